package dev.grognard.runtime.engine;

import java.util.Arrays;

/**
 * Numbers by place, for one list after the other. When the same lists are gone through again, what is known of a place from the first time
 * still holds, unless a later list has counted there too.
 */
final class Counts {
    private static final int UNKNOWN = -1;

    /** The number of a list above, and what was counted in it below. */
    private long[] counts = new long[64];

    private int first;
    private int present;

    /** Begins with the lists of another decision. */
    void begin() {
        first = present + 1;
        present = first;
    }

    /** Begins with the lists of the same decision again. */
    void again() {
        present = first;
    }

    /** Goes on to the next list. */
    void next() {
        present++;
    }

    /** The number of the present list. */
    int list() {
        return present;
    }

    /** What was noted for a place in the present list, or -1. */
    int of(int place) {
        return place < counts.length ? of(place, present) : UNKNOWN;
    }

    /** What was noted for a place in a list, or -1 if a later list has noted something there since. */
    int of(int place, int list) {
        long count = counts[place];
        return (int) (count >>> Integer.SIZE) == list ? (int) count : UNKNOWN;
    }

    void set(int place, int count) {
        if (place >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(place + 1, counts.length * 2));
        }
        counts[place] = (long) present << Integer.SIZE | count;
    }
}
