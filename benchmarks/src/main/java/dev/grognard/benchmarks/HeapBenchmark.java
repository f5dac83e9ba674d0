package dev.grognard.benchmarks;

import dev.grognard.cli.JavaBuild;
import dev.grognard.compiler.GrogCompiler;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** All games compiled one after the other, examples included: not how long it takes, but how much memory ({@link HeapProfiler}). */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class HeapBenchmark {
    /** Their names, each behind a plus sign but for the first. */
    public static final String ALL = Engines.TRENTON + "+" + Engines.NEW_YORK + "+" + Engines.GERMANTOWN;

    @Param(ALL)
    public String game;

    /** Up to classes that can be loaded. */
    @Benchmark
    public int compile() {
        int classes = 0;
        for (String name : game.split("\\+")) {
            classes += JavaBuild.of(GrogCompiler.compile(Sources.request(name)).mainFiles())
                    .classes()
                    .size();
        }
        return classes;
    }
}
