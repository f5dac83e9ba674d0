package dev.grognard.benchmarks.floor;

import dev.grognard.benchmarks.Engine;

/** Trenton 1776 by hand: runs from decision to decision, and makes nothing on the way. */
public final class FloorTrenton implements Engine {
    final State state = new State();

    private final Choices.Found found = new Choices.Found();

    @Override
    public int setups() {
        return Blocks.SETUPS.length;
    }

    @Override
    public void begin(int setup, long seed) {
        state.begin(setup, seed);
        run();
    }

    @Override
    public boolean isOver() {
        return state.v[State.OVER] != 0;
    }

    @Override
    public int optionCount() {
        return state.v[State.OPTIONS];
    }

    @Override
    public void choose(int option) {
        Choices.find(state, found, option);
        Choices.take(state, found);
        run();
    }

    @Override
    public Engine fresh() {
        return new FloorTrenton();
    }

    @Override
    public void copyFrom(Engine other) {
        state.copyFrom(((FloorTrenton) other).state);
    }

    @Override
    public void copyFrom(Engine other, int times) {
        State from = ((FloorTrenton) other).state;
        State to = state;
        for (int i = 0; i < times; i++) {
            to.copyFrom(from);
        }
    }

    @Override
    public int stateSize() {
        return state.sets.length * Long.BYTES + state.bytes.length + state.v.length * Integer.BYTES;
    }

    /** An option of the present decision, for those who compare it with another engine's. */
    Choices.Found option(int number) {
        Choices.find(state, found, number);
        return found;
    }

    private void run() {
        State s = state;
        while (s.v[State.ASKED] == Ask.NOTHING && s.v[State.OVER] == 0) {
            step(s);
        }
    }

    private static void step(State s) {
        switch (s.v[State.STEP]) {
            case Step.TURN_BEGINS -> Turns.begin(s);
            case Step.ACTION_DICE -> Turns.throwActionDice(s);
            case Step.PLAYER_TURN -> Turns.beginPlayerTurn(s);
            case Step.ARRIVALS -> Turns.arrive(s);
            case Step.ARRIVING -> Turns.gather(s);
            case Step.RETURN -> Turns.mayReturn(s);
            case Step.MARCHES -> Marches.menu(s);
            case Step.PARTY -> Marches.gather(s);
            case Step.COLUMN -> Marches.menuOnTheMarch(s);
            case Step.FORCE_MARCHES -> ForceMarches.menu(s);
            case Step.HOPEFULS -> ForceMarches.gather(s);
            case Step.BATTLES -> Battles.next(s);
            case Step.ROUND_BEGINS -> Battles.beginRound(s);
            case Step.WITHDRAWAL -> Battles.offerWithdrawal(s);
            case Step.WITHDRAWN -> Battles.endWithdrawal(s);
            case Step.DEPART -> Battles.depart(s);
            case Step.GO -> Battles.go(s);
            case Step.VOLLEYS -> Battles.beginVolleys(s);
            case Step.FIRE -> Battles.offerFire(s);
            case Step.FLIGHT -> Battles.offerFlight(s);
            case Step.ROUND_ENDS -> Battles.endRound(s);
            case Step.AFTERMATH -> Battles.aftermath(s);
            case Step.LOST -> Battles.loseThoseLeft(s);
            case Step.LOSSES -> Losses.take(s);
            case Step.PLAYER_TURN_ENDS -> Turns.endPlayerTurn(s);
            case Step.TURN_ENDS -> Turns.end(s);
            default -> throw new IllegalStateException("no step " + s.v[State.STEP]);
        }
    }
}
