package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Rules are written while they are played. */
class PlayWatchTest {
    private static final String RULES = """
            language 1
            game Race "The race"

            sides Red, Blue
            place Field
            link Step between Field
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
              | Bill        | Blue |
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
            scenario Morning "Morning" { turns 1..3   at Start: Rita, Robin, Bill }
            """;

    @TempDir
    private Path folder;

    private final StringWriter mistakes = new StringWriter();
    private BufferedReader shown;

    private String shownUpTo(String words) throws IOException {
        StringBuilder text = new StringBuilder();
        while (text.indexOf(words) < 0) {
            int next = shown.read();
            assertThat(next).as(text + "\n" + mistakes).isNotNegative();
            text.append((char) next);
        }
        return text.toString();
    }

    @Test
    @Timeout(240)
    void theMatchGoesOnAsFarAsTheNewRulesAllow() throws IOException, InterruptedException {
        Path file = folder.resolve("race.grog");
        Files.writeString(file, RULES);
        PipedWriter written = new PipedWriter();
        shown = new BufferedReader(new PipedReader(written, 100_000));
        PipedWriter typed = new PipedWriter();
        Console console = new Console(
                new BufferedReader(new PipedReader(typed)),
                new PrintWriter(written),
                new PrintWriter(mistakes, true),
                false,
                false);
        Thread play = new Thread(() -> Grog.run(
                console, new GameShelf(folder, Optional.empty()), "play", "race.grog", "--watch", "--seed", "1"));
        play.start();

        shownUpTo("> ");
        typed.write("Run(Rita, Step(Start, Mid))\nRun(Rita, Step(Mid, Goal))\n");
        typed.flush();
        shownUpTo("Rita runs to Goal, from Mid");
        shownUpTo("\n> ");

        WholeFile.replace(file, RULES.replace("rule fast: Int = 2", "rule fast: Int = 3 // faster"));
        assertThat(shownUpTo("\n> ")).contains("2 decisions all stand.").contains("Rita runs to Mid");

        WholeFile.replace(file, RULES.replace("who.pace += 1 }", "who.pace += 1   say \"{who} pants.\" }"));
        assertThat(shownUpTo("\n> "))
                .containsIgnoringWhitespaces(
                        "2 decisions all stand. But from number 1 on, Red Run(Rita, Step(Start, Mid)),"
                                + " the record goes another way: it was “Red: Rita runs to Goal”, it is “Rita pants.”.");

        WholeFile.replace(file, RULES);
        assertThat(shownUpTo("\n> "))
                .containsIgnoringWhitespaces("it was “Rita pants.”, it is “Red: Rita runs to Goal”.");

        WholeFile.replace(file, RULES.replace("who.pace += 1 }", "who.pace -= 1 }"));
        assertThat(shownUpTo("\n> "))
                .contains("2 decisions all stand.\nBut the board is another one: Rita: pace was 2, is -2.\n");

        WholeFile.replace(file, RULES.replace("rule fast: Int = 2", "rule fast: Int = 1"));
        assertThat(shownUpTo("\n> "))
                .contains("1 decision kept, 1 dropped: number 2, Red Run(Rita, Step(Mid, Goal)), does not stand,")
                .contains("because Rita is out of breath [1.1].");

        WholeFile.replace(file, RULES.replace("rule fast: Int = 2", "rule fast: Imt = 4"));
        assertThat(shownUpTo("\n> ")).contains("The match goes on by the rules before");
        assertThat(mistakes.toString()).contains("`Imt`").contains("race.grog has mistakes");

        WholeFile.replace(file, RULES.replace("rule fast: Int = 2", "rule fast: Int = 40"));
        assertThat(shownUpTo("\n> ")).as("what was dropped comes back").contains("2 decisions all stand.");

        WholeFile.replace(file, RULES.replace("Morning", "Evening"));
        assertThat(shownUpTo("\n> ")).contains("do not have this scenario");

        typed.write("quit\n");
        typed.flush();
        play.join();
    }

    @Test
    void botsAreNotWatched() throws IOException {
        Files.writeString(folder.resolve("race.grog"), RULES);

        assertThat(GrogRun.in(folder, "play", "race.grog", "--bots", "--watch").err())
                .contains("--bots and --watch exclude each other");
    }
}
