package dev.grognard.benchmarks;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** Runs something until Java has compiled it, also where others use the machine too and a fixed time would not be enough. */
public final class WarmUp {
    /** The system property that says how much processor time it takes at least, in milliseconds. */
    public static final String MILLIS = "grognard.warmup";

    /** At most so many times as much. */
    private static final int MOST = 5;

    private static final long LOOK_EVERY_MILLIS = 250;

    /** Less than this is compiled even when all is said and done. */
    private static final long QUIET_MILLIS = 10;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

    private WarmUp() {}

    static void run(Runnable work) {
        long least = Long.getLong(MILLIS, 0);
        long used = 0;
        long compiling = Long.MAX_VALUE;
        while (used < least || compiling > QUIET_MILLIS && used < MOST * least) {
            long before = COMPILER.getTotalCompilationTime();
            runFor(LOOK_EVERY_MILLIS, work);
            compiling = COMPILER.getTotalCompilationTime() - before;
            used += LOOK_EVERY_MILLIS;
        }
    }

    private static void runFor(long millis, Runnable work) {
        long end = THREADS.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (THREADS.getCurrentThreadCpuTime() < end) {
            work.run();
        }
    }
}
