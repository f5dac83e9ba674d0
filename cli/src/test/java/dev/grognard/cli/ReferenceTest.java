package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.script.Example;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The reference is true: what it shows compiles, and its examples come out as written. */
class ReferenceTest {
    private static final Path REFERENCE = Path.of("..", "docs", "language.md");
    private static final Path CHEAT_SHEET = Path.of("..", "docs", "cheat-sheet.md");
    private static final Path RECIPES = Path.of("..", "docs", "recipes.md");
    private static final String WHOLE = "```grog";
    private static final String FRAGMENT = "```grog fragment";
    private static final String FENCE = "```";
    private static final Pattern NAMED = Pattern.compile("(?m)^```(?:grog|tsv) (\\S+\\.\\S+)\n([\\s\\S]*?)^```$");

    /** A block of the page: the heading above it, the line where it begins, and whether it stands behind the first game. */
    private record Shown(String heading, int line, boolean fragment, String text) {}

    @TestFactory
    Stream<DynamicTest> everyBlockCompilesAndItsExamplesHold() throws IOException {
        List<Shown> blocks = blocks(REFERENCE);
        Library whole = library(blocks, files());
        Shown base = blocks.get(0);
        List<DynamicTest> tests = new ArrayList<>();
        for (Shown block : blocks) {
            SourceText text = block.fragment() ? joined(base, block) : named(block);
            boolean playable = FileHeader.scan(text)
                    .map(header -> header.layer().isPlayable())
                    .orElse(false);
            if (playable) {
                Library library = block.fragment() ? Library.of(text) : whole;
                // A fragment may change the base game, so that the examples of the base need not hold with it.
                long before = block.fragment() ? base.text().lines().count() : 0;
                tests.add(dynamicTest(
                        block.heading() + ", line " + block.line(), () -> holds(text.name(), library, before)));
            }
        }
        return tests.stream();
    }

    /** What the cheat sheet shows stands behind the same game; of its examples those hold that it has. */
    @TestFactory
    Stream<DynamicTest> everyBlockOfTheCheatSheetCompiles() throws IOException {
        Shown base = blocks(REFERENCE).get(0);
        return blocks(CHEAT_SHEET).stream()
                .map(block -> dynamicTest(block.heading(), () -> {
                    SourceText text = joined(base, block);
                    CompiledText compiled = CompiledText.of(text.name(), Library.of(text));
                    for (Example example : compiled.examples()) {
                        if (example.line() > base.text().lines().count()) {
                            example.run(compiled.game());
                        }
                    }
                }));
    }

    /** Each recipe stands behind the same game and proves itself. */
    @TestFactory
    Stream<DynamicTest> everyRecipeCompilesAndItsExamplesHold() throws IOException {
        Shown base = blocks(REFERENCE).get(0);
        return blocks(RECIPES).stream()
                .map(block -> dynamicTest(block.heading(), () -> {
                    SourceText text = joined(base, block);
                    holds(text.name(), Library.of(text), base.text().lines().count());
                }));
    }

    @Test
    void everyFragmentHasAnExample() throws IOException {
        assertThat(blocks(REFERENCE))
                .filteredOn(Shown::fragment)
                .allSatisfy(block -> assertThat(block.text())
                        .as("%s, line %d", block.heading(), block.line())
                        .contains("\nexample \""));
    }

    private static void holds(String name, Library library, long skipped) throws ReflectiveOperationException {
        CompiledText compiled = CompiledText.of(name, library);
        List<Example> examples = compiled.examples().stream()
                .filter(example -> example.line() > skipped)
                .toList();
        assertThat(examples).isNotEmpty();
        for (Example example : examples) {
            example.run(compiled.game());
        }
    }

    private static List<Shown> blocks(Path page) throws IOException {
        List<Shown> blocks = new ArrayList<>();
        List<String> lines = Files.readAllLines(page);
        String heading = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("#")) {
                heading = line.replaceAll("^#+ ", "");
            } else if (line.startsWith(FENCE)) {
                int start = i + 1;
                do {
                    i++;
                } while (!lines.get(i).equals(FENCE));
                if (line.equals(WHOLE) || line.equals(FRAGMENT)) {
                    String text = String.join("\n", lines.subList(start, i)) + "\n";
                    blocks.add(new Shown(heading, start + 1, line.equals(FRAGMENT), text));
                }
            }
        }
        return blocks;
    }

    /** The blocks whose fence names a file, which other blocks refer to. */
    private static Map<String, SourceText> files() throws IOException {
        Map<String, SourceText> files = new TreeMap<>();
        Matcher file = NAMED.matcher(Files.readString(REFERENCE));
        while (file.find()) {
            files.put(file.group(1), new SourceText(file.group(1), file.group(2)));
        }
        return files;
    }

    private static Library library(List<Shown> blocks, Map<String, SourceText> files) {
        Map<String, SourceText> texts = new TreeMap<>(files);
        blocks.stream()
                .filter(block -> !block.fragment())
                .map(ReferenceTest::named)
                .forEach(text -> texts.put(text.name(), text));
        return new Library(texts);
    }

    private static SourceText named(Shown block) {
        String name =
                FileHeader.scan(new SourceText("", block.text())).orElseThrow().name();
        return new SourceText(name.toLowerCase(Locale.ROOT) + ".grog", block.text());
    }

    /** A fragment is what a designer would write below the base. */
    private static SourceText joined(Shown base, Shown fragment) {
        return new SourceText(named(base).name(), base.text() + fragment.text());
    }
}
