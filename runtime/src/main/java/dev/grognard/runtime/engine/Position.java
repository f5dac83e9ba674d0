package dev.grognard.runtime.engine;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.text.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A moment of a game: one flat array of longs, and the machine that runs it to the next decision.
 *
 * <p>Generated games extend this class. Everything that changes is in {@link #d}: a header, the state that the
 * rulebook declares, and the stack of frames of the procedures that are under way. Nothing is kept on the Java stack
 * between decisions, so a copy of the array is a copy of the game.
 */
public abstract class Position extends Listing {
    /** Status values. */
    public static final int RUNNING = 0;

    public static final int OVER = 1;

    public static final int NOBODY = -1;

    /** Everybody, where sides are the bits of a number. */
    public static final int ALL_SIDES = -1;

    /** What others read of a choice that is made in secret. */
    public static final String SECRET = "a secret choice";

    /** What a block gives when the machine must look again before anything else runs. */
    public static final int PAUSE = -1;

    /** How an absent number is stored. */
    public static final int ABSENT = Integer.MIN_VALUE;

    /** In the place of a scenario: an empty board, for examples that put everything in place themselves. */
    public static final int NO_SCENARIO = -1;

    /** More answers than this that nobody had to give, because there was only one, mean that the next decision will never come. */
    private static final int MOST_FORCED = 10_000;

    /** And so do more throws of dice, or draws, than this. */
    private static final int MOST_THROWS = 100_000;

    private static final Pattern UNNAMED = Pattern.compile("d\\d+");

    /** How each scenario begins, once it has been set up with some options; no dice are thrown before that. */
    private long[][] beginnings = {};

    private Dice dice = Dice.SEEDED;
    private EventSink log;
    private Onlooker onlooker;
    /** Present only while the position runs in order to be asked. */
    private Workings workings;

    // The decision that the position waits for; recomputed from the state by advance().
    private boolean waiting;
    private boolean over;
    private int forcedAnswers;
    private int throwsBetween;
    /** Whether the options of the decision have been written down; otherwise they have only been counted. */
    private boolean listed;

    private boolean asksInVain;
    private boolean asksOnward;

    protected Position(int size, int stackBase, int places) {
        super(size, stackBase, places);
    }

    // ------------------------------------------------------------------ what a generated game supplies

    /** The rulebook that this is a position of. */
    public abstract Game game();

    /** A new position of the same game, not set up. */
    public final Position fresh() {
        return game().newPosition();
    }

    /** Puts the pieces of the scenario in place and pushes the first frame, always in the same way. */
    protected abstract void setUp();

    /** Runs the frame at {@code f} until it asks, calls, returns or ends the game. */
    protected abstract void step(int f);

    /**
     * Reads victories, interrupts and triggers; wanted only where something they read was touched. Returns true when control moved elsewhere (the game is over, a frame was cut short, a
     * trigger's frame was pushed), so that the caller must return to the machine.
     */
    public abstract boolean settle();

    /** Lists the options of the decision {@code ask} of the frame {@code f}, or tells the refusals why others are not among them. */
    protected abstract void enumerate(int ask, int f, Refusals refusals);

    /** What is being asked. */
    protected abstract DecisionPoint point(int ask);

    /** Every place in the rules where a player may have to decide. */
    public List<DecisionPoint> decisionPoints() {
        return List.of();
    }

    /** The printed cases of an option given by its code: those of the decision, unless it has its own. */
    protected List<String> cases(int ask, int code) {
        return point(ask).cases();
    }

    protected abstract Text prompt(int ask, int f);

    /** The label of an option given by code and arguments, as a player reads it. */
    protected abstract Text label(int ask, int f, int code, int[] arguments, int offset);

    /** The option in the notation of scripts and saves: {@code March(Guards, Road(Mill, Ford))}. */
    protected abstract String notation(int code, int[] arguments, int offset);

    /** The option as the game's typed action record. */
    protected abstract Record action(int ask, int code, int[] arguments, int offset);

    /** What the rulebook says of the way the game ended; only when it is over. */
    protected abstract Text ending(int ending);

    protected abstract List<String> endingCases(int ending);

    /** Works a rule, a sum or a table out for arguments by their ids; whether there is one of that name. */
    protected boolean explain(Why why, String rule, List<String> arguments) {
        return false;
    }

    /**
     * How a rule, a sum or a table comes to its value now, for arguments by their ids; nothing if there is none of that name. Arguments that do
     * not fit are an {@link IllegalArgumentException} that says so.
     */
    public final Optional<Explanation> explain(String rule, List<String> arguments) {
        Why why = new Why();
        try {
            return explain(why, rule, arguments) ? Optional.of(why.explanation()) : Optional.empty();
        } catch (RuntimeException e) {
            if (why.hasBegun()) {
                // That it cannot be worked out may itself tell something hidden, so it is an answer like any other.
                return Optional.of(why.brokenOff());
            }
            throw e;
        }
    }

    /** How well a side stands, for simple bots. */
    public abstract int score(int side);

    /** What the rulebook promises of every position and does not hold in this one, in its words. */
    public List<String> brokenInvariants() {
        return List.of();
    }

    /** How each promise that does not hold comes to that, in the same order. */
    public List<Explanation> invariantWorkings() {
        return List.of();
    }

    /** Where the state speaks of pieces whose names are hidden from some; one entry for each family of such pieces. */
    public List<PieceTraces> pieceTraces() {
        return List.of();
    }

    /** The states of the game that are hidden from some, and could be something else. */
    public List<SecretState> secretStates() {
        return List.of();
    }

    /** Reads rules on the fast path and on the one that explains. */
    protected void readBothWays(BothWays both) {
        // A game without rules of its own has nothing to compare.
    }

    /** Rules that give one value to the players and another to whoever asks why, tried with arguments that follow from the seed. */
    public final List<String> disagreements(long seed) {
        BothWays both = new BothWays(seed);
        readBothWays(both);
        return both.disagreements();
    }

    /** The workings of rules with arguments that follow from the seed, for the search for leaks. */
    public final List<Explanation> sampledWorkings(long seed) {
        BothWays both = new BothWays(seed);
        readBothWays(both);
        return both.workings();
    }

    // ------------------------------------------------------------------ running

    /** Begins a game: scenario and options by index, and a seed for the dice. */
    public final void begin(int scenario, int optionMask, long seed) {
        int which = scenario - NO_SCENARIO;
        if (which >= beginnings.length) {
            beginnings = Arrays.copyOf(beginnings, which + 1);
        }
        long[] beginning = beginnings[which];
        if (beginning == null || beginning[OPTIONS] != optionMask) {
            setUp(scenario, optionMask);
            beginnings[which] = snapshot();
        } else {
            System.arraycopy(beginning, 0, d, 0, beginning.length);
        }
        reseed(seed);
        waiting = false;
    }

    private void setUp(int scenario, int optionMask) {
        Arrays.fill(d, 0);
        d[STACK_TOP] = stackBase;
        d[SCENARIO] = scenario;
        d[OPTIONS] = optionMask;
        d[DIRTY] = -1;
        setUp();
    }

    /** Runs to the next decision or to the end of the game. */
    public final void advance() {
        waiting = false;
        over = d[STATUS] == OVER;
        forcedAnswers = 0;
        throwsBetween = 0;
        calls = 0;
        sets.begin();
        try {
            while (!waiting && !over) {
                step((int) d[FRAME]);
            }
        } finally {
            sets.end();
        }
    }

    /** Takes the option with this index in the list of the present decision, and runs on. */
    public final void choose(int option) {
        if (!waiting || option < 0 || option >= optionCount()) {
            throw new IllegalArgumentException("no option " + option + " among " + optionCount());
        }
        take(option);
        advance();
    }

    private void take(int option) {
        if (log != null) {
            // Labels that were shown before this one have left workings behind that belong to nothing.
            takeWorkings();
            Text label = optionLabel(option);
            if (d[SECRECY] != 0) {
                label = Text.of(new Text.Veiled(label.seenBy(decider()), SECRET, 1 << decider()));
            }
            log.chose(this, decider(), point(asked()), label, optionNotation(option), optionCases(option));
        }
        if (listed || !answerOffer(option)) {
            int found = find(option);
            for (int i = 0; i < STRIDE; i++) {
                d[ANSWER + i] = options[found + i];
            }
        }
        d[ANSWERED] = 1;
    }

    /** Where an option stands; it may have to be written down first. */
    private int find(int option) {
        if (listed) {
            return option * STRIDE;
        }
        wanted = option;
        boolean stoodStill = sets.begin();
        try {
            enumerate(asked(), askFrame(), null);
        } finally {
            wanted = NO_OPTION;
            if (stoodStill) {
                sets.end();
            }
        }
        return 0;
    }

    /** Writes all options down, and says where one of them stands. */
    private int list(int option) {
        if (!listed) {
            wanted = ALL_OPTIONS;
            try {
                enumerate(asked(), askFrame(), null);
            } finally {
                wanted = NO_OPTION;
            }
            listed = true;
        }
        return option * STRIDE;
    }

    private int asked() {
        return second(d[QUESTION]);
    }

    /** Whoever asks is the topmost frame. */
    private int askFrame() {
        return (int) d[FRAME];
    }

    public final boolean isOver() {
        return d[STATUS] == OVER;
    }

    /** The side that has won, or {@link #NOBODY}. */
    public final int winner() {
        return (int) d[WINNER];
    }

    public final Text endingText() {
        return ending((int) d[ENDING]);
    }

    public final List<String> endingCases() {
        return endingCases((int) d[ENDING]);
    }

    public final int turn() {
        return (int) d[TURN];
    }

    public final int scenario() {
        return (int) d[SCENARIO];
    }

    public final int optionMask() {
        return (int) d[OPTIONS];
    }

    /** How often dice have been thrown so far; undo stops where this changes. */
    public final int rolls() {
        return (int) d[ROLLS];
    }

    /** How often something hidden has been shown so far; undo stops where this changes. */
    public final int reveals() {
        return (int) d[REVEALS];
    }

    // ------------------------------------------------------------------ the present decision

    public final boolean isWaiting() {
        return waiting;
    }

    public final int decider() {
        return first(d[QUESTION]);
    }

    /** How many options the present decision has. */
    public final int optionCount() {
        return second(d[OFFERED]);
    }

    public final DecisionPoint decisionPoint() {
        return point(asked());
    }

    public final Text prompt() {
        return prompt(asked(), askFrame());
    }

    /** How many more may be picked where several are, or {@link #UNLIMITED}. */
    public final int picksLeft() {
        list(0);
        return picksLeft;
    }

    /** What a journey has cost so far whose next step is asked for. */
    public final int spentOnTheWay() {
        list(0);
        return spentOnTheWay;
    }

    public final Text optionLabel(int option) {
        int at = list(option);
        return label(asked(), askFrame(), options[at], options, at + 1);
    }

    public final String optionNotation(int option) {
        int at = list(option);
        return notation(options[at], options, at + 1);
    }

    /** The printed cases that an option rests on. */
    public final List<String> optionCases(int option) {
        return cases(asked(), options[list(option)]);
    }

    public final Record optionAction(int option) {
        int at = list(option);
        return action(asked(), options[at], options, at + 1);
    }

    /** Every order that the present decision's menu is about but does not allow, each with its reason. */
    public final List<Refusal> refusals() {
        return judged(false).all();
    }

    /** What is required of the orders of the present decision's menu and met, in the order in which it is asked. */
    public final List<Refusals.Met> requirementsMet() {
        return judged(true).met();
    }

    /** Which set of the present decision's menu leaves out what an order is about that is neither offered nor refused. */
    public final Optional<Outside> outside(String notation) {
        return judged(true).outside(notation);
    }

    private Refusals judged(boolean tellAll) {
        Refusals refusals = new Refusals(this, asked(), askFrame(), tellAll);
        enumerate(asked(), askFrame(), refusals);
        forgetOffers();
        return refusals;
    }

    final Text labelOf(int ask, int f, int code, int[] arguments) {
        return label(ask, f, code, arguments, 0);
    }

    final String notationOf(int code, int[] arguments) {
        return notation(code, arguments, 0);
    }

    final Record actionOf(int ask, int code, int[] arguments) {
        return action(ask, code, arguments, 0);
    }

    // ------------------------------------------------------------------ copying

    /** Makes this position the same as another of the same game, ready to run on. */
    public final void copyFrom(Position other) {
        if (!other.waiting) {
            System.arraycopy(other.d, 0, d, 0, other.size());
            resume();
            return;
        }
        // The decision is the same too, with what it offers.
        System.arraycopy(other.d, 0, d, 0, other.endOfOffers());
        copyTable(other);
        waiting = true;
        listed = false;
    }

    /** How many longs a copy takes over: the state, and what the present decision offers. */
    public final int copiedSize() {
        return waiting ? endOfOffers() : size();
    }

    /** Goes back to a state that {@link #snapshot} gave. */
    public final void restore(long[] snapshot) {
        if (snapshot.length < stackBase || snapshot.length > stackLimit) {
            throw new IllegalArgumentException("a state of " + snapshot.length + " slots where " + stackBase + " to "
                    + stackLimit + " are expected");
        }
        System.arraycopy(snapshot, 0, d, 0, snapshot.length);
        resume();
    }

    private void resume() {
        waiting = false;
        if (d[STATUS] == RUNNING && d[FRAME] != 0) {
            advance();
        }
    }

    public final boolean sameStateAs(Position other) {
        return Arrays.equals(d, 0, size(), other.d, 0, other.size());
    }

    /** Sets the dice that this position throws; seeded ones unless told otherwise. */
    public final void useDice(Dice dice) {
        this.dice = dice;
    }

    /** Whether a menu that can only be passed is asked all the same; an example does so to learn why its orders are refused. */
    public final void askInVain(boolean asks) {
        this.asksInVain = asks;
    }

    /** Whether a journey that cannot go on is asked about all the same; whoever looks for a way does so to learn why there is none. */
    public final void askOnward(boolean asks) {
        this.asksOnward = asks;
    }

    /** Sets who is told what happens; null is nobody. */
    public final void report(EventSink sink) {
        this.log = sink;
    }

    /** Sets who is told when something hidden becomes known; null is nobody. */
    public final void watch(Onlooker watching) {
        this.onlooker = watching;
    }

    /** Whether something would hold if two things had changed places; done twice, the exchange must change nothing. */
    public final boolean holdsExchanged(Consumer<long[]> exchange, BooleanSupplier fact) {
        exchange.accept(d);
        try {
            return fact.getAsBoolean();
        } finally {
            exchange.accept(d);
        }
    }

    /** From here on takes down how every number comes about, for whoever asks; much slower. */
    public final void explainItself() {
        explainItself(explanation -> {});
    }

    /** The same, and somebody reads along whatever is taken down. */
    public final void explainItself(Consumer<Explanation> reader) {
        this.workings = new Workings(reader);
    }

    /** The workings of what happens now; none unless the position explains itself. */
    public final List<Explanation> takeWorkings() {
        return workings == null ? List.of() : workings.take();
    }

    // ------------------------------------------------------------------ for generated code

    public final boolean explaining() {
        return workings != null;
    }

    /** Has something explained; only where the position explains itself. */
    public final void explainApart(Consumer<Why> explaining) {
        explaining.accept(new Why());
    }

    /** The next thing that happens rests on this. */
    public final void worked(Explanation explanation) {
        workings.add(explanation);
    }

    /** A variable or a state has a new value, and this is how it came about. */
    public final void note(Explanation explanation, long value, Object... key) {
        workings.note(Arrays.asList(key), new Workings.Note(explanation, value));
    }

    /** A variable holds dice. */
    public final void noteDice(String purpose, long bag, Object... key) {
        note(workings.handful("the dice" + behind(purpose), bag), bag, key);
    }

    /** A variable holds a die. */
    public final void noteDie(String purpose, int value, Object... key) {
        note(Explanation.of("the die" + behind(purpose), String.valueOf(value)), value, key);
    }

    /** A variable holds what another one holds. */
    public final void noteSame(List<Object> from, Object... key) {
        workings.noteSame(from, Arrays.asList(key));
    }

    /** A variable was read whose value came about earlier: whoever may not know how, may not know what rests on it. */
    public final void heed(Why why, Object... key) {
        if (workings != null) {
            workings.of(Arrays.asList(key)).ifPresent(earlier -> why.seenOnlyBy(earlier.knownTo()));
        }
    }

    /** The same for a number, whose working is told along. */
    public final void recall(Why why, long value, Object... key) {
        if (workings != null) {
            workings.of(Arrays.asList(key), value).ifPresent(why::uses);
        }
    }

    /** From here on choices are kept from the other sides, or are known to all again. */
    public final void secrecy(boolean begins) {
        d[SECRECY] = begins ? 1 : 0;
        if (!begins) {
            revealed();
            if (log != null) {
                log.unveiled(this);
            }
        }
    }

    /** From here on choices are known to all again; those that were made in secret stay so. */
    public final void endSecrecy() {
        d[SECRECY] = 0;
    }

    /** Whether choices are being made that are kept from the other sides. */
    public final boolean isSecret() {
        return d[SECRECY] != 0;
    }

    public final void turn(int turn) {
        d[TURN] = turn;
        d[DIRTY] = 1;
    }

    public final boolean optionOn(int option) {
        return (d[OPTIONS] & 1L << option) != 0;
    }

    public final boolean logging() {
        return log != null;
    }

    public final EventSink log() {
        return log;
    }

    /** Whether a menu has no order to offer, so that passing it is no decision. */
    public final boolean nothingToAsk() {
        return optionsSoFar() == 0 && !asksInVain;
    }

    /** Whether a journey cannot go on, so that nothing is asked. */
    public final boolean isAtAnEnd() {
        return optionsSoFar() == 0 && !asksOnward;
    }

    /**
     * Asks a side to choose among the options listed. With {@code forced} and a single option the answer is taken at once. Returns true
     * when the machine must wait for a player.
     */
    public final boolean ask(int side, int ask, boolean forced) {
        return ask(side, ask, forced ? 1 : 0);
    }

    /** Asks a side to choose one more of those listed; where so many must be chosen that all will be, the first is taken at once. */
    public final boolean askForMore(int side, int ask, int wanted) {
        return ask(side, ask, Math.max(1, wanted));
    }

    private boolean ask(int side, int ask, int takenAtOnce) {
        d[QUESTION] = pair(side, ask);
        int count = optionsSoFar();
        completeOffers(count);
        listed = false;
        // Whoever asks onward waits without any.
        if (count <= takenAtOnce && count > 0) {
            if (++forcedAnswers > MOST_FORCED) {
                throw circling();
            }
            take(0);
            d[ANSWERED] = 0;
            return false;
        }
        waiting = true;
        return true;
    }

    /** Ends the game. */
    public final void end(int winner, int ending) {
        d[STATUS] = OVER;
        over = true;
        d[WINNER] = winner;
        d[ENDING] = ending;
        waiting = false;
        if (log != null) {
            log.ended(this, winner, ending(ending), endingCases(ending));
        }
    }

    /** Throws one die. */
    public final int roll(int faces, String purpose) {
        return roll(faces, purpose, null);
    }

    /** Throws one die, and tells it in words of its own if there are any. */
    public final int roll(int faces, String purpose, Text told) {
        dice.begin(this, 1, faces, purpose);
        thrown();
        int value = dice.roll(this, faces, purpose);
        if (log != null) {
            log.rolled(this, words(told, purpose), purpose, faces, new int[] {value});
        }
        return value;
    }

    private void thrown() {
        d[ROLLS]++;
        if (++throwsBetween > MOST_THROWS) {
            throw circling();
        }
    }

    /** What dice are thrown for; those without a purpose of their own are called by their faces. */
    private static String behind(String purpose) {
        return UNNAMED.matcher(purpose).matches() ? "" : " for " + purpose;
    }

    private static Text words(Text told, String purpose) {
        return told == null ? Text.of("Roll" + behind(purpose)) : told;
    }

    /** Throws a handful of dice and gives them as a bag (see {@link Bag}). */
    public final long rollBag(int count, int faces, String purpose) {
        return rollBag(count, faces, purpose, null);
    }

    /** Throws a handful of dice, and tells it in words of its own if there are any. */
    public final long rollBag(int count, int faces, String purpose, Text told) {
        if (count <= 0) {
            return Bag.EMPTY;
        }
        List<Explanation> howMany = workings == null ? List.of() : workings.waiting();
        dice.begin(this, count, faces, purpose);
        thrown();
        int[] values = log == null ? null : new int[count];
        long bag = Bag.EMPTY;
        for (int i = 0; i < count; i++) {
            int value = dice.roll(this, faces, purpose);
            bag = Bag.with(bag, value);
            if (values != null) {
                values[i] = value;
            }
        }
        if (log != null) {
            log.rolled(this, words(told, purpose), purpose, faces, values);
        }
        if (workings != null && values != null) {
            workings.threw(bag, values, howMany);
        }
        return bag;
    }

    /** Draws some members of a set; the record is told by whoever knows how they may be shown. */
    public final void draw(Cup cup, int count) {
        if (count > 0 && !cup.isEmpty()) {
            cup.draw(this, dice, count);
            thrown();
        }
    }

    /**
     * A turn is about to end; called at rest, before what lasts a turn is reset. A script that wants to look at the turn stops here and
     * comes again, so that the frame must find itself at this call when it is taken up. The end of the last turn is that of the game, and no
     * script stops before it.
     */
    public final void turnEnds(int lastTurn) {
        if (turn() < lastTurn) {
            dice.turnEnds(this);
        }
    }

    /** A note that something hidden has been shown. */
    public final void revealed() {
        d[REVEALS]++;
        if (onlooker != null) {
            onlooker.shown();
        }
    }

    /** A note that a hidden piece has come to where it is seen: that it is so may itself tell what is hidden, and excuses nothing. */
    public final void cameToSight() {
        d[REVEALS]++;
    }

    /** A note that what happens next tells some sides whether a fact holds. */
    public final void tells() {
        d[REVEALS]++;
    }

    /** Whether somebody wants to know what becomes known. */
    public final boolean watched() {
        return onlooker != null;
    }

    /** Tells whoever watches that some sides, given as bits, now know whether a fact holds. */
    public final void tell(int sides, BooleanSupplier fact) {
        onlooker.told(sides, fact);
    }
}
