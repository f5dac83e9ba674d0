package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After many random games it is told what the rules speak of and none of them did. */
class NeverSeenTest {
    private static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers, Robbers
            enum Luck { Bad, Good }
            place Office { toll: Int = 1 }
            link Road between Office
            box Depot
            map { | Office | xy     |
                  | North  | 10, 10 |
                  | South  | 20, 20 |
                  | East   | 30, 30 |
                  | West   | 40, 40 |
                  Road: North - South - East - West }
            piece Carrier on Office, Box { side: Side   state worn: Int = 0   state fell: Int = 0 }
            pieces { | Carrier | side     |
                     | Jo, Al  | Carriers |
                     | Ed      | Robbers  | }
            rule pace(c: Carrier): Int = 1
              except when c.worn > 99 = 2
            table fate(worn: Int, die: d6): Luck {
              | die \\ worn | ..9  | 10..  |
              | 1..3       | Bad  | Bad   |
              | 4..6       | Good | Bad   |
            }
            sequence {
              each turn {
                for each s in Side {
                  phase Rounds(s) { s must repeatedly if able "who walks" { Walk   Rob } }
                }
              }
            }
            order Walk(c in Carrier of side on map, by in Road where .from is c.at and .to is not West) "{c} to {by.to}"
              requires c.worn < pace(c) else "{c} is worn"
            {
              move c to by.to
              c.worn += 1
              let luck = fate(c.worn, roll d6 for luck)
              say "{c} has {luck} luck."
              if luck is Bad { c.fell += 1 }
            }
            order Rob(c in Carrier of side on map) "{c} robs"
              requires any (Carrier of foe at c.at where .worn > 50) else "nobody is worn out"
            { c.worn = 0 }
            victory Robbers "all are tired" as soon as no (Carrier where .fell < 50)
            game over at end of turn 4
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..4   at North: Jo   at Depot: Al   at South: Ed }
            """;

    /** Who comes in one scenario may be forgotten in another. */
    @Test
    void tellsWhoNeverComesInAScenario(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                record Arrival { due: Int   who: Carrier   to: Office }
                list arrivals: Arrival
                box Stable
                at start of turn { for each a in arrivals where .due <= turn and .who.at is Depot { move a.who to a.to } }
                scenario Noon "Noon" {
                  turns 1..4
                  at North: Jo   at Stable: Al   at South: Ed
                  list arrivals also {
                    | due | who | to    |
                    | 2   | Al  | North |
                  }
                }
                scenario Evening "Evening" { turns 1..4   at North: Jo, Al   at South: Ed }
                """);

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "300", "--threads", "1");

        assertThat(run.out())
                .contains("in Noon, never on the map although a list names them: Al\n")
                .doesNotContain("in Evening,")
                .doesNotContain("\n  never on the map: Al");
    }

    @Test
    void tellsWhatNoGameDid(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "300", "--threads", "1");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("never seen in these games, so see whether it can happen at all:")
                .contains("no game ended with \"all are tired\" for Robbers (post.grog:")
                .contains("nobody ever could or had to choose Rob (post.grog:")
                .contains("nobody ever chose Walk after its first turn (post.grog:")
                .contains("never on the map: Al\n")
                .contains("nobody was ever in West\n")
                .contains("the exception to pace when c.worn > 99 never held (post.grog:")
                .contains("fate was never read at worn 10.. (post.grog:")
                .doesNotContain("evening")
                .contains("every promise was kept");
    }

    /** A game of few decisions is looked at in each of them, and a mod's own exception has another name in workings. */
    @Test
    void tellsNoExceptionThatHoldsLaterOrInAMod(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("short.grog"), """
                language 1
                game Short "Short"
                sides Carriers, Clerks
                place Office
                link Road between Office
                map { | Office | xy     |
                      | North  | 10, 10 |
                      | South  | 20, 20 |
                      Road: North - South }
                piece Carrier on Office { side: Side   state moved: Bool each turn }
                pieces { | Carrier | side     |
                         | Jo      | Carriers |
                         | Ed      | Clerks   | }
                rule pace(c: Carrier): Int = 2
                  except when c is Jo and turn > 1 = if turn > 2 then 9 else 8
                  except when c is Ed = 1
                sequence { each turn { for each s in Side { phase Rounds(s) { s may { Walk } } } } }
                order Walk(c in Carrier of side on map, by in Road where .from is c.at) "{c} to {by.to}"
                  requires pace(c) > turn - 1 else "no"
                { c.moved = yes   move c to by.to }
                game over at end of turn 4
                victory { nobody "evening" otherwise }
                scenario Morning "Morning" { turns 1..4   at North: Jo   at South: Ed }
                """);
        Files.writeString(folder.resolve("mod.grog"), """
                language 1
                mod Late "Late" for Short
                exception to pace when c is Ed = 3
                """);

        GrogRun own = GrogRun.in(folder, "soak", "short.grog", "--games", "1000", "--threads", "1", "--all");
        GrogRun mod = GrogRun.in(folder, "soak", "mod.grog", "--games", "1000", "--threads", "1", "--all");

        assertThat(own.out()).doesNotContain("never held").contains("every promise was kept");
        assertThat(mod.out())
                .doesNotContain("never held (mod.grog")
                .contains("the exception to pace when c is Ed never held (short.grog:");
        assertThat(GrogRun.in(folder, "soak", "short.grog", "--games", "50", "--threads", "1")
                        .out())
                .contains("what none of the games did is told only of 100 and more");
    }

    /** What a table gives may go into a state, or into another reckoning, of which no line of the record speaks. */
    @Test
    void tellsWhichRowsAreNeverMetAlsoOfTablesThatNoLineTells(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                table fee(n: Int, die: d6): Int {
                  | die \\ n | ..0 | 1..9 | 10..20 | 21.. |
                  | 1..3    | 0   | 1    | 3      | 4    |
                  | 4..6    | 0   | 2    | 3      | 4    |
                }
                state due: Int = 0
                label "{due} due"
                at start of turn { due = fee(turn, roll d6 for fee) }
                """);

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "200", "--threads", "1");

        assertThat(run.out())
                .contains("fee was never read at n 10..20 (post.grog:", "fee was never read at n 21.. (post.grog:")
                .doesNotContain("fee was never read at n 1..9", "fee was never read at die");
    }

    /** An order of the others is none that a side leaves undone. */
    @Test
    void missesOnlyOrdersThatAMenuOffersToTheSide(@TempDir Path folder) throws IOException {
        String rest = """
                order Rest(c in Carrier of side on map) "{c} rests" { c.worn += 1 }
                order Sing(c in Carrier of side on map) "{c} sings" { c.worn += 1 }
                """;
        Files.writeString(
                folder.resolve("named.grog"),
                GAME.replace("phase Rounds(s)", "phase Songs(s) { Carriers may { Rest   Sing } }   phase Rounds(s)")
                        + rest);
        Files.writeString(
                folder.resolve("any.grog"),
                GAME.replace(
                                "phase Rounds(s)",
                                "phase Songs(s) { if s is Carriers { s may { Rest   Sing } } }   phase Rounds(s)")
                        + rest);

        assertThat(GrogRun.in(folder, "soak", "named.grog", "--games", "200", "--threads", "1")
                        .out())
                .doesNotContain("as others did");
        assertThat(GrogRun.in(folder, "soak", "any.grog", "--games", "200", "--threads", "1")
                        .out())
                .contains("Robbers never chose Rest, Sing, as others did\n");
    }

    /** A kind of places that is there to be asked about, such as provinces, is no place to be. */
    @Test
    void saysNothingOfPlacesOnWhichNoPieceCanStand(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("map {", """
                place Shire
                map {
                  | Shire  | xy     |
                  | Dorset | 90, 90 |

                """));

        assertThat(GrogRun.in(folder, "soak", "post.grog", "--games", "300", "--threads", "1")
                        .out())
                .contains("nobody was ever in West\n")
                .doesNotContain("Dorset");
    }

    @Test
    void tellsWhatNobodyIsRefusedFor(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("must repeatedly if able", "may repeatedly")
                        .replace("game over at end of turn 4", "game over at end of turn 40")
                        .replace("turns 1..4", "turns 1..40")
                        .replace("requires c.worn < pace(c)", """
                                requires turn < 99          else "it is late"
                                      requires turn is not 3      else "it rains"
                                      requires c.worn < 9 * turn"""));

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");

        assertThat(run.out())
                .containsPattern(
                        "in a sample of [0-9,]+ menus, Walk was never refused for want of `turn < 99` \\(post.grog:")
                .doesNotContain("for want of `turn is not 3`")
                .doesNotContain("for want of `c.worn")
                .as("what is always refused is told as what nobody could choose")
                .doesNotContain("for want of `any (");
    }

    /** A chit is drawn or goes from box to box; a counter that only waits in one is perhaps forgotten. */
    @Test
    void saysNothingOfWhatHasItsUseInBoxes(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("box Depot", "box Depot\nbox Cup\nbox Early\nbox Late")
                        .replace("each turn {", "each turn {\n  Tell()")
                        .replace(
                                "at North: Jo",
                                "at Cup: Rumour, Letter   at Early: Clock   at Depot: Seal   at North: Jo")
                        .replace("game over", """
                                piece News on Office, Box { }
                                piece Marker on Office, Box { }
                                piece Stamp on Box { }
                                pieces {
                                  | News   |
                                  | Rumour |
                                  | Letter |
                                }
                                pieces {
                                  | Marker |
                                  | Clock  |
                                  | Idle   |
                                }
                                pieces {
                                  | Stamp |
                                  | Seal  |
                                }
                                procedure Tell {
                                  let n = draw one of (News at Cup) for news
                                  say "{n} is told."
                                  if turn is 2 { move Clock to Late }
                                }
                                game over"""));

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");

        assertThat(run.out())
                .contains("never on the map: Al, Idle\n")
                .doesNotContain("Rumour", "Letter", "Clock", "Seal");
    }

    @Test
    void whatIsBrokenComesBeforeWhatWasNeverSeen(@TempDir Path folder) throws IOException {
        String game = GAME.replace("c.worn < pace(c)", "c.worn < 5");
        Files.writeString(folder.resolve("post.grog"), game + "invariant \"Jo is lucky\" Jo.fell < 3\n");
        GrogRun some = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");
        Files.writeString(folder.resolve("post.grog"), game + "invariant \"Jo is fresh\" Jo.worn < 3\n");
        GrogRun all = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");

        assertThat(some.out()).containsSubsequence("Found by random play", "never seen in these games");
        assertThat(all.out())
                .contains("Found by random play")
                .contains("what was never seen is not told, because too many games broke off before it could be\n")
                .doesNotContain("never seen in these games");
    }

    @Test
    void tellsWhoIsNeverAsked(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("for each s in Side {", "for each s in (Carriers) {")
                        .replace("must repeatedly if able", "may repeatedly"));

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");

        assertThat(run.out()).contains("Robbers never decided anything");
    }

    @Test
    void knowsEndingsOfSidesWithPrintedNames(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("sides Carriers, Robbers", "sides Carriers \"the Post\", Robbers \"Highwaymen\"")
                        .replace("nobody \"evening\"", "Carriers \"evening\""));

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");

        assertThat(run.out())
                .contains("no game ended with \"all are tired\" for Highwaymen (post.grog:")
                .doesNotContain("evening");
    }

    @Test
    void doesNotTakeGamesWithoutAnEndForGamesWithoutDecisions(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME.replace("game over at end of turn 4", "")
                        .replace("victory { nobody \"evening\" otherwise }", "game within 20 decisions")
                        .replace("requires c.worn < pace(c) else \"{c} is worn\"", ""));

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "100", "--threads", "1");

        assertThat(run.out()).contains("none came to its end").doesNotContain("over before anybody decided");
    }

    @Test
    void saysNothingOfFewGames(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);

        GrogRun run = GrogRun.in(folder, "soak", "post.grog", "--games", "20", "--threads", "1");

        assertThat(run.out()).doesNotContain("never seen").contains("every promise was kept");
    }

    @Test
    void optionalRulesThatWereNotInPlayAreTold(@TempDir Path folder) throws IOException {
        Path exceptions = Path.of("..", "compiler", "src", "test", "fixtures", "play", "exceptions.grog");
        Files.copy(exceptions, folder.resolve("exceptions.grog"));

        assertThat(GrogRun.in(folder, "soak", "exceptions.grog", "--games", "2").out())
                .contains("played without the optional rule NightRaid: `--option NightRaid` plays with it\n");
        assertThat(GrogRun.in(folder, "soak", "exceptions.grog", "--games", "2", "--option", "nightraid")
                        .out())
                .contains("every promise was kept")
                .doesNotContain("played without");
        assertThat(GrogRun.in(folder, "soak", "exceptions.grog", "--option", "NightRaids")
                        .err())
                .contains("did you mean `NightRaid`?");
    }

    /** Who writes a mod has not written its game. */
    @Test
    void ofAModItTellsWhatTheModAdds(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);
        Files.writeString(folder.resolve("more.grog"), """
                language 1
                mod More "More" for Post
                pieces { | Carrier | side     |
                         | Ghost   | Carriers | }
                """);

        String out = soak(folder, "more.grog");

        assertThat(out)
                .contains("never on the map: Ghost\n")
                .contains("of what stands in the game that more.grog changes, ")
                .doesNotContain("never on the map: Al", "Rob (post.grog");
        assertThat(soak(folder, "more.grog", "--all"))
                .contains(
                        "never on the map: Ghost\n", "never on the map: Al\n", "nobody ever could or had to choose Rob")
                .doesNotContain("of what stands in the game");
        assertThat(soak(folder, "post.grog")).contains("never on the map: Al\n");
    }

    private static String soak(Path folder, String... arguments) {
        String[] command = Arrays.copyOf(arguments, arguments.length + 3);
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        command[0] = "soak";
        command[command.length - 2] = "--games";
        command[command.length - 1] = "200";
        return GrogRun.in(folder, command).out();
    }
}
