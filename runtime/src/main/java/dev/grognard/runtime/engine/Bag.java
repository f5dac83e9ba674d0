package dev.grognard.runtime.engine;

/** A handful of dice as one long: six bits for each face from 0 to 9, holding how many dice show it. */
public final class Bag {
    public static final long EMPTY = 0;

    private static final int BITS = 6;
    private static final int MOST = 63;
    /** The highest face a bag can hold. */
    public static final int HIGHEST_FACE = 9;

    private static final long EVERY_SECOND = 0x03f0_3f03_f03f_03fL;
    private static final long ONE_IN_EACH = 0x0001_0010_0100_1001L;
    private static final int HIGHEST_PAIR = 48;
    private static final int PAIR = 0xfff;

    private Bag() {}

    public static long with(long bag, int face) {
        if (of(bag, face) == MOST) {
            throw new IllegalStateException("more than " + MOST + " dice show " + face);
        }
        return bag + (1L << face * BITS);
    }

    /** How many dice show this face. */
    public static int of(long bag, int face) {
        return (int) (bag >>> face * BITS) & MOST;
    }

    /** How many dice there are: first every second face takes the next one in, then one multiplication sums these up. */
    public static int count(long bag) {
        long pairs = (bag & EVERY_SECOND) + (bag >>> BITS & EVERY_SECOND);
        return (int) (pairs * ONE_IN_EACH >>> HIGHEST_PAIR) & PAIR;
    }

    /** The bag without the dice of other faces than this. */
    public static long only(long bag, int face) {
        return atMost(atLeast(bag, face), face);
    }

    /** The bag without the dice of lower faces. */
    public static long atLeast(long bag, int face) {
        if (face > HIGHEST_FACE) {
            return EMPTY;
        }
        return face <= 0 ? bag : bag & -1L << face * BITS;
    }

    /** The bag without the dice of higher faces. */
    public static long atMost(long bag, int face) {
        if (face < 0) {
            return EMPTY;
        }
        return face >= HIGHEST_FACE ? bag : bag & (1L << (face + 1) * BITS) - 1;
    }

    /** The dice of higher faces than this. */
    public static long above(long bag, int face) {
        return bag & ~atMost(bag, face);
    }

    /** The dice of lower faces than this. */
    public static long below(long bag, int face) {
        return bag & ~atLeast(bag, face);
    }

    /** The dice, lowest first. */
    public static String text(long bag) {
        StringBuilder text = new StringBuilder();
        for (int face = 0; face <= HIGHEST_FACE; face++) {
            text.append((" " + face).repeat(of(bag, face)));
        }
        return text.isEmpty() ? "no dice" : text.substring(1);
    }
}
