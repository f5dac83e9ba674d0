package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.text.Text;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationPrinterTest {
    @Test
    void tellsOnceWhatComesOutTheSameForEveryDie() {
        Explanation five = new Explanation(Text.of("hitsOn(Guns)"), Text.of("5"), List.of("4.1"), List.of(), 1, 0);
        Explanation again = new Explanation(Text.of("hitsOn(Guns)"), Text.of("5"), List.of("4.1"), List.of(), 9, 0);
        Explanation six = new Explanation(Text.of("hitsOn(Foot)"), Text.of("6"), List.of("4.1"), List.of(), 12, 0);
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);

        new ExplanationPrinter(out).print(List.of(five, again, six), 2);
        out.flush();

        assertThat(words).hasToString("  hitsOn(Guns) = 5 [4.1]\n  hitsOn(Foot) = 6 [4.1]\n");
    }
}
