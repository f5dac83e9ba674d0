package dev.grognard.runtime.engine;

import java.util.Arrays;

/**
 * The sets of kinds with many members that a position makes while it runs. None of them outlives the call of a procedure or the return from one,
 * so that they are used again and again.
 * What is made while the position stands still belongs to whoever asked, and is never taken back.
 */
final class BitsPool {
    /** More than this at a time are not kept. */
    private static final int MOST = 256;

    private GrowingBits[] sets = {};
    private int used;
    private boolean running;

    /** The position runs; false if it has been running already. */
    boolean begin() {
        boolean begins = !running;
        running = true;
        return begins;
    }

    /** The position goes into a procedure or comes back from one, and all sets are taken back. */
    void next() {
        used = 0;
    }

    /** The position stands still. */
    void end() {
        used = 0;
        running = false;
    }

    /** An empty set, to be filled. */
    GrowingBits empty() {
        if (!running || used == MOST) {
            return new GrowingBits();
        }
        if (used == sets.length) {
            sets = Arrays.copyOf(sets, used + 8);
        }
        GrowingBits set = sets[used];
        if (set == null) {
            set = new GrowingBits(this);
            sets[used] = set;
        }
        used++;
        set.clear();
        return set;
    }
}
