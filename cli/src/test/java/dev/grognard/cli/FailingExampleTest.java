package dev.grognard.cli;

import static dev.grognard.cli.PostOffice.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An expectation that fails says which part of it does not hold, and what holds instead. */
class FailingExampleTest {
    @Test
    void anExpectationAboveACaseIsReadUnderWhatTheCaseGives(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                example "Jo is away" {
                  given  scenario Morning
                  expect Jo.at is North
                  case "in the south" {
                    given  at South: Jo
                    expect Jo.near is North
                  }
                  case "at noon" { expect Jo.near is North }
                }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .containsOnlyOnce(
                        "hint     this `expect` stands above the case and is read again under what the case gives;")
                .contains("if it is not about that, put it into a case of its own");
    }

    @Test
    void thePartThatDoesNotHoldIsToldWithItsLineAndWhatHoldsInstead(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains("post.grog:21: example \"Where Jo is\"")
                .contains("expected Jo.at is South")
                .contains("actual   it is North")
                .contains("expected Jo.near is North")
                .contains("actual   near(Jo) is South")
                .doesNotContain("expected turn is 1");
    }

    @Test
    void whatWasWrittenIsQuotedAsTheLanguageWritesIt(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                modifiers pace(c: Carrier): Int { "fresh" + 1 when c.at is North   "light" + 2 }
                example "Jo picks" { given scenario Morning   play Carriers chooses Jo   expect turn is 1 }
                example "Jo is quick" { given scenario Morning   expect pace(Jo) is 3 { "fresh" +3 } }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("expected Carriers chooses Jo")
                .contains("expected pace(Jo) is 3 { \"fresh\" +3 }")
                .contains("actual   the items are { \"fresh\" +1, \"light\" +2 }");
    }

    @Test
    void anInvariantThatTheSetUpBreaksFailsWhatGivesNothingElse(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                invariant "nobody waits in the north" no (Carrier at North)
                example "The morning" { given scenario Morning   turn 1 }
                example "Two in the north" { given scenario Morning   at South: Jo   play Carriers Walk(North) }
                example "None" { given clear board   at North: Jo   expect Jo.at is North }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("expected the invariant to hold: nobody waits in the north")
                .contains("FAIL  The morning")
                .contains("ok    None")
                .contains("FAIL  the scenario Morning: at the first decision an invariant does not hold")
                .endsWith(" failed, and 1 set-up failed\n");
    }

    @Test
    void whatMustNotHoldIsToldWithItsWorking(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                rule tired(c: Carrier): Bool [4.1] = no
                  except when c.at is North [4.2] = yes
                example "Jo is fresh" { given scenario Morning   expect not tired(Jo) }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("expected not tired(Jo)")
                .contains("actual   tired(Jo) is yes")
                .contains("[4.2]");
    }

    @Test
    void whatAConditionReadIsToldWithItsValues(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                state wet: Bool
                rule points: Int = 2 * count (Carrier at North) + turn
                rule worth: Int = sum of (if it is North then 2 else 0) over Office
                example "Worth nothing" { given scenario Morning   expect worth is 0 }
                example "It rains" { given scenario Morning   expect wet or turn is 3 }
                example "Nobody is out" { given scenario Morning   expect no (Carrier where .at is North) }
                example "Somebody is" { given scenario Morning   expect any (Carrier at South) }
                example "Two points" { given scenario Morning   expect points is 2 }
                example "Many points" { given scenario Morning   expect turn > points }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out())
                .contains("""
                        expected wet or turn is 3
                                actual   it is not so
                                working  wet is no
                                         turn is 1
                        """)
                .contains("working  Carrier where .at is North is Jo\n")
                .contains("working  Carrier at South is none\n")
                .contains("""
                        working  points is 3
                                           + 2 * count (Carrier at North) + turn gives 3
                                             count (Carrier at North) is 1
                                             turn is 1
                        """)
                .contains("""
                        working  worth is 2
                                           + sum of (if it is North then 2 else 0) over Office gives 2
                                             North is 2
                        """)
                .contains("working  turn is 1\n                 points is 3\n");
    }

    @Test
    void anExpectationThatFailsInTheMiddleOfSomethingSaysWhatIsAsked(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("{ move Jo to o } } }", "{ Lose } } }") + """
                procedure Lose { Carriers must "where {Jo} goes" { Back(o in Office) "to {o}" { move Jo to o } } }
                example "Not asked yet" {
                  given  scenario Morning
                  play   Carriers Walk(South)
                  expect Jo.at is South
                }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out()).containsOnlyOnce("""
                        actual   it is North
                        hint     the game is asking Carriers: where Jo goes
                                 if that comes first, answer it before this `expect`, as with `Carriers Back(North)`
                """);
    }

    @Test
    void rulesThatDoNotGoOnAreNoBreakdownOfTheEngine(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                state mud: Int 0..3 = 0
                at start of turn { mud += 5 }
                rule deep: Bool = mud > 2
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("actual   the rules of this game do not go on: mud would become 5, but runs from 0 to 3")
                .doesNotContain("dev.grognard");
        GrogRun soak = GrogRun.in(folder, "soak", "post.grog", "--games", "4");
        assertThat(soak.status()).isEqualTo(1);
        assertThat(soak.out())
                .contains("Morning, seed 1, before the first decision, the rules cannot go on: mud would become 5")
                .contains("example \"Found by random play, seed 1\" {\n  given  scenario Morning\n}")
                .contains("4 games broke a promise");
    }

    @Test
    void aLinkThatHasAnotherBesideItIsToldWithItsKind(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("link Road between Office", "link Way between Office\nlink Road is Way\nlink Canal is Way")
                                .replace("Road: North - South }", "Road: North - South\nCanal: South - North }")
                        + """
                rule wet(w: Way): Bool = w is Canal
                example "By road" { given scenario Morning   expect wet(Road(North, South)) }
                example "By water" { given scenario Morning   expect not wet(Canal(North, South)) }
                """);

        GrogRun run = GrogRun.in(folder, "test", "post.grog");

        assertThat(run.out()).contains("wet(Road North - South) is no").contains("wet(Canal North - South) is yes");
    }
}
