package dev.grognard.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
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

/** Operations in a second of processor time: unlike those in a second by the clock, they stay the same while others use the machine too. */
public final class ProcessorTimeProfiler implements InternalProfiler {
    /** What the result is called. */
    static final String LABEL = "processor";

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private long start;

    @Override
    public String getDescription() {
        return "operations in a second of the processor time of the whole process";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = system.getProcessCpuTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double seconds = (system.getProcessCpuTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        double operations = result.getMetadata().getAllOps();
        return List.of(new ScalarResult(LABEL, operations / seconds, "ops/s", AggregationPolicy.AVG));
    }
}
