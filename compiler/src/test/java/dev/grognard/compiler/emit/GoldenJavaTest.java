package dev.grognard.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Keeps the Java of one small game as a reader would see it, so that a change of the emitter shows up as a readable difference.
 * {@code -Dgolden=rewrite} rewrites it. The same game is compiled and played by the tests of the command line.
 */
class GoldenJavaTest {
    private static final Path SOURCE = Path.of("src/test/fixtures/play/ford.grog");
    private static final Path EXPECTED = Path.of("src/test/fixtures/emit/ford");

    @Test
    void writesTheJavaOfASmallGameAsExpected() throws IOException {
        Map<String, String> made = files(compile());
        if ("rewrite".equals(System.getProperty("golden"))) {
            assertThat(System.getenv("CI"))
                    .as("expectations are not rewritten by CI")
                    .isNull();
            rewrite(made);
        }
        assertThat(made).isEqualTo(expected());
    }

    @Test
    void writesTheSameTwice() throws IOException {
        assertThat(files(compile())).isEqualTo(files(compile()));
    }

    private static Compilation compile() throws IOException {
        SourceText text = new SourceText("ford.grog", Files.readString(SOURCE));
        Compilation compilation = GrogCompiler.compile(
                new CompileRequest("ford.grog", new Library(Map.of("ford.grog", text)), CompileOptions.defaults()));
        assertThat(compilation.diagnostics()).isEmpty();
        return compilation;
    }

    private static Map<String, String> files(Compilation compilation) {
        Map<String, String> files = new TreeMap<>();
        for (List<GeneratedFile> some : List.of(compilation.mainFiles(), compilation.testFiles())) {
            some.forEach(file -> files.put(Path.of(file.path()).getFileName().toString(), file.content()));
        }
        return files;
    }

    private static Map<String, String> expected() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.list(EXPECTED)) {
            for (Path path : paths.toList()) {
                files.put(path.getFileName().toString(), Files.readString(path));
            }
        }
        return files;
    }

    private static void rewrite(Map<String, String> made) throws IOException {
        Files.createDirectories(EXPECTED);
        try (Stream<Path> paths = Files.list(EXPECTED)) {
            for (Path path : paths.toList()) {
                Files.delete(path);
            }
        }
        for (Map.Entry<String, String> file : made.entrySet()) {
            Files.writeString(EXPECTED.resolve(file.getKey()), file.getValue());
        }
    }
}
