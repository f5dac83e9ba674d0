package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What somebody reads who makes a journey: who goes, what is left, and what each step costs. */
class JourneyTest {
    private static final Path JOURNEYS = Path.of("..", "compiler", "src", "test", "fixtures", "play", "journeys.grog");

    private static String typing(String input) {
        return GrogRun.typing(
                        input,
                        JOURNEYS.toAbsolutePath().getParent(),
                        "play",
                        JOURNEYS.toAbsolutePath().toString(),
                        "--seed",
                        "3")
                .out();
    }

    @Test
    void aStepIsCalledByItsEndAndItsCost() {
        assertThat(typing("1\nquit\n"))
                .contains("North: where Swift goes, 2 Hours left\n  1  Bell (1/2)\n")
                .contains("North: where Swift goes, 1 1/2 Hours left");
    }

    @Test
    void theRulebooksOwnWordsKnowWhatIsLeft() {
        assertThat(typing("done\n1\nquit\n")).contains("North: how far the cart comes in 2 hours, after 0 steps");
    }
}
