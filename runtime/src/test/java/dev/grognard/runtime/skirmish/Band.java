package dev.grognard.runtime.skirmish;

import dev.grognard.runtime.Thing;

public enum Band implements Thing {
    ASH("Ash", Side.RED, 3),
    BIRCH("Birch", Side.RED, 2),
    CEDAR("Cedar", Side.RED, 2),
    XENIA("Xenia", Side.BLUE, 3),
    YARROW("Yarrow", Side.BLUE, 2),
    ZINNIA("Zinnia", Side.BLUE, 2);

    private final String id;
    private final Side side;
    private final int full;

    Band(String id, Side side, int full) {
        this.id = id;
        this.side = side;
        this.full = full;
    }

    Side side() {
        return side;
    }

    int full() {
        return full;
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
