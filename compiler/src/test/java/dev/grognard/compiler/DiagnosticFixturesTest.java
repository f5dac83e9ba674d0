package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Renderer;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compiles every text in {@code fixtures/diagnostics} and compares what is printed about it.
 *
 * <p>A fixture is a {@code .grog} text, a line {@code =====}, and the rendering of all its diagnostics. Further files of its library stand
 * before that line, each after a line {@code ===== name}. {@code -Dgolden=rewrite} writes what is printed now into the fixtures.
 */
class DiagnosticFixturesTest {
    private static final Path FIXTURES = Path.of("src", "test", "fixtures", "diagnostics");
    private static final String RULE = "=====";

    /** The files of a fixture's library, the main one first, and what should be printed. */
    private record Fixture(String name, List<SourceText> texts, String expected) {
        static Fixture read(Path file) throws IOException {
            String name = file.getFileName().toString();
            List<SourceText> texts = new ArrayList<>();
            StringBuilder expected = new StringBuilder();
            StringBuilder current = new StringBuilder();
            String part = name;
            for (String line : Files.readString(file).split("(?<=\n)")) {
                if (part != null && line.startsWith(RULE)) {
                    texts.add(new SourceText(part, current.toString()));
                    current = new StringBuilder();
                    String next = line.substring(RULE.length()).strip();
                    part = next.isEmpty() ? null : next;
                } else {
                    (part == null ? expected : current).append(line);
                }
            }
            if (part != null) {
                texts.add(new SourceText(part, current.toString()));
            }
            return new Fixture(name, texts, expected.toString());
        }

        String rendering() {
            Library library = Library.of(texts.toArray(SourceText[]::new));
            Compilation compilation =
                    GrogCompiler.compile(new CompileRequest(name, library, CompileOptions.defaults()));
            return Renderer.plain().render(compilation.diagnostics());
        }

        String with(String rendering) {
            StringBuilder out = new StringBuilder(texts.get(0).text());
            texts.stream()
                    .skip(1)
                    .forEach(text -> out.append(RULE + " ")
                            .append(text.name())
                            .append('\n')
                            .append(text.text()));
            return out.append(RULE + "\n").append(rendering).toString();
        }
    }

    @TestFactory
    Stream<DynamicTest> eachFixturePrintsWhatItShould() throws IOException {
        return fixtures().stream()
                .map(file ->
                        DynamicTest.dynamicTest(FIXTURES.relativize(file).toString(), file.toUri(), () -> check(file)));
    }

    private static List<Path> fixtures() throws IOException {
        assertThat(FIXTURES).as("run from the compiler's module").isDirectory();
        try (Stream<Path> walk = Files.walk(FIXTURES)) {
            return walk.filter(file -> file.toString().endsWith(".grog"))
                    .sorted()
                    .toList();
        }
    }

    private static void check(Path file) throws IOException {
        Fixture fixture = Fixture.read(file);
        String rendering = fixture.rendering();
        if ("rewrite".equals(System.getProperty("golden"))) {
            assertThat(System.getenv("CI"))
                    .as("golden files are not rewritten in CI")
                    .isNotEqualTo("true");
            Files.writeString(file, fixture.with(rendering));
            return;
        }
        assertThat(rendering).isEqualTo(fixture.expected());
    }

    @Test
    void everyMessageAboutAWholeGameHasAFixture() throws IOException {
        Set<String> shown = new HashSet<>();
        for (Path file : fixtures()) {
            Matcher code = Pattern.compile("(?m)^(?:error|warning)\\[(G\\d{4})]")
                    .matcher(Fixture.read(file).expected());
            while (code.find()) {
                shown.add(code.group(1));
            }
        }
        assertThat(CheckCode.values()).extracting(Code::id).allMatch(shown::contains);
    }
}
