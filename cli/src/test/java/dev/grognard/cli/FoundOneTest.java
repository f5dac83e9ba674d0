package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where one of many is looked for, only the one that was found is explained, and what had to be known before. */
class FoundOneTest {
    private static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers, Clerks
            place Office
            map { | Office | xy     |
                  | North  | 10, 10 |
                  | South  | 20, 20 | }
            piece Carrier on Office { side: Side   strength: Int }
            pieces { | Carrier | side     | strength |
                     | Jo      | Carriers | 3        |
                     | Ann     | Carriers | 2        |
                     | Bo      | Carriers | 1        | }
            sequence { each turn { phase Rounds { Carriers may { Walk(o in Office) "to {o}" { move Jo to o } } } } }
            game over at end of turn 4
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..4   at North: Jo, Ann   at South: Bo }
            rule left(c: Carrier): Int = c.strength - 1
            rule wanted: Int = turn + 0
            """;

    @Test
    void anInvariantNamesWhoBreaksItAndNobodyElse(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("post.grog"),
                GAME + "invariant \"all are strong\" no (Carrier on map where left(it) < wanted)\n");

        assertThat(GrogRun.in(folder, "test", "post.grog").out()).contains("""
                FAIL  the scenario Morning: at the first decision an invariant does not hold: all are strong
                      + all are strong gives no
                        found is Bo
                        left(Bo) is 0
                          + c.strength - 1 gives 0
                            c.strength is 1
                        wanted is 1
                          + turn + 0 gives 1
                            turn is 1
                """).doesNotContain("left(Jo)");
    }

    @Test
    void whereNobodyIsFoundAllAreTold(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME + """
                example "Nobody" { given scenario Morning   expect any (Carrier where left(it) > 5) }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("left(Jo) is 2")
                .contains("left(Ann) is 1")
                .contains("left(Bo) is 0");
    }
}
