package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compiles every {@link Fixture} in {@code fixtures/diagnostics} and compares what is printed about it.
 *
 * <p>{@code -Dgolden=rewrite} writes what is printed now into the fixtures.
 */
class DiagnosticFixturesTest {
    static final Path FIXTURES = Path.of("src", "test", "fixtures", "diagnostics");

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
        Fixture now = fixture.printed();
        if (Fixture.rewriting()) {
            Files.writeString(file, now.kept());
            return;
        }
        assertThat(now.expected()).isEqualTo(fixture.expected());
    }
}
