package dev.grognard.compiler.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever of the language stands in the repository is laid out by its own formatter. Fixtures that test reading and complaining may look
 * as they like; the templates of {@code grog new} are looked at where they are filled in.
 *
 * <p>{@code -Dgolden=rewrite} lays it out.
 */
class LaidOutTest {
    private static final List<Path> FOLDERS = List.of(
            Path.of("..", "games", "src", "main", "grog"),
            Path.of("..", "maven-plugin", "src", "it"),
            Path.of("src", "test", "fixtures", "play"),
            Path.of("src", "test", "fixtures", "draw"));
    private static final List<Path> PAGES = List.of(
            Path.of("..", "README.md"),
            Path.of("..", "docs", "language.md"),
            Path.of("..", "docs", "tutorial.md"),
            Path.of("..", "docs", "recipes.md"),
            Path.of("..", "docs", "cheat-sheet.md"));
    private static final String LANGUAGE = "language 1";
    private static final String FENCE = "```";

    @TestFactory
    Stream<DynamicTest> everyFileIsLaidOut() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : FOLDERS) {
            try (Stream<Path> found = Files.walk(folder)) {
                found.filter(file -> file.toString().endsWith(".grog")).sorted().forEach(files::add);
            }
        }
        return files.stream().map(file -> dynamicTest(file.toString(), () -> same(file, laidOut(read(file)))));
    }

    @TestFactory
    Stream<DynamicTest> everyBlockOfAPageIsLaidOut() {
        return PAGES.stream()
                .map(page -> dynamicTest(page.toString(), () -> {
                    List<String> shown = new ArrayList<>();
                    List<String> block = new ArrayList<>();
                    boolean inside = false;
                    for (String line : Files.readAllLines(page)) {
                        if (inside && line.equals(FENCE)) {
                            shown.addAll(laidOut(block));
                            block.clear();
                            inside = false;
                        }
                        (inside ? block : shown).add(line);
                        inside |= line.startsWith(FENCE + "grog");
                    }
                    same(page, String.join("\n", shown) + "\n");
                }));
    }

    private static List<String> laidOut(List<String> block) {
        boolean whole = block.get(0).equals(LANGUAGE);
        String text = String.join("\n", block) + "\n";
        List<String> lines =
                laidOut(whole ? text : LANGUAGE + "\n" + text).lines().toList();
        return whole ? lines : lines.subList(1, lines.size());
    }

    private static String laidOut(String text) {
        Parsed parsed = GrogParser.parse(new SourceText("x.grog", text));
        assertThat(parsed.diagnostics()).as(text).isEmpty();
        return Formatter.format(parsed.file());
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file);
    }

    private static void same(Path file, String expected) throws IOException {
        if ("rewrite".equals(System.getProperty("golden")) && System.getenv("CI") == null) {
            Files.writeString(file, expected);
        }
        assertThat(read(file)).isEqualTo(expected);
    }
}
