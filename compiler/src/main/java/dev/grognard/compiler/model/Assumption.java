package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;

/** Something that the book does not print and why it is as it is. */
public record Assumption(String what, String why, Span span) {}
