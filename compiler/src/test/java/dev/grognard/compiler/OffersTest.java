package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A corrected line is shown only if the game can be built with it. */
class OffersTest {
    private static final String HEAD = """
            language 1
            game Test "A test"
            include "valley.grog"

            """;

    @Test
    void aLineThatCompilesIsShown() throws IOException {
        assertThat(helps("rule weight(u: Unit): Int = strength of u"))
                .containsExactly("a part of something follows a dot: `rule weight(u: Unit): Int = u.strength`");
        assertThat(helps("rule fresh(u: Unit): Bool = u has not moved"))
                .containsExactly("what holds of something follows a dot: `rule fresh(u: Unit): Bool = not u.moved`");
    }

    @Test
    void oneWithANameThatNobodyDeclaresIsNot() throws IOException {
        assertThat(helps("rule weight(u: Unit): Int = burden of u"))
                .containsExactly("a part of something follows a dot");
        assertThat(helps("rule fresh(u: Unit): Bool = u has not slept"))
                .containsExactly("what holds of something follows a dot");
    }

    @Test
    void anotherMistakeInTheFileDoesNotHideIt() throws IOException {
        assertThat(helps("rule late: Bool = turn is greater than 2\nrule Early: Bool = turn < 2"))
                .contains("write `>`: `rule late: Bool = turn > 2`");
    }

    private static List<String> helps(String lines) throws IOException {
        return new Fixture(List.of(new SourceText("test.grog", HEAD + lines + "\n")), "")
                .diagnostics().stream()
                        .filter(Diagnostic::isError)
                        .flatMap(problem -> problem.helps().stream())
                        .toList();
    }
}
