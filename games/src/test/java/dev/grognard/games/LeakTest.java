package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.games.AllGames.Staged;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.trust.LeakCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Nobody learns what is hidden from him: neither from what is told nor from what is left out. */
class LeakTest {
    private static final int SEEDS = 5;
    /** Looking closely at a position takes a while; one in so many is enough. */
    private static final int EVERY = 7;

    @TestFactory
    Stream<DynamicTest> hiddenPiecesCanChangePlacesUnnoticed() {
        return AllGames.inEveryScenario(staged -> {
            for (long seed = 1; seed <= SEEDS; seed++) {
                leaksNothing(staged, Set.of(), seed);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> hiddenPiecesCanChangePlacesUnnoticedWithEveryOption() {
        return AllGames.inEveryScenario(staged -> {
            Set<String> options =
                    staged.game().options().stream().map(option -> option.id()).collect(Collectors.toSet());
            if (!options.isEmpty()) {
                leaksNothing(staged, options, 1);
            }
        });
    }

    private static void leaksNothing(Staged staged, Set<String> options, long seed) {
        BotRandom random = new BotRandom(seed);
        Match match = Match.begin(staged.game(), staged.setup(), options, seed);
        play(
                match,
                seed,
                each -> assertThat(LeakCheck.leak(each, random))
                        .as("after %s", each.taken())
                        .isEmpty());
    }

    @TestFactory
    Stream<DynamicTest> optionsAndPromptsNameNothingHidden() {
        return AllGames.inEveryScenario(staged -> {
            Match match = Match.begin(staged.game(), staged.setup(), Set.of(), 4);
            play(match, 4, LeakTest::namesNothingHidden);
        });
    }

    private static void play(Match match, long seed, Consumer<Match> look) {
        BotRandom random = new BotRandom(seed);
        while (match.decision().isPresent()) {
            if (match.taken().size() % EVERY == 0) {
                look.accept(match);
            }
            match.choose(random.next(match.position().optionCount()));
        }
    }

    private static void namesNothingHidden(Match match) {
        int side = match.decision().orElseThrow().side();
        List<String> read = new ArrayList<>();
        read.add(match.decision().orElseThrow().prompt().seenBy(side));
        match.options().forEach(option -> read.add(option.label().seenBy(side)));
        for (String name : hiddenNames(match.position(), side)) {
            Pattern word = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])");
            assertThat(read).noneMatch(line -> word.matcher(line).find());
        }
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
