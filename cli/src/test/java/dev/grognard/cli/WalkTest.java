package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journey step by step, or in one go to a place farther on. */
class WalkTest {
    private static final String HIKE = """
            language 1
            game Hike "The hike"

            sides Hikers, Bears
            quantity Hours
            place Hut { bear: Bool = no }
            link  Trail between Hut { hours: Hours = 1 }
            map {
              | Hut      | xy     | bear |
              | Gate     | 10, 10 |      |
              | Old Mill | 20, 20 |      |
              | Spring   | 30, 30 |      |
              | Ridge    | 40, 40 |      |
              | Summit   | 50, 50 |      |
              | Den      | 60, 60 | yes  |
              | Cave     | 70, 70 |      |
              Trail: Gate - OldMill - Spring - Ridge - Summit, Ridge - Den - Cave
              Trail hours 5: Gate - Ridge
            }
            piece Hiker on Hut { side: Side }
            pieces { | Hiker | side   |
                     | Ann   | Hikers | }
            travel Hiking(h: Hiker) in Hours { cost step.hours }
            whenever h in Hiker enters p in Hut where p.bear { let d = roll d6 for bear }
            sequence { each turn { phase Walks { Hikers may repeatedly "who walks" { Walk } } } }
            order Walk(h in Hiker of side) "{h} walks" { side moves h by Hiking within 9 }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at Gate: Ann }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("hike.grog"), HIKE);
    }

    private String typing(String input) {
        GrogRun run = GrogRun.typing(input + "quit\n", folder, "play", "hike.grog", "--seed", "1");
        assertThat(run.err()).doesNotContain("error");
        return run.out();
    }

    @Test
    void aPlaceIsFoundByAPartOfItsNameThatIsItsOwn() {
        assertThat(typing("1\nmill done\n")).contains("Ann: Gate → Old Mill");
        assertThat(typing("1\nsum done\n")).contains("→ Summit");
        assertThat(typing("map mill\n")).contains("Old Mill");
    }

    @Test
    void aPlaceFartherOnIsWalkedToByTheCheapestWay() {
        assertThat(typing("1\nsummit\n"))
                .contains("Ann: Gate → Old Mill → Spring → Ridge → Summit\n")
                .contains("so far: Gate → Old Mill → Spring → Ridge → Summit\n");
    }

    /** The hike with a cable car besides the trail to the mill, and what is printed beside each. */
    private void writeWithACableCar(String cable, String trail) throws IOException {
        Files.writeString(
                folder.resolve("hike.grog"),
                HIKE.replace("link  Trail between Hut { hours: Hours = 1 }", """
                        link Way between Hut { hours: Hours = 1 }
                        link Trail is Way { %s }
                        link CableCar is Way { %s }
                        """.formatted(trail, cable))
                        .replace("  Trail hours 5", "  CableCar hours 2: Gate - OldMill\n  Trail hours 5"));
    }

    @Test
    void twoWaysToOnePlaceAreToldApartByTheirKinds() throws IOException {
        writeWithACableCar("", "");

        assertThat(typing("1\ncable\n"))
                .contains("Old Mill (1), by trail\n")
                .contains("Old Mill (2), by cable car\n")
                .contains("Ridge (5)\n")
                .contains("7 Hours left");
    }

    @Test
    void theWordsBesideAWayTellItFromAnother() throws IOException {
        writeWithACableCar("label \"high above\"", "label \"on foot\"");

        assertThat(typing("1\nmill high above\n"))
                .contains("Old Mill (1, on foot)\n")
                .contains("Old Mill (2, high above)\n")
                .contains("7 Hours left");
        assertThat(typing("1\nmill foot\n")).contains("8 Hours left");
        assertThat(typing("1\nmill by cable car\n")).contains("7 Hours left");
    }

    @Test
    void aNameAsRulesWriteItIsThatOfTheStepAlsoWhereSomebodyIsHidden() throws IOException {
        Path fixture = Path.of("..", "compiler", "src", "test", "fixtures", "play", "ambush.grog");
        Files.copy(fixture, folder.resolve("ambush.grog"));
        String played = GrogRun.typing(
                        "pass\n\nRide(OldGun)\nTheFord\nquit\n",
                        folder,
                        "play",
                        "ambush.grog",
                        "--scenario",
                        "One",
                        "--seed",
                        "1")
                .out();
        assertThat(played)
                .contains("Old Gun: Mill → The Ford")
                .doesNotContain("There is no way")
                .doesNotContain("not worked out");
        assertThat(typing("1\nOldMill done\n")).contains("Ann: Gate → Old Mill");
    }

    @Test
    void waysFartherOnAreNotSaidToBeMissingWhereTheyAreNotLookedFor() throws IOException {
        Path fixture = Path.of("..", "compiler", "src", "test", "fixtures", "play", "ambush.grog");
        Files.copy(fixture, folder.resolve("ambush.grog"));
        String played = GrogRun.typing(
                        "pass\n\nRide(OldGun)\nMoor\nwhy Moor\nquit\n",
                        folder,
                        "play",
                        "ambush.grog",
                        "--scenario",
                        "One",
                        "--seed",
                        "1")
                .out();
        assertThat(played.split("Whether a way leads to Moor is not worked out while you do not know", -1))
                .hasSize(3);
    }

    @Test
    void aJourneyThatHasToGoOnSaysWhereAndHowToTakeItBack() throws IOException {
        Files.writeString(folder.resolve("hike.grog"), HIKE.replace("within 9", "within 9 at least 1 step"));

        assertThat(typing("1\npass\n"))
                .contains(
                        "> pass\nThe journey has to go on: Old Mill (1), Ridge (5); `undo` takes the last decision back.\n");
    }

    @Test
    void theMapTellsWhereOneCanGoFromEachPlace() {
        assertThat(typing("map\n"))
                .contains("Ways out of places\n")
                .contains("  Old Mill: trail to Gate")
                .contains("  Cave: trail to Den");
    }

    @Test
    void aPlaceFartherOnIsOfferedOnlyIfThereIsOne() throws IOException {
        assertThat(typing("1\n")).contains("  or farther on: Spring, Summit, Den\n");
        Files.writeString(folder.resolve("hike.grog"), HIKE.replace("within 9", "within 1"));
        assertThat(typing("1\n")).contains("Old Mill (1)").doesNotContain("farther on");
        Files.writeString(
                folder.resolve("hike.grog"),
                HIKE.replace("cost step.hours", "cost step.hours   stops when steps is 0"));
        assertThat(typing("1\n")).contains("Old Mill (1)").doesNotContain("farther on");
    }

    @Test
    void aPlaceThatCanBeReachedOnlyPastADieIsNotWalkedTo() {
        assertThat(typing("1\ncave\n"))
                .contains("There is no way to Cave now that needs no die and nobody else before the last step.")
                .doesNotContain("Roll");
        assertThat(typing("1\nden\n"))
                .contains("Gate → Old Mill → Spring → Ridge → Den\n")
                .contains("Roll for bear");
    }

    @Test
    void aJourneyEndsWhereItIsSaidTo() {
        assertThat(typing("1\nspring done\n"))
                .contains("Ann: Gate → Old Mill → Spring\n")
                .contains("Hikers: who walks\n  1  Ann walks\n")
                .doesNotContain("so far");
    }

    @Test
    void nobodyWalksRoundToWhereHeStands() {
        assertThat(typing("1\ngate\ngate done\nmill\n"))
                .containsSubsequence("It is at Gate already.", "It is at Gate already.", "Ann: Gate → Old Mill")
                .doesNotContain("→ Gate");
    }

    @Test
    void whoCanGoNowhereIsToldOf() throws IOException {
        Files.writeString(folder.resolve("hike.grog"), HIKE.replace("within 9", "within 0"));
        assertThat(typing("1\n")).contains("  Ann can go nowhere.\n").doesNotContain("where Ann goes");
        assertThat(typing("1\n").split("can go nowhere", -1)).hasSize(2);
    }

    @Test
    void aPlaceWithANumberForItsNameIsNoOptionThatIsMissing() throws IOException {
        Files.writeString(
                folder.resolve("hike.grog"),
                HIKE.replace("| Cave ", "| 0403 as Cave ").replace("Den - Cave", "Den - Cave"));
        assertThat(typing("1\n0403\n")).contains("There is no way to 0403 now").doesNotContain("no option");
    }

    @Test
    void theStepsOfAJourneyAreOneLineOfTheRecord() {
        assertThat(typing("1\nold mill\nspring\nlog\n")).contains("  Ann: Gate → Old Mill → Spring\n");
    }
}
