package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NumbersTest {
    private static final Path CHOICES = Path.of("..", "compiler", "src", "test", "fixtures", "play", "choices.grog");

    @TempDir
    private Path folder;

    @Test
    void readsNumbersAndRanges() {
        assertThat(Numbers.parse("1 3 5-7")).contains(new Numbers(List.of(1, 3, 5, 6, 7), false));
        assertThat(Numbers.parse("4, 2 done")).contains(new Numbers(List.of(4, 2), true));
        assertThat(Numbers.parse("done")).isEmpty();
        assertThat(Numbers.parse("why 1")).isEmpty();
        assertThat(Numbers.parse("7-")).isEmpty();
    }

    @Test
    void takesWhatWasShownUnderTheseNumbers() throws IOException {
        Files.copy(CHOICES, folder.resolve("choices.grog"));

        GrogRun run = GrogRun.typing("1\n1\n1\n1-2 done\nquit\n", folder, "play", "choices.grog", "--seed", "1");

        assertThat(run.out()).contains("> 1-2 done").doesNotContain("Not used", "neither an option");
    }

    @Test
    void tellsWhatThePickComesToSoFar() throws IOException {
        Files.copy(CHOICES, folder.resolve("choices.grog"));

        GrogRun run =
                GrogRun.typing("1\n1\n1\naxes\ncooks, done\nquit\n", folder, "play", "choices.grog", "--seed", "1");

        assertThat(run.out())
                .contains(
                        "Falcon: to hire out (for 0 of 5 coins)",
                        "Falcon: to hire out (for 2 of 5 coins)",
                        "  picked: Axes\n",
                        "  Falcon, to hire out: Axes\n");
    }
}
