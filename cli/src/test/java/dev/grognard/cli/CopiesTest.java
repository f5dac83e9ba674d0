package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies of a game that lie beside it, as editors and careful people make them. */
class CopiesTest {
    private static final String GAME = """
            language 1
            game Dale1863 "The dale"

            sides Red, Blue
            place Field
            map {
              | Field | xy     |
              | Heath | 10, 10 |
            }
            rule wages: Int [1.1] = 2
            sequence { each turn { phase Pay { say "{wages} crowns" } } }
            game over at end of turn 1
            victory { nobody "dusk" otherwise }
            scenario Day "A day" { turns 1..1 }
            """;

    private static final String MOD = """
            language 1
            mod Rich "Rich" for Dale1863
            exception to wages = 5
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("dale.grog"), GAME);
        Files.writeString(folder.resolve("rich.grog"), MOD);
    }

    private void copyAs(String name) throws IOException {
        Files.writeString(folder.resolve(name), GAME.replace("Int [1.1] = 2", "Int [1.1] = 1"));
    }

    @Test
    void aModIsForTheFileOfWhichTheOthersAreCopies() throws IOException {
        copyAs("Copy of dale.grog");
        copyAs("dale.bak.grog");

        GrogRun check = GrogRun.in(folder, "check", "rich.grog");
        assertThat(check.status()).isZero();
        assertThat(check.err())
                .contains(
                        "warning[G0124]: Copy of dale.grog and dale.bak.grog and dale.grog declare Dale1863; dale.grog is"
                                + " taken\n")
                .contains("= help: move dale.bak.grog into another folder, or let its name not end in .grog\n");
        assertThat(GrogRun.in(folder, "diff", "rich.grog").out()).contains("      the game: = 2\n");
    }

    @Test
    void aFileThatIsCalledAsTheGameIsComesFirst() throws IOException {
        copyAs("dale-1863.grog");

        assertThat(GrogRun.in(folder, "diff", "rich.grog").out()).contains("      the game: = 1\n");
    }

    @Test
    void ofOthersNobodyCanTell() throws IOException {
        copyAs("moor.grog");

        GrogRun check = GrogRun.in(folder, "check", "rich.grog");
        assertThat(check.status()).isEqualTo(1);
        assertThat(check.err())
                .contains(
                        "error[G0124]: dale.grog and moor.grog declare Dale1863, and none of them is meant more than the"
                                + " others\n")
                .contains("give one of them a name of its own");
    }
}
