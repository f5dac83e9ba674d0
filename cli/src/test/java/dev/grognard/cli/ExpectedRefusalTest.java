package dev.grognard.cli;

import static dev.grognard.cli.PostOffice.GAME;
import static dev.grognard.cli.PostOffice.TIRED;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an example expects to be refused, and what is said if it is not, or not for that reason. */
class ExpectedRefusalTest {
    @Test
    void passingIsRefusedWhereSomethingMustBeDone(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("may { Walk(o in Jo.near)", "must { Walk(o in Office)") + """
                example "Jo walks" { given scenario Morning   refuse Carriers passes   play Carriers Walk(South)   expect Jo.at is South }
                example "By a case" { given scenario Morning   refuse Carriers passes [7.7] }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("ok    Jo walks")
                .contains("expected refuse Carriers passes [7.7]")
                .contains("actual   passing is not offered, but this question cites no case");
    }

    @Test
    void anOrderOutsideOfItsSetIsNoRefusalWhateverDiceComeLater(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), TIRED + """
                example "Jo stays" { given scenario Morning   refuse Carriers Walk(North) [1.1] }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("""
                expected refuse Carriers Walk(North) [1.1]
                        actual   the question to Carriers: walk, or pass
                                   Walk(South)
                                   pass
                                 North is not among `Jo.near`
                        hint     an order about something outside of its set is none, and so it is not refused either:
                                 `refuse` wants one that a requirement forbids
                        so far   Rounds
                """);
    }

    @Test
    void whatShouldBeRefusedSaysWhatWasAskedAndWhyItHolds(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("\"to {o}\"", """
                        "to {o}" [1.1]
                                requires dry(o)  else "it is wet"   [1.2]
                                requires turn < 9 else "it is late" [1.3]
                        """) + """
                        state wet: Bool
                        rule dry(o: Office): Bool [1.4] = not wet
                          except when o is South [1.5] = yes
                        example "Too wet" { given scenario Morning   wet = yes   refuse Carriers Walk(South) [1.2] }
                        example "By the exception" { given scenario Morning   wet = yes   refuse Carriers Walk(South) [1.4] }
                        example "Too late" { given scenario Morning   refuse Carriers Walk(South) [1.3] }
                        example "By another rule" { given scenario Morning   refuse Carriers Walk(South) [8.8] }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        String dry = """
                working  dry(o) is yes [1.2]
                                   dry(South) is yes [1.4]
                                     + o is South gives yes [1.5]
                        so far""";
        assertThat(run.out().split(java.util.regex.Pattern.quote(dry), -1)).hasSize(3);
        assertThat(run.out())
                .contains("working  turn < 9 is yes [1.3]\n                   turn is 1\n")
                .contains("""
                        working  nothing that is required of it here cites [8.8]; this is required:
                                         dry(o) is yes [1.2]
                        """);
    }

    @Test
    void whatShouldBeRefusedOfAChoiceOrAJourneySaysWhatWasAskedToo(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"), GAME.replace("Carriers may {", "Choose()   Carriers may {") + """
                        procedure Choose [2.1] {
                          let posts = Carriers chooses up to 2 of Office "which offices" keeping count (posts) <= 2 [2.2]
                          say "{posts}."
                          Carriers moves Jo by Ride within 3
                        }
                        travel Ride(c: Carrier) {
                          cost     2 [2.3]
                          requires step.to is not North or turn > 3 else "no way" [2.4]
                        }
                        example "Two" { given scenario Morning   refuse Carriers chooses North, South [2.2] }
                        example "Too dear" { given scenario Morning   play Carriers chooses North   refuse Carriers chooses South [2.3] }
                        example "No way" { given scenario Morning   play Carriers chooses North   refuse Carriers chooses South [2.4] }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("""
                        working  keeping count (posts) <= 2 is yes [2.2]
                                           count (posts) is 2
                        """)
                .contains("""
                        working  the cost of the step is 2
                                           + 2 gives 2 [2.3]
                                           left is 3
                        """)
                .contains("working  step.to is not North or turn > 3 is yes [2.4]\n");
    }

    @Test
    void aPlaceThatIsNoNeighbourOnAJourneyIsToldInsteadOfLaterDice(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("Road: North - South }", "| East | 30, 30 |\n Road: North - South - East }")
                                .replace("Carriers may {", """
                        Carriers moves Jo by Ride within 3
                          if roll d6 for rain > 4 { say "It rains." }
                          Carriers may {""")
                        + """
                        travel Ride(c: Carrier) { cost 1 [2.3] }
                        example "Too far" { given scenario Morning   refuse Carriers chooses East [2.3] }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("hint     no step of this journey leads from North to East\n")
                .doesNotContain("write `rolls rain N`");
    }

    @Test
    void anOrderOfAMenuThatHasNothingToOfferIsToldWhyItIsRefused(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), TIRED + """
                example "Refused" { given scenario Morning   play Carriers Walk(South) Carriers Walk(North) rolls ice 5 }
                example "Too late" {
                  given  scenario Morning
                  play   Carriers Walk(South)
                  expect Jo.at is South
                  refuse Carriers Walk(North) [1.2]
                }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("""
                        expected Carriers Walk(North)
                                actual   it is refused: Jo is tired [1.2]
                        """)
                .contains("""
                        expected refuse Carriers Walk(North) [1.2]
                                actual   it was refused before this, where nothing could be offered: Jo is tired [1.2]
                        """)
                .contains("hint     `expect` has run on past that: write this `refuse` before it")
                .doesNotContain("rain");
    }

    /** A journey without any step is over before anybody is asked; what it refuses can be asked for all the same. */
    @Test
    void aStepOfAJourneyThatHasNoneToOfferIsRefused(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace(
                                "Carriers may { Walk(o in Jo.near) \"to {o}\" { move Jo to o } } }",
                                "Carriers may repeatedly { Go \"on the way\" { side moves Jo by Round \"where to\" }   Wait \"wait\" { say \"Jo waits.\" } } }")
                        + """
                        state flood: Bool
                        travel Round(c: Carrier) {
                          at most 1 steps
                          requires not flood else "the road is under water" [1.3]
                        }
                        example "No step" {
                          given  scenario Morning   flood = yes
                          play   Carriers Go
                          refuse Carriers chooses South [1.3]
                          expect Jo.at is North
                        }
                        example "Another reason" {
                          given  scenario Morning   flood = yes
                          play   Carriers Go
                          refuse Carriers chooses South [1.4]
                        }
                        example "It goes" {
                          given  scenario Morning   flood = yes
                          play   Carriers Go
                                 Carriers chooses South
                          expect Jo.at is South
                        }
                        example "It goes on" {
                          given  scenario Morning
                          play   Carriers Go
                                 Carriers chooses South
                                 Carriers Wait
                          expect Jo.at is South
                        }
                        """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("ok    No step", "ok    It goes on")
                .contains("expected refuse Carriers chooses South [1.4]")
                .contains("actual   it is refused otherwise: the road is under water [1.3]")
                .contains(
                        "expected Carriers chooses South\n        actual   it is refused: the road is under water [1.3]");
    }
}
