package dev.grognard.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs. How fast it is, is nothing that a test could say. */
class SmokeTest {
    /** All games are played elsewhere; here one is enough to run each benchmark. */
    private static final String GAME = Engines.TRENTON;

    @Test
    void everyBenchmarkRuns() throws RunnerException {
        Options options = new OptionsBuilder()
                .include("dev\\.grognard\\.benchmarks\\.")
                .param("game", GAME)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(10))
                .addProfiler(HeapProfiler.class)
                .addProfiler(ProcessorTimeProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();

        Collection<RunResult> results = new Runner(options).run();

        assertThat(results)
                .extracting(result -> result.getParams().getBenchmark())
                .contains(
                        PlayBenchmark.class.getName() + ".inPlace",
                        CopyBenchmark.class.getName() + ".both",
                        ThreadsBenchmark.class.getName() + ".gain",
                        CompileBenchmark.class.getName() + ".javac",
                        EditBenchmark.class.getName() + ".check",
                        EditBenchmark.class.getName() + ".line",
                        EditBenchmark.class.getName() + ".state",
                        HeapBenchmark.class.getName() + ".compile");
        assertThat(results)
                .allSatisfy(result ->
                        assertThat(result.getPrimaryResult().getScore()).isPositive());
        assertThat(results)
                .allSatisfy(result -> assertThat(result.getSecondaryResults())
                        .containsKeys(HeapProfiler.LABEL, ProcessorTimeProfiler.LABEL));
    }
}
