package dev.grognard.benchmarks.report;

import dev.grognard.benchmarks.CopyBenchmark;
import dev.grognard.benchmarks.Engines;
import dev.grognard.benchmarks.ProcessorTimeProfiler;
import dev.grognard.benchmarks.Sources;
import dev.grognard.benchmarks.WarmUp;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures everything on one JDK. */
final class Session {
    static final String IN_PLACE = "PlayBenchmark.inPlace";
    static final String COPYING = "PlayBenchmark.copying";
    static final String RECORDS = "RecordBenchmark.records";
    static final String COPY = "CopyBenchmark.position";
    static final String ARRAY = "CopyBenchmark.array";
    static final String SAVE = "SaveBenchmark.save";
    static final String LOAD = "SaveBenchmark.load";
    static final List<String> STAGES = List.of(
            "CompileBenchmark.parse", "CompileBenchmark.check", "CompileBenchmark.emit", "CompileBenchmark.javac");
    static final List<String> COLD_STAGES = List.of(
            "ColdCompileBenchmark.parse",
            "ColdCompileBenchmark.parseAndCheck",
            "ColdCompileBenchmark.toJava",
            "ColdCompileBenchmark.toClasses");

    static final List<String> GAMES = List.of(Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN);
    static final List<String> ENGINES = List.of(Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN);

    private static final String PACKAGE = Engines.class.getPackageName();

    private final Jdk jdk;
    private final Plan plan;
    private final Path sources;
    private final Measurements measurements = new Measurements();

    Session(Jdk jdk, Plan plan, Path sources) {
        this.jdk = jdk;
        this.plan = plan;
        this.sources = sources;
    }

    Measurements run() throws RunnerException {
        for (int round = 0; round < plan.rounds(); round++) {
            play(IN_PLACE, ENGINES, 1);
            play(COPYING, ENGINES, 1);
            play(IN_PLACE, ENGINES, 2);
        }
        play(RECORDS, GAMES, 1);
        play(COPY, ENGINES, 1, Math.max(plan.iterations(), CopyBenchmark.PLACES));
        play(ARRAY, ENGINES, 1, Math.max(plan.iterations(), CopyBenchmark.PLACES));
        play(SAVE, GAMES, 1);
        play(LOAD, GAMES, 1);
        for (String stage : STAGES) {
            measure(
                    stage,
                    GAMES,
                    options -> options.warmupIterations(plan.compilerWarmUps())
                            .warmupTime(TimeValue.milliseconds(plan.compilerMillis()))
                            .measurementIterations(1)
                            .measurementTime(TimeValue.milliseconds(plan.compilerMillis()))
                            .forks(1));
        }
        for (String stage : COLD_STAGES) {
            measure(stage, GAMES, options -> options.forks(plan.coldStarts()));
        }
        return measurements;
    }

    private void play(String benchmark, List<String> games, int threads) throws RunnerException {
        play(benchmark, games, threads, plan.iterations());
    }

    private void play(String benchmark, List<String> games, int threads, int iterations) throws RunnerException {
        measure(
                benchmark,
                games,
                options -> options.threads(threads)
                        .warmupIterations(1)
                        .warmupTime(TimeValue.milliseconds(plan.iterationMillis()))
                        .measurementIterations(iterations)
                        .measurementTime(TimeValue.milliseconds(plan.iterationMillis()))
                        .forks(1)
                        .addProfiler(GCProfiler.class)
                        .addProfiler(ProcessorTimeProfiler.class));
    }

    private void measure(String benchmark, List<String> games, UnaryOperator<ChainedOptionsBuilder> more)
            throws RunnerException {
        System.err.println("JDK " + jdk.version() + ": " + benchmark);
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + (PACKAGE + "." + benchmark).replace(".", "\\.") + "$")
                .param("game", games.toArray(new String[0]))
                .jvm(jdk.java().toString())
                .jvmArgs(
                        "-Xmx1g",
                        "-D" + Sources.FOLDER + "=" + sources,
                        "-D" + WarmUp.MILLIS + "=" + plan.warmUpMillis())
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
        measurements.add(new Runner(more.apply(options).build()).run());
    }
}
