package dev.grognard.benchmarks.report;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The command as somebody types it, each time from nothing.
 *
 * @param script what is typed
 * @param jdk the Java that is found first
 */
record Launcher(Path script, Jdk jdk) {
    /** How the script starts Java for commands that do not take minutes; a test compares. */
    static final List<String> JAVA_OPTIONS = List.of("-Xss16m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    /** The shortest of some times that a command takes, in milliseconds; once before them it makes what it then finds. */
    double millis(int times, List<String> arguments) {
        run(arguments);
        double best = Double.POSITIVE_INFINITY;
        for (int i = 0; i < times; i++) {
            long start = System.nanoTime();
            run(arguments);
            best = Math.min(best, (System.nanoTime() - start) / (double) TimeUnit.MILLISECONDS.toNanos(1));
        }
        return best;
    }

    private void run(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(script.toAbsolutePath().toString()));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
        builder.environment()
                .compute(
                        "PATH",
                        (name, path) -> jdk.java().getParent() + (path == null ? "" : File.pathSeparator + path));
        try {
            int status = builder.start().waitFor();
            if (status != 0) {
                throw new IllegalStateException(command + " failed with " + status);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(command + " was called off", e);
        }
    }
}
