package dev.grognard.cli;

import static dev.grognard.cli.PostOffice.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an example gives before play, and what is said where it does not last or is left out. */
class GivenSituationTest {
    @Test
    void whatWasGivenAndDidNotLastIsTold(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                enum Sky { Clear, Wet }
                state sky: Sky = Clear
                at start of turn 1 { sky = Clear }
                rule wet: Bool = sky is Wet
                example "It rains" { given scenario Morning   sky = Wet   expect wet }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("given    sky = Wet did not last until the first question: it is Clear then")
                .contains("`start` begins with a later phase");
    }

    @Test
    void whatWasGivenWithAPieceAndDidNotLastIsToldToo(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                piece Carrier also { state walked: Int = 0 each turn }
                example "Jo has walked" { given scenario Morning   at North: Jo(walked 3)   expect Jo.walked is 3 }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("given    Jo(walked 3) did not last until the first question: it is 0 then");
    }

    @Test
    void aPhaseStartsForTheSideThatAnExampleNamesThoughTheSequenceReadsItFromAState(@TempDir Path folder)
            throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("sides Carriers", "sides Carriers, Thieves")
                                .replaceFirst("sequence .*", """
                        state active: Side = Carriers
                        state last: Side?
                        sequence {
                          each turn {
                            repeat 2 times {
                              phase Rest(active) { last = active   active will sleep }
                              phase Rob(active.opponent) { active.opponent will rob }
                              active = active.opponent
                            }
                          }
                        }
                        """.replace(
                                                "active will sleep", "if active will sleep { say \"Zzz.\" }")
                                        .replace(
                                                "active.opponent will rob",
                                                "if active.opponent will rob { say \"Ha!\" }"))
                                .replaceFirst("(?s)example.*", "")
                        + """
                        example "Thieves sleep" { given scenario Morning   start Rest(Thieves)   expect last is Thieves }
                        example "Carriers rob" { given scenario Morning   start Rob(Carriers)   expect active is Thieves }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out() + run.err()).contains("ok    Thieves sleep").contains("ok    Carriers rob");
    }

    @Test
    void aStartBehindWhatTheScenarioSaysAsTheTurnBeginsIsToldOf(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("at North: Jo }", """
                        at North: Jo
                          at start of turn on turn 1 { wet = yes }
                          at start of turn on turn 9 { wet = no }
                        }""")
                                .replace("turns 1..1", "turns 1..9")
                                .replace("end of turn 1", "end of turn 9")
                        + """
                state wet: Bool
                example "Wet" { given scenario Morning   start Rounds   expect wet }
                example "Wet later" { given scenario Morning   turn 2   start Rounds   expect wet }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .containsOnlyOnce("""
                        given    `start` leaves out what the scenario says `at start of turn on turn 1 { … }`
                                 if this needs it, write it under `given` too
                """)
                .doesNotContain("turn 9 {");
    }
}
