package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.Optional;

/**
 * What is printed beside the name of each member of a kind, bound to {@code self}, or beside the number of the turn.
 *
 * @param rows whether those who stand in one place are listed in rows by it
 */
public record LabelDef(Optional<Kind> kind, Optional<Variable> self, Text text, boolean rows, Span span) {}
