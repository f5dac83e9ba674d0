package dev.grognard.compiler.lower;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A stretch of a procedure without pauses; one that {@code rests} begins with a rest point. */
public record Block(int number, boolean rests, List<Op> ops, Exit exit, Optional<Span> span) {}
