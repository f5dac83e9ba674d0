package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A text with holes. */
public record Text(List<Part> parts, Span span) {
    /** Words, a value, or words that are there only sometimes. */
    public sealed interface Part {}

    /** Words between holes. */
    public record Words(String text) implements Part {}

    /** A value that is put in; pieces are veiled from those who may not see their names. */
    public record Hole(Expr value) implements Part {}

    /** Words that are put in if something holds, and perhaps others if it does not. */
    public record Flag(Expr condition, Text words, Optional<Text> otherwise) implements Part {}
}
