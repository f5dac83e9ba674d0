package dev.grognard.runtime.engine;

/**
 * A set that is being filled; once it is handed on, nobody changes it. One that a position makes while it runs is used again after the present
 * step, and so is what is made of it.
 */
public final class GrowingBits extends Bits {
    private final BitsPool pool;

    /** A set that belongs to whoever makes it. */
    public GrowingBits() {
        this(null);
    }

    GrowingBits(BitsPool pool) {
        this.pool = pool;
    }

    @Override
    BitsPool pool() {
        return pool;
    }

    public void add(int index) {
        include(index);
    }

    public void addAll(Bits other) {
        includeAll(other);
    }

    public void clear() {
        empty();
    }
}
