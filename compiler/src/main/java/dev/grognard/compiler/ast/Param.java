package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;

/** {@code u: Unit}. */
public record Param(Span span, Name name, TypeRef type) {}
