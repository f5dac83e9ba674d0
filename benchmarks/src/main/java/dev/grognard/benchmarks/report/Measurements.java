package dev.grognard.benchmarks.report;

import dev.grognard.benchmarks.HeapProfiler;
import dev.grognard.benchmarks.ProcessorTimeProfiler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** What was measured on one JDK, by benchmark, game and number of threads. */
final class Measurements {
    private static final double MIDDLE = 50;

    private final Map<Key, List<Value>> values = new LinkedHashMap<>();

    /** How long commands took from nothing, in milliseconds. */
    private final Map<List<String>, Double> starts = new LinkedHashMap<>();

    private record Key(String benchmark, String game, int threads) {}

    /**
     * One round of one benchmark.
     *
     * @param score as the benchmark counts, by the clock
     * @param middle the same, the middle one of its iterations
     * @param least the same, the least one of its iterations
     * @param processor operations in a second of processor time
     * @param bytes allocated per operation
     * @param heap megabytes of heap in use at the worst moment
     */
    private record Value(double score, double middle, double least, double processor, double bytes, double heap) {}

    void add(Collection<RunResult> results) {
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            Key key = new Key(
                    name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1),
                    result.getParams().getParam("game"),
                    result.getParams().getThreads());
            values.computeIfAbsent(key, k -> new ArrayList<>())
                    .add(new Value(
                            result.getPrimaryResult().getScore(),
                            result.getPrimaryResult().getStatistics().getPercentile(MIDDLE),
                            result.getPrimaryResult().getStatistics().getMin(),
                            secondary(result, ProcessorTimeProfiler.LABEL),
                            secondary(result, "gc.alloc.rate.norm"),
                            secondary(result, HeapProfiler.LABEL)));
        }
    }

    void addStart(List<String> arguments, double millis) {
        starts.put(arguments, millis);
    }

    /** How long a command took from nothing, in milliseconds. */
    double start(List<String> arguments) {
        return starts.get(arguments);
    }

    private static double secondary(RunResult result, String label) {
        Result<?> found = result.getSecondaryResults().get(label);
        return found == null ? Double.NaN : found.getScore();
    }

    /** As the benchmark counts. */
    double score(String benchmark, String game) {
        return median(new Key(benchmark, game, 1), Value::score);
    }

    /** As the benchmark counts, in the middle one of its iterations, in the best round. */
    double middle(String benchmark, String game) {
        return all(new Key(benchmark, game, 1)).stream()
                .mapToDouble(Value::middle)
                .min()
                .orElseThrow();
    }

    /** As the benchmark counts, in the least one of its iterations. */
    double least(String benchmark, String game) {
        return median(new Key(benchmark, game, 1), Value::least);
    }

    /** Megabytes of heap in use at the worst moment; infinite if there was not enough of it. */
    double heap(String benchmark, String game) {
        Key key = new Key(benchmark, game, 1);
        return values.containsKey(key) ? median(key, Value::heap) : Double.POSITIVE_INFINITY;
    }

    /** By the clock, with several threads. */
    double score(String benchmark, String game, int threads) {
        return median(new Key(benchmark, game, threads), Value::score);
    }

    /** In a second of processor time, at best. */
    double processor(String benchmark, String game) {
        return processor(benchmark, game, 1);
    }

    /** In a second of the processor time of each of several threads, at best. */
    double processor(String benchmark, String game, int threads) {
        return all(new Key(benchmark, game, threads)).stream()
                .mapToDouble(Value::processor)
                .max()
                .orElseThrow();
    }

    /** Allocated per operation. */
    double bytes(String benchmark, String game) {
        return median(new Key(benchmark, game, 1), Value::bytes);
    }

    /** How many times as many operations as another game. */
    double ratio(String benchmark, String game, String other) {
        return processor(benchmark, game) / processor(benchmark, other);
    }

    private double median(Key key, ToDoubleFunction<Value> part) {
        return median(all(key).stream().mapToDouble(part).toArray());
    }

    private List<Value> all(Key key) {
        List<Value> all = values.get(key);
        if (all == null) {
            throw new IllegalStateException(key + " was not measured");
        }
        return all;
    }

    private static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
