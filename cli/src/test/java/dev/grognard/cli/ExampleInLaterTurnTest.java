package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a turn does not offer is not silently looked for in a later one, unless the example says that it goes on to that. */
class ExampleInLaterTurnTest {
    private static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers, Clerks
            place Office
            link Road between Office
            map { | Office | xy     |
                  | North  | 10, 10 |
                  | South  | 20, 20 |
                  Road: North - South }
            piece Carrier on Office { side: Side }
            pieces { | Carrier | side     |
                     | Jo      | Carriers | }
            state tired: Bool each turn
            sequence { each turn {
              WEATHER
              for each s in Side { phase Rounds(s) { s may repeatedly { Walk } } } } }
            order Walk(c in Carrier of side on map AWAKE, o in (Road where .from is c.at).to) "{c} to {o}"
              requires not tired else "{c} is tired" [1.1]
              requires turn > 1 else "it rains" [1.2]
            { move c to o   tired = yes }
            game over at end of turn 4
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..4   at North: Jo }
            """;

    private static String game(String examples) {
        return GAME.replace("WEATHER", "").replace("AWAKE", "") + examples;
    }

    @Test
    void anOrderThatThisTurnRefusesIsNotGivenInTheNext(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), game("""
                example "Rain" { given scenario Morning   play Carriers Walk(Jo, South)   expect Jo.at is South }
                """));

        assertThat(GrogRun.in(folder, "test", "post.grog").out()).contains("""
                expected Carriers Walk(Jo, South)
                        actual   it is refused: it rains [1.2]
                        working  turn > 1 is no [1.2]
                                   turn is 1
                        hint     it can be given only in turn 2:
                                 if that is meant, say so behind it with `expect turn is 2`
                        so far   Carriers: rounds
                """);
    }

    @Test
    void anOrderAboutWhatIsOutsideOfItsSetInThisTurnIsNotGivenInTheNext(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), game("").replace("on map ,", "on map where not tired,") + """
                example "Twice" {
                  given  scenario Morning   turn 2
                  play   Carriers Walk(Jo, South)
                         Carriers Walk(Jo, North)
                  expect Jo.at is North
                }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("expected Carriers Walk(Jo, North)")
                .contains("actual   Jo is not among `Carrier of side on map where not tired`")
                .contains("hint     it can be given only in turn 3:");
    }

    @Test
    void anExpectationOfTheTurnOrDiceOfTheNextOneSayThatItIsPlayed(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("AWAKE", "").replace("WEATHER", "phase Rain { if roll d6 for rain > 3 { } }") + """
                example "By the turn" {
                  given  scenario Morning   turn 2   start Rounds(Carriers)
                  play   Carriers Walk(Jo, South) rolls rain 1
                         Carriers Walk(Jo, North)
                  expect Jo.at is North
                }
                """);
        Files.writeString(folder.resolve("dry.grog"), game("""
                example "By the dice" {
                  given  scenario Morning
                  play   Carriers Walk(Jo, South)
                         Carriers Walk(Jo, North)
                  expect Jo.at is North and turn is 3
                }
                """));

        assertThat(GrogRun.in(folder, "test", "post.grog").out()).contains("1 example, 0 failed");
        assertThat(GrogRun.in(folder, "test", "dry.grog").out()).contains("1 example, 0 failed");
    }

    @Test
    void passingWhereNothingCouldBeOfferedIsNoPassingInTheNextTurn(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), game("""
                example "Rain" { given scenario Morning   play Carriers passes   expect Jo.at is North }
                """));

        assertThat(GrogRun.in(folder, "test", "post.grog").out()).contains("""
                actual   Carriers had nothing to choose from, and so there was nothing to pass
                        hint     leave this line out; there is something to pass only in turn 2:
                                 if that is meant, say so behind it with `expect turn is 2`
                """);
    }

    @Test
    void passingWhereNothingCouldBeOfferedIsNotAnsweredWithDiceOfTheNextTurn(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("AWAKE", "").replace("WEATHER", "phase Rain { if roll d6 for rain > 3 { } }") + """
                example "Rain" {
                  given  scenario Morning   rolls rain 1
                  play   Carriers passes
                  expect Jo.at is North
                }
                example "Twice" {
                  given  scenario Morning   turn 2   rolls rain 1
                  play   Carriers passes
                         Carriers passes
                  expect Jo.at is North
                }
                example "Answer" {
                  given  scenario Morning   rolls rain 1
                  play   Carriers chooses Jo
                  expect Jo.at is North
                }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("""
                actual   Carriers had nothing to choose from, and so there was nothing to pass
                                 then the game waits for dice that the script does not give: d6 for rain
                        hint     leave this line out, unless it is about what comes only after that
                """)
                .contains("""
                actual   nothing more was asked of Carriers in turn 2
                                 then the game waits for dice that the script does not give: d6 for rain
                        hint     leave this line out, unless it is about what comes only after that
                """)
                .contains("""
                actual   Carriers had nothing to choose from that would ask for this
                                 then the game waits for dice that the script does not give: d6 for rain
                        so far   Rain
                """)
                .doesNotContain("write `rolls rain N`");
    }
}
