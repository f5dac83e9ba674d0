package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever learns from our games and mods must not find in them what `check` warns of. */
class OurFilesTest {
    private static final Path OURS = Path.of("..", "games", "src", "main", "grog");
    private static final Pattern ALONE = Pattern.compile("(?m)^(game|series|mod) ");

    static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(OURS)) {
            return all.filter(file -> file.toString().endsWith(".grog"))
                    .filter(OurFilesTest::standsAlone)
                    .sorted()
                    .toList();
        }
    }

    /** The other files are parts of a game. */
    private static boolean standsAlone(Path file) {
        try {
            return ALONE.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void areWithoutMistakesAndWarnings(Path file) {
        GrogRun run = GrogRun.in(file.getParent(), "check", file.getFileName().toString());

        assertThat(run.status()).isZero();
        assertThat(run.out() + run.err()).contains("no mistakes found").doesNotContain("warning[");
    }
}
