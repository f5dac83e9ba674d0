package dev.grognard.benchmarks;

import java.util.Arrays;

/** The one in the middle of some numbers, which a few that were disturbed do not move. */
public final class Middle {
    private Middle() {}

    /** Of an even number of them, half way between the two in the middle. */
    public static double of(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
