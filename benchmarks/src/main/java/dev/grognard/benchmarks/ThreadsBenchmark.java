package dev.grognard.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
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
 * How many times as much two threads play as one. One and two take turns in the same Java, because two Javas that have compiled the same game differ
 * by more than what is looked for, and so does a machine from one minute to the next.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
public class ThreadsBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final int TURNS = 25;
    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

    /** What is found; the middle of all turns. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Gain {
        /** If each thread had a processor for itself. */
        public double byProcessor;
        /** As somebody waits for it. */
        public double byClock;
    }

    /** How much was played in a second. */
    private record Pace(double byProcessor, double byClock) {}

    @Param({Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private RandomPlay first;
    private RandomPlay second;

    /** Begins a match for each thread. */
    @Setup
    public void begin() {
        first = new RandomPlay(Engines.of(game), 1);
        second = new RandomPlay(Engines.of(game), 2);
        WarmUp.run(() -> {
            play(first);
            play(second);
        });
    }

    /** One thread and two threads by turns. */
    @Benchmark
    public void gain(Gain gain) throws Exception {
        double[] byProcessor = new double[TURNS];
        double[] byClock = new double[TURNS];
        for (int turn = 0; turn < TURNS; turn++) {
            Pace alone = pace(turn % 2 == 0 ? first : second);
            CyclicBarrier start = new CyclicBarrier(2);
            FutureTask<Pace> other = new FutureTask<>(() -> pace(second, start));
            new Thread(other, "second match").start();
            Pace one = pace(first, start);
            Pace two = other.get();
            byProcessor[turn] = (one.byProcessor + two.byProcessor) / alone.byProcessor;
            byClock[turn] = (one.byClock + two.byClock) / alone.byClock;
        }
        gain.byProcessor = Middle.of(byProcessor);
        gain.byClock = Middle.of(byClock);
    }

    private static Pace pace(RandomPlay play, CyclicBarrier start) throws InterruptedException, BrokenBarrierException {
        start.await();
        return pace(play);
    }

    private static Pace pace(RandomPlay play) {
        long processor = THREADS.getCurrentThreadCpuTime();
        long clock = System.nanoTime();
        long end = clock + TURN_NANOS;
        int decisions = 0;
        while (System.nanoTime() < end) {
            decisions += play(play);
        }
        return new Pace(
                decisions / (double) (THREADS.getCurrentThreadCpuTime() - processor),
                decisions / (double) (System.nanoTime() - clock));
    }

    private static int play(RandomPlay play) {
        for (int i = 0; i < PlayBenchmark.DECISIONS; i++) {
            play.decide();
        }
        return PlayBenchmark.DECISIONS;
    }
}
