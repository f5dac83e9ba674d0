package dev.grognard.compiler.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Puts wrong names into good games: whatever is written, the builder complains and never fails. */
class BrokenGamesTest {
    private static final Path GAMES = Path.of("src", "test", "fixtures", "play");
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*|[0-9]+");
    private static final int ROUNDS = 150;

    @Test
    void wrongNamesAreComplainedAbout() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(GAMES)) {
            for (Path file : files.sorted().toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        List<String> playable = texts.entrySet().stream()
                .filter(e -> FileHeader.scan(new SourceText(e.getKey(), e.getValue()))
                        .filter(h -> h.layer().isPlayable())
                        .isPresent())
                .map(Map.Entry::getKey)
                .toList();
        assertThat(playable).isNotEmpty();
        Random random = new Random(1776);
        int complaints = 0;
        for (int round = 0; round < ROUNDS; round++) {
            String name = playable.get(random.nextInt(playable.size()));
            Map<String, SourceText> library = new TreeMap<>();
            texts.forEach((key, text) -> library.put(key, new SourceText(key, text)));
            library.put(name, new SourceText(name, broken(texts.get(name), random)));
            complaints += build(name, new Library(library)) ? 0 : 1;
        }
        assertThat(complaints).as("games that are refused").isGreaterThan(ROUNDS / 4);
    }

    private static String broken(String text, Random random) {
        List<MatchResult> words = new ArrayList<>(WORD.matcher(text).results().toList());
        MatchResult place = words.get(random.nextInt(words.size()));
        String word = words.get(random.nextInt(words.size())).group();
        return text.substring(0, place.start()) + word + text.substring(place.end());
    }

    private static boolean build(String name, Library library) {
        Diagnostics diagnostics = new Diagnostics();
        FileChain chain = FileChain.read(
                name,
                library,
                text -> {
                    Parsed parsed = GrogParser.parse(text);
                    diagnostics.addAll(parsed.diagnostics());
                    return parsed.file();
                },
                diagnostics);
        if (diagnostics.hasErrors()) {
            return false;
        }
        Built built = ModelBuilder.build(chain, library);
        assertThat(built.model().isPresent() || !built.diagnostics().isEmpty()).isTrue();
        return built.model().isPresent();
    }
}
