package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;

/** A comment, kept for the formatter. */
public record Comment(Span span, String text) {}
