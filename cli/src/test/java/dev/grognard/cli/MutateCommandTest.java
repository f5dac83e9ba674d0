package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutateCommandTest {
    private static final String GAME = """
            language 1

            /// Two carts on one road.
            game Carts "Carts"

            sides Red, Blue

            place Stop
            link  Road between Stop

            map {
              | Stop  | xy     |
              | Mill  | 10, 10 |
              | Ford  | 30, 10 |
              | Forge | 50, 10 |
              Road: Mill - Ford - Forge
            }

            piece Cart on Stop { side: Side   state load: Int = 2   state gone: Bool  each turn }
            pieces {
              | Cart    | side |
              | RedCart | Red  |
              | Wagon   | Blue |
            }

            invariant "no cart is overloaded" no (Cart where .load > 4)

            /// Loads weigh more on some dice.
            table toll(die: d6): Int [1.1] {
              | die  | toll |
              | 1..3 | 0    |
              | 4..6 | 1    |
            }

            /// What a cart takes up.
            rule lot(c: Cart): Int [2.1] = 1
              except when c is Wagon [2.2] = 2

            exception [2.3] to lot when turn is 3 = 0

            // mutant: no game has a fourth turn
            exception [2.4] to lot when turn is 4 = 9

            order Drive(c in Cart of side, by in Road where .from is c.at) "{c} drives to {by.to}" [3.1]
              requires not c.gone else "{c} has driven" [3.2]
            { move c to by.to   c.gone = yes }

            order Stack(c in Cart of side) "{c} is loaded" [3.3]
              requires c.load + c.lot <= 4 else "{c} is full" [3.4]
              requires not c.gone else "{c} has driven"
            { c.load += c.lot   c.gone = yes }

            sequence {
              each turn {
                for each s in Side { phase Trip(s) { s may repeatedly { Drive   Stack } } }
                phase Toll { let die = roll d6 for toll   Wagon.load -= toll(die) }
              }
            }

            game over at end of turn 3
            victory { Red "more" when RedCart.load > Wagon.load   Blue "as much" otherwise }

            scenario Market "Market" { turns 1..3   at Mill: RedCart   at Forge: Wagon }

            example "One trip a turn" [3.1, 3.2] {
              given  scenario Market   turn 1   start Trip(Red)
              play   Red Drive(RedCart, Road(Mill, Ford))
              refuse Red Drive(RedCart, Road(Ford, Mill)) [3.2]
              expect RedCart.at is Ford
            }

            example "Lots" [2.1, 2.2] {
              given  scenario Market   turn 1   start Trip(Red)
              expect RedCart.lot is 1 and Wagon.lot is 2
            }

            example "Tolls" [1.1] {
              given  scenario Market   turn 1   start Toll   rolls toll 4
              expect Wagon.load is 1 and toll(3) is 0
            }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("carts.grog"), GAME);
    }

    private GrogRun mutate(String... more) {
        String[] arguments = new String[more.length + 2];
        arguments[0] = "mutate";
        arguments[1] = "carts.grog";
        System.arraycopy(more, 0, arguments, 2, more.length);
        return GrogRun.in(folder, arguments);
    }

    @Test
    void examplesNoticeWhatTheyShow() {
        GrogRun run = mutate("--case", "1.1");

        assertThat(run.out()).isEqualTo("tried 2 mutants: 2 noticed, 0 argued, 0 meaningless, 0 survived\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void nobodyNoticesTheLossOfWhatNoExampleShows() {
        GrogRun run = mutate("--case", "2.3", "--games", "0");

        assertThat(run.out())
                .contains("Nobody noticed:\n  carts.grog:", "without this exception  [2.3]")
                .contains("exception [2.3] to lot when turn is 3 = 0");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void theCellsOfATableAreToldTogether() throws IOException {
        Files.writeString(folder.resolve("carts.grog"), GAME.substring(0, GAME.indexOf("example \"Tolls\"")));

        assertThat(mutate("--case", "1.1", "--games", "0").out())
                .containsPattern("carts.grog:\\d+  2 cells of table toll, each with its neighbour's value  \\[1.1]\n"
                        + "      line \\d+: .*«0».*\n      line \\d+: .*«1».*\n");
    }

    /** A new game has no examples yet: what they would have to show is told sort by sort. */
    @Test
    void aLongListIsSummedUp() throws IOException {
        Files.writeString(folder.resolve("carts.grog"), GAME.substring(0, GAME.indexOf("example ")));

        String brief = mutate("--games", "0").out();
        assertThat(brief)
                .contains(
                        "Nobody noticed 27 of 31 changes. What was changed, and what an example would have to show:\n")
                .contains("  3 requirements: an order that only this forbids (`refuse SIDE ORDER(…) [CASE]`)\n")
                .containsPattern("carts.grog:\\d+  requires not c.gone else .* \\[3.2]\n")
                .containsPattern("  2 cells of tables: .*\n +carts.grog:\\d+  table toll: .*«0».*  \\[1.1]\n")
                .containsPattern("      and \\d+ more\n")
                .contains("By printed case:\n  1.1 (2) 2.1 (1) 2.2 (3)", "no case (8)\n", "`--all` lists all of them")
                .doesNotContain("Nobody noticed:\n");
        assertThat(mutate("--games", "0", "--all").out())
                .startsWith("Nobody noticed:\n")
                .doesNotContain("By printed case");
    }

    @Test
    void anArgumentBesideTheConstructIsEnough() {
        GrogRun run = mutate("--case", "2.4");

        assertThat(run.out()).contains("and the text says why", "because no game has a fourth turn", "0 survived");
        assertThat(run.status()).isZero();
    }

    @Test
    void randomPlayNoticesBrokenPromises() {
        GrogRun run = mutate("--case", "3.4", "--games", "30", "--json");

        assertThat(run.out()).contains("not true any more: no cart is overloaded");
        assertThat(mutate("--case", "3.4", "--games", "0").out()).contains("without this requirement");
    }

    @Test
    void aCaseThatNothingCitesIsAMistake() {
        GrogRun run = mutate("--case", "9.9");

        assertThat(run.err()).contains("no construct cites 9.9");
        assertThat(run.status()).isEqualTo(1);
    }

    /** The whole of it takes minutes and runs outside the build; this is the sample that the build can afford. */
    @Test
    void aSampleOfARealGameIsNoticed() {
        GrogRun run = GrogRun.in(folder, "mutate", "trenton-1776", "--sample", "10", "--seed", "1776", "--games", "1");

        assertThat(run.out()).contains("tried 10 mutants: ", " 0 survived");
        assertThat(run.status()).isZero();
    }

    @Test
    void whatIsLeftIsToldOnceEnoughHasBeenTried() {
        assertThat(MutateCommand.left(8_000_000_000L, 4, 100)).isEmpty();
        assertThat(MutateCommand.left(10_000_000_000L, 10, 60)).isEqualTo(", about 50 s left");
        assertThat(MutateCommand.left(100_000_000_000L, 10, 373)).isEqualTo(", about 61 min left");
    }
}
