package dev.grognard.benchmarks.report;

/**
 * How long to measure.
 *
 * @param rounds how often everything that is played is measured; the best counts
 * @param warmUpMillis least processor time for what is played before it is measured
 * @param iterations how often a running Java is measured; the best counts
 * @param iterationMillis for how long each time
 * @param compilerWarmUps how often the compiler runs for a while before it is measured
 * @param compilerMillis for how long each time
 * @param coldStarts how often the compiler is measured in a new Java
 * @param editWarmUps how often a text is edited before what follows is measured
 * @param edits how often it is measured; the best counts
 * @param starts how often the command is started from nothing; the best counts
 * @param everyJdk whether a newer JDK is measured too
 */
record Plan(
        int rounds,
        int warmUpMillis,
        int iterations,
        int iterationMillis,
        int compilerWarmUps,
        int compilerMillis,
        int coldStarts,
        int editWarmUps,
        int edits,
        int starts,
        boolean everyJdk) {
    /** Everything, in about half an hour. */
    static Plan whole() {
        return new Plan(3, 1_000, 6, 250, 3, 2_000, 2, 6, 4, 7, true);
    }

    /** A first look, in about four minutes. */
    static Plan quick() {
        return new Plan(1, 1_000, 6, 150, 1, 1_500, 1, 3, 2, 3, false);
    }
}
