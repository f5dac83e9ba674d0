package dev.grognard.runtime.engine;

/**
 * A state of the game that is hidden from some, and what it could be instead.
 *
 * @param name as the schema calls it
 * @param slot where it stands
 * @param least the first of the values that it can have, as it is kept
 * @param count how many there are, one after the other
 */
public record SecretState(String name, int slot, int least, int count) {
    /** What it is in a state. */
    public int value(long[] state) {
        return (int) state[slot];
    }

    /** Whether it is one of these values, and not absent. */
    public boolean isThere(long[] state) {
        return value(state) >= least && value(state) < least + count;
    }

    /** Has the state have the other one of two values; where it has neither, nothing changes. */
    public void exchange(long[] state, int one, int other) {
        int value = value(state);
        if (value == one || value == other) {
            state[slot] = value == one ? other : one;
        }
    }
}
