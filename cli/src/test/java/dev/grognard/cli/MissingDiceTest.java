package dev.grognard.cli;

import static dev.grognard.cli.PostOffice.GAME;
import static dev.grognard.cli.PostOffice.TIRED;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of an example that gives too few dice, or none. */
class MissingDiceTest {
    @Test
    void diceThatALineLacksAreNotTakenFromTheNextOne(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace(
                                "Carriers may { Walk(o in Jo.near) \"to {o}\" { move Jo to o } }",
                                "Carriers may repeatedly { Walk(o in Jo.near) \"to {o}\" { if roll d6 for luck > 2 { move Jo to o } } }")
                        + """
                        example "Jo is lucky" {
                          given  scenario Morning
                          play   Carriers Walk(South)
                                 Carriers Walk(South)   rolls luck 3
                          expect Jo.at is South
                        }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("""
                post.grog:30: example "Jo is lucky"
                        expected the dice of Carriers Walk(South)
                        actual   the game waits for dice that the script does not give: d6 for luck
                        hint     write `rolls luck N` behind `Carriers Walk(South)`
                        so far   Rounds
                                 Carriers: to South
                """);
    }

    @Test
    void anExpectationIsNotReadBeforeTheDiceOfAnOrderUnlessItReadsWhatIsUnderWay(@TempDir Path folder)
            throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("{ move Jo to o } } }", "{ Slip(o) } } }") + """
                        procedure Slip(o: Office) { if roll d6 for ice > 2 { move Jo to o } }
                        example "Forgotten" {
                          given  scenario Morning
                          play   Carriers Walk(South)
                          expect Jo.at is North
                        }
                        example "Meant" {
                          given  scenario Morning
                          play   Carriers Walk(South)
                          expect Slip.o is South and Jo.at is North
                        }
                        example "Not yet" { given scenario Morning   expect Jo.at is South }
                        """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("""
                        expected the dice of Carriers Walk(South)
                                actual   the game waits for dice that the script does not give: d6 for ice
                                hint     write `rolls ice N` behind `Carriers Walk(South)`
                        """)
                .contains("FAIL  Forgotten")
                .contains("ok    Meant")
                .doesNotContain("hint     the game waits");
    }

    @Test
    void anExpectationThatFailsBeforeDiceSaysThatTheyAreMissing(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace(
                        "phase Rounds", "phase Rain { if roll d6 for rain > 3 { move Jo to South } } phase Rounds"));

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("""
                expected Jo.at is South
                        actual   it is North
                        hint     the game waits for dice that the script does not give: d6 for rain
                                 write `rolls rain N` under `given`
                """);
    }

    @Test
    void diceThatAreMissingAreToldOnlyToAnExpectationThatTheyCouldFulfil(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), TIRED + """
                example "Whatever falls" { given scenario Morning   play Carriers Walk(South)   expect Jo.at is North }
                example "With a five" { given scenario Morning   play Carriers Walk(South)   expect wet }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("""
                        expected Jo.at is North
                                actual   it is South
                                so far""")
                .contains("hint     the game waits for dice that the script does not give: d6 for rain");
    }

    @Test
    void diceThatAreGivenByHalfFailAsThoseOfAnOrderDo(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("sky.grog"), """
                language 1
                game Sky "Sky"
                sides Blue, Red
                state lord: Side?
                procedure Air {
                  let b = roll d6 for blue
                  let r = roll d6 for red
                  if b > r { lord = Blue }
                  if r > b { lord = Red }
                }
                sequence {
                  each turn {
                    phase Wind { if roll d6 for wind > 3 { lord = Red } }
                    phase Sky { Air }
                    phase Fire(Blue) { Blue may { Shoot "shoot" { say "{lord is Blue:'bang'}." } } }
                  }
                }
                game over at end of turn 2
                victory { nobody "a draw" otherwise }
                scenario One "One" { turns 1..2 }
                example "Half of it" {
                  given  scenario One   rolls wind 1, blue 6
                  expect lord is none
                }
                example "A whole phase" {
                  given  scenario One   rolls wind 6
                  expect lord is Red
                }
                example "All of it" {
                  given  scenario One   rolls wind 1, blue 6, red 1
                  expect lord is Blue
                }
                """);

        assertThat(GrogRun.in(folder, "test", "sky.grog").out())
                .contains("FAIL  Half of it", "ok    A whole phase", "ok    All of it")
                .contains("expected all dice of what rolls blue 6 belongs to")
                .contains("actual   the game waits for dice that the script does not give: d6 for red")
                .contains("hint     write `rolls red N` under `given`");
    }
}
