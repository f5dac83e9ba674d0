package dev.grognard.runtime.skirmish;

import dev.grognard.runtime.Thing;

public enum Side implements Thing {
    RED("Red"),
    BLUE("Blue");

    private final String id;

    Side(String id) {
        this.id = id;
    }

    Side opponent() {
        return this == RED ? BLUE : RED;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String printed() {
        return id;
    }

    @Override
    public int index() {
        return ordinal();
    }
}
