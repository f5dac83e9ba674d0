package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadInputTest {
    @TempDir
    private Path folder;

    private void failsWith(String message, String... arguments) {
        GrogRun run = GrogRun.in(folder, arguments);

        assertThat(run.err()).contains(message).doesNotContain("\tat ");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void missingFile() {
        failsWith("there is no file " + folder.resolve("sea.grog"), "check", "sea.grog");
    }

    @Test
    void folderInsteadOfFile() throws IOException {
        Files.createDirectory(folder.resolve("sea.grog"));

        failsWith("is a folder, not a file", "check", "sea.grog");
    }

    @Test
    void binaryFile() throws IOException {
        Files.write(folder.resolve("sea.grog"), new byte[] {1, 0, 2});

        failsWith("sea.grog is not a text file", "check", "sea.grog");
    }

    @Test
    void otherEncoding() throws IOException {
        Files.write(folder.resolve("sea.grog"), new byte[] {'a', (byte) 0xE9, 'b'});

        failsWith("sea.grog is not a text file in UTF-8", "check", "sea.grog");
    }

    @Test
    void tenMegabytes() throws IOException {
        Files.write(folder.resolve("sea.grog"), new byte[10_000_000]);

        failsWith("sea.grog is too large", "check", "sea.grog");
    }

    @Test
    void unknownGame() {
        failsWith("no game is called `trentn-1776`; did you mean `trenton-1776`?", "check", "trentn-1776");
    }

    @Test
    void unknownCode() {
        failsWith("there is no code `G9999`", "explain", "G9999");
    }

    @Test
    void newOverwritesNothing() throws IOException {
        Files.writeString(folder.resolve("sea.grog"), "mine");

        failsWith("sea.grog exists already; nothing was written to it", "new", "sea");
        assertThat(folder.resolve("sea.grog")).hasContent("mine");
    }

    @Test
    void wrongUsage() {
        assertThat(GrogRun.in(folder, "chek").status()).isEqualTo(2);
        assertThat(GrogRun.in(folder, "check").status()).isEqualTo(2);
        assertThat(GrogRun.in(folder).status()).isEqualTo(2);
        assertThat(GrogRun.in(folder, "play", "sea.grog", "--bots", "--side", "Red")
                        .status())
                .isEqualTo(2);
        assertThat(GrogRun.in(folder, "play", "sea.grog", "--seed", "x").status())
                .isEqualTo(2);
    }

    @Test
    void helpAndExplain() {
        assertThat(GrogRun.in(folder, "--help").status()).isZero();
        assertThat(GrogRun.in(folder, "play", "--help").out()).contains("--scenario");
        assertThat(GrogRun.in(folder, "explain", "G0100").out()).startsWith("G0100: nothing has this name");
        assertThat(GrogRun.in(folder, "explain").out()).contains("G0001");
    }
}
