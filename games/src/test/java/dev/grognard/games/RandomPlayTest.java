package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.games.AllGames.Staged;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.bot.GreedyBot;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.match.Taken;
import dev.grognard.runtime.save.Saves;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What must hold of any game whatever the players do: seeded random play looks for a counterexample. */
class RandomPlayTest {
    private static final int SEEDS = Integer.getInteger("seeds", 8);
    /** No game takes this many decisions, unless it goes round in circles. */
    private static final int MOST_DECISIONS = 50_000;
    /** Looking closely at a position takes a while; this many positions of a match are enough. */
    private static final int LOOKS = 25;

    @TestFactory
    Stream<DynamicTest> comesToItsEnd() {
        return AllGames.inEveryScenario(staged -> {
            for (long seed = 1; seed <= SEEDS * 10L; seed++) {
                Position position = begin(staged, Set.of(), seed).position();
                BotRandom random = new BotRandom(seed);
                int decisions = 0;
                while (position.isWaiting()) {
                    assertThat(decisions++).as("decisions with seed %d", seed).isLessThan(MOST_DECISIONS);
                    assertThat(position.optionCount())
                            .as("options with seed %d", seed)
                            .isPositive();
                    position.choose(random.next(position.optionCount()));
                }
                assertThat(position.isOver()).as("over with seed %d", seed).isTrue();
                assertThat(position.endingText().toString()).isNotBlank();
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> comesToItsEndWithEveryOption() {
        return AllGames.inEveryScenario(staged -> {
            Set<String> options = new HashSet<>();
            staged.game().options().forEach(option -> options.add(option.id()));
            for (long seed = 1; seed <= SEEDS; seed++) {
                Match match = begin(staged, options, seed);
                play(match, seed, each -> {});
                assertThat(match.isOver()).isTrue();
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> greedyBotsFinish() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, Set.of(), 1);
            GreedyBot bot = new GreedyBot();
            BotRandom random = new BotRandom(1);
            while (match.decision().isPresent()) {
                assertThat(match.taken().size()).isLessThan(MOST_DECISIONS);
                match.choose(bot.choose(match.position(), random));
            }
            assertThat(match.result()).isPresent();
        });
    }

    @TestFactory
    Stream<DynamicTest> replayingDecisionsGivesTheSameState() {
        return AllGames.inEveryScenario(staged -> {
            for (long seed = 1; seed <= SEEDS; seed++) {
                Match match = begin(staged, Set.of(), seed);
                play(match, seed, each -> {});
                Match again = begin(staged, Set.of(), seed);
                for (Taken taken : match.taken()) {
                    again.play(taken.notation());
                }
                assertThat(again.position().snapshot())
                        .isEqualTo(match.position().snapshot());
                assertThat(again.log()).isEqualTo(match.log());
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> savingAndLoadingChangesNothing() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, Set.of(), 1);
            looking(match, 1, each -> {
                Match loaded = Saves.read(staged.game(), Saves.write(each));
                assertThat(loaded.position().snapshot())
                        .isEqualTo(each.position().snapshot());
                assertThat(notations(loaded)).isEqualTo(notations(each));
                assertThat(Saves.write(loaded)).isEqualTo(Saves.write(each));
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> undoingGivesTheSameDecisionAgain() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, Set.of(), 2);
            looking(match, 2, each -> {
                int[] before = each.position().snapshot();
                List<String> options = notations(each);
                int log = each.log().size();
                Match trial = each.copy();
                trial.choose(0);
                if (trial.canUndo()) {
                    trial.undo();
                    assertThat(trial.position().snapshot()).isEqualTo(before);
                    assertThat(notations(trial)).isEqualTo(options);
                    assertThat(trial.log()).hasSize(log);
                }
                assertThat(each.position().snapshot())
                        .as("a copy is independent")
                        .isEqualTo(before);
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> askingWhyChangesNothingAndContradictsNoOption() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, Set.of(), 3);
            looking(match, 3, each -> {
                int[] before = each.position().snapshot();
                List<Refusal> refusals = each.refusals();
                assertThat(each.position().snapshot()).isEqualTo(before);
                assertThat(refusals).extracting(Refusal::notation).doesNotContainAnyElementsOf(notations(each));
                assertThat(refusals)
                        .allSatisfy(refusal ->
                                assertThat(refusal.reason().toString()).isNotBlank());
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> promisesHoldAndBothPathsOfEveryRuleAgree() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, Set.of(), 5);
            looking(match, 5, each -> {
                assertThat(each.position().brokenInvariants()).isEmpty();
                assertThat(each.position().disagreements(each.taken().size())).isEmpty();
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> optionsAndPromptsNameNothingHidden() {
        return AllGames.inEveryScenario(staged -> {
            Match match = begin(staged, Set.of(), 4);
            looking(match, 4, each -> {
                int side = each.decision().orElseThrow().side();
                List<String> hidden = hiddenNames(each.position(), side);
                List<String> read = new ArrayList<>();
                read.add(each.decision().orElseThrow().prompt().seenBy(side));
                each.options().forEach(option -> read.add(option.label().seenBy(side)));
                for (String name : hidden) {
                    Pattern word = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])");
                    assertThat(read).noneMatch(line -> word.matcher(line).find());
                }
            });
        });
    }

    private static Match begin(Staged staged, Set<String> options, long seed) {
        return Match.begin(staged.game(), staged.setup(), options, seed);
    }

    private static List<String> notations(Match match) {
        return match.options().stream().map(Option::notation).toList();
    }

    private static void play(Match match, long seed, Consumer<Match> before) {
        BotRandom random = new BotRandom(seed);
        while (match.decision().isPresent()) {
            assertThat(match.taken().size()).isLessThan(MOST_DECISIONS);
            before.accept(match);
            match.choose(random.next(match.position().optionCount()));
        }
    }

    /** Plays a match through and looks closely at positions that are spread over its whole length. */
    private static void looking(Match match, long seed, Consumer<Match> look) {
        Match rehearsal = match.copy();
        play(rehearsal, seed, each -> {});
        int every = Math.max(1, rehearsal.taken().size() / LOOKS);
        play(match, seed, each -> {
            if (each.taken().size() % every == 0) {
                look.accept(each);
            }
        });
    }

    /** Names of pieces that this side may not know, unless something that it may know has the same name. */
    private static List<String> hiddenNames(Position position, int viewer) {
        Set<String> hidden = new HashSet<>();
        Set<String> open = new HashSet<>();
        for (Schema.Kind kind : position.game().schema().kinds()) {
            for (Thing member : kind.members()) {
                boolean secret = kind.category() == Schema.Category.PIECE
                        && kind.fields().stream()
                                .anyMatch(field -> field.name().equals("name")
                                        && !field.sight().visible(position, viewer, member.index()));
                (secret ? hidden : open).add(member.printed());
            }
        }
        hidden.removeAll(open);
        hidden.removeIf(name -> open.stream().anyMatch(known -> known.contains(name)));
        return List.copyOf(hidden);
    }
}
