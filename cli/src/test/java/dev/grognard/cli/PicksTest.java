package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PicksTest {
    private static final Path CHOICES = Path.of("..", "compiler", "src", "test", "fixtures", "play", "choices.grog");

    @TempDir
    private Path folder;

    @Test
    void readsNumbersAndRanges() {
        assertThat(Picks.parse("1 3 5-7")).contains(new Picks(Set.of(1, 3, 5, 6, 7), false));
        assertThat(Picks.parse("2, 4 done")).contains(new Picks(Set.of(2, 4), true));
        assertThat(Picks.parse("done")).isEmpty();
        assertThat(Picks.parse("why 1")).isEmpty();
        assertThat(Picks.parse("7-")).isEmpty();
    }

    @Test
    void takesWhatWasShownUnderTheseNumbers() throws IOException {
        Files.copy(CHOICES, folder.resolve("choices.grog"));

        GrogRun run = GrogRun.typing("1\n1\n1\n1-2 done\nquit\n", folder, "play", "choices.grog", "--seed", "1");

        assertThat(run.out()).contains("> 1-2 done").doesNotContain("could not be chosen", "neither an option");
    }
}
