package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hexes at the terminal, by their numbers and by their names as rules write them. */
class HexNamesTest {
    private static final String MOOR = """
            language 1
            game Moor "The moor"

            sides Blue, Red
            terrain Ground { Grass }
            map hexes 0101..0501 flat-top, even columns down {
              legend
                | .     |
                | Grass |
              terrain \"""
                   01 02 03 04 05
                01  .  .  .  .  .
              \"""
              named Old Stone Bridge 0301
            }
            piece Rider on Hex { side: Side }
            pieces {
              | Rider | side |
              | Ann   | Blue |
            }
            rule far(r: Rider, h: Hex): Int = distance(r.at, h)
            rule toll(r: Rider, s: Step): Int = if s.to is OldStoneBridge then 1 else far(r, s.to)
            travel Ride(r: Rider) { cost 1   requires toll(r, step) < 9 else "too far" }
            sequence { each turn { phase Rides { Blue moves Ann by Ride within 2 } } }
            game over at end of turn 1
            victory { nobody "evening" when far(Ann, 0101) > 3   Blue "home" otherwise }
            scenario Noon "Noon" { turns 1..1   at 0101: Ann }
            """;

    @TempDir
    private Path folder;

    private String typing(String line) throws IOException {
        return typing(line, MOOR);
    }

    private String typing(String line, String game) throws IOException {
        Files.writeString(folder.resolve("moor.grog"), game);
        String out = GrogRun.typing(line + "\nquit\n", folder, "play", "moor.grog", "--seed", "1")
                .out();
        return out.substring(out.indexOf("> " + line) + line.length() + 3, out.indexOf("> quit"));
    }

    @Test
    void aHexIsFoundByItsNameInOneWord() throws IOException {
        assertThat(typing("why far Ann OldStoneBridge")).contains("= 2\n");
        assertThat(typing("map OldStoneBridge")).contains("Old Stone Bridge").doesNotContain("No place is called");
    }

    @Test
    void twoHexesAreTheStepBetweenThem() throws IOException {
        assertThat(typing("why toll Ann 0201 OldStoneBridge")).contains("= 1\n");
        assertThat(typing("why toll Ann 0401 0501")).contains("= 4\n");
    }

    @Test
    void aHexThatTheJourneyCanComeToIsNoNumberOfAnOption() throws IOException {
        assertThat(typing("why 0201")).contains("Allowed: every requirement holds.");
        assertThat(typing("why 0301")).startsWith("The journey can lead to Old Stone Bridge (0301): ");
        assertThat(typing("why 0501")).startsWith("No journey leads to 0501 now:");
    }

    @Test
    void theNumberOfAHexWithANameIsWrittenIntoTheLog() throws IOException {
        String game = MOOR.replace(
                "Blue moves Ann by Ride within 2",
                "let h = Blue chooses one of Hex \"where to look from {OldStoneBridge}\"   move Ann to h   Blue moves Ann by Ride within 2");

        assertThat(typing("2", game)).contains("Blue, where to look from Old Stone Bridge (0301): 0201");
    }

    @Test
    void manyHexesThatTellTheSameAreCounted() throws IOException {
        String game = MOOR.replace("0101..0501", "0101..0505")
                .replace(
                        "    01  .  .  .  .  .\n",
                        "    0%d  .  .  .  .  .\n".repeat(5).formatted(1, 2, 3, 4, 5))
                .replace(
                        "piece Rider",
                        "place Hex also { state held: Side = if it is OldStoneBridge then Blue else Red }\npiece Rider");

        assertThat(typing("board", game))
                .contains("Old Stone Bridge (0301) (held Blue)\n")
                .contains("  0101 (held Red)  Ann\n")
                .contains("  and 23 places (held Red)\n")
                .doesNotContain("0202");
    }

    @Test
    void whatLiesInAHexIsToldOfWhatIsAskedOfIt() throws IOException {
        String game = MOOR.replace("terrain Ground { Grass }", "terrain Ground { Grass, Bog }")
                .replace("rule far", "rule soft(h: Hex): Bool = h has Bog or turn > 3\nrule far");

        assertThat(typing("why soft 0201", game)).contains("ground = Grass; turn = 1");
    }
}
