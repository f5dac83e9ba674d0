package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What an author sees when Grognard itself fails. */
class CrashTest {
    @Test
    void ownsUpToItsOwnMistakesWithoutATrace() {
        StringWriter err = new StringWriter();
        PrintWriter failing = new PrintWriter(new StringWriter()) {
            @Override
            public void write(String text, int offset, int length) {
                throw new IllegalStateException("the paper is out");
            }
        };
        Console broken =
                new Console(new BufferedReader(new StringReader("")), failing, new PrintWriter(err), false, false);
        int status = Grog.run(broken, GameShelf.find(Path.of("..")), "explain", "G0001");
        assertThat(status).isEqualTo(Grog.CRASHED);
        assertThat(err.toString())
                .contains("inside Grognard itself: the paper is out")
                .doesNotContain("\tat ");
    }
}
