package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** A dotted name such as {@code Battle.fireDice}. */
public record QName(Span span, List<Name> parts) {}
