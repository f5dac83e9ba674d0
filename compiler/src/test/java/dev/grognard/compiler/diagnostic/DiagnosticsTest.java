package dev.grognard.compiler.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.SourceText;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {
    private final SourceText text = new SourceText("sea.grog", "one two three");

    @Test
    void sortsErrorsFirstAndSaysNothingTwice() {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.add(Diagnostic.warning(NameCode.UNKNOWN_NAME, "first", text.span(0, 3), ""));
        diagnostics.add(Diagnostic.error(NameCode.UNKNOWN_NAME, "third", text.span(8, 13), ""));
        diagnostics.add(Diagnostic.error(NameCode.UNKNOWN_NAME, "second", text.span(4, 7), ""));
        diagnostics.add(Diagnostic.error(NameCode.UNKNOWN_NAME, "second again", text.span(4, 7), ""));

        assertThat(diagnostics.list()).extracting(Diagnostic::message).containsExactly("second", "third", "first");
        assertThat(diagnostics.hasErrors()).isTrue();
    }

    @Test
    void findsCodesByTheirNumbersAndExplainsThem() {
        assertThat(Catalogue.find("g1")).contains(SyntaxCode.UNEXPECTED);
        assertThat(Catalogue.find("G0001")).contains(SyntaxCode.UNEXPECTED);
        assertThat(Catalogue.find("nonsense")).isEmpty();
        assertThat(Catalogue.explain(SyntaxCode.UNEXPECTED)).startsWith("G0001: this cannot stand here\n");
    }

    @Test
    void suggestsTheNearestName() {
        assertThat(Suggest.closest("Habour", List.of("Harbour", "Fort", "Labour")))
                .contains("Harbour");
        assertThat(Suggest.closest("fotr", List.of("Harbour", "Fort"))).contains("Fort");
        assertThat(Suggest.closest("Mountain", List.of("Harbour", "Fort"))).isEmpty();
        assertThat(Suggest.closest("Harb", List.of("Harbour", "Fort"))).contains("Harbour");
        assertThat(Suggest.closest("Harb", List.of("Harbour", "Harbinger"))).isEmpty();
    }
}
