package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrappedTest {
    private static final String FORTY = "x".repeat(38);

    @Test
    void itemsStayWholeAndGoOnBehindTheMargin() {
        assertThat(Wrapped.items("  Eggs  ", List.of(FORTY, FORTY, FORTY), ", ", "   "))
                .containsExactly("  Eggs  " + FORTY + ", " + FORTY + ",", "   " + FORTY);
        assertThat(Wrapped.items("  Eggs  ", List.of(), ", ", "   ")).containsExactly("  Eggs");
    }

    @Test
    void anItemThatIsTooLongForAnyLineIsNotCut() {
        String endless = "x".repeat(200);

        assertThat(Wrapped.items("  ", List.of(endless, "y"), "  ", "    ")).containsExactly("  " + endless, "    y");
    }

    @Test
    void listsAreCutBehindACommaAndNotInAName() {
        String names = String.join(", ", Collections.nCopies(20, "Old Ann"));

        List<String> lines = Wrapped.sentence("  Buyers: " + names, "      ");

        assertThat(lines).hasSize(2).allMatch(line -> line.length() <= 110);
        assertThat(lines.get(0)).endsWith("Old Ann,");
        assertThat(lines.get(1)).startsWith("      Old Ann,");
    }

    @Test
    void aSentenceWithoutCommasIsCutBetweenWords() {
        String words = "word ".repeat(30).strip();

        assertThat(Wrapped.sentence(words, "  "))
                .containsExactly(
                        "word ".repeat(22).strip(), "  " + "word ".repeat(8).strip());
        assertThat(Wrapped.sentence("short", "  ")).containsExactly("short");
        assertThat(Wrapped.sentence("x".repeat(200), "  ")).containsExactly("x".repeat(200));
    }
}
