package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** An item of a sum: its label, its amount (already negated where it is taken away) and when it applies. */
public record ModifierItem(
        String label, Expr amount, Optional<Expr> when, List<String> cases, Layer layer, String text, Span span) {}
