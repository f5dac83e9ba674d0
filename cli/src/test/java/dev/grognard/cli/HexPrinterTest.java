package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map of hexes at the terminal. */
class HexPrinterTest {
    private static final String HEATH = """
            language 1
            game Heath "The heath"

            sides Blue, Bronze
            terrain Ground { Grass, Bog }
            terrain Hill, Barn
            map hexes 0101..0402 TRAITS {
              legend
                | .     | b   | ^          | B          |
                | Grass | Bog | Grass Hill | Grass Barn |
              terrain \"""
                   01 02 03 04
                01  .  b  ^  .
                02  B  .  .  .
              \"""
            }
            piece Rider on Hex { side: Side }
            pieces {
              | Rider               | side   |
              | Ann, Bea, Christina | Blue   |
              | Dirk                | Bronze |
            }
            sequence { each turn { phase Rest { Blue may { Nap "nap" { } } } } }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Noon "Noon" { turns 1..1   at 0101: Ann, Bea   at 0302: Christina   at 0401: Dirk }
            """;

    @TempDir
    private Path folder;

    private String map(String traits) throws IOException {
        Files.writeString(folder.resolve("heath.grog"), HEATH.replace("TRAITS", traits));
        String out = GrogRun.typing("map\nquit\n", folder, "play", "heath.grog", "--seed", "1")
                .out();
        return out.substring(out.indexOf("> map") + 6, out.indexOf("> quit"));
    }

    @Test
    void columnsOfFlatHexesAreShifted() throws IOException {
        assertThat(map("flat-top, even columns down")).isEqualTo("""
                  0101          0301h
                  B*2    0201o         0401
                  0102b         0302   R.Dirk
                         0202   B.Chri 0402

                  b barn, o bog, h hill, B Blue, R Bronze
                """);
    }

    @Test
    void rowsOfPointedHexesAreShifted() throws IOException {
        assertThat(map("pointy-top, even rows right")).isEqualTo("""
                  0101   0201o  0301h  0401
                  B*2                  R.Dirk
                     0102b  0202   0302   0402
                                   B.Chri
                  b barn, o bog, h hill, B Blue, R Bronze
                """);
    }
}
