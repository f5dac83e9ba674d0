package dev.grognard.runtime.engine;

/**
 * Sets over the indexes of a closed kind. A kind of at most 64 members has its sets in a long, a larger one in {@link Bits}; both are
 * worked with by the same words, so that rules look the same for either.
 */
public final class Sets {
    public static final long EMPTY = 0;

    private static final int LONG_SIZE = 64;

    private Sets() {}

    /** The set of the indexes below {@code n}, which is at most 64. */
    public static long all(int n) {
        return n >= LONG_SIZE ? -1L : (1L << n) - 1;
    }

    public static boolean has(long set, int index) {
        // A shift by a negative index would wrap round, and absent things have the index -1.
        return index >= 0 && (set & 1L << index) != 0;
    }

    public static boolean has(Bits set, int index) {
        return set.has(index);
    }

    public static long with(long set, int index) {
        return set | 1L << index;
    }

    public static Bits with(Bits set, int index) {
        return set.with(index);
    }

    public static long without(long set, int index) {
        return index < 0 ? set : set & ~(1L << index);
    }

    public static Bits without(Bits set, int index) {
        return set.without(index);
    }

    public static long union(long a, long b) {
        return a | b;
    }

    public static Bits union(Bits a, Bits b) {
        return a.union(b);
    }

    public static long minus(long a, long b) {
        return a & ~b;
    }

    public static Bits minus(Bits a, Bits b) {
        return a.minus(b);
    }

    public static long and(long a, long b) {
        return a & b;
    }

    public static Bits and(Bits a, Bits b) {
        return a.and(b);
    }

    public static boolean isEmpty(long set) {
        return set == 0;
    }

    public static boolean isEmpty(Bits set) {
        return set.isEmpty();
    }

    public static int count(long set) {
        return Long.bitCount(set);
    }

    public static int count(Bits set) {
        return set.count();
    }

    /** Whether every member of {@code b} is in {@code a}. */
    public static boolean containsAll(long a, long b) {
        return (b & ~a) == 0;
    }

    public static boolean containsAll(Bits a, Bits b) {
        return a.containsAll(b);
    }

    /** The lowest index of a set that is not empty; nobody asks an empty one. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    public static int first(Bits set) {
        return set.next(0);
    }

    /** The highest index of a set that is not empty; nobody asks an empty one. */
    static int last(long set) {
        return LONG_SIZE - 1 - Long.numberOfLeadingZeros(set);
    }

    /** The set without its lowest index; nothing is left of an empty one. */
    public static long rest(long set) {
        return set & set - 1;
    }

    /** The lowest index that is not below {@code from}, or -1 when there is none. */
    public static int next(long set, int from) {
        long left = from >= LONG_SIZE ? 0 : set & -1L << Math.max(from, 0);
        return left == 0 ? -1 : first(left);
    }

    public static int next(Bits set, int from) {
        return set.next(from);
    }
}
