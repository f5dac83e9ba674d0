package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** The initial value of a global state (which may read its keys) and when it falls back to it. */
public record GlobalDef(
        GlobalState state,
        List<Variable> keys,
        Optional<Expr> initial,
        List<String> resets,
        List<Sight.Watcher> watchers,
        List<String> cases,
        Layer layer,
        Span span) {
    /** Whether who sees it hangs on how things stand. */
    public boolean opensByCondition() {
        return isHidden()
                && watchers.stream().anyMatch(watcher -> watcher.when().isPresent());
    }

    /** Whether there are moments at which somebody may not see it. */
    public boolean isHidden() {
        return !watchers.isEmpty()
                && watchers.stream()
                        .noneMatch(watcher -> watcher.who() == Sight.Who.EVERYONE
                                && watcher.when().isEmpty());
    }
}
