package dev.grognard.benchmarks;

import dev.grognard.runtime.engine.Position;
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
import org.openjdk.jmh.infra.Blackhole;

/** Random play by somebody who looks at every option as a typed record before choosing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RecordBenchmark {
    @Param({Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private Position position;
    private RandomPlay play;

    /** Begins the first game. */
    @Setup
    public void begin() {
        GeneratedEngine engine = new GeneratedEngine(Engines.game(game));
        position = engine.position();
        play = new RandomPlay(engine, 1);
        WarmUp.run(play::decide);
    }

    /** One record for each option of each decision. */
    @Benchmark
    @OperationsPerInvocation(PlayBenchmark.DECISIONS)
    public void records(Blackhole looks) {
        for (int i = 0; i < PlayBenchmark.DECISIONS; i++) {
            for (int option = 0; option < position.optionCount(); option++) {
                looks.consume(position.optionAction(option));
            }
            play.decide();
        }
    }
}
