package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;

/** A declared quantity; values are counted in steps of {@code stepNumerator/stepDenominator}. */
public record Quantity(String name, int stepNumerator, int stepDenominator, boolean orNever, Span span) {
    /** How {@code never} is stored: more than any number. */
    public static final int NEVER = Integer.MAX_VALUE / 2;
}
