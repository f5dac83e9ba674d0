package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Renderer;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A text and what is printed about it, in one file: the text, a line {@code =====}, and the rendering of all its diagnostics. Further files
 * of its library stand before that line, each after a line {@code ===== name}.
 *
 * @param texts the files of the library, the main one first
 * @param expected what should be printed
 */
record Fixture(List<SourceText> texts, String expected) {
    private static final String RULE = "=====";
    private static final Path REFERENCE = Path.of("..", "docs", "language.md");

    /** The name under which every fixture can include the first game of the reference. */
    static final String VALLEY = "valley.grog";

    static Fixture read(Path file) throws IOException {
        List<SourceText> texts = new ArrayList<>();
        StringBuilder expected = new StringBuilder();
        StringBuilder current = new StringBuilder();
        String part = file.getFileName().toString();
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
        return new Fixture(texts, expected.toString());
    }

    List<Diagnostic> diagnostics() throws IOException {
        List<SourceText> all = new ArrayList<>(texts);
        all.add(new SourceText(VALLEY, valley()));
        Library library = Library.of(all.toArray(SourceText[]::new));
        return GrogCompiler.compile(new CompileRequest(texts.get(0).name(), library, CompileOptions.defaults()))
                .diagnostics();
    }

    /** The same with what is printed now. */
    Fixture printed() throws IOException {
        return new Fixture(texts, Renderer.plain().render(diagnostics()));
    }

    /** The file as it is kept. */
    String kept() {
        StringBuilder out = new StringBuilder(texts.get(0).text());
        texts.stream()
                .skip(1)
                .forEach(text ->
                        out.append(RULE + " ").append(text.name()).append('\n').append(text.text()));
        return out.append(RULE + "\n").append(expected).toString();
    }

    /** Whether the kept files shall be written anew. */
    static boolean rewriting() {
        boolean rewriting = "rewrite".equals(System.getProperty("golden"));
        if (rewriting) {
            assertThat(System.getenv("CI"))
                    .as("golden files are not rewritten in CI")
                    .isNotEqualTo("true");
        }
        return rewriting;
    }

    /** The reference's first game without its title, so that it can be included. */
    private static String valley() throws IOException {
        String page = Files.readString(REFERENCE);
        int start = page.indexOf("```grog\n") + "```grog\n".length();
        return page.substring(start, page.indexOf("```", start)).replaceFirst("(?m)^game .*$", "");
    }
}
