package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;

/** A name as written. */
public record Name(Span span, String text) {}
