package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workings and refusals cite the cases that count, and no others. */
class CitedCasesTest {
    private static final String FORD = """
            language 1
            game Ford "The ford"

            cites S "The book of fords"
            sides Blue, Red
            place Bank
            link Way between Bank
            map {
              | Bank  | xy     |
              | North | 10, 10 |
              | South | 50, 50 |
              | East  | 50, 10 |
              Way: South - North - East
            }
            piece Unit on Bank { side: Side }
            pieces {
              | Unit         | side |
              | Pikes, Lance | Blue |
              | Guards       | Red  |
            }
            modifiers drift(u: Unit) [9.1] { "rain" - 1 [9.2] }
            option Dry "Dry" [9.3] { exception [9.3] to drift "rain" when u is Lance = 0 }
            rule mayEnter(b: Bank): Bool [S.3.4] = yes
              except when any (Unit of Red at b) = no because "the enemy holds {b}"
            travel Wade(u: Unit) [S.3.1] {
              at most  1 step
              requires mayEnter(step.to)
            }
            sequence { each turn { phase Marches { Blue may { March } } } }
            order March(u in Unit of side) "{u} marches" { side moves u by Wade }
            at end of turn { say "{drift(Pikes)}" }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at North: Pikes, Lance   at South: Guards }
            example "Held" { given scenario Morning   play Blue March(Pikes)   refuse Blue chooses South [S.3.4] }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("ford.grog"), FORD);
    }

    private String typing(String input, String... more) {
        List<String> arguments = new ArrayList<>(List.of("play", "ford.grog", "--seed", "1"));
        arguments.addAll(List.of(more));
        GrogRun run = GrogRun.typing(input + "quit\n", folder, arguments.toArray(String[]::new));
        assertThat(run.err()).doesNotContain("error");
        return run.out();
    }

    @Test
    void anExceptionToAnItemIsCitedOnlyWhereItCounts() {
        assertThat(typing("why drift Lance\n")).contains("+ rain: -1 [9.2]\n").doesNotContain("9.3]");
        assertThat(typing("why drift Lance\nwhy drift Pikes\n", "--option", "Dry"))
                .contains("+ rain: 0 [9.2]\n", "[9.3]")
                .contains("+ rain: -1 [9.2]\n");
    }

    @Test
    void aRefusedStepCitesTheRuleBesideTheTravel() {
        assertThat(GrogRun.typing("", folder, "test", "ford.grog").out()).contains("1 example, 0 failed");
        assertThat(typing("pikes\nrefused\n")).contains("the enemy holds South [S.3.1, S.3.4]");
    }
}
