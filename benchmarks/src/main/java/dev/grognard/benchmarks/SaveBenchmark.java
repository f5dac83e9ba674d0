package dev.grognard.benchmarks;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.save.Saves;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Writing a match of some length as text, and taking it up again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SaveBenchmark {
    /** How long the match is. */
    public static final int DECISIONS = 200;

    @Param({Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private Game rules;
    private Match match;
    private String text;

    /** Plays a match that lasts long enough. */
    @Setup
    public void play() {
        rules = Engines.game(game);
        match = RandomMatch.of(rules, DECISIONS);
        text = Saves.write(match);
        WarmUp.run(this::load);
    }

    @Benchmark
    public String save() {
        return Saves.write(match);
    }

    @Benchmark
    public Match load() {
        return Saves.read(rules, text);
    }
}
