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
    private static final Path CATALOGUE = Path.of("..", "docs", "errors");
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
        return PAGES.stream().map(page -> dynamicTest(page.toString(), () -> check(page, LaidOutTest::laidOut)));
    }

    /** What a page of the catalogue calls wrong is laid out too, unless it cannot be read. */
    @TestFactory
    Stream<DynamicTest> everySampleOfTheCatalogueIsLaidOut() throws IOException {
        try (Stream<Path> found = Files.list(CATALOGUE)) {
            return found.sorted().toList().stream()
                    .map(page -> dynamicTest(page.toString(), () -> {
                        int mended = Files.readAllLines(page).indexOf("Mended:");
                        assertThat(mended).isPositive();
                        check(page, (block, line) -> line > mended || isReadable(block) ? laidOut(block, line) : block);
                    }));
        }
    }

    /** Lays a block out that begins at a line of its page. */
    private interface Laying {
        List<String> out(List<String> block, int line);
    }

    private static void check(Path page, Laying laying) throws IOException {
        List<String> shown = new ArrayList<>();
        List<String> block = new ArrayList<>();
        boolean inside = false;
        int number = 0;
        for (String line : Files.readAllLines(page)) {
            if (inside && line.equals(FENCE)) {
                shown.addAll(laying.out(List.copyOf(block), number));
                block.clear();
                inside = false;
            }
            (inside ? block : shown).add(line);
            inside |= line.startsWith(FENCE + "grog");
            number++;
        }
        same(page, String.join("\n", shown) + "\n");
    }

    private static boolean isReadable(List<String> block) {
        return GrogParser.parse(new SourceText("x.grog", text(block)))
                .diagnostics()
                .isEmpty();
    }

    private static String text(List<String> block) {
        String text = String.join("\n", block) + "\n";
        return isWhole(block) ? text : LANGUAGE + "\n" + text;
    }

    private static boolean isWhole(List<String> block) {
        return block.get(0).equals(LANGUAGE);
    }

    private static List<String> laidOut(List<String> block, int line) {
        List<String> lines = laidOut(text(block)).lines().toList();
        return isWhole(block) ? lines : lines.subList(1, lines.size());
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
