package dev.grognard.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Operations in a second of processor time: unlike those in a second by the clock, they stay the same while others use the machine too. Of
 * several measurements the best counts, because whoever disturbs can only slow it down.
 */
public final class ProcessorTimeProfiler implements InternalProfiler {
    /** What the result is called. */
    public static final String LABEL = "processor";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long start;

    @Override
    public String getDescription() {
        return "operations in a second of the processor time of all threads of Java";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = processorTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double seconds = (processorTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        double operations = result.getMetadata().getAllOps();
        return List.of(new ScalarResult(LABEL, operations / seconds, "ops/s", AggregationPolicy.MAX));
    }

    /** Of all threads that are alive; the collector of garbage and the compiler of Java are none of them. */
    private static long processorTime() {
        long sum = 0;
        for (long thread : THREADS.getAllThreadIds()) {
            sum += Math.max(0, THREADS.getThreadCpuTime(thread));
        }
        return sum;
    }
}
