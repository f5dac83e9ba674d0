package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an example that fails is advised to do can be done, and has to do with what is amiss. */
class ExampleHintsTest {
    private static final String GAME = """
            language 1
            game Ferry "Ferry"
            sides Blue "the Blues", Red "the Reds"
            enum Sky { Fair, Wet }
            place Town { state holder: Side? }
            link Road between Town { state cut: Bool }
            map {
              | Town | xy     |
              | Mill | 10, 10 |
              | Ford | 20, 20 |
              Road: Mill - Ford
            }
            piece Man on Town { side: Side }
            pieces {
              | Man | side |
              | Ann | Blue |
              | Rob | Red  |
            }
            state sky: Sky = Fair
            state scared: Bool
            sequence {
              each turn {
                phase Weather { if roll d6 for weather > 4 { sky = Wet }   if turn is 3 { Scare } }
                phase March(Blue) { Blue may repeatedly "who goes" { Go } }
                phase March(Red) { Red may repeatedly "what the Reds do" { Go   Cut } }
              }
            }
            procedure Scare { Blue must "where Ann runs" { Run(t in Town) "to {t}" { scared = yes } } }
            order Go(m in Man of side, by in Road where .from is m.at) "{m} to {by.to}" { move m to by.to }
            order Cut(by in Road) "cut {by}" requires not by.cut else "it is cut" { by.cut = yes }
            order Swim(m in Man of side) "{m} swims" { say "Wet." }
            for each s in Side, t in Town as soon as any (Man of s at t) { t.holder = s }
            game over at end of turn 9
            victory { nobody "a draw" otherwise }
            scenario One "One" {
              turns 1..9
              at Mill: Ann
              at Ford: Rob
              at start of turn 1 { sky = Fair }
            }
            """;

    private static String test(Path folder, String examples) throws IOException {
        Files.writeString(folder.resolve("ferry.grog"), GAME + examples);
        return GrogRun.in(folder, "test", "ferry.grog").out();
    }

    @Test
    void whatIsAskedBehindDiceThatAreMissingIsNotToBeAnswered(@TempDir Path folder) throws IOException {
        assertThat(test(folder, """
                example "Before the weather" {
                  given  scenario One   turn 3
                  expect Ann.at is Ford
                }
                """)).contains("""
                        actual   it is Mill
                        hint     the game waits for dice that the script does not give: d6 for weather
                        so far""".indent(8).stripTrailing()).doesNotContain("answer it before");
    }

    @Test
    void anOrderOfAnotherSideIsSentToThatSideInsteadOfToDice(@TempDir Path folder) throws IOException {
        assertThat(test(folder, """
                example "Not asked at all" {
                  given  scenario One   start March(Red)
                  play   Blue Cut(Road(Mill, Ford))
                }
                example "Asked in vain" {
                  given  scenario One   start March(Blue)
                  play   Blue Cut(Road(Mill, Ford))
                }
                example "Not to be refused" {
                  given  scenario One   start March(Blue)   Road(Mill, Ford).cut = yes
                  refuse Blue Cut(Road(Mill, Ford))
                }
                """))
                .contains("""
                        actual   `Cut` was never offered to the Blues, who were asked nothing
                                 then the game waits for dice that the script does not give: d6 for weather
                        hint     a menu of the Reds has it: write `Red Cut(Road(Mill, Ford))`
                        """.indent(8))
                .contains("""
                        actual   `Cut` was never offered to the Blues: these were asked and passed
                                   the Blues, who goes: Go, pass
                                 then the game waits for dice that the script does not give: d6 for weather
                        hint     a menu of the Reds has it: write `Red Cut(Road(Mill, Ford))`
                        """.indent(8))
                .contains("hint     a menu of the Reds has it: write `refuse Red Cut(Road(Mill, Ford))`")
                .doesNotContain("rolls weather");
    }

    @Test
    void anOrderBehindTheDiceOfTheSameTurnStillLacksThem(@TempDir Path folder) throws IOException {
        assertThat(test(folder, """
                example "First the weather" {
                  given  scenario One
                  play   Red Cut(Road(Mill, Ford))
                }
                """)).contains("hint     write `rolls weather N` under `given`");
    }

    @Test
    void whatACaseGivesAnewHasNotFailedToLast(@TempDir Path folder) throws IOException {
        assertThat(test(folder, """
                example "The sky" {
                  given  scenario One   start March(Blue)   sky = Fair
                  case "wet" {
                    given  sky = Wet
                    expect sky is Fair
                  }
                }
                """)).contains("FAIL  The sky: wet").doesNotContain("did not last");
    }

    @Test
    void whoHasWrittenStartIsNotAdvisedToDoSo(@TempDir Path folder) throws IOException {
        assertThat(test(folder, """
                example "Held" {
                  given  scenario One   start March(Blue)   Mill.holder = Red
                  expect Mill.holder is Red
                }
                """)).contains("""
                        given    Mill.holder = Red did not last until the first question: it is the Blues then
                                 what happens before the first question comes after what is given, such as an `as soon as`
                        """.indent(8));
    }

    @Test
    void whatStartLeavesOutIsToldOnce(@TempDir Path folder) throws IOException {
        assertThat(test(folder, """
                example "Started twice" {
                  given  scenario One   start March(Blue)
                  case "by the Reds" {
                    given  start March(Red)
                    expect sky is Wet
                  }
                }
                """)).containsOnlyOnce("leaves out what the scenario says");
    }
}
