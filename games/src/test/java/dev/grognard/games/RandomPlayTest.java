package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.games.AllGames.Staged;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.bot.GreedyBot;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Taken;
import dev.grognard.runtime.trust.RandomPlay;
import dev.grognard.runtime.trust.Scrutiny;
import dev.grognard.runtime.trust.Shrink;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What must hold of any game whatever the players do: seeded random play looks for a counterexample. */
class RandomPlayTest {
    private static final int SEEDS = Integer.getInteger("seeds", 200);
    private static final int REPLAYED = 8;

    @TestFactory
    Stream<DynamicTest> keepsEveryPromise() {
        return AllGames.inEveryScenario(staged -> play(staged, Set.of(), SEEDS));
    }

    @TestFactory
    Stream<DynamicTest> keepsEveryPromiseWithEveryOption() {
        return AllGames.inEveryScenario(staged -> {
            Set<String> options =
                    staged.game().options().stream().map(option -> option.id()).collect(Collectors.toSet());
            if (!options.isEmpty()) {
                play(staged, options, SEEDS / 4);
            }
        });
    }

    private static void play(Staged staged, Set<String> options, int seeds) {
        RandomPlay random = new RandomPlay(staged.game(), options, Scrutiny.CLOSE);
        LongStream.rangeClosed(1, seeds)
                .parallel()
                .mapToObj(seed -> random.play(staged.setup(), seed))
                .forEach(played -> played.finding().ifPresent(finding -> {
                    throw new AssertionError(
                            finding + "\n\n" + Shrink.example(staged.game(), finding),
                            finding.cause().orElse(null));
                }));
    }

    @TestFactory
    Stream<DynamicTest> greedyBotsFinish() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, 1);
            GreedyBot bot = new GreedyBot();
            BotRandom random = new BotRandom(1);
            while (match.decision().isPresent()) {
                assertThat(match.taken().size()).isLessThan(staged.game().mostDecisions());
                match.choose(bot.choose(match.position(), random));
            }
            assertThat(match.result()).isPresent();
        });
    }

    @TestFactory
    Stream<DynamicTest> replayingDecisionsGivesTheSameState() {
        return AllGames.inEveryScenario(staged -> {
            for (long seed = 1; seed <= REPLAYED; seed++) {
                Match match = begin(staged, seed);
                BotRandom random = new BotRandom(seed);
                while (match.decision().isPresent()) {
                    match.choose(random.next(match.position().optionCount()));
                }
                Match again = begin(staged, seed);
                for (Taken taken : match.taken()) {
                    again.play(taken.notation());
                }
                assertThat(again.position().snapshot())
                        .isEqualTo(match.position().snapshot());
                assertThat(again.log()).isEqualTo(match.log());
            }
        });
    }

    private static Match begin(Staged staged, long seed) {
        return Match.begin(staged.game(), staged.setup(), Set.of(), seed);
    }
}
