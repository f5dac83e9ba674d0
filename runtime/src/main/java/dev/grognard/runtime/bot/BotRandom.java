package dev.grognard.runtime.bot;

/** The chance that bots use: it follows from its seed alone, and is not that of the dice. */
public final class BotRandom {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public BotRandom(long seed) {
        this.state = seed;
    }

    /** A number from 0 to bound - 1. */
    public int next(int bound) {
        state += STEP;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 33) % bound);
    }
}
