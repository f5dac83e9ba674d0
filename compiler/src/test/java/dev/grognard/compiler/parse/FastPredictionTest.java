package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grognard.grammar.GrogParser;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The compiler looks ahead in the fast way (SLL) and never falls back on the thorough one (LL). So whatever the thorough way can read must
 * be read the same by the fast one: every file of the repository, fixtures that are wrong in what they mean, and every block in a page.
 */
class FastPredictionTest {
    private static final Path REPOSITORY = Path.of("..");
    private static final Pattern PARTS = Pattern.compile("(?m)^=====.*$");
    private static final Pattern BLOCKS = Pattern.compile("(?ms)^```grog[^\n]*\n(.*?)^```$");

    @TestFactory
    Stream<DynamicTest> readsTheSameAsThoroughPrediction() throws IOException {
        return texts().stream()
                .map(text -> dynamicTest(text.file.toString(), () -> {
                    GrogParser thorough = Predicting.parser(text.text, PredictionMode.LL);
                    String tree = thorough.singleFile().toStringTree(thorough);
                    GrogParser fast = Predicting.parser(text.text, PredictionMode.SLL);
                    String same = fast.singleFile().toStringTree(fast);
                    assertThat(fast.getNumberOfSyntaxErrors() == 0).isEqualTo(thorough.getNumberOfSyntaxErrors() == 0);
                    if (thorough.getNumberOfSyntaxErrors() == 0) {
                        assertThat(same).isEqualTo(tree);
                    }
                }));
    }

    private record Text(Path file, String text) {}

    private static List<Text> texts() throws IOException {
        List<Text> texts = new ArrayList<>();
        Files.walkFileTree(REPOSITORY, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = folder.getFileName().toString();
                boolean made = name.equals("target") || name.startsWith(".") && !name.equals("..");
                return made ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (file.toString().endsWith(".grog")) {
                    // Fixtures have several texts, and then what is printed about them, which is not read by either
                    // way.
                    PARTS.splitAsStream(Files.readString(file)).forEach(part -> texts.add(new Text(file, part)));
                } else if (file.toString().endsWith(".md")) {
                    BLOCKS.matcher(Files.readString(file))
                            .results()
                            .map((MatchResult block) -> block.group(1))
                            .forEach(block -> texts.add(new Text(file, block)));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return texts;
    }
}
