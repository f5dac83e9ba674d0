package dev.grognard.runtime.bot;

import dev.grognard.runtime.engine.Position;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Plays every option on to the end of the next turn, several times and with other dice each time, and takes the one after which its side stands
 * best on the whole. Options that turn out badly are given up half by half, so that most of the time goes to the good ones.
 */
public final class CarefulBot implements Bot {
    /** How many decisions it may try out in its head before it takes one. */
    private static final int EFFORT = 20_000;
    /** So many games of each option decide which half of them is given up. */
    private static final int GAMES = 4;
    /** A game is left after so many decisions, wherever it is. */
    private static final int DECISIONS = 120;
    /** In its head both sides look at so many options each time, and take the better one. */
    private static final int GLANCES = 2;

    private Position trial;
    private Position glance;
    private int side;
    private int spent;
    private Tally[] tallies = {};
    private int best;
    private int worst;

    /** What the games of one option have come to. */
    private static final class Tally {
        private final int option;
        private long standing;
        private int won;
        private int lost;
        /** How much sooner than others its lost games were lost. */
        private int haste;

        private long worth;

        Tally(int option) {
            this.option = option;
        }
    }

    @Override
    public int choose(Position position, BotRandom random) {
        int count = position.optionCount();
        if (count == 1) {
            return 0;
        }
        begin(position, count);
        int left = count;
        while (left > 1 && spent < EFFORT) {
            for (int game = 0; game < GAMES; game++) {
                // All options meet the same dice as long as they ask for the same ones.
                long seed = random.next(Integer.MAX_VALUE);
                for (int i = 0; i < left; i++) {
                    play(position, tallies[i], seed);
                }
            }
            sort(left);
            left = (left + 1) / 2;
        }
        return tallies[0].option;
    }

    private void begin(Position position, int count) {
        if (trial == null || trial.game() != position.game()) {
            trial = position.fresh();
            glance = position.fresh();
        }
        side = position.decider();
        spent = 0;
        best = Integer.MIN_VALUE;
        worst = Integer.MAX_VALUE;
        tallies = new Tally[count];
        for (int i = 0; i < count; i++) {
            tallies[i] = new Tally(i);
        }
    }

    /** One game played on from an option; how the side stands is looked at when this turn ends and when the next one does. */
    private void play(Position position, Tally tally, long seed) {
        BotRandom random = new BotRandom(seed);
        int turn = position.turn();
        trial.copyFrom(position);
        // The dice that would really fall are not the bot's to know.
        trial.reseed(seed);
        trial.choose(tally.option);
        int decisions = playOn(turn, DECISIONS, random);
        int soon = trial.isOver() ? 0 : standing();
        int left = playOn(turn + 1, decisions, random);
        if (!trial.isOver() || trial.winner() == Position.NOBODY) {
            tally.standing += soon + (long) standing();
        } else if (trial.winner() == side) {
            tally.won++;
        } else {
            tally.lost++;
            tally.haste += left;
        }
    }

    private int standing() {
        int standing = trial.score(side);
        best = Math.max(best, standing);
        worst = Math.min(worst, standing);
        return standing;
    }

    /** Plays until a turn is over; gives how many decisions are left. */
    private int playOn(int turn, int decisions, BotRandom random) {
        int left = decisions;
        while (left > 0 && trial.isWaiting() && trial.turn() <= turn) {
            trial.choose(atAGlance(random));
            left--;
        }
        return left;
    }

    /** The better of a few options, by how things stand right after them. */
    private int atAGlance(BotRandom random) {
        int count = trial.optionCount();
        spent++;
        if (count == 1) {
            return 0;
        }
        int decider = trial.decider();
        int chosen = 0;
        long chosenScore = Long.MIN_VALUE;
        for (int i = 0; i < GLANCES; i++) {
            int option = random.next(count);
            glance.copyFrom(trial);
            glance.reseed(random.next(Integer.MAX_VALUE));
            glance.choose(option);
            spent++;
            long score = GreedyBot.score(glance, decider);
            if (score >= chosenScore) {
                chosen = option;
                chosenScore = score;
            }
        }
        return chosen;
    }

    /**
     * The best first. A game that is won counts more than the best standing, by as much as the best and the worst are apart, and one that is
     * lost as much less than the worst; where all is lost, later is better.
     */
    private void sort(int count) {
        // If every game has come to its end, none has left a standing.
        boolean standing = best >= worst;
        long high = standing ? best : 0;
        long low = standing ? worst : 0;
        long spread = Math.max(1, high - low);
        for (int i = 0; i < count; i++) {
            Tally tally = tallies[i];
            tally.worth = tally.standing + 2 * (tally.won * (high + spread) + tally.lost * (low - spread));
        }
        Arrays.sort(
                tallies,
                0,
                count,
                Comparator.comparingLong((Tally tally) -> -tally.worth).thenComparingInt(tally -> tally.haste));
    }
}
