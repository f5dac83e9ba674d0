package dev.grognard.runtime.engine;

import java.util.Arrays;

/**
 * The memory of a game: one flat array of longs, with a header, the state that the rulebook declares, and the stack of frames of the procedures
 * that are under way.
 */
public abstract class Slots {
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
    /** Who is asked, and what, as a pair. */
    public static final int QUESTION = 22;
    /** Where that which the present decision offers ends, and how many options there are, as a pair. */
    public static final int OFFERED = 23;
    /** The first slot that belongs to the generated game. */
    public static final int HEADER = 24;

    /** Slots of a frame. */
    public static final int PROCEDURE = 0;

    public static final int PC = 1;
    public static final int CALLER = 2;
    public static final int OUTER = 3;
    /** The innermost interrupt that watches over this frame's present statement; 0 is none. */
    public static final int GUARD = 4;
    /** The first slot of a frame that belongs to its procedure. */
    public static final int LOCALS = 5;

    /** More calls of procedures than this from one decision to the next mean that the next will never come. */
    private static final int MOST_CALLS = 2_000_000;

    /** The state, flat. Callers outside generated code treat it as opaque. */
    protected final long[] d;

    final int stackBase;
    /** Where all frames must have ended; what lies above is no part of the state. */
    final int stackLimit;

    final BitsPool sets = new BitsPool();
    /** How many procedures have been called since the last decision. */
    int calls;

    private final GrowingBits bitsResult = new GrowingBits();

    Slots(int size, int stackBase, int spare) {
        this.d = new long[size + spare];
        this.stackBase = stackBase;
        this.stackLimit = size;
    }

    static RulesFault circling() {
        return new RulesFault("the rules go round in circles and ask nobody");
    }

    /** How much of the array belongs to the state: what lies above the topmost frame is left over from others. */
    int size() {
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

    /** Gives the dice another future, so that a bot which tries a move learns nothing of the real one. */
    public final void reseed(long seed) {
        d[RANDOM] = seed;
    }

    /** What stands in a slot. */
    public final int at(int slot) {
        return (int) d[slot];
    }

    public final void put(int slot, int value) {
        d[slot] = value;
    }

    /** What stands in a row of values that take so many bits each, which begins with a slot. */
    public final int at(int slot, int bits, int index) {
        return (int) Cells.read(d, slot, bits, index);
    }

    /** Writes a value into such a row; it is known to fit. */
    public final void put(int slot, int bits, int index, int value) {
        Cells.write(d, slot, bits, index, value);
    }

    /** The same value for all so many of such a row. */
    protected final void fill(int slot, int bits, int count, int value) {
        Arrays.fill(d, slot, slot + Cells.slots(bits, count), Cells.all(bits, value));
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

    /**
     * Pushes a frame; its parameters are then written from {@code LOCALS} on. Returns its address. What is left there from other frames is
     * cleared, because it is not the same in a copy.
     *
     * @param unset the first slot of the frame that the procedure does not write at once
     */
    public final int push(int procedure, int size, int unset, int outer) {
        int f = (int) d[STACK_TOP];
        if (f + size > stackLimit) {
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
        int left = size - unset;
        for (int i = 0; i < left; i++) {
            d[f + unset + i] = 0;
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

    /** The next number of the seeded sequence, from 0 to bound - 1. */
    final int random(int bound) {
        long z = d[RANDOM] + 0x9E3779B97F4A7C15L;
        d[RANDOM] = z;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        // Of 31 bits, so that they are divided as the int that they are, which is faster.
        return (int) (z >>> 33) % bound;
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
        // Without a branch, because it can seldom be foreseen which value it is.
        int at = slot + (index >> 6);
        d[at] = d[at] & ~(1L << index) | (value ? 1L : 0L) << index;
    }

    /** Pieces come to where each has this number; see {@link Tally}. */
    protected final void tally(int slot, long pieces, int number) {
        for (int i = 0; i < Tally.SLOTS; i++) {
            long all = -(long) (number >> i & 1);
            d[slot + i] = d[slot + i] & ~pieces | pieces & all;
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
}
