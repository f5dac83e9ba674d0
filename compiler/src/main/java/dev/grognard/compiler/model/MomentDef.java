package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** What happens at the start or end of a turn or phase, when its condition holds (period and `once` are already part of both). */
public record MomentDef(Optional<Expr> when, Statement.Block body, List<String> cases, Layer layer, Span span) {}
