package dev.grognard.benchmarks;

/** The choices of a random player; as cheap as can be, because it is not what is measured. */
final class Chance {
    private long state;

    Chance(long seed) {
        this.state = seed;
    }

    /** A number from 0 to bound - 1. */
    int next(int bound) {
        state += 0x9E3779B97F4A7C15L;
        long z = (state ^ (state >>> 32)) * 0xD6E8FEB86659FD93L;
        return (int) (((z >>> 32) * bound) >>> 32);
    }
}
