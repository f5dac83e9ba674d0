package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;

/** A construct that cites a printed case. */
public record Citing(String printedCase, String construct, Layer layer, Span span) {
    /** Whether the construct plays the case; examples, with the refusals they expect, rulings and invariants only speak about it. */
    public boolean plays() {
        return !construct.startsWith("example ")
                && !construct.startsWith("ruling ")
                && !promises()
                && !construct.equals("a refusal");
    }

    /** Whether the construct promises that the case is kept. */
    public boolean promises() {
        return construct.startsWith("invariant ");
    }
}
