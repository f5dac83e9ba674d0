package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;

/**
 * Small numbers that pieces have by where they stand, such as how many ways lead on from there. A position keeps them as sets of pieces, one for
 * each binary digit: those whose number has a one in it, a two, a four, an eight. So the numbers of many pieces are summed up by counting the
 * members of four sets, and nobody need be looked at alone. A fifth set holds those that have options beside these which must be asked about.
 */
public final class Tally {
    /** How many digits a number has; the set of those that must be asked about comes after them. */
    static final int DIGITS = 4;

    /** How many slots a position keeps. */
    public static final int SLOTS = DIGITS + 1;

    /** The largest number. */
    public static final int MOST = (1 << DIGITS) - 1;

    private Tally() {}

    /** By place, how long its row is, and whether it is one of those where there may be more. */
    public static int[] of(Thing[][] rows, long more) {
        int[] numbers = new int[rows.length];
        for (int place = 0; place < rows.length; place++) {
            numbers[place] = rows[place].length | (int) (more >> place & 1) << DIGITS;
        }
        return numbers;
    }
}
