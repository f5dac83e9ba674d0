package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The small games that are right and are played in tests, and what is said of one in which something stands that is wrong. */
record PlayedGames(Map<String, SourceText> texts) {
    private static final Path GAMES = Path.of("src", "test", "fixtures", "play");

    static PlayedGames read() throws IOException {
        Map<String, SourceText> games = new TreeMap<>();
        try (Stream<Path> files = Files.list(GAMES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                games.put(name, new SourceText(name, Files.readString(file)));
            }
        }
        return new PlayedGames(games);
    }

    String text(String game) {
        return texts.get(game).text();
    }

    /** The same, with something else in one of them from one place to another. */
    PlayedGames with(String game, int start, int end, String instead) {
        Map<String, SourceText> changed = new TreeMap<>(texts);
        String text = text(game);
        changed.put(game, new SourceText(game, text.substring(0, start) + instead + text.substring(end)));
        return new PlayedGames(changed);
    }

    List<Diagnostic> errors(String game) {
        CompileRequest request = new CompileRequest(game, new Library(texts), CompileOptions.defaults());
        return GrogCompiler.check(request, new ParseCache()).diagnostics().stream()
                .filter(Diagnostic::isError)
                .toList();
    }
}
