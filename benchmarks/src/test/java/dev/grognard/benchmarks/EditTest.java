package dev.grognard.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is edited to measure how long it takes is there, and a game with it is a game. */
class EditTest {
    @ParameterizedTest
    @ValueSource(strings = {Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    void leavesAGameWithoutMistakes(String game) {
        CompileRequest request = Sources.request(game);
        ParseCache parses = new ParseCache();
        for (Edit edit : List.of(Edit.line(game), Edit.state(game))) {
            SourceText text = request.library().find(edit.file()).orElseThrow();
            String edited = edit.in(text.text());
            Map<String, SourceText> texts = new TreeMap<>(request.library().texts());
            texts.put(text.name(), text.instead(edited));

            assertThat(text.text()).containsOnlyOnce(edit.before());
            assertThat(edited).isNotEqualTo(text.text());
            assertThat(edit.in(edited)).isEqualTo(text.text());
            assertThat(check(request, new Library(texts), parses)).noneMatch(Diagnostic::isError);
        }
    }

    private static List<Diagnostic> check(CompileRequest request, Library library, ParseCache parses) {
        return GrogCompiler.check(new CompileRequest(request.mainName(), library, request.options()), parses)
                .diagnostics();
    }
}
