package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.Optional;

/** A member of a closed set. Compared by identity. A link is two members, one for each direction. */
public final class Member {
    /** The ends of a directed link; {@code number} counts the undirected links of the root kind, shared by both directions. */
    public record Ends(Member from, Member to, int number) {}

    private final Kind kind;
    private final String id;
    private final String printed;
    private final Optional<Ends> ends;
    private final Span span;

    public Member(Kind kind, String id, String printed, Optional<Ends> ends, Span span) {
        this.kind = kind;
        this.id = id;
        this.printed = printed;
        this.ends = ends;
        this.span = span;
    }

    /** The kind it was declared in, which has no kinds below it. */
    public Kind kind() {
        return kind;
    }

    /** The identifier: {@code FishersWharf}, {@code Road(Harbour, Camp)}. */
    public String id() {
        return id;
    }

    public String printed() {
        return printed;
    }

    public Optional<Ends> ends() {
        return ends;
    }

    public Span span() {
        return span;
    }

    @Override
    public String toString() {
        return id;
    }
}
