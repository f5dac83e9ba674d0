package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What takes no part in a match is not spoken of: rules of options, and pieces of other scenarios. */
class InPlayTest {
    private static final String GAME = """
            language 1
            game Fen "The fen"
            sides British, French
            place Field
            map {
              | Field | xy     |
              | Dyke  | 10, 10 |
            }
            piece Unit on Field, Box { side: Side }
            pieces {
              | Unit                              | side    |
              | One, Two, Three, Four, Five       | British |
              | Six, Seven, Eight, Nine, Ten, Elf | French  |
            }
            rule pace(u: Unit): Int [1.1] = 2
            modifiers nerve(u: Unit): Int { "dyke" + 1 when u.at is Dyke }
            option Mud "Mud" {
              exception [6.1] to pace when u.at is Dyke = 1
              modifiers nerve also { "mud" - 1 when u.side is British [6.2] }
            }
            sequence { each turn { for each s in Side { phase Drill(s) { s may { Drill } } } } }
            order Drill(u in Unit of side on map) "{u} at the drill" { say "{pace(u) + nerve(u)}" }
            game over at end of turn 2
            victory { nobody "evening" otherwise }
            scenario Noon "Noon" { turns 1..2   at Dyke: One, Six   at Aside: rest of British, rest of French }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("fen.grog"), GAME);
    }

    private String typing(String lines, String... more) {
        String[] arguments = new String[more.length + 2];
        arguments[0] = "play";
        arguments[1] = "fen.grog";
        System.arraycopy(more, 0, arguments, 2, more.length);
        return GrogRun.typing(lines + "\nquit\n", folder, arguments).out();
    }

    @Test
    void aWorkingIsSilentAboutAnOptionThatIsNotInPlay() {
        assertThat(typing("why pace One")).contains("= 2 [1.1]").doesNotContain("[6.1]");
        assertThat(typing("why nerve One")).contains("dyke: +1").doesNotContain("mud");
        assertThat(typing("why pace One", "--option", "Mud")).contains("= 1 [1.1]", "[6.1]");
        assertThat(typing("why nerve Six", "--option", "Mud")).contains("mud: not so");
    }

    @Test
    void manyWhoStandAsideAreCounted() {
        assertThat(typing("board"))
                .contains("9 pieces, which `map Aside` lists")
                .doesNotContain("Three");
        assertThat(typing("map Aside")).contains("Three");
    }

    @Test
    void whoWonHowOftenIsToldForEachScenario() {
        assertThat(GrogRun.in(folder, "soak", "fen.grog", "--games", "10").out())
                .contains("10 games, ", "Noon: nobody won 10\n", "every promise was kept: ");
    }
}
