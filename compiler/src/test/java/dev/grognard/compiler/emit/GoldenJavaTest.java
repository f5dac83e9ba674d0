package dev.grognard.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.source.FileHeader;
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
    private static final Path GAMES = Path.of("../games/src/main/grog");
    private static final int TIMES = 4;
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

    /** Objects hash differently each time, so that an order taken from a hash shows. */
    @Test
    void writesTheSameEachTime() throws IOException {
        Library library = games();
        for (SourceText text : library.texts().values()) {
            if (FileHeader.scan(text)
                    .filter(header -> header.layer().isPlayable())
                    .isPresent()) {
                Map<String, String> first = files(compile(text.name(), library));
                for (int i = 1; i < TIMES; i++) {
                    assertThat(files(compile(text.name(), library)))
                            .as(text.name())
                            .isEqualTo(first);
                }
            }
        }
    }

    private static Library games() throws IOException {
        Map<String, SourceText> texts = new TreeMap<>();
        try (Stream<Path> paths = Files.list(GAMES)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                String name = path.getFileName().toString();
                texts.put(name, new SourceText(name, Files.readString(path)));
            }
        }
        return new Library(texts);
    }

    private static Compilation compile() throws IOException {
        SourceText text = new SourceText("ford.grog", Files.readString(SOURCE));
        Compilation compilation = compile("ford.grog", Library.of(text));
        assertThat(compilation.diagnostics()).isEmpty();
        return compilation;
    }

    private static Compilation compile(String name, Library library) {
        Compilation compilation = GrogCompiler.compile(new CompileRequest(name, library, CompileOptions.defaults()));
        assertThat(compilation.mainFiles()).as(name).isNotEmpty();
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
