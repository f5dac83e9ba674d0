package dev.grognard.compiler.diagnostic;

import java.math.BigInteger;

/** A range that was written with a dash, as charts print it. */
public final class DashedRange {
    private DashedRange() {}

    /** The same as it is written here: two dots, and the lower number first. */
    public static String dotted(String first, String last) {
        boolean turnedRound = new BigInteger(first).compareTo(new BigInteger(last)) > 0;
        return turnedRound ? last + ".." + first : first + ".." + last;
    }
}
