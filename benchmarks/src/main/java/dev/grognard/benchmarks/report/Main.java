package dev.grognard.benchmarks.report;

import dev.grognard.benchmarks.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** Measures everything and writes the report: {@code Main REPORT SOURCES LAUNCHER [--quick]}. */
public final class Main {
    private Main() {}

    /** The report's file, the folder of the games' texts, the script that runs the command, and whether a first look is enough. */
    public static void main(String[] args) throws IOException, RunnerException {
        Path report = Path.of(args[0]).toAbsolutePath();
        Path sources = Path.of(args[1]).toAbsolutePath();
        Path launcher = Path.of(args[2]).toAbsolutePath();
        Plan plan = List.of(args).contains("--quick") ? Plan.quick() : Plan.whole();
        System.setProperty(Sources.FOLDER, sources.toString());
        Machine machine = Machine.present();
        Map<Jdk, Measurements> measured = new LinkedHashMap<>();
        for (Jdk jdk : plan.everyJdk() ? Jdk.toMeasureOn() : List.of(Jdk.present())) {
            measured.put(jdk, new Session(jdk, plan, sources, launcher).run());
        }
        Files.writeString(report, new Report(machine, plan, Sources.lines(Session.GAMES)).write(measured));
        System.err.println("written: " + report);
    }
}
