package dev.grognard.runtime.engine;

import java.util.Arrays;

/**
 * Numbers by place, for one list after the other. When the same lists are gone through again, what is known of a place from the first time
 * still holds, unless a later list has counted there too.
 */
final class Counts {
    private static final int UNKNOWN = -1;

    private int[] counts = new int[64];
    private int[] marks = new int[64];
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

    /** What was noted for a place, or -1. */
    int of(int place) {
        return place < marks.length && marks[place] == present ? counts[place] : UNKNOWN;
    }

    void set(int place, int count) {
        if (place >= marks.length) {
            int size = Math.max(place + 1, marks.length * 2);
            counts = Arrays.copyOf(counts, size);
            marks = Arrays.copyOf(marks, size);
        }
        counts[place] = count;
        marks[place] = present;
    }
}
