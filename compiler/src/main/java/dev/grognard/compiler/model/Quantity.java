package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;

/** A declared quantity; values are counted in steps of {@code stepNumerator/stepDenominator}. */
public record Quantity(String name, int stepNumerator, int stepDenominator, boolean orNever, Span span) {
    /** How {@code never} is stored: more than any number. */
    public static final int NEVER = Integer.MAX_VALUE / 2;

    /** A number of steps as it is printed: {@code 3}, {@code 1/2}, {@code 2 1/2}, {@code never}. */
    public String show(int steps) {
        if (steps == NEVER) {
            return "never";
        }
        long numerator = (long) steps * stepNumerator;
        long whole = Math.abs(numerator / stepDenominator);
        long rest = Math.abs(numerator % stepDenominator);
        String sign = numerator < 0 ? "-" : "";
        if (rest == 0) {
            return sign + whole;
        }
        return sign + (whole == 0 ? "" : whole + " ") + rest + "/" + stepDenominator;
    }
}
