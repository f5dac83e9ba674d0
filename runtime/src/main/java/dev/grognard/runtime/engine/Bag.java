package dev.grognard.runtime.engine;

/** A handful of dice as one long: six bits for each face from 0 to 9, holding how many dice show it. */
public final class Bag {
    public static final long EMPTY = 0;

    private static final int BITS = 6;
    private static final int MOST = 63;
    /** The highest face a bag can hold. */
    public static final int HIGHEST_FACE = 9;

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

    public static int count(long bag) {
        int count = 0;
        for (int face = 0; face <= HIGHEST_FACE; face++) {
            count += of(bag, face);
        }
        return count;
    }

    /** The bag without the dice of other faces than this. */
    public static long only(long bag, int face) {
        return bag & ((long) MOST << face * BITS);
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
