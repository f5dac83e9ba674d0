package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hex that has a name is the same by its name and by its number, wherever an order is typed. */
class NamedHexesTest {
    private static final String GAME = """
            language 1
            game Cove "Cove"
            sides Red, Blue
            terrain Ground { Sand, Rock }
            map hexes 0101..0202 flat-top, even columns down {
              legend
                | .    | r    |
                | Sand | Rock |
              terrain \"""
                   01 02
                01  .  .
                02  .  r
              \"""
              named Long Beach 0101, Rocky Point 0202
            }
            region Beaches = Hex where it has Sand
            box Boats
            piece Unit on Hex, Box { side: Side }
            pieces { | Unit   | side |
                     | 1st Brigade | Red  |
                     | Guards | Blue | }
            order Land(unit in Unit of side at Boats, beach in Beaches) "{unit} lands at {beach}" [1.1]
              requires no (Unit of foe at beach) else "the enemy holds {beach}" [1.2]
            { move unit to beach }
            sequence { each turn { phase Landings { Red may repeatedly "who lands" { Land } } } }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Dawn "Dawn" { turns 1..1   at Boats: 1stBrigade   at 0101: Guards }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("cove.grog"), GAME);
    }

    private String typing(String input) {
        GrogRun run = GrogRun.typing(input + "quit\n", folder, "play", "cove.grog", "--side", "Red");
        assertThat(run.complaints()).isEmpty();
        return run.out();
    }

    private static final String REFUSED =
            "1st Brigade lands at Long Beach (0101)\n  the enemy holds Long Beach (0101) [1.2]\n";

    @Test
    void whyInPlayTakesTheNameOfAHexForItsNumber() {
        assertThat(typing(
                        "why Land(1stBrigade, LongBeach)\nwhy Land 1stBrigade 0101\nwhy Land 1st Brigade Long Beach\n"))
                .contains("> why Land(1stBrigade, LongBeach)\n" + REFUSED)
                .contains("> why Land 1stBrigade 0101\n" + REFUSED)
                .contains("> why Land 1st Brigade Long Beach\n" + REFUSED);
    }

    @Test
    void whatIsOutsideOfTheSetIsToldByEitherName() {
        assertThat(typing("why Land(1stBrigade, RockyPoint)\nwhy Land(1stBrigade, 0202)\n"))
                .contains("> why Land(1stBrigade, RockyPoint)\nNot offered: 0202 is not among `Beaches`.\n")
                .contains("> why Land(1stBrigade, 0202)\nNot offered: 0202 is not among `Beaches`.\n");
    }

    @Test
    void anOrderThatIsTypedAsRulesWriteItIsRefusedByEitherName() {
        assertThat(typing("Land(1stBrigade, LongBeach)\nLand(1stBrigade, 0101)\n"))
                .contains("> Land(1stBrigade, LongBeach)\n" + REFUSED)
                .contains("> Land(1stBrigade, 0101)\n" + REFUSED);
    }

    @Test
    void whyOfASavedMatchTakesTheNameOfAHexForItsNumber() {
        typing("save m.json\n");

        for (String order : new String[] {"Land(1stBrigade, LongBeach)", "Land(1stBrigade, 0101)"}) {
            assertThat(GrogRun.in(folder, "why", "cove.grog", "--load", "m.json", order)
                            .out())
                    .contains(REFUSED);
        }
    }
}
