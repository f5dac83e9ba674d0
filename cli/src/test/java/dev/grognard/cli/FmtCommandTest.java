package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FmtCommandTest {
    private static final String UNTIDY = "language 1\ngame   Sea   \"Sea\"\nsides Blue ,Red\n";

    @TempDir
    private Path folder;

    @Test
    void checksWithoutWritingThenWritesOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("sea.grog"), UNTIDY);

        GrogRun checked = GrogRun.in(folder, "fmt", "--check", "sea.grog");
        assertThat(checked.status()).isEqualTo(1);
        assertThat(checked.out()).contains("sea.grog is laid out differently");
        assertThat(file).hasContent(UNTIDY);

        assertThat(GrogRun.in(folder, "fmt", "sea.grog").out()).contains("Rewrote sea.grog");
        assertThat(Files.readString(file)).contains("sides Blue, Red");

        assertThat(GrogRun.in(folder, "fmt", "--check", "sea.grog").status()).isZero();
        assertThat(GrogRun.in(folder, "fmt", "sea.grog").out()).isEmpty();
    }
}
