package dev.grognard.compiler.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The machinery knows maps, pieces, tables and dice; it knows no game. */
class NoGameWordsTest {
    private static final List<String> MODULES = List.of("compiler", "runtime", "dsl-grammar", "maven-plugin", "cli");
    private static final List<String> WORDS =
            List.of("washington", "trenton", "delaware", "brandywine", "germantown", "militia", "hessian", "brunswick");

    @Test
    void mainSourcesNameNoGame() throws IOException {
        Path root = Path.of("").toAbsolutePath().getParent();
        List<String> found = new ArrayList<>();
        for (String module : MODULES) {
            Path sources = root.resolve(module).resolve("src").resolve("main");
            assertThat(sources).as("run from the compiler's module").isDirectory();
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    found.addAll(wordsIn(root, file));
                }
            }
        }
        assertThat(found).isEmpty();
    }

    private static List<String> wordsIn(Path root, Path file) throws IOException {
        List<String> found = new ArrayList<>();
        List<String> lines = Files.readString(file).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).toLowerCase(Locale.ROOT);
            for (String word : WORDS) {
                if (line.contains(word)) {
                    found.add(root.relativize(file) + ":" + (i + 1) + ": " + word);
                }
            }
        }
        return found;
    }
}
