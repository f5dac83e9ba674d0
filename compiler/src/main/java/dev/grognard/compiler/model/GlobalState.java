package dev.grognard.compiler.model;

import java.util.List;

/** A state of the whole game. Compared by identity. */
public final class GlobalState {
    private static final String RUNNING = "running#";

    private final String name;
    private final Type type;
    private final List<Kind> keys;

    public GlobalState(String name, Type type, List<Kind> keys) {
        this.name = name;
        this.type = type;
        this.keys = List.copyOf(keys);
    }

    /** The name of the hidden state that says whether a phase is under way. */
    public static String running(String phase) {
        return RUNNING + phase;
    }

    /** Whether it says that a phase is under way, which no author has written. */
    public boolean isRunningPhase() {
        return name.startsWith(RUNNING);
    }

    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public List<Kind> keys() {
        return keys;
    }

    @Override
    public String toString() {
        return name;
    }
}
