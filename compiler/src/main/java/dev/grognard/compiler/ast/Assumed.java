package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;

/** {@code assumed "why"}: what the book does not print. */
public record Assumed(Span span, String why) {}
