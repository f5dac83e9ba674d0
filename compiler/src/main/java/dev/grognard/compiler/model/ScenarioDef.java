package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Map;

/** A set-up: its turns, where each piece starts and what state it starts with. */
public record ScenarioDef(
        Layer layer,
        String name,
        String title,
        int firstTurn,
        int lastTurn,
        List<Placement> placements,
        List<String> cases,
        String doc,
        Span span) {
    /** A piece, its place, and states that differ from their initial values. */
    public record Placement(Member piece, Member place, Map<Field, Expr> states, Span span) {}
}
