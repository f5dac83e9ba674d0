package dev.grognard.runtime.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.skirmish.Skirmish;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotTest {
    private static final int ENOUGH = 10_000;

    private final Game game = new Skirmish();

    @Test
    void randomGamesComeToAnEndAndFollowFromTheirSeed() {
        for (int setup = 0; setup < 2; setup++) {
            for (long seed = 1; seed <= 300; seed++) {
                Playout playout = Playout.random(game, setup, (int) (seed % 4), seed, ENOUGH);
                assertThat(playout.over()).isTrue();
                assertThat(Playout.random(game, setup, (int) (seed % 4), seed, ENOUGH))
                        .isEqualTo(playout);
            }
        }
    }

    @Test
    void greedBeatsChance() {
        int greedy = 0;
        int random = 0;
        for (long seed = 1; seed <= 60; seed++) {
            boolean greedyIsFirst = seed % 2 == 0;
            List<Bot> bots = greedyIsFirst
                    ? List.of(new GreedyBot(), new RandomBot())
                    : List.of(new RandomBot(), new GreedyBot());
            Playout playout = Playout.run(game, 1, 2, seed, bots, ENOUGH);
            assertThat(playout.over()).isTrue();
            if (playout.winner() != Position.NOBODY) {
                if (playout.winner() == 0 == greedyIsFirst) {
                    greedy++;
                } else {
                    random++;
                }
            }
        }
        assertThat(greedy).isGreaterThan(random);
    }

    @Test
    void aBotLeavesThePositionAsItWas() {
        Position position = game.newPosition();
        position.begin(1, 0, 5);
        position.advance();
        int[] before = position.snapshot();
        new GreedyBot().choose(position, new BotRandom(1));
        assertThat(position.snapshot()).isEqualTo(before);
        assertThat(position.isWaiting()).isTrue();
    }

    @Test
    void randomPlayAllocatesNothing() {
        Position position = game.newPosition();
        Bot[] bots = {new RandomBot(), new RandomBot()};
        BotRandom random = new BotRandom(1);
        playOften(position, bots, random);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        int decisions = playOften(position, bots, random);
        long perDecision = (threads.getCurrentThreadAllocatedBytes() - before) / decisions;
        // A playout's own result is the only thing made, and a game has many decisions.
        assertThat(perDecision).isLessThan(16);
    }

    private static int playOften(Position position, Bot[] bots, BotRandom random) {
        int decisions = 0;
        for (long seed = 1; seed <= 200; seed++) {
            position.begin(1, 2, seed);
            position.advance();
            decisions += Playout.finish(position, random, bots, ENOUGH).decisions();
        }
        return decisions;
    }
}
