package dev.grognard.runtime.skirmish;

import dev.grognard.runtime.Thing;

public enum Place implements Thing {
    NORTH("North", "The North Wood"),
    BRIDGE("Bridge", "The Bridge"),
    SOUTH("South", "The South Wood"),
    GONE("Gone", "Out of the game");

    private final String id;
    private final String printed;

    Place(String id, String printed) {
        this.id = id;
        this.printed = printed;
    }

    /** The places lie in a line, and whoever is gone does not come back. */
    boolean isNextTo(Place other) {
        return this != GONE && other != GONE && Math.abs(ordinal() - other.ordinal()) == 1;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String printed() {
        return printed;
    }

    @Override
    public int index() {
        return ordinal();
    }
}
