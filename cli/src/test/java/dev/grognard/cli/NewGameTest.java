package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Follows an author through every command, beginning with an empty folder. */
class NewGameTest {
    private static final String GAME = "little-war.grog";

    @TempDir
    private Path folder;

    @BeforeEach
    void begin() {
        assertThat(GrogRun.in(folder, "new", "Little War", "--board", "points", "--sides", "Blue,Red")
                        .out())
                .isEqualTo("Wrote little-war.grog and little-war.cases.tsv."
                        + " Play it with `grog play little-war.grog`.\n");
    }

    private GrogRun succeeds(String... arguments) {
        GrogRun run = GrogRun.in(folder, arguments);
        assertThat(run.err()).doesNotContain("error").doesNotContain("\tat ");
        assertThat(run.status()).as(run.err()).isZero();
        return run;
    }

    private void fails(String message, String... arguments) {
        GrogRun run = GrogRun.in(folder, arguments);
        assertThat(run.err()).contains(message).doesNotContain("\tat ");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void isCleanLaidOutAndTested() {
        assertThat(succeeds("check", GAME).out()).isEqualTo("little-war.grog: no mistakes found\n");
        assertThat(succeeds("check", "--json", GAME).out()).startsWith("{\"errors\":0,\"warnings\":0");
        succeeds("fmt", "--check", GAME);
        assertThat(succeeds("test", GAME).out())
                .contains("ok    Dragoons take the orchard")
                .endsWith("2 examples, 0 failed\n");
        assertThat(succeeds("coverage", GAME).out()).contains("covered 19 of 19 cases; 2 examples");
    }

    @Test
    void asksForTheBoardAndTheSidesAndTakesNoNonsense() {
        GrogRun run = GrogRun.typing("squares\nhex\nNorth\nnorth, South\n", folder, "new", "long-hill");

        assertThat(run.out())
                .contains("`squares` is neither `points` nor `hexes`.")
                .contains("two different names are wanted")
                .endsWith("Play it with `grog play long-hill.grog`.\n");
        assertThat(folder.resolve("long-hill.grog"))
                .content()
                .contains("game LongHill \"Long Hill\"", "sides North, South");
        assertThat(succeeds("check", "long-hill.grog").out()).isEqualTo("long-hill.grog: no mistakes found\n");
        succeeds("fmt", "--check", "long-hill.grog");
        assertThat(succeeds("test", "long-hill.grog").out()).endsWith("2 examples, 0 failed\n");
        assertThat(succeeds("soak", "long-hill.grog", "--games", "20").out()).contains("every promise was kept");
        assertThat(succeeds("coverage", "long-hill.grog").out()).contains("covered 24 of 24 cases");
        fails("two different names are wanted", "new", "other", "--sides", "Blue,Blue");
        fails("`Gr-een` is no name for a side", "new", "other", "--sides", "Blue,Gr-een");
        fails("long-hill.grog exists already", "new", "Long Hill");
    }

    @Test
    void failingExampleIsShown() throws IOException {
        edit("Dragoons.at is Orchard", "Dragoons.at is Castle");

        GrogRun run = GrogRun.in(folder, "test", GAME);

        assertThat(run.out()).contains("FAIL  Dragoons take the orchard").endsWith("2 examples, 1 failed\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void botsPlayTheSameGameForTheSameSeed() {
        GrogRun run = succeeds("play", GAME, "--bots", "--seed", "3");

        assertThat(run.out()).startsWith("Little War: The raid (seed 3)\n").contains(": victory in turn ", "Seed 3, ");
        assertThat(succeeds("play", GAME, "--bots", "--seed", "3").out()).isEqualTo(run.out());
        assertThat(succeeds("play", GAME, "--bots", "--seed", "3", "--skill", "random", "--log")
                        .out())
                .contains("Blue: movement");
    }

    @Test
    void personPlaysByNumbersAndCommands() {
        GrogRun run = GrogRun.typing(
                "help\nrefused\n1\nundo\nwhy 1\nmap Castle\nnonsense\n99\nMarch(Dragoons, Road(Mill, Orchard))\n"
                        + "why March(Dragoons, Road(Orchard, Castle))\nlog\nsave a.save\nquit\n",
                folder,
                "play",
                GAME,
                "--seed",
                "1");

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Turn 1")
                .contains("  Dragoons (3) marches to  1) Bridge  2) Orchard\n")
                .contains("Dragoons marches to Bridge, from Mill")
                .contains("every requirement holds")
                .contains("Castle (Town)\n  road to Bridge, road to Orchard\n")
                .contains("Guards, Red: ")
                .contains("`nonsense` is neither an option nor a command")
                .contains("There is no option 99")
                .contains("Dragoons marches to Orchard, from Mill")
                .contains("Dragoons has moved this turn")
                .contains("Saved to a.save.");
        assertThat(succeeds("why", GAME, "--load", "a.save").out()).contains("Dragoons has moved this turn");
        assertThat(succeeds("why", GAME, "--load", "a.save", "March(Pikes, Road(Mill, Bridge))")
                        .out())
                .contains("is allowed");
        assertThat(succeeds("why", GAME, "--load", "a.save", "power(Guards)").out())
                .contains("power (Guards) = 3");
        assertThat(succeeds("why", GAME, "--load", "a.save", "points", "Blue").out())
                .contains("points (Blue) = 2");
        fails("there is no Green", "why", GAME, "--load", "a.save", "points", "Green");
        fails("--load s.json", "why", GAME, "s.json");
        fails("Which match?", "why", GAME);
        fails("no order that is asked for now", "why", GAME, "--load", "a.save", "nonsense");
        assertThat(succeeds("play", GAME, "--load", "a.save", "--bots").out()).contains("Seed 1, ");
    }

    @Test
    void personPlaysAgainstABotUntilTheInputEnds() {
        GrogRun run = GrogRun.typing("map\n", folder, "play", GAME, "--seed", "1", "--side", "red", "--auto");

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).contains("Red: ", "No more input: leaving the match.");
    }

    @Test
    void matchThatIsOverCanBeLookedBackAtAndTakenBack() {
        String passes = "pass\n".repeat(12);
        GrogRun run = GrogRun.typing(
                passes + "march\nlog 1\nboard\nmap Castle\nwhy\nundo\nquit\n", folder, "play", GAME, "--seed", "1");

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Red: victory in turn 6, at least as many points")
                .contains(
                        "> march\nThe game is over. You can look back (`log`, `board`, `map`, `why #3`, `why NAME`),\n"
                                + "  take the last decision back (`undo`)")
                .contains("Castle (Town)\n  road to Bridge, road to Orchard\n")
                .endsWith("> quit\n");
        int over = run.out().indexOf("The game is over");
        assertThat(run.out().substring(over)).contains("Red: who marches");
    }

    @Test
    void anotherGameFollowsOneThatIsOver() {
        GrogRun run = GrogRun.typing(
                "pass\n".repeat(12) + "new\npass\nquit\n", folder, "play", GAME, "--seed", "1", "--scenario", "Raid");

        assertThat(run.status()).as(run.err()).isZero();
        String second = run.out().substring(run.out().indexOf("> new\n"));
        assertThat(second)
                .contains("The raid (seed ", "Turn 1\n", "who marches")
                .doesNotContain("victory");
    }

    @Test
    void refusesUnknownChoices() {
        fails("no scenario is called `Rayd`; did you mean `Raid`?", "play", GAME, "--scenario", "Rayd");
        fails("no option is called `Snow`; choose from Mud", "play", GAME, "--option", "Snow");
        fails("no side is called `Green`; choose from Blue, Red", "play", GAME, "--side", "Green");
    }

    @Test
    void badSavesAreToldApartAndNoneIsOverwritten() throws IOException {
        succeeds("play", GAME, "--bots", "--seed", "1", "--save", "a.save");
        Path save = folder.resolve("a.save");
        String saved = Files.readString(save);

        fails("a.save exists already", "play", GAME, "--bots", "--seed", "2", "--save", "a.save");
        assertThat(save).hasContent(saved);

        Files.writeString(folder.resolve("cut.save"), saved.substring(0, saved.length() / 2));
        fails("cut off before its end", "play", GAME, "--load", "cut.save");
        Files.writeString(folder.resolve("edited.save"), saved.replaceFirst("\"seed\" : \"1\"", "\"seed\" : \"2\""));
        fails("changed by hand", "play", GAME, "--load", "edited.save");
        Files.writeString(folder.resolve("newer.save"), saved.replaceFirst("\"format\" : 1", "\"format\" : 99"));
        fails("written by a newer program", "play", GAME, "--load", "newer.save");
        Files.write(folder.resolve("binary.save"), new byte[] {(byte) 0xFF, 0, 1});
        fails("it is not a text file", "play", GAME, "--load", "binary.save");
        fails("there is no file", "play", GAME, "--load", "missing.save");
        GrogRun.in(folder, "new", "Other War");
        fails("of another game", "play", "other-war.grog", "--load", "a.save");
    }

    @Test
    void modIsPlayedAndCompared() throws IOException {
        Files.createDirectory(folder.resolve("mods"));
        Files.writeString(folder.resolve("mods/long-war.grog"), """
                language 1
                mod LongWar "Long War" for LittleWar

                scenario Siege "The siege" {
                  turns 1..6
                  at Mill: Dragoons, Pikes
                  at Castle: Guards, Mortar
                }
                """);

        assertThat(succeeds("play", "mods/long-war.grog", "--scenario", "siege", "--bots", "--seed", "1")
                        .out())
                .contains("The siege (seed 1)");
        assertThat(succeeds("diff", "mods/long-war.grog").out()).contains("Siege");
        fails("little-war.grog is not a mod", "diff", GAME);
    }

    private void edit(String from, String to) throws IOException {
        Path file = folder.resolve(GAME);
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }
}
