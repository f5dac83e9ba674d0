package dev.grognard.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a copy of a position costs, beside a plain copy of its array. Either takes half as long where the two ends lie alike in the lines of the
 * cache, and longer where they lie nearly alike in their pages; therefore it is the same array, the ends are further apart in every iteration,
 * and the middle counts.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CopyBenchmark {
    /** In so many iterations the ends have been apart in every way that matters. */
    public static final int PLACES = 16;

    private static final int PAGE = 4096;

    /** Each time the ends are further apart by a part of a page, and by eight bytes, an eighth of a line of the cache. */
    private static final int FURTHER = PAGE / PLACES + Long.BYTES;

    /** Far enough into a game that it is not the set-up which is copied. */
    private static final int DECISIONS_BEFORE = 100;

    @Param({Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private Engine from;
    private Engine to;
    private long[] fromArray;
    private long[] toArray;
    private int length;
    /** What lies between the ends in memory; kept so that it stays there. */
    byte[] gap;

    private int iterations;

    /** Plays up to the position that is copied. */
    @Setup
    public void play() {
        RandomPlay play = new RandomPlay(Engines.of(game), 1);
        for (int i = 0; i < DECISIONS_BEFORE; i++) {
            play.decide();
        }
        from = play.engine();
        place();
        WarmUp.run(this::position);
    }

    /** Finds other places in memory. */
    @Setup(Level.Iteration)
    public void place() {
        Engine copy = from.fresh();
        copy.copyFrom(from);
        from = copy;
        length = from.stateSize() / Long.BYTES;
        fromArray = array(from);
        gap = new byte[iterations++ * FURTHER];
        to = from.fresh();
        toArray = array(to);
    }

    private long[] array(Engine engine) {
        return engine.memory().orElseGet(() -> new long[length]);
    }

    /** A position that can be played on. */
    @Benchmark
    public Engine position() {
        to.copyFrom(from);
        return to;
    }

    /** Its array alone, or one of the same size. */
    @Benchmark
    public long[] array() {
        System.arraycopy(fromArray, 0, toArray, 0, length);
        return toArray;
    }
}
