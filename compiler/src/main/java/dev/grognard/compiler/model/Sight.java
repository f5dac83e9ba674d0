package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** Who may see a field of a kind's members ({@code name} is the identity of a piece); a field without a sight is public. */
public record Sight(Kind kind, String field, Variable self, List<Watcher> watchers, List<String> cases, Span span) {
    /** Whether this says who sees a field of some pieces. */
    public boolean isOf(Field candidate) {
        return field.equals(candidate.name()) && (candidate.owner().isA(kind) || kind.isA(candidate.owner()));
    }

    /** Whether this says who sees a field of a piece of this kind, or of one that the piece may turn out to be. */
    public boolean isOf(Field candidate, Kind piece) {
        return isOf(candidate) && (piece.isA(kind) || kind.isA(piece));
    }

    /** Whether everyone sees the field whatever happens. */
    public boolean isOpen() {
        return watchers.stream()
                .anyMatch(watcher ->
                        watcher.who() == Who.EVERYONE && watcher.when().isEmpty());
    }

    /** The owner (the member's side), one side, or everyone, perhaps only when a condition on {@code self} holds. */
    public record Watcher(Who who, Optional<Member> side, Optional<Expr> when) {}

    /** Whom a watcher names. */
    public enum Who {
        OWNER,
        SIDE,
        EVERYONE
    }
}
