package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class WatchTest {
    private static final String FAULTLESS = """
            language 1
            series Ponds "Ponds"
            sides Frogs, Herons
            """;

    @TempDir
    private Path folder;

    @Test
    @Timeout(120)
    void checksAgainWheneverAFileIsSaved() throws IOException, InterruptedException {
        Path file = folder.resolve("ponds.grog");
        Files.writeString(file, FAULTLESS);
        StringWriter mistakes = new StringWriter();
        PipedWriter written = new PipedWriter();
        BufferedReader lines = new BufferedReader(new PipedReader(written, 100_000));
        Console console = new Console(
                new BufferedReader(new StringReader("")),
                new PrintWriter(written),
                new PrintWriter(mistakes, true),
                false,
                false);
        Thread watch = new Thread(
                () -> Grog.run(console, new GameShelf(folder, Optional.empty()), "check", "--watch", "ponds.grog"));
        watch.start();

        assertThat(lines.readLine()).isEqualTo("ponds.grog: no mistakes found");
        assertThat(lines.readLine()).contains("waiting for the next change");
        Files.writeString(file, FAULTLESS + "enum Arm { Foot, Foot }\n");
        assertThat(lines.readLine()).contains("waiting for the next change");
        assertThat(mistakes.toString()).contains("error[G0101]");
        Files.delete(file);
        assertThat(lines.readLine()).contains("waiting for the next change");
        assertThat(mistakes.toString()).contains("there is no file");
        Files.writeString(file, FAULTLESS);
        assertThat(lines.readLine()).isEqualTo("ponds.grog: no mistakes found");

        watch.interrupt();
        watch.join();
    }
}
