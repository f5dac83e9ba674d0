package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.runtime.bot.CarefulBot;
import dev.grognard.runtime.bot.GreedyBot;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What one who waits for a bot is told. */
class PlayersTest {
    private static final Duration LONG = Duration.ofSeconds(11);

    @Test
    void whoeverWaitsLongIsToldOfTheQuickBot() {
        Players players = Players.against(new CarefulBot(), 0, 1);

        assertThat(players.soFar(4, LONG)).isEqualTo("4 decisions so far; --skill greedy is the quick one");
        assertThat(players.soFar(4, Duration.ofSeconds(2))).isEqualTo("4 decisions so far");
    }

    @Test
    void quickBotIsNotAdvisedAgainstItself() {
        assertThat(Players.against(new GreedyBot(), 0, 1).soFar(4, LONG)).isEqualTo("4 decisions so far");
    }
}
