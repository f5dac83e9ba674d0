package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.Optional;

/** A type as written: {@code Set of Unit}, {@code Location?}, {@code d6}, {@code Int 0..6 clamped}. */
public record TypeRef(
        Span span,
        boolean set,
        Name name,
        Optional<Integer> low,
        Optional<Integer> high,
        boolean clamped,
        boolean optional,
        Optional<Expr.Rounding.Mode> rounded) {}
