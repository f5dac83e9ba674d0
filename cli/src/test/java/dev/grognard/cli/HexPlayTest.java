package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be looked at and typed in a game of hexes: what lies between them, rules that are read for a step, and orders by their names. */
class HexPlayTest {
    private static final String GAME = """
            language 1
            game Rivers "Rivers"
            sides French, Allies
            hexside River { Brook, Ford }
            hexside Wall
            path Track
            terrain Woods
            map hexes 0101..0404 flat-top, even columns down {
              legend
                | . | w     |
                |   | Woods |
              terrain \"""
                   01 02 03 04
                01  .  .  w  .
                02  .  .  .  w
                03  .  w  .  .
                04  .  .  .  .
              \"""
              Brook 0202/0303, 0302/0202
              Ford  0202/0203
              Wall  0101/0102
              Track "North Track" 0101 - 0201 - 0301
            }
            piece Corps on Hex { side: Side   strength: Int }
            pieces {
              | Corps  | side   | strength |
              | Davout | French | 3        |
              | Ney    | French | 2        |
              | York   | Allies | 3        |
            }
            quantity MP
            rule toll(c: Corps, by: Step): MP = 2
              except when by across Brook = 3
            rule far(c: Corps, h: Hex, n: Int): Bool = distance(c.at, h) > n
            sequence { each turn { for each s in Side { phase Moves(s) { s must { Go   Bombard } } } } }
            order Go(c in Corps of side, by in Step where .from is c.at) "{c} goes to {by.to}"
              requires toll(c, by) < 3 and not far(c, by.to, 9) else "too far"
            { move c to by.to }
            order Bombard(c in Corps of side, e in Corps of foe where distance(.at, c.at) <= 2) "{c} fires at {e}"
              requires c.strength >= e.strength else "{c} is too weak"
            { say "Smoke." }
            game over at end of turn 3
            victory { nobody "a draw" otherwise }
            scenario S "S" { turns 1..3   at 0202: Davout, York   at 0101: Ney }
            """;

    @TempDir
    private Path folder;

    private String typed(String... lines) throws IOException {
        Files.writeString(folder.resolve("rivers.grog"), GAME);
        return GrogRun.typing(String.join("\n", lines) + "\nquit\n", folder, "play", "rivers.grog", "--solo")
                .out();
    }

    @Test
    void theMapListsWhatLiesBetweenHexesAndWhereRoadsLead() throws IOException {
        assertThat(typed("map")).contains("""
                  w woods, F French, A Allies
                  track 0101/0201, 0201/0301
                  wall 0101/0102
                  brook 0202/0302, 0202/0303
                  ford 0202/0203
                """);
    }

    @Test
    void aRuleThatIsReadForMoreSaysForWhatAndHowThatIsTyped() throws IOException {
        String wanted = "it is read for one corps and one step (a way has two ends, and both are typed),"
                + " as in `why toll Davout 0101 0201`";
        assertThat(typed("why toll Davout 0404", "why toll Davout", "why toll Davout 0101 0201", "why far Davout x"))
                .contains("`toll` cannot be worked out now: 0404 is of another kind; " + wanted)
                .contains("`toll` cannot be worked out now: " + wanted)
                .contains("> why toll Davout 0101 0201\ntoll (Davout, 0101 - 0201) = 2\n")
                .contains("it is read for one corps, one hex and a number, as in `why far Davout 0101 3`");
    }

    @Test
    void anOrderIsFoundByItsNameWhateverItsTextSays() throws IOException {
        assertThat(typed("bombard")).contains("  French: Davout fires at York\n");
        assertThat(typed("bombard ney", "why bombard ney"))
                .contains("> bombard ney\nNey fires at York\n  Ney is too weak\n")
                .contains("> why bombard ney\nNey fires at York\n  Ney is too weak\n");
    }
}
