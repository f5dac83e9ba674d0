package dev.grognard.runtime.skirmish;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Bag;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusals;
import dev.grognard.runtime.engine.Sets;
import dev.grognard.runtime.engine.Why;
import dev.grognard.runtime.text.Text;
import java.util.List;

/** The state and the procedures of the skirmish: frames with a program counter, as a generated game has them. */
public final class State extends Position {
    private static final int AT = HEADER;
    private static final int SP = AT + 6;
    private static final int MOVED = SP + 6;
    private static final int SHOWN = MOVED + 1;
    private static final int STACK = SHOWN + 1;
    private static final int SIZE = STACK + 60;

    private static final int GAME_TURN = 1;
    private static final int SIDE_TURN = 2;
    private static final int CHARGE = 3;
    private static final int RALLY = 4;

    private static final int SIDE = LOCALS;
    private static final int BAND = LOCALS;
    private static final int PLACE = LOCALS + 1;
    private static final int TARGET = LOCALS + 2;
    private static final int CHOSEN = LOCALS + 1;

    private static final int ASK_ORDER = 0;
    private static final int ASK_TARGET = 1;
    private static final int ASK_RALLIED = 2;
    private static final int ASK_PURSUE = 3;

    private static final int CODE_PASS = 0;
    private static final int CODE_MARCH = 1;
    private static final int CODE_CHARGE = 2;
    private static final int CODE_RALLY = 3;
    private static final int CODE_PICK = 4;
    private static final int CODE_DONE = 5;
    private static final int CODE_NO = 6;
    private static final int CODE_YES = 7;

    private static final int ENDING_BEATEN = 0;
    private static final int ENDING_DUSK = 1;

    private static final int LAST_TURN = 5;
    private static final int LONG_LAST_TURN = 8;
    private static final int SIDES = 2;
    private static final int FACES = 6;
    private static final int HIT = 5;
    private static final int HEAVY = 3;

    private static final Side[] SIDE_VALUES = Side.values();
    private static final Place[] PLACE_VALUES = Place.values();
    private static final Band[] BAND_VALUES = Band.values();

    private static final List<DecisionPoint> POINTS = List.of(
            new DecisionPoint("SideTurn.order", DecisionPoint.Kind.MENU, List.of("turn.1")),
            new DecisionPoint("Charge.target", DecisionPoint.Kind.ONE, List.of("charge.2")),
            new DecisionPoint("Rally.rallied", DecisionPoint.Kind.SEVERAL, List.of("rally.1")),
            new DecisionPoint("Charge.pursue", DecisionPoint.Kind.YES_NO, List.of("charge.5")));

    private final Skirmish game;

    State(Skirmish game) {
        super(SIZE, STACK, Place.values().length);
        this.game = game;
    }

    @Override
    public Game game() {
        return game;
    }

    // ------------------------------------------------------------------ typed accessors

    public Place at(Band band) {
        return PLACE_VALUES[at(AT + band.index())];
    }

    public void setAt(Band band, Place place) {
        put(AT + band.index(), place.index());
    }

    public int sp(Band band) {
        return at(SP + band.index());
    }

    public void setSp(Band band, int sp) {
        put(SP + band.index(), sp);
    }

    public boolean moved(Band band) {
        return bit(MOVED, band.index());
    }

    public boolean isShown(Band band) {
        return bit(SHOWN, band.index());
    }

    public void setShown(Band band, boolean shown) {
        setBit(SHOWN, band.index(), shown);
    }

    public void start(Side side) {
        put(TURN, 2);
        int f = at(FRAME);
        put(f + PC, 1 + side.index());
    }

    // ------------------------------------------------------------------ rules

    private boolean mayMarch(Band band, Place to, Why why) {
        if (why != null) {
            why.enter("mayMarch(" + band.id() + ", " + to.id() + ")", "march.1");
        }
        boolean result;
        int distance = Math.abs(at(band).index() - to.index());
        if (band.full() == HEAVY && to == Place.BRIDGE && (optionMask() & 1) != 0) {
            result = false;
            if (why != null) {
                why.gave("no", "a heavy band in the mud", "the bridge cannot be reached through the mud", "option.1.a");
            }
        } else {
            result = distance <= game.reach();
            if (why != null) {
                why.tried(false, "a heavy band in the mud", "option.1.a");
                why.gave(
                        result ? "yes" : "no",
                        "otherwise",
                        result ? "" : to.printed() + " is not next to " + at(band).printed(),
                        "march.1.a");
            }
        }
        return why == null ? result : why.leave(result);
    }

    private boolean enemyAt(Side side, Place place) {
        for (Band band : BAND_VALUES) {
            if (band.side() != side && at(band) == place) {
                return true;
            }
        }
        return false;
    }

    private boolean isBeaten(Side side) {
        for (Band band : BAND_VALUES) {
            if (band.side() == side && at(band) != Place.GONE) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int score(int side) {
        return strength(SIDE_VALUES[side]) - strength(SIDE_VALUES[side].opponent());
    }

    public int strength(Side side) {
        int score = 0;
        for (Band band : BAND_VALUES) {
            if (band.side() == side) {
                score += sp(band);
            }
        }
        return score;
    }

    // ------------------------------------------------------------------ procedures

    @Override
    protected void setUp() {
        for (Band band : BAND_VALUES) {
            if (scenario() == NO_SCENARIO) {
                setAt(band, Place.GONE);
            } else {
                boolean forward = scenario() == 1 && (band == Band.ASH || band == Band.XENIA);
                setAt(band, forward ? Place.BRIDGE : band.side() == Side.RED ? Place.NORTH : Place.SOUTH);
            }
            setSp(band, band.full());
        }
        push(GAME_TURN, LOCALS, LOCALS, 0);
    }

    @Override
    protected void step(int f) {
        switch (at(f + PROCEDURE)) {
            case GAME_TURN -> gameTurn(f);
            case SIDE_TURN -> sideTurn(f);
            case CHARGE -> charge(f);
            case RALLY -> rally(f);
            default -> throw new AssertionError(at(f + PROCEDURE));
        }
    }

    @Override
    public boolean settle() {
        for (Side side : SIDE_VALUES) {
            if (isBeaten(side)) {
                end(side.opponent().index(), ENDING_BEATEN);
                return true;
            }
        }
        return false;
    }

    private void gameTurn(int f) {
        int pc = at(f + PC);
        if (pc == 0) {
            put(TURN, 1);
            put(f + PC, 1);
        } else if (pc <= SIDES) {
            put(f + PC, pc + 1);
            int called = push(SIDE_TURN, LOCALS + 1, LOCALS, f);
            put(called + SIDE, pc - 1);
            if (logging()) {
                log().began(this, Text.of(SIDE_VALUES[pc - 1].printed() + ", turn " + at(TURN)), List.of("turn.1"));
            }
        } else {
            int last = (optionMask() & 2) != 0 ? LONG_LAST_TURN : LAST_TURN;
            turnEnds(last);
            put(MOVED, 0);
            if (at(TURN) == last) {
                end(NOBODY, ENDING_DUSK);
            } else {
                put(TURN, at(TURN) + 1);
                put(f + PC, 1);
            }
        }
    }

    private void sideTurn(int f) {
        if (!answered()) {
            if (settle()) {
                return;
            }
            enumerate(ASK_ORDER, f, null);
            if (ask(at(f + SIDE), ASK_ORDER, true)) {
                return;
            }
        }
        switch (answerCode()) {
            case CODE_PASS -> pop(f);
            case CODE_MARCH -> {
                Band band = BAND_VALUES[answer(0)];
                Place from = at(band);
                setAt(band, PLACE_VALUES[answer(1)]);
                setBit(MOVED, band.index(), true);
                if (logging()) {
                    log().moved(this, Text.of(veiled(band)), from, at(band), List.of("march.1"));
                }
            }
            case CODE_CHARGE -> {
                int band = answer(0);
                int place = answer(1);
                int called = push(CHARGE, LOCALS + 3, LOCALS, f);
                put(called + BAND, band);
                put(called + PLACE, place);
            }
            case CODE_RALLY -> {
                int called = push(RALLY, LOCALS + 2, LOCALS, f);
                put(called + SIDE, at(f + SIDE));
            }
            default -> throw new AssertionError(answerCode());
        }
    }

    private void charge(int f) {
        Band band = BAND_VALUES[at(f + BAND)];
        switch (at(f + PC)) {
            case 0 -> {
                setBit(MOVED, band.index(), true);
                if (!isShown(band)) {
                    setShown(band, true);
                    revealed();
                }
                put(f + PC, 1);
            }
            case 1 -> {
                if (!answered()) {
                    enumerate(ASK_TARGET, f, null);
                    if (ask(band.side().opponent().index(), ASK_TARGET, true)) {
                        return;
                    }
                }
                put(f + TARGET, answer(0));
                put(f + PC, 2);
            }
            case 2 -> {
                long bag = rollBag(sp(band), FACES, "charge");
                Band target = BAND_VALUES[at(f + TARGET)];
                setSp(target, Math.max(0, sp(target) - Bag.of(bag, HIT) - Bag.of(bag, FACES)));
                if (sp(target) == 0) {
                    setAt(target, Place.GONE);
                }
                put(f + PC, 3);
            }
            case 3 -> {
                if (enemyAt(band.side(), PLACE_VALUES[at(f + PLACE)])) {
                    pop(f);
                    return;
                }
                if (!answered()) {
                    enumerate(ASK_PURSUE, f, null);
                    if (ask(band.side().index(), ASK_PURSUE, true)) {
                        return;
                    }
                }
                if (answerCode() == CODE_YES) {
                    setAt(band, PLACE_VALUES[at(f + PLACE)]);
                }
                pop(f);
            }
            default -> throw new AssertionError(at(f + PC));
        }
    }

    private void rally(int f) {
        switch (at(f + PC)) {
            case 0 -> {
                if (!answered()) {
                    enumerate(ASK_RALLIED, f, null);
                    if (ask(at(f + SIDE), ASK_RALLIED, true)) {
                        return;
                    }
                }
                if (answerCode() == CODE_DONE) {
                    put(f + PC, 1);
                } else {
                    put(f + CHOSEN, (int) Sets.with(at(f + CHOSEN), answer(0)));
                    if (Sets.count((long) at(f + CHOSEN)) == 2) {
                        put(f + PC, 1);
                    }
                }
            }
            case 1 -> {
                int next = Sets.next((long) at(f + CHOSEN), 0);
                if (next < 0) {
                    pop(f);
                    return;
                }
                int die = roll(FACES, "rally");
                Band band = BAND_VALUES[next];
                put(f + CHOSEN, (int) Sets.without(at(f + CHOSEN), next));
                setBit(MOVED, next, true);
                if (die > 3) {
                    setSp(band, Math.min(band.full(), sp(band) + 1));
                }
            }
            default -> throw new AssertionError(at(f + PC));
        }
    }

    // ------------------------------------------------------------------ decisions

    @Override
    protected void enumerate(int ask, int f, Refusals refusals) {
        clearOptions();
        switch (ask) {
            case ASK_ORDER -> enumerateOrders(SIDE_VALUES[at(f + SIDE)], refusals);
            case ASK_TARGET -> {
                for (Band band : BAND_VALUES) {
                    if (band.side() != BAND_VALUES[at(f + BAND)].side() && at(band).index() == at(f + PLACE)) {
                        option(CODE_PICK, band.index());
                    }
                }
            }
            case ASK_RALLIED -> {
                for (Band band : BAND_VALUES) {
                    if (band.side().index() != at(f + SIDE) || Sets.has((long) at(f + CHOSEN), band.index())) {
                        continue;
                    }
                    if (canRally(band)) {
                        option(CODE_PICK, band.index());
                    } else if (refusals != null) {
                        refusals.refuse(
                                Text.of(veiled(band), Text.words(" cannot rally")),
                                List.of("rally.2"),
                                null,
                                CODE_PICK,
                                band.index());
                    }
                }
                option(CODE_DONE);
            }
            case ASK_PURSUE -> {
                option(CODE_NO);
                option(CODE_YES);
            }
            default -> throw new AssertionError(ask);
        }
    }

    private boolean canRally(Band band) {
        return at(band) != Place.GONE && !moved(band) && sp(band) < band.full();
    }

    private void enumerateOrders(Side side, Refusals refusals) {
        boolean anyToRally = false;
        for (Band band : BAND_VALUES) {
            if (band.side() != side || at(band) == Place.GONE) {
                continue;
            }
            anyToRally |= canRally(band);
            for (Place place : PLACE_VALUES) {
                if (place == Place.GONE || place == at(band)) {
                    continue;
                }
                boolean charge = enemyAt(side, place);
                int code = charge ? CODE_CHARGE : CODE_MARCH;
                if (moved(band)) {
                    if (refusals != null) {
                        refusals.refuse(
                                Text.of(veiled(band), Text.words(" has moved")),
                                List.of("march.2"),
                                null,
                                code,
                                band.index(),
                                place.index());
                    }
                } else if (charge && !at(band).isNextTo(place)) {
                    if (refusals != null) {
                        refusals.refuse(
                                Text.of("too far"), List.of("charge.1"), null, code, band.index(), place.index());
                    }
                } else if (!charge && !mayMarch(band, place, null)) {
                    if (refusals != null) {
                        Why why = new Why();
                        mayMarch(band, place, why);
                        Explanation working = why.explanation();
                        refusals.refuse(why.because(), List.of("march.1"), working, code, band.index(), place.index());
                    }
                } else {
                    option(code, band.index(), place.index());
                }
            }
        }
        if (anyToRally) {
            option(CODE_RALLY);
        } else if (refusals != null) {
            refusals.refuse(Text.of("nobody to rally"), List.of("rally.3"), null, CODE_RALLY);
        }
        option(CODE_PASS);
    }

    @Override
    protected DecisionPoint point(int ask) {
        return POINTS.get(ask);
    }

    @Override
    protected Text prompt(int ask, int f) {
        return switch (ask) {
            case ASK_ORDER -> Text.of("Give an order");
            case ASK_TARGET -> Text.of("Who stands against the charge?");
            case ASK_RALLIED -> Text.of("Who rallies?");
            default -> Text.of("Pursue?");
        };
    }

    private Text.Part veiled(Band band) {
        return new Text.Veiled(
                band.printed(),
                "a " + band.side().printed() + " band",
                isShown(band) ? 3 : 1 << band.side().index());
    }

    @Override
    protected Text label(int ask, int f, int code, int[] arguments, int offset) {
        return switch (code) {
            case CODE_MARCH, CODE_CHARGE ->
                Text.of(
                        veiled(BAND_VALUES[arguments[offset]]),
                        Text.words(code == CODE_MARCH ? " marches to " : " charges into "),
                        Text.words(PLACE_VALUES[arguments[offset + 1]].printed()));
            case CODE_PICK -> Text.of(veiled(BAND_VALUES[arguments[offset]]));
            default -> Text.of(notation(code, arguments, offset));
        };
    }

    @Override
    protected String notation(int code, int[] arguments, int offset) {
        return switch (code) {
            case CODE_PASS -> "pass";
            case CODE_MARCH -> "March" + bandAndPlace(arguments, offset);
            case CODE_CHARGE -> "Charge" + bandAndPlace(arguments, offset);
            case CODE_RALLY -> "Rally()";
            case CODE_PICK -> BAND_VALUES[arguments[offset]].id();
            case CODE_DONE -> "done";
            case CODE_NO -> "no";
            default -> "yes";
        };
    }

    private static String bandAndPlace(int[] arguments, int offset) {
        return "(" + BAND_VALUES[arguments[offset]].id() + ", " + PLACE_VALUES[arguments[offset + 1]].id() + ")";
    }

    @Override
    protected Record action(int ask, int code, int[] arguments, int offset) {
        return switch (code) {
            case CODE_PASS -> new Action.Pass();
            case CODE_MARCH -> new Action.March(BAND_VALUES[arguments[offset]], PLACE_VALUES[arguments[offset + 1]]);
            case CODE_CHARGE -> new Action.Charge(BAND_VALUES[arguments[offset]], PLACE_VALUES[arguments[offset + 1]]);
            case CODE_RALLY -> new Action.Rally();
            case CODE_PICK -> new Action.Pick(BAND_VALUES[arguments[offset]]);
            case CODE_DONE -> new Action.Done();
            default -> new Action.Answer(code == CODE_YES);
        };
    }

    @Override
    protected Text ending(int ending) {
        return Text.of(ending == ENDING_BEATEN ? "the other side is beaten" : "dusk falls");
    }

    @Override
    protected List<String> endingCases(int ending) {
        return List.of(ending == ENDING_BEATEN ? "victory.1" : "victory.2");
    }
}
