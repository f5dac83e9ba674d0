package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list that is too long is asked in stages, and nobody gives an order there without having read it. */
class StagedMenuTest {
    private static final String GAME = """
            language 1
            game Rides "Rides"
            sides Blue, Red
            place Town
            map {
              | Town | xy     |
              | Mill | 10, 10 |
              | Ford | 20, 20 |
              | Hill | 30, 20 |
              | Wood | 40, 20 |
              | Moor | 50, 20 |
              | Lake | 60, 20 |
            }
            piece Rider on Town { side: Side }
            pieces side Blue {
              | Rider                             |
              | Ann, Bea, Cid, Dan, Eve, Fay, Gus |
            }
            sequence { each turn { phase Ride { Blue may repeatedly "who rides" { Ride   Burn } } } }
            order Ride(r in Rider of side, to in Town where it is not r.at) "{r} rides to {to}" { move r to to }
            order Burn(t in Town where any (Rider at it)) "burn {t} and fall back" { say "Fire!" }
            game over at end of turn 1
            victory { nobody "a draw" otherwise }
            scenario One "One" { turns 1..1   at Mill: Ann, Bea, Cid, Dan   at Ford: Eve, Fay, Gus }
            """;

    @Test
    void anOrderThatIsGivenAtOnceKeepsItsWordsBesideNamesThatLeadOn(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("rides.grog"), GAME);

        GrogRun run = GrogRun.typing("9\n", folder, "play", "rides.grog", "--solo", "--seed", "1");

        assertThat(run.out())
                .contains("Mill  1) Ann  2) Bea  3) Cid  4) Dan\n")
                .contains("Ford  5) Eve  6) Fay  7) Gus\n")
                .contains("8) burn Mill and fall back  9) burn Ford and fall back  10) pass\n")
                .contains("Blue: burn Ford and fall back\n");
    }
}
