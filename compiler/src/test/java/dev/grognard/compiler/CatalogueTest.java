package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Catalogue;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Page;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every code has a page that is true and a fixture that shows the page's wrong sample with what is printed about it.
 *
 * <p>A sample on a page stands behind the first game of the reference, unless the page names its file; then it is a file of its own.
 */
class CatalogueTest {
    private static final Path PAGES = Path.of("..", "docs", "errors");
    private static final Path KEPT = DiagnosticFixturesTest.FIXTURES.resolve("catalogue");
    private static final String HEAD = "language 1\ngame Sample \"A sample\"\ninclude \"" + Fixture.VALLEY + "\"\n\n";

    @Test
    void everyCodeHasAPageAndEveryPageACode() throws IOException {
        List<String> codes = Catalogue.codes().stream().map(Code::id).toList();
        assertThat(codes).doesNotHaveDuplicates().allMatch(id -> id.matches("G\\d{4}"));
        assertThat(names(PAGES, ".md")).containsExactlyInAnyOrderElementsOf(codes);
    }

    /** That every code has one is shown where each is compared with its page. */
    @Test
    void noFixtureIsOfACodeThatIsGone() throws IOException {
        assertThat(Catalogue.codes().stream().map(Code::id)).containsAll(names(KEPT, ".grog"));
    }

    @TestFactory
    Stream<DynamicTest> whatAPageCallsWrongGivesTheCode() {
        return each(code -> {
            Fixture fixture = fixture(code, code.page().wrong());
            List<Diagnostic> found = fixture.diagnostics();
            assertThat(found).extracting(Diagnostic::code).contains(code);
            assertThat(found)
                    .as("one mistake gives one message")
                    .filteredOn(Diagnostic::isError)
                    .extracting(Diagnostic::code)
                    .allMatch(code::equals)
                    .hasSizeLessThan(2);
        });
    }

    @TestFactory
    Stream<DynamicTest> whatAPageCallsMendedIsRight() {
        return each(code -> {
            List<Diagnostic> found = fixture(code, code.page().mended()).diagnostics();
            assertThat(found).noneMatch(Diagnostic::isError);
            assertThat(found).extracting(Diagnostic::code).doesNotContain(code);
        });
    }

    @TestFactory
    Stream<DynamicTest> theFixtureShowsThePage() {
        return each(code -> {
            Path file = KEPT.resolve(code.id() + ".grog");
            Fixture wanted = fixture(code, code.page().wrong()).printed();
            if (Fixture.rewriting()) {
                Files.createDirectories(KEPT);
                Files.writeString(file, wanted.kept());
            }
            assertThat(Files.readString(file)).isEqualTo(wanted.kept());
        });
    }

    /** A check that may read files. */
    private interface Check {
        void of(Code code) throws IOException;
    }

    private static Stream<DynamicTest> each(Check check) {
        return Catalogue.codes().stream()
                .map(code -> DynamicTest.dynamicTest(code.id() + " " + code, () -> check.of(code)));
    }

    private static Fixture fixture(Code code, List<Page.Sample> samples) {
        List<SourceText> texts = new ArrayList<>();
        for (Page.Sample sample : samples) {
            String text = (sample.file().isEmpty() ? HEAD : "") + sample.text();
            texts.add(new SourceText(texts.isEmpty() ? code.id() + ".grog" : sample.file(), text));
        }
        return new Fixture(texts, "");
    }

    private static List<String> names(Path folder, String suffix) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(suffix))
                    .map(name -> name.substring(0, name.length() - suffix.length()))
                    .toList();
        }
    }
}
