package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.text.Text;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The value of an enum that a state keeps can be asked where it comes from, as a number can. */
class KeptValuesTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    private static final String GAME = """
            language 1
            game Skies "Skies"
            sides Red, Blue
            enum Sky { Calm, Fair "fair winds", Gale "a gale" }
            place Port
            map { | Port | xy     |
                  | Ash  | 10, 10 | }
            piece Ship on Port { side: Side   state rig: Sky?   state plan: Sky = Calm
                                 state load: Int = 0   plan, load seen by owner }
            pieces { | Ship | side |
                     | Hope | Red  |
                     | Luck | Blue | }
            state sky: Sky = Fair
            state season: Sky = Fair
            state guess: Sky = Calm
            state cargo: Int = 0
            state expected: Sky = Fair
            table weather(die: d6): Sky [3.1] {
              | die | sky        |
              | 1   | Calm       |
              | 2..5 | fair winds |
              | 6   | a gale     |
            }
            sequence { each turn {
              phase Weather {
                say "It was {sky} in {season}."
                let die = roll d6 for weather
                sky = weather(die) [3.2]
                say "It is {sky}."
                Hope.rig = sky
                say "Rigged for {Hope.rig}, not for {Luck.rig}."
                Hope.plan = if die > 1 then Gale else Fair
                expected = Calm
                expected = sky
                say "Expected: {expected}."
                guess = Hope.plan
                Hope.load = if die > 1 then 7 else 9
                cargo = Hope.load
                say "The load is {cargo}."
                say "The guess is {guess}."
                Red may { Wait "wait" { } }
              } } }
            game over at end of turn 1
            victory { nobody "a draw" otherwise }
            scenario Day "Day" { turns 1..1   at Ash: Hope, Luck }
            """;

    private static Match match;

    @BeforeAll
    static void play() throws IOException, ReflectiveOperationException {
        SourceText text = new SourceText("skies.grog", GAME);
        match = Match.begin(CompiledText.of("skies.grog", Library.of(text)).game(), "Day", Set.of(), 1);
    }

    @Test
    void aValueOfATableThatAStateKeepsIsToldWithItsDieAndItsCell() {
        assertThat(asked("It is", Text.ALL_SEEING)).matches("""
                sky is (.+)
                  \\+ sky = weather\\(die\\) gives \\1 \\[3.2]
                    the die for weather is (\\d)
                    weather\\(\\2\\) is \\1 \\[3.1]
                      \\+ the table at die .+ gives \\1
                """);
    }

    @Test
    void aValueIsFollowedThroughTheStatesOfPieces() {
        assertThat(asked("Rigged for", Text.ALL_SEEING))
                .startsWith("rig of Hope is ")
                .contains("  + Hope.rig = sky gives ")
                .contains("    sky is ")
                .contains("the die for weather is ");
        assertThat(asked("Expected", Text.ALL_SEEING))
                .contains("+ expected = sky gives ")
                .doesNotContain("expected = Calm");
    }

    @Test
    void aValueThatTheRulesHaveNotGivenYetStoodThereFromTheBeginning() {
        assertThat(asked("It was", Text.ALL_SEEING)).isEqualTo("""
                sky is fair winds
                  + as it stood when the game or the turn began gives fair winds
                """);
    }

    @Test
    void aValueThatIsHiddenTellsTheOthersNothing() {
        assertThat(asked("The guess", RED))
                .contains("+ guess = Hope.plan gives ")
                .contains("the die for weather is ");
        assertThat(asked("The guess", BLUE))
                .startsWith("guess is hidden from you\n")
                .doesNotContain("gale", "die for weather", "7");
        assertThat(asked("The load", BLUE))
                .startsWith("cargo is hidden from you\n")
                .doesNotContain("die for weather", "7");
    }

    private static String asked(String words, int viewer) {
        List<LogEntry> log = match.log();
        for (int i = 0; i < log.size(); i++) {
            if (log.get(i).seenBy(viewer).contains(words)) {
                return match.hindsight().workings(i, viewer).stream()
                        .map(Explanation::rendered)
                        .collect(Collectors.joining());
            }
        }
        throw new AssertionError("no line with " + words + " in " + log);
    }
}
