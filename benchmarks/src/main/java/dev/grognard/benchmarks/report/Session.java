package dev.grognard.benchmarks.report;

import dev.grognard.benchmarks.Engines;
import dev.grognard.benchmarks.HeapBenchmark;
import dev.grognard.benchmarks.HeapProfiler;
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
    static final String COPIES = "CopyBenchmark.both";
    static final String THREADS = "ThreadsBenchmark.gain";
    static final String SAVE = "SaveBenchmark.save";
    static final String LOAD = "SaveBenchmark.load";
    static final List<String> STAGES = List.of(
            "CompileBenchmark.parse", "CompileBenchmark.check", "CompileBenchmark.emit", "CompileBenchmark.javac");
    static final List<String> COLD_STAGES = List.of(
            "ColdCompileBenchmark.parse",
            "ColdCompileBenchmark.parseAndCheck",
            "ColdCompileBenchmark.toJava",
            "ColdCompileBenchmark.toClasses");
    static final String CHECK_AGAIN = "EditBenchmark.check";
    static final String PLAY_AFTER_LINE = "EditBenchmark.line";
    static final String PLAY_AFTER_STATE = "EditBenchmark.state";
    static final String HEAP = "HeapBenchmark.compile";
    static final List<String> HELP = List.of("--help");
    /** Of the largest game. */
    static final List<String> CHECK = List.of("check", Engines.GERMANTOWN);

    /** So much heap is wanted to be enough for the compiler; it gets no more. */
    static final int MEGABYTES = 256;

    static final List<String> GAMES = List.of(Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN);
    static final List<String> ENGINES = List.of(Engines.FLOOR, Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN);

    private static final String PACKAGE = Engines.class.getPackageName();

    /** A check takes a tenth of what a game takes to be playable, and as long to warm up. */
    private static final int CHECKS = 8;

    private final Jdk jdk;
    private final Plan plan;
    private final Path sources;
    private final Launcher launcher;
    private final Measurements measurements = new Measurements();

    Session(Jdk jdk, Plan plan, Path sources, Path script) {
        this.jdk = jdk;
        this.plan = plan;
        this.sources = sources;
        this.launcher = new Launcher(script, jdk);
    }

    Measurements run() throws RunnerException {
        for (int round = 0; round < plan.rounds(); round++) {
            play(IN_PLACE, ENGINES);
            play(COPYING, ENGINES);
            measure(COPIES, ENGINES, Session::once);
            measure(THREADS, ENGINES, Session::once);
        }
        play(RECORDS, GAMES);
        play(SAVE, GAMES);
        play(LOAD, GAMES);
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
        edit(CHECK_AGAIN, CHECKS);
        edit(PLAY_AFTER_LINE, 1);
        edit(PLAY_AFTER_STATE, 1);
        measure(
                HEAP,
                List.of(HeapBenchmark.ALL),
                options -> options.forks(1)
                        .jvmArgsAppend("-Xmx" + MEGABYTES + "m", "-XX:+UseSerialGC")
                        .addProfiler(HeapProfiler.class)
                        // If it is not enough, that is a result too.
                        .shouldFailOnError(false));
        start(HELP);
        start(CHECK);
        return measurements;
    }

    private void edit(String benchmark, int times) throws RunnerException {
        measure(
                benchmark,
                GAMES,
                options -> options.warmupIterations(times * plan.editWarmUps())
                        .measurementIterations(times * plan.edits())
                        .forks(1)
                        .jvmArgsAppend(Launcher.JAVA_OPTIONS.toArray(new String[0]))
                        .addProfiler(ProcessorTimeProfiler.class));
    }

    private void start(List<String> arguments) {
        System.err.println("JDK " + jdk.version() + ": grog " + String.join(" ", arguments));
        measurements.addStart(arguments, launcher.millis(plan.starts(), arguments));
    }

    /** What warms up and takes turns by itself. */
    private static ChainedOptionsBuilder once(ChainedOptionsBuilder options) {
        return options.warmupIterations(0).measurementIterations(1).forks(1);
    }

    private void play(String benchmark, List<String> games) throws RunnerException {
        measure(
                benchmark,
                games,
                options -> options.warmupIterations(1)
                        .warmupTime(TimeValue.milliseconds(plan.iterationMillis()))
                        .measurementIterations(plan.iterations())
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
