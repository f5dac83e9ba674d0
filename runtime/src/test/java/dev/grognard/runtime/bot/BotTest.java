package dev.grognard.runtime.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.skirmish.Skirmish;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class BotTest {
    private static final int ENOUGH = 10_000;
    /** What it may spend, and a last game of each good plan beyond that. */
    private static final int MOST_THOUGHT = 8_000 + 12 * 360;

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
        assertThat(ahead(GreedyBot::new, RandomBot::new, 60)).isPositive();
    }

    @Test
    void careBeatsChance() {
        assertThat(ahead(CarefulBot::new, RandomBot::new, 60)).isPositive();
    }

    @Test
    void careBeatsGreed() {
        assertThat(ahead(CarefulBot::new, GreedyBot::new, 60)).isPositive();
    }

    /** How many games more one bot wins than the other, each moving first in half of them. */
    private int ahead(Supplier<Bot> one, Supplier<Bot> other, int games) {
        int ahead = 0;
        for (long seed = 1; seed <= games; seed++) {
            int first = (int) (seed % 2);
            List<Bot> bots = first == 0 ? List.of(one.get(), other.get()) : List.of(other.get(), one.get());
            Playout playout = Playout.run(game, 1, 2, seed, bots, ENOUGH);
            assertThat(playout.over()).isTrue();
            if (playout.winner() != Position.NOBODY) {
                ahead += playout.winner() == first ? 1 : -1;
            }
        }
        return ahead;
    }

    @Test
    void aCarefulGameFollowsFromItsSeed() {
        List<Bot> bots = List.of(new CarefulBot(), new CarefulBot());
        Playout playout = Playout.run(game, 1, 0, 3, bots, ENOUGH);
        assertThat(playout.over()).isTrue();
        assertThat(Playout.run(game, 1, 0, 3, bots, ENOUGH)).isEqualTo(playout);
    }

    @Test
    void carefulThoughtIsBoundedAndIsNotThoughtTwice() {
        int thoughts = 0;
        int decisions = 0;
        for (long seed = 1; seed <= 5; seed++) {
            Position position = game.newPosition();
            position.begin(1, 0, seed);
            position.advance();
            CarefulBot bot = new CarefulBot();
            BotRandom random = new BotRandom(seed);
            while (position.isWaiting()) {
                int options = position.optionCount();
                position.choose(bot.choose(position, random));
                assertThat(bot.spent()).isLessThan(MOST_THOUGHT);
                decisions += options > 1 ? 1 : 0;
                thoughts += bot.spent() > 0 ? 1 : 0;
            }
        }
        // A plan has several steps, and only the first of them needs thought.
        assertThat(thoughts).isPositive().isLessThan(decisions);
    }

    @Test
    void aBotLeavesThePositionAsItWas() {
        Position position = game.newPosition();
        position.begin(1, 0, 5);
        position.advance();
        long[] before = position.snapshot();
        for (Bot bot : List.of(new GreedyBot(), new CarefulBot())) {
            bot.choose(position, new BotRandom(1));
            assertThat(position.snapshot()).isEqualTo(before);
            assertThat(position.isWaiting()).isTrue();
        }
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
