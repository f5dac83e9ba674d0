package dev.grognard.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Decisions of uniformly random play, every legal option being listed at each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayBenchmark {
    static final int DECISIONS = 1_000;

    @Param({Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private RandomPlay play;

    /** Begins the first game. */
    @Setup
    public void begin() {
        play = new RandomPlay(Engines.of(game), Thread.currentThread().getId());
        WarmUp.run(() -> {
            inPlace();
            copying();
        });
    }

    /** One position that is played on. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public int inPlace() {
        for (int i = 0; i < DECISIONS; i++) {
            play.decide();
        }
        return play.engine().optionCount();
    }

    /** Every decision is taken in a copy of the position. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public int copying() {
        for (int i = 0; i < DECISIONS; i++) {
            play.decideInCopy();
        }
        return play.engine().optionCount();
    }
}
