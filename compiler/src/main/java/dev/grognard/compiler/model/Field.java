package dev.grognard.compiler.model;

import java.util.List;

/** A printed value or a state that each member of a kind has. Compared by identity; what it holds is in {@link FieldDef}. */
public final class Field {
    private final Kind owner;
    private final String name;
    private final Type type;
    private final boolean state;
    private final List<Kind> keys;

    public Field(Kind owner, String name, Type type, boolean state, List<Kind> keys) {
        this.owner = owner;
        this.name = name;
        this.type = type;
        this.state = state;
        this.keys = List.copyOf(keys);
    }

    public Kind owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public boolean state() {
        return state;
    }

    /** The kinds that a state with keys is indexed by, besides its owner. */
    public List<Kind> keys() {
        return keys;
    }

    @Override
    public String toString() {
        return owner + "." + name;
    }
}
