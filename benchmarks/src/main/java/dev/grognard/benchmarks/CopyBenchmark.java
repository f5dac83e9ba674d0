package dev.grognard.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a copy of a position costs, beside a plain copy of its array. Either takes half as long where the two ends lie alike in the lines of the
 * cache, and longer where they lie nearly alike in their pages; therefore it is the same array, the two are measured by turns, the ends are
 * then moved further apart, and the middle counts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
public class CopyBenchmark {
    /** In so many places the ends have been apart in every way that matters. */
    private static final int PLACES = 16;

    private static final int PAGE = 4096;

    /** Each time the ends are further apart by a part of a page, and by eight bytes, an eighth of a line of the cache. */
    private static final int FURTHER = PAGE / PLACES + Long.BYTES;

    /** Far enough into a game that it is not the set-up which is copied. */
    private static final int DECISIONS_BEFORE = 100;

    private static final int COPIES = 20_000;

    /** So often at each place, by turns; the best counts. */
    private static final int TURNS = 9;

    /** What is found, in nanoseconds; the middle of all places. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Copies {
        /** A position that can be played on. */
        public double position;
        /** Its array alone, or one of the same size. */
        public double array;
    }

    @Param({Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private Engine from;
    private Engine to;
    private long[] fromArray;
    private long[] toArray;
    private int length;
    /** What lies between the ends in memory; kept so that it stays there. */
    byte[] gap;

    /** Plays up to the position that is copied. */
    @Setup
    public void play() {
        RandomPlay play = new RandomPlay(Engines.of(game), 1);
        for (int i = 0; i < DECISIONS_BEFORE; i++) {
            play.decide();
        }
        from = play.engine();
        place(0);
        WarmUp.run(() -> {
            copyPosition();
            copyArray();
        });
    }

    /** Both by turns, in all places. */
    @Benchmark
    public void both(Copies copies) {
        double[] position = new double[PLACES];
        double[] array = new double[PLACES];
        for (int i = 0; i < PLACES; i++) {
            place(i);
            position[i] = Double.MAX_VALUE;
            array[i] = Double.MAX_VALUE;
            for (int turn = 0; turn < TURNS; turn++) {
                position[i] = Math.min(position[i], copyPosition());
                array[i] = Math.min(array[i], copyArray());
            }
        }
        copies.position = Middle.of(position);
        copies.array = Middle.of(array);
    }

    private void place(int apart) {
        Engine copy = from.fresh();
        copy.copyFrom(from);
        from = copy;
        length = from.stateSize() / Long.BYTES;
        fromArray = array(from);
        gap = new byte[apart * FURTHER];
        to = from.fresh();
        toArray = array(to);
    }

    private long[] array(Engine engine) {
        return engine.memory().orElseGet(() -> new long[length]);
    }

    private double copyPosition() {
        long start = System.nanoTime();
        to.copyFrom(from, COPIES);
        return (System.nanoTime() - start) / (double) COPIES;
    }

    private double copyArray() {
        long start = System.nanoTime();
        for (int i = 0; i < COPIES; i++) {
            System.arraycopy(fromArray, 0, toArray, 0, length);
        }
        return (System.nanoTime() - start) / (double) COPIES;
    }
}
