package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a field holds: printed values member by member (constants), or the initial value of a state (which may read {@code self} and its
 * keys); when it falls back to it ({@code turn} or the names of phases and procedures).
 */
public record FieldDef(
        Field field,
        Map<Member, Expr> printed,
        Optional<Variable> self,
        List<Variable> keys,
        Optional<Expr> initial,
        List<String> resets,
        List<String> cases,
        Layer layer,
        Span span) {}
