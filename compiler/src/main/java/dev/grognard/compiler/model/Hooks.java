package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** What layers want done before, instead of and after something, each list in the order in which it runs. */
public record Hooks(List<Hook> before, List<Hook> instead, List<Hook> after) {
    public static final Hooks NONE = new Hooks(List.of(), List.of(), List.of());

    /** One hook; its condition is read when the moment comes, in the scope of what it is attached to. `instead`: the first that holds. */
    public record Hook(Optional<Expr> when, Statement.Block body, List<String> cases, Layer layer, Span span) {}

    public boolean isEmpty() {
        return before.isEmpty() && instead.isEmpty() && after.isEmpty();
    }
}
