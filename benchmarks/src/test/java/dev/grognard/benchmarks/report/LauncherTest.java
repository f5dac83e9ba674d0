package dev.grognard.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LauncherTest {
    private static final Path HOME = Path.of("..");
    private static final Path SCRIPT = HOME.resolve("grog");

    @Test
    void runsTheCommand() throws IOException {
        // A launcher that finds nothing built, or something old, would build it in the middle of a test.
        assumeThat(isBuilt()).as("the command is built").isTrue();

        assertThat(new Launcher(SCRIPT, Jdk.present()).millis(1, Session.HELP)).isPositive();
    }

    @Test
    void startsJavaAsTheMeasurementsDo() throws IOException {
        String script = Files.readString(SCRIPT);

        assertThat(Launcher.JAVA_OPTIONS)
                .allSatisfy(option -> assertThat(script).contains(option));
    }

    private static boolean isBuilt() throws IOException {
        Path target = HOME.resolve("cli").resolve("target");
        if (!Files.isDirectory(target)) {
            return false;
        }
        try (Stream<Path> built = Files.list(target)) {
            FileTime newest = newest(List.of("dsl-grammar", "compiler", "runtime", "cli"));
            return built.filter(file -> file.toString().endsWith("-all.jar"))
                    .anyMatch(jar -> time(jar).compareTo(newest) >= 0);
        }
    }

    private static FileTime newest(List<String> modules) throws IOException {
        FileTime newest = time(HOME.resolve("pom.xml"));
        for (String module : modules) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main"))) {
                newest = Stream.concat(
                                Stream.of(newest),
                                files.filter(Files::isRegularFile).map(LauncherTest::time))
                        .max(FileTime::compareTo)
                        .orElseThrow();
            }
        }
        return newest;
    }

    private static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
