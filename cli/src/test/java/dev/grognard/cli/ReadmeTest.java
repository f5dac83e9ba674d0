package dev.grognard.cli;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The README shows what is really there: text from the games, and the Java that comes of it. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");
    private static final Path GAMES = ROOT.resolve(Path.of("games", "src", "main", "grog"));
    private static final String FENCE = "```";

    @Test
    void everyGrogBlockIsTakenFromAGame() throws IOException {
        List<String> games = library().texts().values().stream()
                .map(SourceText::text)
                .map(ReadmeTest::withoutRemarks)
                .map(ReadmeTest::squeezed)
                .toList();

        assertThat(blocks("grog"))
                .isNotEmpty()
                .allSatisfy(block -> assertThat(games).as(block).anyMatch(game -> game.contains(squeezed(block))));
    }

    @Test
    void everyGeneratedLineComesOutOfTheCompiler() throws IOException {
        Compilation compilation =
                GrogCompiler.compile(new CompileRequest("trenton-1776.grog", library(), CompileOptions.defaults()));
        List<String> generated = compilation.mainFiles().stream()
                .map(GeneratedFile::content)
                .map(ReadmeTest::squeezed)
                .toList();

        // An ellipsis stands for what the README leaves out; what is between two of them stands together.
        assertThat(blocks("java generated")).isNotEmpty().allSatisfy(block -> {
            for (String part : block.split("…")) {
                assertThat(generated).as(part).anyMatch(file -> file.contains(squeezed(part)));
            }
        });
    }

    @Test
    void theProgramIsOneThatATestRuns() throws IOException {
        Path sample = Path.of("games", "src", "test", "java", "dev", "grognard", "games", "ReadmeSampleTest.java");
        String test = squeezed(Files.readString(ROOT.resolve(sample)));

        assertThat(blocks("java"))
                .hasSize(1)
                .allSatisfy(block -> assertThat(test).contains(squeezed(block)));
    }

    /** Remarks to other authors are left out of the README; prose of three strokes is not. */
    private static String withoutRemarks(String text) {
        return text.replaceAll("(?m)(?<!/)// .*$", "");
    }

    private static Library library() throws IOException {
        Map<String, SourceText> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(GAMES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                texts.put(name, new SourceText(name, Files.readString(file)));
            }
        }
        return new Library(texts);
    }

    private static List<String> blocks(String language) throws IOException {
        List<String> blocks = new ArrayList<>();
        List<String> lines = Files.readAllLines(ROOT.resolve("README.md"));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).equals(FENCE + language)) {
                List<String> block = new ArrayList<>();
                for (i++; !lines.get(i).equals(FENCE); i++) {
                    block.add(lines.get(i));
                }
                blocks.add(String.join("\n", block));
            }
        }
        return blocks;
    }

    /** Layout may differ, and the README cites one book where a series cites several. */
    private static String squeezed(String text) {
        return text.replaceAll("\\[[^\\]]*\\]", "").replaceAll("\\s+", " ").strip();
    }
}
