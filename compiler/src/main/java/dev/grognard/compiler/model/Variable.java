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

    public Variable(String name, Type type, Role role) {
        this.name = name;
        this.type = type;
        this.role = role;
    }

    public String name() {
        return name;
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
