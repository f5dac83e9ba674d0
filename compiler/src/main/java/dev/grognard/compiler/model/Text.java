package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** A text with holes. */
public record Text(List<Part> parts, Span span) {
    /** Words or a value. */
    public sealed interface Part {}

    /** Words between holes. */
    public record Words(String text) implements Part {}

    /** A value that is put in; pieces are veiled from those who may not see their names. */
    public record Hole(Expr value) implements Part {}
}
