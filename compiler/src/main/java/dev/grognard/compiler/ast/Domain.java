package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;

/** {@code unit in side.force}. */
public record Domain(Span span, Name name, Expr set) {}
