package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An example that fails says which part of it does not hold, and what holds instead. */
class FailingExampleTest {
    private static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers
            place Office
            link Road between Office
            map { | Office | xy     |
                  | North  | 10, 10 |
                  | South  | 20, 20 |
                  Road: North - South }
            piece Carrier on Office { side: Side }
            pieces { | Carrier | side     |
                     | Jo      | Carriers | }
            rule near(c: Carrier): Set of Office = (Road where .from is c.at).to
            sequence { each turn { phase Rounds { Carriers may { Walk(o in Jo.near) "to {o}" { move Jo to o } } } } }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at North: Jo }
            example "Where Jo is" {
              given  scenario Morning
              expect turn is 1
                    and Jo.at is South
                    and Jo.near is South
            }
            example "Where Jo can go" {
              given  scenario Morning
              expect turn is 1 and Jo.near is North
            }
            """;

    /** Who has walked is tired, so that the menu of the carriers is not asked again before it rains. */
    private static final String TIRED =
            GAME.replace("Carriers may { Walk(o in Jo.near) \"to {o}\" { move Jo to o } } }", """
            Carriers may repeatedly { Walk }
              }
              phase Rain { if roll d6 for rain > 4 { wet = yes } }""") + """
            state wet: Bool
            state tired: Bool each turn
            order Walk(o in Jo.near) "to {o}" [1.1]
              requires not tired else "Jo is tired" [1.2]
            { move Jo to o   tired = yes }
            procedure Slide { if roll d6 for ice > 3 { } }
            """;

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
