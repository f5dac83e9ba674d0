package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game of few decisions is over soon, and is to be searched for leaks all the same. */
class ShortGameLeakTest {
    private static final String GAME = """
            language 1

            game Brief "Brief"

            sides Blue, Red
            place Town
            link Road between Town
            map {
              | Town | xy     |
              | Mill | 10, 50 |
              | Ford | 50, 50 |
              | Hill | 90, 50 |
              Road: Mill - Ford - Hill
            }
            piece Column on Town {
              side: Side
              strength: Int
              state known: Bool
              strength seen by owner, by everyone when known
            }
            pieces {
              | Column      | side | strength |
              | Van, Main   | Blue | 2        |
              | Rear        | Red  | 4        |
              | Picket      | Red  | 1        |
              | Guard       | Red  | 2        |
            }
            sequence {
              each turn {
                for each s in Side { phase Moves(s) { s may repeatedly "what to do" { March } } }
                for each t in Town where any (Column of Red at it) and any (Column of Blue at it) { Fight(t) }
                phase Count { say "{Rear} is {Rear.strength} strong." }
              }
            }
            order March(c in Column of side, by in Road where .from is c.at) "{c} to {by.to}"
              requires turn < 3 else "too late"
            { move c to by.to }
            procedure Fight(t: Town) {
              let there = Column at t
              there.known = yes
            }
            game within 300 decisions
            game over at end of turn 3
            victory { nobody "a draw" otherwise }
            scenario A "A" { turns 1..3   at Mill: Van, Main   at Hill: Rear, Picket, Guard }
            """;

    @Test
    void isFoundInTheGamesOfAFirstTry(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("short.grog"), GAME);
        GrogRun run = GrogRun.in(folder, "soak", "short.grog", "--games", "200", "--threads", "1");
        assertThat(run.out()).as(run.err()).contains("Blue can tell apart what is hidden of", "\"Rear is 4 strong.\"");
    }
}
