package dev.grognard.benchmarks;

import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The texts of our games. */
public final class Sources {
    /** The system property that says in which folder they are. */
    public static final String FOLDER = "grognard.sources";

    private Sources() {}

    /** What to compile for a game of that name. */
    static CompileRequest request(String game) {
        return new CompileRequest(game + ".grog", library(), CompileOptions.defaults());
    }

    /** How many lines of text each of these games consists of. */
    public static Map<String, Integer> lines(List<String> games) {
        Map<String, Integer> lines = new TreeMap<>();
        games.forEach(game -> lines.put(game, Stages.lines(request(game))));
        return lines;
    }

    private static Library library() {
        Map<String, SourceText> texts = new TreeMap<>();
        for (Path file : files()) {
            String name = file.getFileName().toString();
            texts.put(name, new SourceText(name, read(file)));
        }
        return new Library(texts);
    }

    /** The files that they are in. */
    static List<Path> files() {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty(FOLDER, "../games/src/main/grog")))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
