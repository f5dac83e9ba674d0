package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two people at one terminal look at it one after the other, where the game hides something. */
class HandOverTest {
    private static final Path FIXTURES = Path.of("..", "compiler", "src", "test", "fixtures", "play");
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    private static String shown(boolean terminal, boolean signs, String typed, String... arguments) {
        StringWriter out = new StringWriter();
        Console console = new Console(
                new BufferedReader(new StringReader(typed)),
                new PrintWriter(out),
                new PrintWriter(new StringWriter()),
                terminal,
                signs);
        assertThat(Grog.run(console, new GameShelf(FIXTURES, Optional.empty()), arguments))
                .isZero();
        console.out().flush();
        return out.toString();
    }

    @Test
    void theKeyboardIsPassedOnWithAnEmptyScreen() {
        String shown = shown(true, true, "Ash Market\npass\n\npass\n\n", "play", "sight.grog", "--seed", "1");

        assertThat(shown).containsOnlyOnce("Pass the keyboard to Crown").containsOnlyOnce("Pass the keyboard to Cabal");
        String[] screens = shown.split(Pattern.quote(CLEAR));
        assertThat(screens).hasSize(5);
        assertThat(screens[0]).contains("Ash", "Cabal: slip");
        assertThat(screens[1])
                .isEqualTo(
                        "Pass the keyboard to Crown, and press Enter only there (if you play all sides alone, type `solo`): ");
        assertThat(screens[2]).contains("Crown: patrol", "2 × Cabal spy").doesNotContain("Ash");
        assertThat(screens[3]).isEqualTo("Pass the keyboard to Cabal, and press Enter only there: ");
        assertThat(screens[4]).contains("Turn 2", "Cabal: slip", "Ash");
    }

    @Test
    void everybodyIsToldAllThatHappenedSinceHeLooked() {
        String shown =
                shown(true, true, "pass\n\nDorn Market\n\nAsh Market\npass\n\n", "play", "sight.grog", "--seed", "1");

        String[] screens = shown.split(Pattern.quote(CLEAR));
        assertThat(screens[4]).contains("Dorn goes to Market");
        assertThat(screens[6]).contains("a Cabal spy slips to Market, from Docks");
    }

    @Test
    void theScreenIsScrolledAwayWhereItCannotBeCleared() {
        assertThat(shown(true, false, "pass\n\n", "play", "sight.grog", "--seed", "1"))
                .contains("Pass the keyboard to Crown", System.lineSeparator().repeat(100))
                .doesNotContain(CLEAR);
    }

    @Test
    void nobodyIsWaitedForWhereAllIsOpenOrOnePersonPlaysOrAScriptDoes() {
        assertThat(shown(true, true, "done\ndone\n", "play", "toll.grog", "--seed", "1"))
                .doesNotContain("Pass the keyboard");
        assertThat(shown(true, true, "pass\npass\n", "play", "sight.grog", "--seed", "1", "--solo"))
                .contains("Turn 2")
                .doesNotContain("Pass the keyboard");
        assertThat(shown(true, true, "pass\nsolo\npass\n", "play", "sight.grog", "--seed", "1"))
                .contains("Turn 2")
                .containsOnlyOnce("Pass the keyboard");
        assertThat(shown(true, true, "solo\npass\npass\n", "play", "sight.grog", "--seed", "1"))
                .contains("Turn 2")
                .doesNotContain("Pass the keyboard");
        assertThat(shown(true, true, "pass\n", "play", "sight.grog", "--seed", "1", "--side", "Cabal"))
                .contains("Turn 2")
                .doesNotContain("Pass the keyboard");
        assertThat(shown(false, false, "pass\npass\n", "play", "sight.grog", "--seed", "1"))
                .contains("Turn 2")
                .doesNotContain("Pass the keyboard");
    }

    @Test
    void aSecretChoiceIsPassedOnEvenWhereNothingElseIsHidden() {
        String shown = shown(true, true, "4\n\n3\n\n1\n", "play", "choices.grog", "--seed", "1");

        assertThat(shown).contains("Pass the keyboard to Heron", "Pass the keyboard to Raven");
        assertThat(shown.split(Pattern.quote(CLEAR))[2])
                .contains("Heron: your bid")
                .doesNotContain("Falcon, your bid: 4");
    }

    @Test
    void whoeverLeavesNeedNotPassTheKeyboardOn() {
        assertThat(shown(true, true, "pass\nquit\n", "play", "sight.grog", "--seed", "1"))
                .endsWith("type `solo`): " + CLEAR);
    }
}
