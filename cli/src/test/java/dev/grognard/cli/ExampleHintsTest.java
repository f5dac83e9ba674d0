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
}
