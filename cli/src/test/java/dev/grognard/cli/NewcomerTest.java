package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words and lines that somebody uses who does not know yet what a game wants: orders by their names, ways by one end, refusals too late. */
class NewcomerTest {
    private static final String HILL = """
            language 1
            game Hill "The hill"

            sides Red, Blue
            place Field
            link  Track between Field
            map {
              | Field | xy     |
              | Foot  | 10, 10 |
              | Top   | 20, 20 |
              | Brook | 30, 30 |
              Track: Foot - Top - Brook
            }
            piece Corps on Field { side: Side   state fired: Bool each turn }
            pieces {
              | Corps | side |
              | Ann   | Red  |
              | Ben   | Red  |
              | Cat   | Blue |
            }
            sequence {
              each turn {
                for each s in Side {
                  phase Fire(s) { s may repeatedly { Bombard } }
                  phase Move(s) { s may repeatedly { March } }
                }
              }
            }
            order Bombard(c in Corps of side on map, t in Corps of foe on map) "{c} fires at {t}" [1.1]
              requires not c.fired else "{c} has fired" [1.2]
            { c.fired = yes }
            order March(c in Corps of side on map, by in Track where .from is c.at) "{c} goes to {by.to}"
              requires toll(c, by) < 5 else "too dear"
            { move c to by.to }
            rule toll(c: Corps, by: Track): Int = if c.fired then 5 else if by.to is Top then 2 else 1
            game over at end of turn 3
            victory { Red "took it" when Ann.at is Top   Blue "held it" otherwise }
            scenario Noon "Noon" { turns 1..3   at Foot: Ann, Ben   at Top: Cat }
            """;

    @TempDir
    private Path folder;

    private String typing(String lines) throws IOException {
        Files.writeString(folder.resolve("hill.grog"), HILL);
        return GrogRun.typing(lines + "quit\n", folder, "play", "hill.grog", "--seed", "1")
                .out();
    }

    private String testing(String steps) throws IOException {
        Files.writeString(
                folder.resolve("hill.grog"), HILL + "example \"Fires\" {\n  given scenario Noon\n" + steps + "}\n");
        return GrogRun.in(folder, "test", "hill.grog").out();
    }

    @Test
    void anOrderIsFoundByItsNameWhereNoTextFits() throws IOException {
        assertThat(typing("bombard ann\n")).contains("Red: Ann fires at Cat\n");
        assertThat(typing("bombard\n")).contains("Which one?\n").doesNotContain("neither an option");
        assertThat(typing("all bombard\n")).contains("Red: Ann fires at Cat\n", "Red: Ben fires at Cat\n");
        assertThat(typing("storm\n")).contains("`storm` is neither an option nor a command");
    }

    @Test
    void aWayBeginsWhereThePieceStandsBeforeIt() throws IOException {
        assertThat(typing("why toll Ann Top\n")).contains("toll (Ann, Foot - Top) = 2");
        assertThat(typing("why toll(Cat, Brook)\n")).contains("toll (Cat, Top - Brook) = 1");
    }

    @Test
    void whoNamesNoWayIsToldOfItsTwoEnds() throws IOException {
        assertThat(typing("why toll Ann Brook\n").replaceAll("\\s+", " "))
                .contains("Brook is of another kind; it is read for one corps and one track"
                        + " (a way has two ends, and both are typed), as in `why toll Ann Foot Top`");
    }

    @Test
    void aRefusalBehindAnExpectationThatRanOnIsToldSo() throws IOException {
        assertThat(testing("""
                  play Red Bombard(Ann, Cat) Red Bombard(Ben, Cat)
                  expect Ann.fired
                  refuse Red Bombard(Ann, Cat)
                """))
                .contains("actual   it was refused before this, where nothing could be offered: Ann has fired [1.2]")
                .contains("hint     `expect` has run on past that: write this `refuse` before it");
    }

    @Test
    void aRefusalBehindAStepThatPassedItsMenuIsToldSo() throws IOException {
        assertThat(testing("""
                  play Red Bombard(Ann, Cat) Red March(Ben, Track(Foot, Top))
                  expect Ann.fired
                  refuse Red Bombard(Ann, Cat) [1.2]
                """))
                .contains("actual   it was refused at a menu that has been passed since: Ann has fired [1.2]")
                .contains("hint     `Red March(Ben, Track(Foot, Top))` has gone past that menu: write this `refuse`");
    }

    @Test
    void aRefusalThatIsLookedForInTheNextTurnIsToldSo() throws IOException {
        assertThat(testing("""
                  play Blue March(Cat, Track(Top, Brook))
                  expect Cat.at is Brook
                  refuse Red March(Ben, Track(Foot, Top))
                """))
                .contains("actual   it is allowed\n", "working  toll(c, by) < 5 is yes")
                .contains(
                        "hint     nothing that turn 1 still asks knows this, and so the game was played on to turn 2;");
    }
}
