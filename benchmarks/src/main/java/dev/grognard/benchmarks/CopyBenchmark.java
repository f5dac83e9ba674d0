package dev.grognard.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a copy of a position costs, beside a plain copy of as many ints. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CopyBenchmark {
    /** Far enough into a game that it is not the set-up which is copied. */
    private static final int DECISIONS_BEFORE = 100;

    @Param({Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private Engine from;
    private Engine to;
    private int[] fromInts;
    private int[] toInts;

    /** Plays up to the position that is copied. */
    @Setup
    public void play() {
        RandomPlay play = new RandomPlay(Engines.of(game), 1);
        for (int i = 0; i < DECISIONS_BEFORE; i++) {
            play.decide();
        }
        from = play.engine();
        to = from.fresh();
        fromInts = new int[from.stateSize()];
        toInts = new int[from.stateSize()];
        WarmUp.run(this::position);
    }

    /** A position that can be played on. */
    @Benchmark
    public Engine position() {
        to.copyFrom(from);
        return to;
    }

    /** An array of the same size. */
    @Benchmark
    public int[] array() {
        System.arraycopy(fromInts, 0, toInts, 0, toInts.length);
        return toInts;
    }
}
