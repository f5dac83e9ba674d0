package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player reads at the terminal: no more than is new, and long lists in few lines. */
class TableTest {
    private static final String FAIR = """
            language 1
            game Fair "The fair"

            sides Buyers, Sellers
            place Stall
            link  Lane between Stall
            map {
              | Stall | xy     |
              | Apples | 10, 10 |
              | Bread  | 20, 20 |
              | Cider  | 30, 30 |
              | Dates  | 40, 40 |
              | Eggs   | 50, 50 |
              | Figs   | 60, 60 |
              Lane: among Stall
            }
            piece Person on Stall { side: Side   state tired: Bool }
            pieces {
              | Person                     | side   |
              | Old Ann, Ben, Cat, Dan, Eve | Buyers |
            }
            sequence { each turn { phase Walks { Buyers may repeatedly "who walks" { Walk } } } }
            order Walk(who in Person of side on map, by in Lane where .from is who.at) "{who} goes to {by.to}" [1.1]
              requires not who.tired else "{who} is tired"
            { move who to by.to   who.tired = yes }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at Apples: OldAnn, Ben   at Eggs: Cat, Dan, Eve }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("fair.grog"), FAIR);
    }

    private String typing(String input) {
        GrogRun run = GrogRun.typing(input, folder, "play", "fair.grog", "--seed", "1");
        assertThat(run.err()).doesNotContain("error");
        return run.out();
    }

    @Test
    void manyOptionsOfOnePieceStandSideBySideUnderTheirNumbers() {
        assertThat(typing("2\nquit\n"))
                .contains("  Apples: Old Ann goes to  1) Bread  2) Cider  3) Dates  4) Eggs  5) Figs\n")
                .contains("  Eggs: Eve goes to  21) Apples  22) Bread  23) Cider  24) Dates  25) Figs\n")
                .contains("  26) pass\n")
                .contains("Old Ann goes to Cider, from Apples\n");
    }

    @Test
    void whatIsCopiedFromTheListWithItsLabelsIsUnderstood() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR + "piece Person also { label \"{side}, {tired:'tired' or 'fresh'}\" }\n"
                        + "place Stall also { label \"a stall, open\" }\n");

        assertThat(typing("Ben (Buyers, fresh) goes to Bread (a stall, open)\nquit\n"))
                .contains("Ben goes to Bread, from Apples\n");
        assertThat(typing("Bens go breads\nquit\n")).contains("Ben goes to Bread, from Apples\n");
        assertThat(typing("Apples: Ben (Buyers, fresh) goes to  6) Bread (a stall, open)\nquit\n"))
                .contains("Ben goes to Bread, from Apples\n");
    }

    @Test
    void aSavedMatchIsTakenUpWithTheLastOfItsRecord() {
        String moves = "1\nBen bread\nCat figs\nDan figs\nEve figs\n";
        typing(moves + "save a.save\nquit\n");

        String loaded = GrogRun.typing("log\nquit\n", folder, "play", "fair.grog", "--load", "a.save")
                .out();

        assertThat(loaded.substring(0, loaded.indexOf("> log")))
                .contains("The last of 12 lines of the record; `log` tells them all.\n")
                .contains("  Old Ann: Apples → Bread\n")
                .doesNotContain("— Walks");
        assertThat(loaded.substring(loaded.indexOf("> log"))).contains("— Walks");
    }

    @Test
    void theBoardTellsWhatIsEmpty() {
        String out = typing("board\nquit\n");

        assertThat(out.substring(out.indexOf("> board"))).contains("  empty: Bread, Cider, Dates, Figs\n");
        assertThat(out.substring(0, out.indexOf("> board"))).doesNotContain("empty:");
    }

    /** What the other side does as the match is taken up is told once. */
    @Test
    void whatABotDoesFirstIsNoPartOfWhatIsRecalled() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace(
                        "sequence { each turn {",
                        "sequence { each turn { phase Calls { Sellers must { Call(s in Side) \"call {s}\" { say \"Hear, {s}!\" } } }"));
        GrogRun.typing("quit\n", folder, "play", "fair.grog", "--seed", "1", "--save", "a.save");

        String out = GrogRun.typing("quit\n", folder, "play", "fair.grog", "--load", "a.save", "--side", "Buyers")
                .out();

        assertThat(out).containsOnlyOnce("Hear, ");
    }

    @Test
    void nothingIsHiddenWhenTheGameIsOver() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("| Buyers |\n", "| Buyers |\n  | Gil, Hal | Sellers |\n")
                                .replace("at Eggs: Cat", "at Figs: Gil   at Aside: Hal   at Eggs: Cat")
                        + "piece Person also { name seen by owner }\n");

        String out = typing("board\npass\nboard\nquit\n");

        assertThat(out.substring(0, out.indexOf("The game is over"))).doesNotContain("Gil");
        assertThat(out.substring(out.indexOf("The game is over"))).contains("Gil");
    }

    @Test
    void manyPlainAnswersStandSideBySideToo() throws IOException {
        Files.writeString(folder.resolve("fair.grog"), FAIR + """
                        state figs: Int = 0
                        at start of turn {
                          let n = Buyers chooses number in 31..55 "how many figs"
                          figs = n
                        }
                        """);

        assertThat(typing("3\nquit\n"))
                .contains("Buyers: how many figs\n  1) 31  2) 32  3) 33  ")
                .contains("\n  Buyers, how many figs: 33");
    }

    @Test
    void aShortListHasALineForEachOption() {
        assertThat(typing("2\n2\nquit\n"))
                .contains("\n   1  Cat goes to Apples\n")
                .contains("\n  16  pass\n");
    }

    @Test
    void afterADecisionOnlyWhatHasChangedOnTheBoardIsShown() {
        String out = typing("2\nquit\n");
        String after = out.substring(out.indexOf("> 2"));

        assertThat(after).contains("  Apples  Ben\n  Cider   Old Ann (tired)\n").doesNotContain("  Eggs  ", "Turn 1");
        assertThat(typing("2\nboard\nquit\n")).contains("> board\nTurn 1\n").contains("Eggs    Cat, Dan, Eve\n");
    }

    @Test
    void whatIsPickedAndMovedTogetherIsOneLine() throws IOException {
        Files.writeString(folder.resolve("fair.grog"), FAIR + """
                        at start of turn {
                          let band = Buyers chooses up to 2 of (Person at Eggs) "who goes for figs" [2.1]
                          move band to Figs
                        }
                        """);

        assertThat(typing("1-2\nlog\nquit\n"))
                .contains("\n  Buyers, who goes for figs: Cat, Dan\n")
                .contains("\n  Cat, Dan: Eggs → Figs\n")
                .contains("\n  Buyers, who goes for figs: Cat, Dan [2.1]\n");
    }

    @Test
    void itIsSaidThatAnotherSideDidNothing() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("phase Walks { Buyers may", "for each s in (Buyers, Sellers) { phase Walks(s) { s may")
                        .replace("{ Walk } } } }", "{ Walk } } } } }")
                        .replace("end of turn 1", "end of turn 2")
                        .replace("1..1", "1..2"));

        assertThat(typing("pass\nquit\n")).contains("> pass\n— Sellers: nothing is done.\nTurn 2\n— Buyers: walks\n");
    }

    @Test
    void whereOnlyThePlaceChangesNobodyIsSaidToHaveLeft() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("place Stall\n", "place Stall { state shut: Bool   label \"{shut:'shut' or 'open'}\" }\n")
                                .replace("at Apples: OldAnn, Ben   at Eggs: Cat", "at Eggs: OldAnn, Ben, Cat")
                                .replace("{ Walk }", "{ Walk Shut }")
                        + "order Shut(s in Stall where not .shut) \"{s} shuts\" { s.shut = yes }\n");

        assertThat(typing("eggs shuts\nquit\n")).contains("  Eggs (shut)  5 as before\n");
        assertThat(typing("ann figs\nquit\n")).contains("  Eggs (open)  4 are left there\n");
    }

    @Test
    void eachSideHasARowOfItsOwnInAPlace() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("Dan, Eve | Buyers |\n", "Dan, Eve | Buyers |\n| Sid, Sue | Sellers |\n")
                        .replace("at Eggs: Cat, Dan, Eve", "at Eggs: Cat, Dan, Eve, Sid, Sue"));

        assertThat(typing("quit\n")).contains("  Eggs    Buyers: Cat, Dan, Eve\n          Sellers: Sid, Sue\n");
        assertThat(typing("ann eggs\nquit\n"))
                .contains("  Eggs    Buyers: Old Ann (tired)\n          5 others as before\n");
    }

    @Test
    void ofPiecesInSeveralPlacesItIsShownWhereTheyStand() throws IOException {
        Files.writeString(folder.resolve("fair.grog"), FAIR + """
                        at start of turn {
                          Buyers may "who rests" or "nobody" { Rest(who in Person of Buyers) "{who} rests" { who.tired = yes } }
                        }
                        """);

        assertThat(typing("4\nquit\n"))
                .contains(
                        "Buyers: who rests\n  Apples  1) Old Ann  2) Ben\n  Eggs    3) Cat  4) Dan  5) Eve\n  6) nobody\n")
                .contains("  Buyers: Dan rests\n");
    }

    @Test
    void whichTurnItIsIsToldOnce() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("end of turn 1", "end of turn 2").replace("1..1", "1..2"));

        assertThat(typing("pass\nquit\n").split("Turn 1\n")).hasSize(2);
        assertThat(typing("pass\nquit\n"))
                .contains("> pass\nTurn 2\n— Walks\n\n  Apples ")
                .doesNotContain("\nTurn 2\n  ");
    }

    @Test
    void aQuestionIsAskedWithoutItsCasesWhichCanBeAskedFor() {
        assertThat(typing("why 1\nquit\n")).contains("\nBuyers: who walks\n").contains("[1.1]");
    }
}
