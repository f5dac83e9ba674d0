package dev.grognard.benchmarks;

import dev.grognard.cli.JavaBuild;
import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.resolve.FileChain;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The stages of the compiler the first time in a new Java, as from a command line; each with those before it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class ColdCompileBenchmark {
    @Param({Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private CompileRequest request;

    /** Reads the texts, which is not measured. */
    @Setup(Level.Trial)
    public void read() {
        request = Sources.request(game);
    }

    @Benchmark
    public FileChain parse() {
        return Stages.parse(request);
    }

    /** What `grog check` does: parse and check. */
    @Benchmark
    public GameModel parseAndCheck() {
        return Stages.check(request, Stages.parse(request));
    }

    /** Up to the Java. */
    @Benchmark
    public Compilation toJava() {
        return Stages.emit(request, Stages.check(request, Stages.parse(request)));
    }

    /** Up to classes that can be loaded. */
    @Benchmark
    public JavaBuild toClasses() {
        return JavaBuild.of(Stages.emit(request, Stages.check(request, Stages.parse(request)))
                .mainFiles());
    }
}
