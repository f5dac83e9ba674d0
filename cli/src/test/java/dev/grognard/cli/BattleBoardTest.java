package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A battle at the terminal: who stands in which row, what each may do, and many orders in one line. */
class BattleBoardTest {
    private static final String DUEL = """
            language 1
            game Duel "The duel"

            sides Red, Blue
            enum Post { Front "line 1", Rear "line 2" }
            place Field
            map {
              | Field | xy     |
              | Heath | 10, 10 |
            }
            piece Troop on Field, Box {
              side: Side
              state post: Post = Front
              state sp: Int = 4
              name seen by owner
              label "{sp} SP"
              rows  "{post}"
            }
            pieces {
              | Troop        | side |
              | Ash, Elm, Fir | Red  |
              | Oak, Yew      | Blue |
            }
            box Gone face up
            state round: Int = 0
            sequence { each turn {
              phase Opening { Red must "where {Elm} stands" { Place(p in Post) "{Elm} in the {p}" { Elm.post = p } } }
              phase Fight {
                repeat { round += 1   Half(Red)   Half(Blue) } until round is 2
              }
            } }
            procedure Half(s: Side) {
              state acted: Set of Troop
              s may repeatedly "who fires or moves, round {round}" or "nobody else" {
                Fire(t in Troop of s on map) "{t} fires"
                  requires t.post is Front else "{t} is in the rear"
                  requires t not in acted else "{t} has acted"
                {
                  acted += t
                  let d = roll d6 for fire "{t} fires"
                  s.opponent must "who is hit" { Hit(h in Troop of s.opponent on map) "{h} is hit" { h.sp -= 1 } }
                }
                Shift(t in Troop of s on map, p in Post) "{t} to the {p}"
                  requires t.post is not p else "{t} is there"
                  requires t not in acted else "{t} has acted"
                { acted += t   t.post = p }
              }
            }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at Heath: Ash, Elm, Fir, Oak, Yew }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("duel.grog"), DUEL);
    }

    private String typing(String input) {
        GrogRun run = GrogRun.typing(
                input + "quit\n", folder, "play", "duel.grog", "--side", "Red", "--skill", "random", "--seed", "1");
        assertThat(run.err()).doesNotContain("error");
        return run.out();
    }

    @Test
    void thoseInOnePlaceStandInRows() {
        assertThat(typing("line 2\nboard\n")).contains("""
                  Heath  line 1: Ash (4 SP), Fir (4 SP)
                         line 2: Elm (4 SP)
                         line 1: 2 × Blue troop (4 SP)
                """);
    }

    @Test
    void sidesAreCalledByTheirPrintedNames() throws IOException {
        Files.writeString(
                folder.resolve("duel.grog"),
                DUEL.replace("sides Red, Blue", "sides Red \"the Rose\", Blue \"the Lily\"")
                        .replace("  name seen by owner\n", ""));

        assertThat(typing("line 2\nboard\nmap Heath\n")).contains("""
                          Heath  the Rose line 1: Ash (4 SP), Fir (4 SP)
                                 the Rose line 2: Elm (4 SP)
                                 the Lily line 1: Oak (4 SP), Yew (4 SP)
                        """).contains("  Oak, the Lily: ");
    }

    @Test
    void aNameIsNotCutInTwo() {
        assertThat(typing("")).contains("  Elm (4 SP, line 1) in the  1) line 1  2) line 2\n");
    }

    @Test
    void whatOnePieceCanDoStandsInOneLine() {
        assertThat(typing("line 2\n")).contains("""
                Red: who fires or moves, round 1
                  Ash (4 SP, line 1)  1) fires  2) to the line 2
                  Fir (4 SP, line 1)  3) fires  4) to the line 2
                  5) Elm (4 SP, line 2) to the line 1
                  6) nobody else
                """);
    }

    @Test
    void allOfOneKindAreGoneThroughWhileDiceFallAndOthersAnswer() {
        assertThat(typing("line 1\nall fire\n"))
                .containsPattern("Ash fires: [1-6] .*\n +Blue: a Blue troop is hit\n +Elm fires: [1-6]")
                .containsPattern("Fir fires: [1-6]")
                .doesNotContain("Red: Ash fires");
    }

    @Test
    void whatWasTypedForOneRoundIsNotUsedInTheNext() {
        GrogRun run = GrogRun.typing(
                "line 1\n3 1 5\noak\noak\nyew\n1 3\nash\nelm\nquit\n", folder, "play", "duel.grog", "--seed", "1");

        assertThat(run.out()).contains("a Red troop fires: 4", "a Blue troop fires: 1");
        assertThat(run.out().substring(run.out().indexOf("round 2")))
                .contains("Red: who fires or moves, round 2\n")
                .doesNotContain("fires: ");
    }

    /** Hits come one by one, with dice between them; an answer can stand for those that follow. */
    @Test
    void anAnswerStandsAsLongAsItIsOffered() {
        assertThat(byBoth("line 1\nall fire\noak\n"))
                .contains("Blue: who is hit  (asked again: `1 ...` answers it from now on)\n");
        assertThat(byBoth("line 1\nall fire\nyew, oak ...\nnobody else\n"))
                .containsSubsequence("Yew is hit", "fires: 1", "Oak is hit", "fires: 4", "Oak is hit")
                .doesNotContain("asked again")
                .contains("Heath  line 1: Oak (2 SP), Yew (3 SP)\n");
    }

    /** In the second round Oak falls, and who is hit next is asked again. */
    @Test
    void aStandingAnswerThatIsNotOfferedAnyMoreIsAskedFor() throws IOException {
        Files.writeString(
                folder.resolve("duel.grog"),
                DUEL.replace("{ h.sp -= 1 }", "{ h.sp -= 1   if h.sp is 2 { move h to Gone } }")
                        .replace("Oak, Yew      |", "Oak, Yew, Ivy |")
                        .replace("Oak, Yew }", "Oak, Yew, Ivy }"));

        assertThat(byBoth("line 1\nall fire\noak ...\n"))
                .containsSubsequence(
                        "Oak is hit", "Oak is hit", "fires: 4", "Blue: who is hit", "1) Yew (4 SP, line 1)  2) Ivy")
                .doesNotContain("Not used");
        assertThat(byBoth("line 1\nall fire\noak ...\nundo\n")).contains("Nothing can be taken back past a die");
    }

    private String byBoth(String input) {
        return GrogRun.typing(input + "quit\n", folder, "play", "duel.grog", "--seed", "1")
                .out();
    }

    @Test
    void allAloneWantsWordsInAListOfOrders() {
        assertThat(typing("line 1\nall\n")).contains("of others, say what: `all WORDS`");
        assertThat(typing("line 1\nall bananas\n")).contains("`all bananas` is neither an option nor a command");
    }
}
