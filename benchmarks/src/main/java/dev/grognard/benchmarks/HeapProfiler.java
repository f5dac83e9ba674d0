package dev.grognard.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * How full the heap was at the worst moment, as the sum of what each of its pools held at its own. Garbage counts until it is collected, and
 * where there is room it is not; therefore this means something only in a Java that may not take more than is wanted.
 */
public final class HeapProfiler implements InternalProfiler {
    /** What the result is called. */
    public static final String LABEL = "heap";

    private static final double MEGABYTE = 1 << 20;

    @Override
    public String getDescription() {
        return "megabytes of heap in use at the worst moment";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        pools().forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long used = pools().stream()
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum();
        return List.of(new ScalarResult(LABEL, used / MEGABYTE, "MB", AggregationPolicy.MAX));
    }

    private static List<MemoryPoolMXBean> pools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .toList();
    }
}
