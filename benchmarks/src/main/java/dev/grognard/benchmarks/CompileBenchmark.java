package dev.grognard.benchmarks;

import dev.grognard.cli.JavaBuild;
import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.resolve.FileChain;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The stages of the compiler when it has been running for a while, as in an editor. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class CompileBenchmark {
    @Param({Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private CompileRequest request;
    private FileChain chain;
    private GameModel model;
    private Compilation compilation;

    /** Compiles once, so that every stage has what it starts from. */
    @Setup
    public void compile() {
        request = Sources.request(game);
        chain = Stages.parse(request);
        model = Stages.check(request, chain);
        compilation = Stages.emit(request, model);
    }

    @Benchmark
    public FileChain parse() {
        return Stages.parse(request);
    }

    @Benchmark
    public GameModel check() {
        return Stages.check(request, chain);
    }

    @Benchmark
    public Compilation emit() {
        return Stages.emit(request, model);
    }

    @Benchmark
    public JavaBuild javac() {
        return JavaBuild.of(compilation.mainFiles());
    }
}
