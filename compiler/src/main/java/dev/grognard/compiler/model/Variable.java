package dev.grognard.compiler.model;

/** A name that stands for a value inside a rule or procedure. Compared by identity. */
public final class Variable {
    /** What made it. */
    public enum Role {
        PARAMETER,
        LET,
        STATE,
        LOOP,
        /** The one asked about: {@code it}, or the name in {@code (u in Unit where …)}. */
        SUBJECT
    }

    private final String name;
    private final Type type;
    private final Role role;
    private final String title;

    public Variable(String name, Type type, Role role) {
        this(name, type, role, name);
    }

    /**
     * A variable that the author did not name.
     *
     * @param title what its value is called where somebody is told of it
     */
    public Variable(String name, Type type, Role role, String title) {
        this.name = name;
        this.type = type;
        this.role = role;
        this.title = title;
    }

    public String name() {
        return name;
    }

    public String title() {
        return title;
    }

    public Type type() {
        return type;
    }

    public Role role() {
        return role;
    }

    @Override
    public String toString() {
        return name;
    }
}
