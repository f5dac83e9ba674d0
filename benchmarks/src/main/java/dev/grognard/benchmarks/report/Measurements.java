package dev.grognard.benchmarks.report;

import dev.grognard.benchmarks.HeapProfiler;
import dev.grognard.benchmarks.Middle;
import dev.grognard.benchmarks.ProcessorTimeProfiler;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.results.RunResult;

/** What was measured on one JDK, by benchmark and game. */
final class Measurements {
    private static final String BYTES = "gc.alloc.rate.norm";

    private final Map<Key, List<Value>> values = new LinkedHashMap<>();

    /** How long commands took from nothing, in milliseconds. */
    private final Map<List<String>, Double> starts = new LinkedHashMap<>();

    private record Key(String benchmark, String game) {}

    /**
     * One round of one benchmark.
     *
     * @param score as the benchmark counts, by the clock
     * @param least the same, the least one of its iterations
     * @param more what else was found, by name
     */
    private record Value(double score, double least, Map<String, Double> more) {
        double more(String name) {
            return more.getOrDefault(name, Double.NaN);
        }
    }

    void add(Collection<RunResult> results) {
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            Key key = new Key(
                    name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1),
                    result.getParams().getParam("game"));
            Map<String, Double> more = new HashMap<>();
            result.getSecondaryResults().forEach((label, found) -> more.put(label, found.getScore()));
            values.computeIfAbsent(key, k -> new ArrayList<>())
                    .add(new Value(
                            result.getPrimaryResult().getScore(),
                            result.getPrimaryResult().getStatistics().getMin(),
                            more));
        }
    }

    void addStart(List<String> arguments, double millis) {
        starts.put(arguments, millis);
    }

    /** How long a command took from nothing, in milliseconds. */
    double start(List<String> arguments) {
        return starts.get(arguments);
    }

    /** As the benchmark counts. */
    double score(String benchmark, String game) {
        return median(new Key(benchmark, game), Value::score);
    }

    /** What else a benchmark finds, by name. */
    double found(String benchmark, String game, String name) {
        return median(new Key(benchmark, game), value -> value.more(name));
    }

    /** As the benchmark counts, in the least one of its iterations. */
    double least(String benchmark, String game) {
        return median(new Key(benchmark, game), Value::least);
    }

    /** Megabytes of heap in use at the worst moment; infinite if there was not enough of it. */
    double heap(String benchmark, String game) {
        Key key = new Key(benchmark, game);
        return values.containsKey(key)
                ? median(key, value -> value.more(HeapProfiler.LABEL))
                : Double.POSITIVE_INFINITY;
    }

    /** In a second of processor time, at best. */
    double processor(String benchmark, String game) {
        return all(new Key(benchmark, game)).stream()
                .mapToDouble(value -> value.more(ProcessorTimeProfiler.LABEL))
                .max()
                .orElseThrow();
    }

    /** Allocated per operation. */
    double bytes(String benchmark, String game) {
        return found(benchmark, game, BYTES);
    }

    /** How many times as many operations as another game. */
    double ratio(String benchmark, String game, String other) {
        return processor(benchmark, game) / processor(benchmark, other);
    }

    private double median(Key key, ToDoubleFunction<Value> part) {
        return Middle.of(all(key).stream().mapToDouble(part).toArray());
    }

    private List<Value> all(Key key) {
        List<Value> all = values.get(key);
        if (all == null) {
            throw new IllegalStateException(key + " was not measured");
        }
        return all;
    }
}
