package dev.grognard.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** Runs something until this thread has had some processor time, so that it is compiled even where others use the machine too. */
final class WarmUp {
    /** The system property that says for how long, in milliseconds. */
    static final String MILLIS = "grognard.warmup";

    private WarmUp() {}

    static void run(Runnable work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(Long.getLong(MILLIS, 0));
        while (threads.getCurrentThreadCpuTime() < end) {
            work.run();
        }
    }
}
