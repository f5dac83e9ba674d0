package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mod that cuts the keys of a table otherwise reads once how that is written, and is told as a change of the table. */
class RegroupedTableTest {
    private static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers, Robbers
            enum Sky { Mild, Cold, Bitter }
            state weather: Sky = Mild
            label "{weather}"
            table sky(die: d6): Sky [7.1] {
              | die | 1..2 | 3..4 | 5..6   |
              | sky | Mild | Cold | Bitter |
            }
            sequence { each turn { phase Dawn { weather = sky(roll d6 for sky) } } }
            game over at end of turn 2
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..2 }
            """;

    @Test
    void itIsOneMessageThatNamesExceptions(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);
        Files.writeString(folder.resolve("frost.grog"), """
                language 1
                mod Frost "Frost" for Post
                table sky also {
                  | die | 1    | 2..3 | 4..6   |
                  | sky | Mild | Cold | Bitter |
                }
                """);

        GrogRun run = GrogRun.in(folder, "check", "frost.grog");

        assertThat(run.err() + run.out())
                .containsOnlyOnce("error[G0401]")
                .contains("write exceptions to the table: `exception to sky when die is 1 = …`");
    }

    @Test
    void anExceptionToATableIsFiledUnderItsCase(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);
        Files.writeString(folder.resolve("frost.grog"), """
                language 1
                mod Frost "Frost" for Post
                exception to sky when die is 4 = Bitter
                """);

        GrogRun run = GrogRun.in(folder, "diff", "frost.grog");

        assertThat(run.out()).contains("[7.1]\n  exception to table sky: when die is 4 = Bitter");
    }
}
