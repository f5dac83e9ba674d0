package dev.grognard.runtime.engine;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.text.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A moment of a game: one flat array of longs, and the machine that runs it to the next decision.
 *
 * <p>Generated games extend this class. Everything that changes is in {@link #d}: the header below, the state that the
 * rulebook declares, and the stack of frames of the procedures that are under way. Nothing is kept on the Java stack
 * between decisions, so a copy of the array is a copy of the game.
 */
public abstract class Position {
    /** Header slots of {@link #d}. */
    public static final int FRAME = 0;

    public static final int STACK_TOP = 1;
    public static final int STATUS = 2;
    public static final int WINNER = 3;
    public static final int ENDING = 4;
    public static final int ANSWERED = 5;
    public static final int ANSWER = 6;
    public static final int RESULT = 12;
    public static final int TURN = 13;
    public static final int SCENARIO = 14;
    public static final int OPTIONS = 15;
    public static final int RANDOM = 16;
    public static final int DIRTY = 17;
    public static final int ROLLS = 18;
    public static final int REVEALS = 19;
    public static final int SECRECY = 20;
    /** The topmost frame that an interrupt watches over, or 0. */
    public static final int GUARDED = 21;
    /** The first slot that belongs to the generated game. */
    public static final int HEADER = 22;

    /** How many ints describe one option: a code and up to five arguments. */
    public static final int STRIDE = 6;

    /** Slots of a frame. */
    public static final int PROCEDURE = 0;

    public static final int PC = 1;
    public static final int CALLER = 2;
    public static final int OUTER = 3;
    /** The innermost interrupt that watches over this frame's present statement; 0 is none. */
    public static final int GUARD = 4;
    /** The first slot of a frame that belongs to its procedure. */
    public static final int LOCALS = 5;

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

    /** How many more may be picked where the rules set no limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** In the place of a scenario: an empty board, for examples that put everything in place themselves. */
    public static final int NO_SCENARIO = -1;

    private static final int NO_OPTION = -1;

    /** How far the options of a decision have been looked at: in a copy only how many there are is known. */
    private static final int COPIED = 0;

    private static final int COUNTED = 1;
    private static final int LISTED = 2;

    /** More calls of procedures than this from one decision to the next mean that the next will never come. */
    private static final int MOST_CALLS = 2_000_000;

    /** So do more answers than this that nobody had to give, because there was only one. */
    private static final int MOST_FORCED = 10_000;

    /** The state, flat. Callers outside generated code treat it as opaque. */
    protected final long[] d;

    /** How each scenario begins, once it has been set up with some options; no dice are thrown before that. */
    private long[][] beginnings = {};

    private final int stackBase;
    private Dice dice = Dice.SEEDED;
    private EventSink log;
    private Onlooker onlooker;
    private final BitsPool sets = new BitsPool();
    private final GrowingBits bitsResult = new GrowingBits();
    /** Present only while the position runs in order to be asked. */
    private Workings workings;

    // The decision that the position waits for; recomputed from the state by advance().
    private boolean waiting;
    private int decider;
    private int asked;
    private int askFrame;
    private int forcedAnswers;
    private int calls;
    /** All options, once somebody wants to see them; until then only the one that was taken last. */
    private int[] options = new int[64 * STRIDE];

    private int optionCount;
    private int picksLeft = UNLIMITED;
    private int spentOnTheWay;
    /** Options are only counted, unless all of them are being listed, or one of them is wanted. */
    private boolean listing;

    private int looked;
    private int wanted = NO_OPTION;
    private final Counts counts = new Counts();
    private final Offers offers = new Offers();
    private boolean asksInVain;
    private boolean asksOnward;

    protected Position(int size, int stackBase) {
        this.d = new long[size];
        this.stackBase = stackBase;
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
     * Reads victories, interrupts and triggers at a rest point. Returns true when control moved elsewhere (the game is over, a
     * frame was cut short, a trigger's frame was pushed), so that the caller must return to the machine.
     */
    public abstract boolean settle();

    /** Lists the options of the decision {@code ask} of the frame {@code f}, or tells the refusals why others are not among them. */
    protected abstract void enumerate(int ask, int f, Refusals refusals);

    /** What is being asked. */
    protected abstract DecisionPoint point(int ask);

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

    /** Where the state speaks of pieces whose names are hidden from some; one entry for each family of such pieces. */
    public List<PieceTraces> pieceTraces() {
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
        forcedAnswers = 0;
        calls = 0;
        sets.begin();
        try {
            while (d[STATUS] == RUNNING && !waiting) {
                step((int) d[FRAME]);
            }
        } finally {
            sets.end();
        }
    }

    private static RulesFault circling() {
        return new RulesFault("the rules go round in circles and ask nobody");
    }

    /** Takes the option with this index in the list of the present decision, and runs on. */
    public final void choose(int option) {
        if (!waiting || option < 0 || option >= optionCount) {
            throw new IllegalArgumentException("no option " + option + " among " + optionCount);
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
                label = Text.of(new Text.Veiled(label.seenBy(decider), SECRET, 1 << decider));
            }
            log.chose(this, decider, point(asked), label, optionNotation(option), optionCases(option));
        }
        int found = find(option);
        for (int i = 0; i < STRIDE; i++) {
            d[ANSWER + i] = options[found + i];
        }
        d[ANSWERED] = 1;
    }

    /** Where an option stands; it may have to be written down first. */
    private int find(int option) {
        if (looked == LISTED) {
            return option * STRIDE;
        }
        if (looked == COPIED) {
            counts.begin();
        } else if (offers.find(option, options)) {
            return 0;
        }
        wanted = option;
        boolean stoodStill = sets.begin();
        try {
            enumerate(asked, askFrame, null);
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
        if (looked != LISTED) {
            listing = true;
            try {
                enumerate(asked, askFrame, null);
            } finally {
                listing = false;
            }
            looked = LISTED;
        }
        return option * STRIDE;
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
        return decider;
    }

    public final DecisionPoint decisionPoint() {
        return point(asked);
    }

    public final Text prompt() {
        return prompt(asked, askFrame);
    }

    public final int optionCount() {
        return optionCount;
    }

    /** How many more may be picked where several are, or {@link #UNLIMITED}. */
    public final int picksLeft() {
        lookOnceMore();
        return picksLeft;
    }

    /** What a journey has cost so far whose next step is asked for. */
    public final int spentOnTheWay() {
        lookOnceMore();
        return spentOnTheWay;
    }

    private void lookOnceMore() {
        if (waiting && looked == COPIED) {
            list(0);
        }
    }

    public final Text optionLabel(int option) {
        int at = list(option);
        return label(asked, askFrame, options[at], options, at + 1);
    }

    public final String optionNotation(int option) {
        int at = list(option);
        return notation(options[at], options, at + 1);
    }

    /** The printed cases that an option rests on. */
    public final List<String> optionCases(int option) {
        return cases(asked, options[list(option)]);
    }

    public final Record optionAction(int option) {
        int at = list(option);
        return action(asked, options[at], options, at + 1);
    }

    /** Every order that the present decision's menu is about but does not allow, each with its reason. */
    public final List<Refusal> refusals() {
        Refusals refusals = new Refusals(this, asked, askFrame);
        int count = optionCount;
        enumerate(asked, askFrame, refusals);
        optionCount = count;
        offers.forget();
        return refusals.all();
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
        System.arraycopy(other.d, 0, d, 0, other.size());
        if (!other.waiting) {
            resume();
            return;
        }
        // The decision is the same too; its options are looked at when somebody wants to see them.
        waiting = true;
        decider = other.decider;
        asked = other.asked;
        askFrame = other.askFrame;
        optionCount = other.optionCount;
        looked = COPIED;
    }

    /** How much of the array belongs to the state: what lies above the topmost frame is left over from others. */
    private int size() {
        return Math.max((int) d[STACK_TOP], stackBase);
    }

    /** Tells one way to lay states of this game out from another: a state that is written down holds only for its own. */
    public final String layout() {
        return HEADER + "/" + stackBase;
    }

    /** The whole state; the array is the caller's. */
    public final long[] snapshot() {
        return Arrays.copyOf(d, size());
    }

    /** Goes back to a state that {@link #snapshot} gave. */
    public final void restore(long[] snapshot) {
        if (snapshot.length < stackBase || snapshot.length > d.length) {
            throw new IllegalArgumentException("a state of " + snapshot.length + " slots where " + stackBase + " to "
                    + d.length + " are expected");
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

    /** Gives the dice another future, so that a bot which tries a move learns nothing of the real one. */
    public final void reseed(long seed) {
        d[RANDOM] = seed;
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

    /** Whether something would hold if two pieces, given by their indexes, had changed places; they stay where they are. */
    public final boolean holdsExchanged(PieceTraces traces, int one, int other, BooleanSupplier fact) {
        traces.exchange(d, one, other);
        try {
            return fact.getAsBoolean();
        } finally {
            traces.exchange(d, one, other);
        }
    }

    /** From here on takes down how every number comes about, for whoever asks; much slower. */
    public final void explainItself() {
        this.workings = new Workings();
    }

    /** The workings of what happens now; none unless the position explains itself. */
    public final List<Explanation> takeWorkings() {
        return workings == null ? List.of() : workings.take();
    }

    // ------------------------------------------------------------------ for generated code

    public final boolean explaining() {
        return workings != null;
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
        note(workings.handful("the dice for " + purpose, bag), bag, key);
    }

    /** A variable holds a die. */
    public final void noteDie(String purpose, int value, Object... key) {
        note(Explanation.of("the die for " + purpose, String.valueOf(value)), value, key);
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

    /** What stands in a slot. */
    public final int at(int slot) {
        return (int) d[slot];
    }

    public final void put(int slot, int value) {
        d[slot] = value;
    }

    /** The same value in so many slots. */
    protected final void fill(int slot, int count, int value) {
        Arrays.fill(d, slot, slot + count, value);
    }

    /** An empty set of a kind with many members, to be filled by whoever asks for it. */
    public final GrowingBits noBits() {
        return sets.empty();
    }

    public final Bits bitsAt(int slot, int words) {
        return noBits().read(d, slot, words);
    }

    public final void putBits(int slot, Bits value, int words) {
        value.write(d, slot, words);
    }

    /** Where in its procedure the frame at {@code f} stands. */
    public final int pc(int f) {
        return (int) d[f + PC];
    }

    public final void pc(int f, int block) {
        d[f + PC] = block;
    }

    /** The frame of the procedure around that of the frame at {@code f}. */
    public final int outer(int f) {
        return (int) d[f + OUTER];
    }

    public final int guard(int f) {
        return (int) d[f + GUARD];
    }

    /** Sets which interrupt watches over the frame at {@code f}, which is the topmost one. */
    public final void guard(int f, int guard) {
        d[f + GUARD] = guard;
        d[GUARDED] = guarded(f);
        d[DIRTY] = 1;
    }

    /** The topmost frame that an interrupt watches over, or 0. */
    public final int guarded() {
        return (int) d[GUARDED];
    }

    /** The topmost frame from the one at {@code f} on downwards that an interrupt watches over, or 0. */
    public final int guarded(int f) {
        int frame = f;
        while (frame != 0 && d[frame + GUARD] == 0) {
            frame = (int) d[frame + CALLER];
        }
        return frame;
    }

    /** The topmost frame, or 0. */
    public final int topFrame() {
        return (int) d[FRAME];
    }

    public final int caller(int f) {
        return (int) d[f + CALLER];
    }

    public final int procedure(int f) {
        return (int) d[f + PROCEDURE];
    }

    /** The innermost running frame of a procedure; rules that stand inside it can be read from there. */
    public final int innermost(int procedure) {
        for (int f = topFrame(); f != 0; f = caller(f)) {
            if (d[f + PROCEDURE] == procedure) {
                return f;
            }
        }
        throw new IllegalStateException("that procedure is not under way");
    }

    /** Begins with a phase of the turn instead of the turn's beginning, as examples do. */
    public final void startAt(int block, int argument) {
        d[topFrame() + PC] = block;
        d[ANSWER + 1] = argument;
    }

    /** What a procedure gives back. */
    public final int result() {
        return (int) d[RESULT];
    }

    public final void result(int value) {
        d[RESULT] = value;
    }

    public final long longResult() {
        return longAt(RESULT);
    }

    public final void longResult(long value) {
        setLong(RESULT, value);
    }

    /** A set too large for one word that a procedure gives back; it is taken before anything else happens. */
    public final Bits bitsResult() {
        return bitsResult;
    }

    public final void bitsResult(Bits value) {
        bitsResult.clear();
        bitsResult.addAll(value);
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

    /** A state was written that a victory, an interrupt or a trigger reads. */
    public final void touch() {
        d[DIRTY] = 1;
    }

    public final boolean touched() {
        return d[DIRTY] != 0;
    }

    public final void settled() {
        d[DIRTY] = 0;
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

    /** Whether the frame that asked has its answer; reading it once takes it. */
    public final boolean answered() {
        if (d[ANSWERED] == 0) {
            return false;
        }
        d[ANSWERED] = 0;
        return true;
    }

    public final int answerCode() {
        return (int) d[ANSWER];
    }

    public final int answer(int argument) {
        return (int) d[ANSWER + 1 + argument];
    }

    /** Whether a menu has no order to offer, so that passing it is no decision. */
    public final boolean nothingToAsk() {
        return optionCount == 0 && !asksInVain;
    }

    /** Whether a journey cannot go on, so that nothing is asked. */
    public final boolean isAtAnEnd() {
        return optionCount == 0 && !asksOnward;
    }

    /** Begins a list of options. */
    public final void clearOptions() {
        optionCount = 0;
        picksLeft = UNLIMITED;
        spentOnTheWay = 0;
        if (wanted == NO_OPTION) {
            counts.begin();
            offers.clear();
        } else {
            counts.again();
        }
    }

    /** What the journey that is under way has cost so far. */
    public final void spentOnTheWay(int spent) {
        spentOnTheWay = spent;
    }

    /** No more than so many of the options can be picked, one after the other. */
    public final void picksLeft(int most) {
        picksLeft = most;
    }

    public final void option(int code) {
        option(code, 0, 0, 0, 0, 0);
    }

    public final void option(int code, int a) {
        option(code, a, 0, 0, 0, 0);
    }

    public final void option(int code, int a, int b) {
        option(code, a, b, 0, 0, 0);
    }

    public final void option(int code, int a, int b, int c) {
        option(code, a, b, c, 0, 0);
    }

    public final void option(int code, int a, int b, int c, int e) {
        option(code, a, b, c, e, 0);
    }

    private void option(int code, int a, int b, int c, int e, int f) {
        if (counting()) {
            offers.one(optionCount, code, a, b, c, e, f);
        } else if (listing || optionCount == wanted) {
            write(code, a, b, c, e, f);
        }
        optionCount++;
    }

    private void write(int code, int a, int b, int c, int e, int f) {
        int at = listing ? optionCount * STRIDE : 0;
        if (at == options.length) {
            options = Arrays.copyOf(options, options.length * 2);
        }
        options[at] = code;
        options[at + 1] = a;
        options[at + 2] = b;
        options[at + 3] = c;
        options[at + 4] = e;
        options[at + 5] = f;
    }

    /** An option for each member of a set. */
    public final void options(int code, long set) {
        int count = Sets.count(set);
        if (counting() && set != 0) {
            offers.set(optionCount, code, set);
        }
        if (passesOver(count)) {
            return;
        }
        if (listing) {
            for (long left = set; left != 0; left = Sets.rest(left)) {
                option(code, Sets.first(left));
            }
            return;
        }
        long left = set;
        for (int i = optionCount; i < wanted; i++) {
            left = Sets.rest(left);
        }
        write(code, Sets.first(left), 0, 0, 0, 0);
        optionCount += count;
    }

    /** The same for a set of a kind with many members. */
    public final void options(int code, Bits set) {
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            option(code, i);
        }
    }

    /** An option for each of these. */
    public final void options(int code, Thing[] all) {
        if (counting() && all.length > 0) {
            offers.things(optionCount, code, all);
        }
        if (!passesOver(all.length)) {
            for (Thing one : all) {
                option(code, one.index());
            }
        }
    }

    /** An option for each of these as the second argument. */
    public final void options(int code, int a, Thing[] all) {
        if (counting() && all.length > 0) {
            offers.things(optionCount, code, a, all);
        }
        if (!passesOver(all.length)) {
            for (Thing one : all) {
                option(code, a, one.index());
            }
        }
    }

    /** Counts so many options in one go, unless one of them is to be written down. */
    private boolean passesOver(int count) {
        boolean apart = wanted < optionCount || wanted >= optionCount + count;
        if (listing || !apart) {
            return false;
        }
        optionCount += count;
        return true;
    }

    /** Begins a list whose last parameter depends on the one before it only by the place where that stands. */
    public final void beginByPlace() {
        counts.next();
    }

    /** Whether options are only counted, none of them being looked for and none written down. */
    public final boolean counting() {
        return !listing && wanted == NO_OPTION;
    }

    /**
     * Those whose options are to be gone through one by one: all, if everything is listed, else those from the one on whose options the wanted
     * one is among; the others are passed over, as often as was counted where they stand.
     *
     * @param places where it is kept of each in which place it stands
     */
    protected final long toList(long all, int places) {
        if (listing) {
            return all;
        }
        long left = all;
        int before = optionCount;
        while (left != 0) {
            int count = counts.of((int) d[places + Sets.first(left)] - 1);
            if (count < 0 || before + count > wanted) {
                break;
            }
            before += count;
            left = Sets.rest(left);
        }
        optionCount = before;
        return left;
    }

    /** There are so many options for each of so many that stand in this place; how many that is together. */
    public final int countedInPlace(int place, int count, int times) {
        counts.set(place, count);
        return count * times;
    }

    /** So many options have been counted by whoever lists them. */
    public final void counted(int count) {
        optionCount += count;
        if (count > 0) {
            offers.forget();
        }
    }

    /** Whether the option that is to be written down has been, so that no other need be looked at. */
    public final boolean found() {
        return wanted != NO_OPTION && optionCount > wanted;
    }

    /**
     * Asks a side to choose among the options listed. With {@code forced} and a single option the answer is taken at once. Returns true
     * when the machine must wait for a player.
     */
    public final boolean ask(int side, int ask, int f, boolean forced) {
        return ask(side, ask, f, forced ? 1 : 0);
    }

    /** Asks a side to choose one more of those listed; where so many must be chosen that all will be, the first is taken at once. */
    public final boolean askForMore(int side, int ask, int f, int wanted) {
        return ask(side, ask, f, Math.max(1, wanted));
    }

    private boolean ask(int side, int ask, int f, int takenAtOnce) {
        decider = side;
        asked = ask;
        askFrame = f;
        looked = COUNTED;
        // Whoever asks onward waits without any.
        if (optionCount <= takenAtOnce && optionCount > 0) {
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

    /**
     * Pushes a frame; its parameters are then written from {@code LOCALS} on. Returns its address. What is left there from other frames is
     * cleared, because it is not the same in a copy.
     */
    public final int push(int procedure, int size, int outer) {
        int f = (int) d[STACK_TOP];
        if (f + size > d.length) {
            throw new RulesFault("procedures are nested too deeply");
        }
        if (++calls > MOST_CALLS) {
            throw circling();
        }
        sets.next();
        d[f + PROCEDURE] = procedure;
        d[f + PC] = 0;
        d[f + CALLER] = d[FRAME];
        d[f + OUTER] = outer;
        d[f + GUARD] = 0;
        // Counted from nothing, so that the compiler sees how few there are and writes no loop.
        int locals = size - LOCALS;
        for (int i = 0; i < locals; i++) {
            d[f + LOCALS + i] = 0;
        }
        d[FRAME] = f;
        d[STACK_TOP] = f + size;
        return f;
    }

    /**
     * Whether a procedure that the frame at {@code f} has called, to go on at {@code block}, has run to its end. It has not where it asks, where
     * something happens «as soon as» something else does, and where it was cut short; then the machine knows how to go on.
     */
    public final boolean isBack(int f, int block) {
        return d[FRAME] == f && d[f + PC] == block;
    }

    /** Pops the frame at {@code f}, which is the topmost one. */
    public final void pop(int f) {
        sets.next();
        d[STACK_TOP] = f;
        d[FRAME] = d[f + CALLER];
        if (d[GUARDED] == f) {
            d[GUARDED] = guarded(topFrame());
        }
    }

    /** Drops everything above the frame at {@code f}, whose size is given, and goes on there. */
    public final void unwindTo(int f, int size) {
        d[FRAME] = f;
        d[STACK_TOP] = f + size;
        d[GUARDED] = guarded(f);
    }

    /** Ends the game. */
    public final void end(int winner, int ending) {
        d[STATUS] = OVER;
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
        d[ROLLS]++;
        int value = dice.roll(this, faces, purpose);
        if (log != null) {
            log.rolled(this, words(told, purpose), purpose, faces, new int[] {value});
        }
        return value;
    }

    private static Text words(Text told, String purpose) {
        return told == null ? Text.of("Roll for " + purpose) : told;
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
        d[ROLLS]++;
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

    /**
     * A turn is about to end; called at rest, before what lasts a turn is reset. A script that wants to look at the turn stops here and
     * comes again, so that the frame must find itself at this call when it is taken up.
     */
    public final void turnEnds() {
        dice.turnEnds(this);
    }

    /** The next number of the seeded sequence, from 0 to bound - 1. */
    final int random(int bound) {
        long z = d[RANDOM] + 0x9E3779B97F4A7C15L;
        d[RANDOM] = z;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 33) % bound);
    }

    public final long longAt(int slot) {
        return d[slot];
    }

    public final void setLong(int slot, long value) {
        d[slot] = value;
    }

    public final boolean bit(int slot, int index) {
        return (d[slot + (index >> 6)] & 1L << index) != 0;
    }

    public final void setBit(int slot, int index, boolean value) {
        if (value) {
            d[slot + (index >> 6)] |= 1L << index;
        } else {
            d[slot + (index >> 6)] &= ~(1L << index);
        }
    }

    /** Which of so many small sets, side by side, something is in: counted from 1, or 0 if it is in none. */
    protected final int setWith(int slot, int sets, int index) {
        for (int i = 0; i < sets; i++) {
            if (bit(slot + i, index)) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Puts something into one of so many small sets, counted from 1, or into none, and out of the others. */
    protected final void putInSet(int slot, int sets, int index, int which) {
        for (int i = 0; i < sets; i++) {
            setBit(slot + i, index, which == i + 1);
        }
    }

    /** A note that something hidden has been shown. */
    public final void revealed() {
        d[REVEALS]++;
        if (onlooker != null) {
            onlooker.shown();
        }
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
