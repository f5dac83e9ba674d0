package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why a journey does not lead to a place that is named, and what else `why` can be asked about. */
class ReasonsTest {
    private static final String RIDE = """
            language 1
            game Ride "The ride"

            sides Red, Blue
            quantity MP or never
            place Town { vp: Int = 1   state holder: Side = Blue }
            link  Road between Town { mud: Bool = no }
            map {
              | Town      | xy     | vp |
              | Ash       | 10, 10 |    |
              | Birch     | 20, 20 |    |
              | Cedar     | 30, 30 |    |
              | Dale      | 40, 40 |    |
              | Elm Green | 50, 50 | 3  |
              | Fir       | 60, 60 |    |
              | Glen      | 70, 10 |    |
              | Heath     | 80, 10 |    |
              Road: Ash - Birch - Cedar - Dale - ElmGreen - Fir, Birch - Heath
              Road mud yes: Ash - Glen
            }
            piece Unit on Town { side: Side   speed: MP = 3   secret: Int = 7   state tired: Bool   secret seen by owner }
            pieces { | Unit   | side |
                     | Riders | Red  |
                     | Guards | Blue | }
            rule toll(r: Road): MP [2.1] = 1
              except when r.mud [2.4] = never
            rule points(s: Side): Int [5.1] = sum of .vp over (Town where .holder is s)
            travel Riding(u: Unit) in MP [2.1] {
              cost     toll(step)
              requires no (Unit of u.side.opponent at step.to) else "the enemy is at {step.to}" [2.2]
              stops    when any (Unit of u.side.opponent next to step.to) [2.3]
              ends     where here is not Cedar or any (Unit of Blue at Dale) else "nobody rests at {here}" [2.5]
            }
            sequence { each turn { phase Rides { Red may repeatedly "who rides" { Go } } } }
            order Go(unit in Unit of side) "{unit} goes" [2.1] { side moves unit by Riding within unit.speed }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Near "Near" { turns 1..1   at Ash: Riders   at Dale: Guards }
            scenario Far "Far" { turns 1..1   at Ash: Riders   at Fir: Guards }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("ride.grog"), RIDE);
    }

    private String typing(String scenario, String input) {
        GrogRun run = GrogRun.typing(
                input + "quit\n", folder, "play", "ride.grog", "--seed", "1", "--scenario", scenario, "--side", "Red");
        assertThat(run.complaints()).isEmpty();
        return run.out();
    }

    @Test
    void whatAnOrderCannotBeAboutIsToldWithTheSetThatLeavesItOut() {
        assertThat(typing("Near", "why Go(Guards)\nwhy Go guards\n"))
                .containsOnlyOnce("> why Go(Guards)\nNot offered: Guards is not among `Unit of side`: it is Blue.\n")
                .containsOnlyOnce("> why Go guards\nNot offered: Guards is not among `Unit of side`: it is Blue.\n");
    }

    @Test
    void aPlaceThatMayNotBeEnteredIsRefusedByItsRule() {
        assertThat(typing("Near", "riders\ndale\n"))
                .contains("No journey leads to Dale now:\n  from Cedar: the enemy is at Dale [2.2]\n");
    }

    @Test
    void aPlaceBeyondAStopIsRefusedByWhatStopsThere() {
        assertThat(typing("Far", "riders\nbirch\ncedar\ndale\n")).contains("Riders: Cedar → Dale");
        assertThat(typing("Near", "riders\nelm green\n"))
                .contains("No journey leads to Elm Green now:\n  from Cedar to Dale: the enemy is at Dale [2.2]\n");
    }

    @Test
    void aStepThatWouldFollowAStopIsRefusedByTheStop() throws IOException {
        Files.writeString(folder.resolve("ride.grog"), RIDE.replace("at Dale: Guards", "at Heath: Guards"));

        assertThat(typing("Near", "riders\ncedar\n"))
                .contains("No journey leads to Cedar now:\n  from Birch: the journey ends at Birch [2.3]\n");
    }

    @Test
    void aPlaceThatIsTooFarIsRefusedByWhatIsLeft() {
        assertThat(typing("Far", "riders\nelm green\n"))
                .contains("No journey leads to Elm Green now:\n  from Dale: needs 1 MP, has 0 [2.1]\n");
    }

    @Test
    void aJourneyThatMayNotEndSaysWhy() {
        assertThat(typing("Far", "riders\ncedar done\n"))
                .contains("The journey may not end there: nobody rests at Cedar [2.5]")
                .doesNotContain("→");
        assertThat(typing("Far", "riders\ncedar\ndone\n"))
                .contains(
                        "Birch → Cedar",
                        "  (not to end here: nobody rests at Cedar [2.5])\n",
                        "> done\ndone\n  nobody rests at Cedar [2.5]\n");
        assertThat(typing("Far", "riders\nbirch done\ncedar done\n")).contains("Nothing is offered about Cedar now");
    }

    @Test
    void theOnlyReasonIsToldWithItsWorking() {
        assertThat(typing("Far", "riders\nwhy glen\n"))
                .contains("Glen (never)\n  no such step can be made [2.1]", "mud: never [2.4]");
    }

    @Test
    void aReasonThatTheCostGivesIsTold() throws IOException {
        Files.writeString(
                folder.resolve("ride.grog"),
                RIDE.replace("[2.4] = never", "[2.4] = never because \"the mud is too deep\""));

        assertThat(typing("Far", "riders\nwhy glen\n")).contains("Glen (never)\n  the mud is too deep [2.4]");
    }

    @Test
    void anExampleMayWantTheEndOfAJourneyRefused() throws IOException {
        Files.writeString(folder.resolve("ride.grog"), RIDE + """
                example "No rest at Cedar" {
                  given  scenario Far
                  play   Red Go(Riders)
                         Red chooses Birch, Cedar
                  refuse Red passes [2.5]
                }
                example "Rest at Birch" {
                  given  scenario Far
                  play   Red Go(Riders)
                         Red chooses Birch
                  refuse Red passes [2.5]
                }
                """);

        assertThat(GrogRun.in(folder, "test", "ride.grog").out())
                .contains("ok    No rest at Cedar", "FAIL  Rest at Birch", "actual   it is allowed");
    }

    @Test
    void aPlaceThatNothingIsOfferedAboutIsKnownAllTheSame() {
        assertThat(typing("Far", "glen\nash\n"))
                .contains("Nothing is offered about Glen now; `map Glen` tells of it.", "> ash\n  1  Riders goes\n");
    }

    @Test
    void aRuleIsAskedAsTheSourceReadsIt() {
        assertThat(typing("Far", "why Blue.points\n")).contains("points (Blue) = 10 [5.1]");
    }

    @Test
    void whatIsPrintedAndEveryStateCanBeAsked() {
        assertThat(typing("Far", "why Riders.speed\nwhy ElmGreen.holder\nwhy elm green\nwhy turn\n"))
                .contains(
                        "speed of Riders = 3, as printed",
                        "holder of Elm Green = Blue, a state",
                        "vp of Elm Green = 3, as printed",
                        "turn = 1");
    }

    @Test
    void aFieldCanBeAskedAsARuleIs() {
        assertThat(typing("Far", "why speed Riders\nwhy holder of elm green\nwhy elm green vp\n"))
                .contains(
                        "speed of Riders = 3, as printed",
                        "holder of Elm Green = Blue, a state",
                        "vp of Elm Green = 3, as printed");
    }

    @Test
    void whoeverHasWhatIsAskedIsMeantWhereASideAndAPlaceAreCalledAlike() throws IOException {
        Files.writeString(folder.resolve("ride.grog"), RIDE.replace("| Heath     |", "| Red as Heath |"));

        assertThat(typing("Far", "why Red.holder\n")).contains("holder of Red = Blue, a state");
    }

    @Test
    void whatIsHiddenIsNotTold() {
        assertThat(typing("Far", "why Guards.secret\nwhy Guards\n"))
                .contains("Guards has no `secret`, or none that you may see.")
                .doesNotContain("7");
    }

    @Test
    void whoAsksForSomethingElseIsToldWhatCanBeAsked() {
        assertThat(typing("Far", "why Blue.pionts\n"))
                .contains("Blue has no `pionts`, or none that you may see. Did you mean `points`?");
        assertThat(typing("Far", "why nonsense\n"))
                .contains("can be asked: toll, points,\n  as in `why toll Road(Ash, Birch)`", "as in `why Riders.");
    }
}
