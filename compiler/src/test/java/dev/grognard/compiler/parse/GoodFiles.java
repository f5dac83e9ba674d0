package dev.grognard.compiler.parse;

import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Every text in the repository that must be read without complaint. */
public final class GoodFiles {
    private static final Path READ = Path.of("src", "test", "fixtures", "parse", "good");
    /** Texts that a test compiles and plays too. */
    private static final List<Path> PLAYED =
            List.of(Path.of("src", "test", "fixtures", "play"), Path.of("..", "games", "src", "main", "grog"));

    private GoodFiles() {}

    public static List<SourceText> all() {
        return Stream.concat(Stream.of(READ), PLAYED.stream())
                .flatMap(GoodFiles::in)
                .toList();
    }

    static List<SourceText> played() {
        return PLAYED.stream().flatMap(GoodFiles::in).toList();
    }

    private static Stream<SourceText> in(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(".grog"))
                    .sorted()
                    .map(GoodFiles::read)
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static SourceText read(Path file) {
        try {
            return new SourceText(file.getFileName().toString(), Files.readString(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
