package dev.grognard.cli;

import static dev.grognard.cli.PostOffice.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a step of an example that answers no question of the game. */
class UnaskedStepTest {
    @Test
    void anOrderThatIsNeverOfferedIsToldWhereItCouldHaveBeenGiven(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("{ move Jo to o } } }", "{ move Jo to o } } } phase Rain { if roll d6 for rain > 3 { } }")
                        + "example \"Jo stays\" { given scenario Morning   play Carriers Walk(North)   expect turn is 1 }\n");

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("""
                expected Carriers Walk(North)
                        actual   the question to Carriers: walk, or pass
                                   Walk(South)
                                   pass
                                 North is not among `Jo.near`
                                 this is not offered there, and later the game waits for dice that the script does not give: d6 for rain
                        so far   Rounds
                """);
    }

    @Test
    void aChoiceThatIsNeverAskedIsToldWithWhatWasAskedBeforeTheDice(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("{ move Jo to o } } }", "{ move Jo to o } } } phase Rain { if roll d6 for rain > 3 { } }")
                        + """
                        procedure Snow { if roll d6 for snow > 3 { } }
                        example "No dice" { given scenario Morning   play Carriers chooses North   expect turn is 1 }
                        example "Other dice" { given scenario Morning   rolls snow 3   play Carriers chooses North }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("""
                        expected Carriers chooses North
                                actual   the question to Carriers: walk, or pass
                                           Walk(South)
                                           pass
                                         no question came that Carriers chooses North answers: this one was passed, and then the game waits for dice that the script does not give: d6 for rain
                                hint     nothing here asks for this yet: an order that leads to it may be missing before it, as `Carriers Walk(South)` would be;
                                         without one the game has gone past this phase
                                so far   Rounds
                                         Carriers: pass  (passed, as the next step is another)
                        """)
                .contains("this one was passed, and then the game throws d6 for rain, not rolls snow 3");
    }

    @Test
    void whoPicksTheOnlyOneIsToldThatItWasTakenWithoutAsking(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace(
                                "Carriers may {",
                                "let who = Carriers chooses one or more of Carrier \"who walks\"\n"
                                        + "  let all = Carriers chooses exactly 2 of Office \"where to\"\n"
                                        + "  say \"{who} may go, {all}.\"   Carriers may {")
                        + """
                        example "Who goes" {
                          given  scenario Morning
                          play   Carriers chooses Jo
                          expect Jo.at is North
                        }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("actual   this was the only choice and has been made already")
                .contains("hint     such answers are not written")
                .contains("Carriers, who walks: Jo  (no other choice)")
                .contains("Carriers, where to: North  (no other choice)")
                .contains("Carriers, where to: South  (no other choice)");
    }

    @Test
    void theOnlyChoiceIsKnownByWhatItIsAboutToo(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("Carriers may {", "Carriers must {").replace("} } } } }", """
                        } } }
                          phase Rain { if roll d6 for rain > 3 { } } } }""") + """
                        example "South" { given scenario Morning   play Carriers chooses South   expect turn is 1 }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("""
                expected Carriers chooses South
                        actual   this was the only choice and has been made already, as Walk(South)
                        hint     such answers are not written
                        so far   Rounds
                                 Carriers: to South  (no other choice)
                """);
    }
}
