package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table with exceptions, modifiers or results turned into others is told as any other, under the name that it was given. */
class ExceptedTableTest {
    private static final String GAME = """
            language 1
            game Frost "Frost"
            sides Blue
            enum Sky { Mild, Cold }
            state tired: Bool
            table loss(sky: Sky, die: d6): Int [4.6] {
              | die % sky | Mild | Cold |
              | 1..4      | 0    | 1    | [4.7]
              | 5..6      | 1    | 2    |
            }
            exception [4.8] to loss when sky is Mild and tired = 9
            table pay(n: Int 1..2): Int [5.1] {
              | n | pay |
              | 1 | 10  |
              | 2 | 20  |
            }
            modifiers to pay { "tired" + 5 when not tired [5.2] }
            table look(n: Int 1..2): Sky [6.1] {
              | n | look |
              | 1 | Mild |
              | 2 | Cold |
            }
            exception [6.2] to look when not tired: Mild -> Cold
            sequence {
              each turn { phase Day { Blue may { Rest "rest" { let d = roll d6 for cold   say "{loss(Cold, d)} lost." } } } }
            }
            game over at end of turn 30
            victory { nobody "evening" otherwise }
            scenario One "One" { turns 1..30 }
            """.replace("%", "\\");

    @Test
    void aWorkingTellsTheCellAndNotTheSourceOfTheTable(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("frost.grog"), GAME);

        String told = GrogRun.typing(
                        "why loss Mild 2\nwhy loss Cold 5\nwhy pay 2\nwhy look 1\nquit\n",
                        folder,
                        "play",
                        "frost.grog",
                        "--solo")
                .out();

        assertThat(told)
                .contains("""
                        loss (Mild, 2) = 0 [4.6]
                          · sky is Mild and tired: not so [4.8]
                              tired = no
                          + the table at sky Mild, die 1..4: 0 [4.7]
                        """)
                .contains("""
                        loss (Cold, 5) = 2 [4.6]
                          · sky is Mild and tired: not so [4.8]
                          + the table at sky Cold, die 5..6: 2
                        """)
                .contains("pay (2) = 25 [5.1]\n  + the table at n 2: 20\n")
                .contains("  + the table at n 1: Mild\n")
                .doesNotContain("table loss")
                .doesNotContain("Chart");
    }

    @Test
    void messagesAndReportsCallItByItsOwnName(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("frost.grog"), GAME);

        String listed = GrogRun.typing("why weather\nquit\n", folder, "play", "frost.grog", "--solo")
                .out();
        String soaked =
                GrogRun.in(folder, "soak", "frost.grog", "--games", "100").out();
        Files.writeString(folder.resolve("frost.grog"), GAME.replace("5..6 ", "4..6 "));
        String checked = GrogRun.in(folder, "check", "frost.grog").complaints();

        assertThat(listed).contains("loss", "pay", "look").doesNotContain("Chart");
        assertThat(soaked).contains("loss was never read at sky Mild").doesNotContain("Chart");
        assertThat(checked)
                .contains("the table `pay` is never used")
                .contains("error[G0401]: `loss` has two cells")
                .doesNotContain("Chart");
    }
}
