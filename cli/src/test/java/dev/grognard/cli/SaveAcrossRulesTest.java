package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.save.SaveException;
import dev.grognard.runtime.save.Saves;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A save outlives a change of the rules as far as its decisions still stand. */
class SaveAcrossRulesTest {
    private static final String RULES = """
            language 1
            game Race "The race"

            sides Red, Blue
            place Field
            link  Step between Field
            map {
              | Field | xy     |
              | Start | 10, 10 |
              | Mid   | 30, 10 |
              | Goal  | 50, 10 |
              Step: Start - Mid - Goal
            }
            piece Runner on Field, Box { side: Side   state pace: Int = 0 }
            pieces {
              | Runner      | side |
              | Rita, Robin | Red  |
              | Bill, Bea   | Blue |
            }

            rule fast: Int = 2

            sequence {
              each turn { for each s in Side { step Runs { s may repeatedly { Run } } } }
            }

            order Run(who in Runner of side on map, by in Step where .from is who.at) "{who} runs to {by.to}"
              requires who.pace < fast else "{who} is out of breath" [1.1]
            { move who to by.to   who.pace += 1 }

            game over at end of turn 3
            victory { nobody "dusk" otherwise }
            scenario Morning "Morning" { turns 1..3   at Start: Rita, Robin, Bill, Bea }

            example "A run" {
              given  scenario Morning
              play   Red Run(Rita, Step(Start, Mid))
              expect Rita.at is Mid
            }
            """;

    private static Game game(String text) throws ReflectiveOperationException {
        return CompiledText.of("race.grog", new Library(Map.of("race.grog", new SourceText("race.grog", text))))
                .game();
    }

    private static Match played(Game game) {
        Match match = Match.begin(game, "Morning", Set.of(), 5);
        match.play("Run(Rita, Step(Start, Mid))");
        match.play("Run(Rita, Step(Mid, Goal))");
        match.play("Run(Robin, Step(Start, Mid))");
        match.play("pass");
        return match;
    }

    @Test
    void aSaveIsTakenUpWhereItsDecisionsStillStand() throws ReflectiveOperationException {
        Game before = game(RULES);
        Match match = played(before);
        Game after = game(RULES.replace("rule fast: Int = 2", "rule fast: Int = 3"));

        Match loaded = Saves.read(after, Saves.write(match));

        assertThat(after.rulesHash()).isNotEqualTo(before.rulesHash());
        assertThat(loaded.taken()).isEqualTo(match.taken());
        assertThat(loaded.game()).isSameAs(after);
        BotRandom random = new BotRandom(1);
        while (loaded.decision().isPresent()) {
            loaded.choose(random.next(loaded.position().optionCount()));
        }
        assertThat(loaded.result()).isPresent();
    }

    @Test
    void commentsAndBlankSpaceAreNoRules() throws ReflectiveOperationException {
        String before = game(RULES).rulesHash();

        assertThat(game(RULES.replace("rule fast: Int = 2", "// how far\nrule  fast :Int=2   /// fast"))
                        .rulesHash())
                .isEqualTo(before);
        assertThat(game(RULES + "\nrule unused: Int = 2").rulesHash()).isNotEqualTo(before);
    }

    @Test
    void aPartOfASaveIsTakenUpIfThatIsWanted(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("race.grog"), RULES);
        String moves = "Run(Rita, Step(Start, Mid))\nRun(Rita, Step(Mid, Goal))\nRun(Robin, Step(Start, Mid))\npass\n";
        GrogRun.typing(moves, folder, "play", "race.grog", "--seed", "5", "--save", "a.save");
        String saved = Files.readString(folder.resolve("a.save"));
        Files.writeString(folder.resolve("race.grog"), RULES.replace("rule fast: Int = 2", "rule fast: Int = 1"));

        GrogRun refused = GrogRun.in(folder, "play", "race.grog", "--load", "a.save");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err())
                .contains("out of breath [1.1]. With --partly the match goes on from there: 1 decision is kept, 3 are"
                        + " not, and a.save stays as it is.");

        GrogRun partly = GrogRun.typing(
                "save a.save\nsave b.save\nquit\n", folder, "play", "race.grog", "--load", "a.save", "--partly");
        assertThat(partly.out())
                .contains("it stands no longer from decision 2", "Robin runs to Mid")
                .contains("a.save exists already; nothing was written to it", "Saved to b.save.");
        assertThat(folder.resolve("a.save")).content().isEqualTo(saved);

        Files.writeString(folder.resolve("race.grog"), RULES.replace("rule fast: Int = 2", "rule fast: Int = 3"));
        assertThat(GrogRun.typing("quit\n", folder, "play", "race.grog", "--load", "a.save")
                        .out())
                .startsWith("The rules have changed since this was saved; all of its decisions stand.");
        assertThat(GrogRun.in(folder, "play", "race.grog", "--partly").status()).isEqualTo(2);
    }

    @Test
    void aSaveStopsAtTheFirstDecisionThatNoLongerStandsAndSaysWhy() throws ReflectiveOperationException {
        String saved = Saves.write(played(game(RULES)));
        Game after = game(RULES.replace("rule fast: Int = 2", "rule fast: Int = 1"));

        assertThatThrownBy(() -> Saves.read(after, saved))
                .isInstanceOf(SaveException.class)
                .hasMessageContaining("The rules have changed")
                .hasMessageContaining("decision 2, Red Run(Rita, Step(Mid, Goal))")
                .hasMessageContaining("out of breath [1.1]");
    }
}
