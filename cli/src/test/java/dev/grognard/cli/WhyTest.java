package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a rule rests on is told briefly: the way that was taken, and what is alike once. */
class WhyTest {
    private static final String GAME = """
            language 1
            game Roads "Roads"
            sides Red, Blue
            place Town { worth: Int   holder: Side? }
            link Road between Town
            map {
              | Town | xy     | worth | holder |
              | Ayr  | 10, 10 | 1     | Red    |
              | Bow  | 20, 10 | 2     | Red    |
              | Cley | 30, 10 | 3     | Red    |
              | Diss | 40, 10 | 4     | Blue   |
            }
            map { Road: Ayr - Bow   Road: Bow - Cley   Road: Cley - Diss }
            piece Unit on Town { side: Side   state plan: Int = 0   plan seen by owner }
            pieces { | Unit | side |
                     | Ash  | Red  |
                     | Birch | Blue | }
            rule points(s: Side): Int [1.1] = match s { Red: sum of .worth over (Town where .holder is Red)   Blue: 0 }
            rule toll(t: Town): Int [1.2] = if t.holder is Red then t.worth else 9
            rule isOpen(r: Road): Bool [1.3] = r.from.holder is Red and r.to.holder is Red
            rule network: Set of Town [1.4] = reach from Ayr along (Road where isOpen(it))
            rule supplied(u: Unit): Bool [1.5] = any (network where .worth >= 2)
            rule aim(u: Unit): Int [1.6] = if u.plan is 1 then u.plan + 4 else 8
            sequence { each turn { phase Wait { Red may { Rest { Red.rest += 1 } } } } }
            side { state rest: Int = 0 }
            game over at end of turn 2
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..2   at Ayr: Ash(plan 1)   at Diss: Birch(plan 1) }
            """;

    @TempDir
    Path folder;

    private String asked(String question) throws IOException {
        Files.writeString(folder.resolve("roads.grog"), GAME);
        GrogRun run = GrogRun.typing("why " + question + "\nquit\n", folder, "play", "roads.grog", "--side", "Red");
        return run.out();
    }

    @Test
    void aSumInsideAMatchTellsWhatIsAddedAndNothingOfTheOtherArms() throws IOException {
        assertThat(asked("Red.points")).contains("""
                points (Red) = 6 [1.1]
                  + sum of worth over (Town where holder is Red): 6
                      Ayr = 1; Bow = 2; Cley = 3
                """);
        assertThat(asked("Blue.points")).contains("""
                points (Blue) = 0 [1.1]
                  + by s: 0
                """);
    }

    @Test
    void anIfTellsTheWayThatWasTaken() throws IOException {
        assertThat(asked("toll Diss")).contains("""
                toll (Diss) = 9 [1.2]
                  · holder is Red: not so
                      holder = Blue
                  + otherwise: 9
                """);
        assertThat(asked("toll Bow")).contains("""
                toll (Bow) = 2 [1.2]
                  + holder is Red, worth: 2
                """);
    }

    @Test
    void whichWayWasTakenIsToldToThoseWhoMayKnowWhatDecidedIt() throws IOException {
        assertThat(asked("aim Ash")).contains("""
                aim (Ash) = 5 [1.6]
                  + plan is 1, plan + 4: 5
                """);
        assertThat(asked("aim Birch")).contains("aim (Birch) = hidden from you [1.6]\n> ");
    }

    @Test
    void whatAnUnknownPieceHasIsHidden() throws IOException {
        Files.writeString(
                folder.resolve("veiled.grog"), GAME.replace("plan seen by owner", "name, plan seen by owner"));

        String told = GrogRun.typing(
                        "why Birch.plan\nwhy Birch.pace\nquit\n", folder, "play", "veiled.grog", "--side", "Red")
                .out();

        assertThat(told).containsOnlyOnce("plan of Birch = hidden from you\n").contains("`why` takes the number");
    }

    @Test
    void aStateOfTheGameThatOthersMaySeeIsHidden() throws IOException {
        Files.writeString(folder.resolve("planned.grog"), GAME + "\nstate aimedAt: Int = 3 seen by Blue\n");

        String told = GrogRun.typing("why aimedAt\nquit\n", folder, "play", "planned.grog", "--side", "Red")
                .out();

        assertThat(told).contains("aimed at = hidden from you\n").doesNotContain("`why` takes the number");
    }

    @Test
    void whatComesAboutAlikeIsToldOnceAndARoadThereAndBackIsOne() throws IOException {
        assertThat(asked("supplied Ash")).contains("""
                supplied (Ash) = yes [1.5]
                  + any (network where worth ≥ 2): yes
                      found = Bow
                      network = Ayr, Bow and Cley [1.4]
                        + reach from Ayr along (Road where is open): Ayr, Bow and Cley
                            is open (Ayr - Bow) = yes [1.3]
                              + holder of from is Red and holder of to is Red: yes
                                  holder of from = Red; holder of to = Red
                            is open = yes, likewise for Bow - Cley
                            is open (Cley - Diss) = no [1.3]
                              + holder of from is Red and holder of to is Red: no
                                  holder of from = Red; holder of to = Blue
                """);
    }

    @Test
    void anOrderOfSomeKindsOnlyStandsInNobodysWay() throws IOException {
        Files.writeString(folder.resolve("ride.grog"), """
                language 1
                game Ride "Ride"
                sides Blue, Red
                place Town
                link Road between Town
                map {
                  | Town | xy     |
                  | A    | 10, 10 |
                  | B    | 60, 60 |
                  Road: A - B
                }
                piece Counter on Town, Box { side: Side }
                piece Brigade is Counter { strength: Int }
                piece Leader is Counter { bonus: Int }
                pieces {
                  | Brigade | side | strength |
                  | First   | Blue | 3        |
                  | Second  | Red  | 3        |
                }
                pieces {
                  | Leader | side | bonus |
                  | Gordon | Blue | 2     |
                  | Lee    | Red  | 2     |
                }
                sequence { each turn { phase Moves { Blue may repeatedly { Ride } } } }
                order Ride(l in Leader of side on map, t in Town) "{l} rides to {t}"
                  requires t is not l.at else "{l} is there"
                { move l to t }
                game over at end of turn 2
                victory { nobody "a draw" otherwise }
                scenario S "S" { turns 1..2   at A: First, Gordon   at B: Second, Lee }
                """);
        String told = GrogRun.typing(
                        "why First.strength\nwhy Ride(Lee, B)\nquit\n", folder, "play", "ride.grog", "--side", "Blue")
                .out();
        assertThat(told).contains("3").contains("Not offered: ").doesNotContain("went wrong");
    }

    /** What a range cuts off is told with the sum; the number before it is told too, which the log may not have told. */
    @Test
    void aChangeTellsWhatThereWasAndWhereTheRangeEnds() throws IOException {
        Files.writeString(folder.resolve("clamp.grog"), """
                language 1
                game Clamp "Clamp"
                sides Blue, Red
                side { state supply: Int 0..8 clamped = 4   label "{supply} supply" }
                sequence {
                  each turn {
                    phase Supply { for each s in Side { s.supply += 3   say "{s} has {s.supply} supply." } }
                    phase Spend(Blue) {
                      Blue may { Pay(n in 1..2) "pay {n}" { Blue.supply -= n   say "Blue has {Blue.supply} left." } }
                    }
                  }
                }
                game over at end of turn 4
                victory { nobody "a draw" otherwise }
                scenario One "One" { turns 1..4 }
                """);

        assertThat(GrogRun.typing("pay 2\nwhy #6\nwhy #9\nquit\n", folder, "play", "clamp.grog", "--solo")
                        .out())
                .contains("supply of Blue = 5\n    + n, taken off: 7 - 2 = 5\n")
                .contains("supply of Red = 8\n    + 3 more: 7 + 3 = 10, kept at 8\n");
    }
}
