package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.Optional;

/**
 * A closed set: the sides, an enum, a kind of place, link or piece, or the rows of a list. Compared by identity. Kinds of one root share one
 * numbering; only kinds without kinds below them have members.
 */
public final class Kind {
    /** The part that a kind plays. */
    public enum Category {
        SIDE,
        ENUM,
        PLACE,
        LINK,
        PIECE,
        ROW
    }

    private final String name;
    private final Category category;
    private final Optional<Kind> parent;
    private final Span span;

    public Kind(String name, Category category, Optional<Kind> parent, Span span) {
        this.name = name;
        this.category = category;
        this.parent = parent;
        this.span = span;
    }

    public String name() {
        return name;
    }

    public Category category() {
        return category;
    }

    public Optional<Kind> parent() {
        return parent;
    }

    public Span span() {
        return span;
    }

    /** The kind at the top of the family; places of all kinds and boxes have the built-in kind Place there. */
    public Kind root() {
        return parent.map(Kind::root).orElse(this);
    }

    /** Whether this is the other kind or one below it. */
    public boolean isA(Kind other) {
        return this == other || parent.map(above -> above.isA(other)).orElse(false);
    }

    @Override
    public String toString() {
        return name;
    }
}
