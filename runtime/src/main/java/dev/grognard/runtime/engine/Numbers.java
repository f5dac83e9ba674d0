package dev.grognard.runtime.engine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whole-number arithmetic as rulebooks do it: every division says how it rounds, every bound is kept. */
public final class Numbers {
    /** How an amount that cannot be is counted: more than any other, and twice of it still is a number. */
    public static final int NEVER = Integer.MAX_VALUE / 2;

    private static final int HUNDRED = 100;

    private static final Pattern ODDS = Pattern.compile("(-?\\d{1,6})|(?:([1-9]\\d{0,5}):1)|(?:1:([1-9]\\d{0,5}))");

    private Numbers() {}

    /** The value, which must lie within the bounds; anything else is a fault in the rules. */
    public static int within(int value, int low, int high, String what) {
        if (value < low || value > high) {
            throw new RulesFault(what + " would become " + value + ", but runs from " + low + " to " + high);
        }
        return value;
    }

    /** The value, or the bound that it would pass. */
    public static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(high, value));
    }

    /** The sum of two amounts of which either may be never. */
    public static int plusOrNever(int left, int right) {
        return Math.min(left + right, NEVER);
    }

    /** The difference of two amounts of which either may be never: never less something is never. */
    public static int minusOrNever(int left, int right) {
        return left == NEVER ? NEVER : left - right;
    }

    public static int divideDown(int left, int right) {
        return Math.floorDiv(left, right);
    }

    public static int divideUp(int left, int right) {
        return -Math.floorDiv(-left, right);
    }

    /** The quotient to the nearest multiple of {@code unit}; half a unit goes up. */
    public static int divideNearest(int left, int right, int unit) {
        return Math.floorDiv(2 * left + right * unit, 2 * right * unit) * unit;
    }

    /** The odds of two numbers, in favour of the right one where they do not divide; nothing counts as one. */
    public static int ratioDown(int left, int right) {
        int ours = Math.max(left, 1);
        int theirs = Math.max(right, 1);
        return ours >= theirs ? divideDown(ours, theirs) : 2 - divideUp(theirs, ours);
    }

    /** The odds of two numbers, in favour of the left one where they do not divide; nothing counts as one. */
    public static int ratioUp(int left, int right) {
        int ours = Math.max(left, 1);
        int theirs = Math.max(right, 1);
        return ours >= theirs ? divideUp(ours, theirs) : 2 - divideDown(theirs, ours);
    }

    /** How odds come from two numbers, for those who ask. */
    public static String oddsOf(int left, int right, String rounded) {
        return left < 1 || right < 1 ? "nothing counts as 1, " + rounded : rounded;
    }

    /** A percentage of a number, rounded down to a multiple of {@code unit}. */
    public static int percentDown(int percent, int of, int unit) {
        return Math.floorDiv(percent * of, HUNDRED * unit) * unit;
    }

    public static int percentUp(int percent, int of, int unit) {
        return divideUp(percent * of, HUNDRED * unit) * unit;
    }

    public static int percentNearest(int percent, int of, int unit) {
        return divideNearest(percent * of, HUNDRED, unit);
    }

    /** An amount counted in steps, as a rulebook prints it: whole numbers and fractions. */
    public static String amount(int steps, int numerator, int denominator, int never) {
        if (steps >= never) {
            return "never";
        }
        int total = steps * numerator;
        int whole = total / denominator;
        int rest = Math.abs(total % denominator);
        if (rest == 0) {
            return String.valueOf(whole);
        }
        int divisor = gcd(rest, denominator);
        String fraction = rest / divisor + "/" + denominator / divisor;
        String sign = total < 0 && whole == 0 ? "-" : "";
        return whole == 0 ? sign + fraction : whole + " " + fraction;
    }

    /** Odds as a chart prints them; they lie in a row, in which 2:1 is 2, 1:1 is 1, 1:2 is 0. */
    public static String odds(int number) {
        if (number == Position.ABSENT) {
            return "none";
        }
        return number >= 1 ? number + ":1" : "1:" + (2 - number);
    }

    /** The number in the row of odds that are written as a chart prints them, or as that number. */
    public static int oddsOf(String text) {
        Matcher printed = ODDS.matcher(text);
        if (!printed.matches()) {
            throw new IllegalArgumentException(text + " are no odds, such as 3:1 or 1:2");
        }
        if (printed.group(3) != null) {
            return 2 - Integer.parseInt(printed.group(3));
        }
        return Integer.parseInt(printed.group(1) == null ? printed.group(2) : printed.group(1));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
