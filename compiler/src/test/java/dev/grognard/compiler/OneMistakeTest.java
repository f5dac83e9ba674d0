package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
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

/** One mistake gives one message: takes a single word or sign out of games that are right, and reads what is said. */
class OneMistakeTest {
    private static final Path GAMES = Path.of("src", "test", "fixtures", "play");
    private static final List<String> NAMES = List.of(
            "choices.grog",
            "exceptions.grog",
            "figures.grog",
            "journeys.grog",
            "procedures.grog",
            "shortcuts.grog",
            "tables.grog");

    /** Texts, citations, words, numbers and signs; what stands in comments is none of them. */
    private static final Pattern TOKEN = Pattern.compile(
            "\"[^\"\\n]*\"|//[^\\n]*|\\[[^\\]\\n]*\\]|[A-Za-z][A-Za-z0-9]*|[0-9]+|\\.\\.|->|[<>!+-]=|[^\\sA-Za-z0-9]");

    private static final int LOST = 300;
    private static final int MISSPELT = 300;

    /** Of a hundred such slips so many may have a second message: what is missing was also said of something else. */
    private static final int PERCENT = 2;

    @Test
    void aBraceThatIsMissingIsOneMessage() throws IOException {
        Map<String, SourceText> games = games();
        List<String> told = new ArrayList<>();
        for (String name : NAMES) {
            for (MatchResult brace : tokens(games.get(name).text())) {
                if (brace.group().equals("{") || brace.group().equals("}") && endsLine(games.get(name), brace)) {
                    int errors = errors(games, name, brace, "");
                    if (errors != 1) {
                        told.add(name + " without its brace at " + brace.start() + ": " + errors);
                    }
                }
            }
        }
        assertThat(told).isEmpty();
    }

    @Test
    void whatIsLostIsHardlyEverMoreThanOneMessage() throws IOException {
        Map<String, SourceText> games = games();
        Random random = new Random(1777);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < LOST; i++) {
            String name = NAMES.get(random.nextInt(NAMES.size()));
            List<MatchResult> tokens = tokens(games.get(name).text());
            MatchResult lost = tokens.get(random.nextInt(tokens.size()));
            note(told, name, lost, "", errors(games, name, lost, ""));
        }
        assertThat(told).hasSizeLessThanOrEqualTo(LOST * PERCENT / 100);
    }

    @Test
    void whatIsMisspeltIsHardlyEverMoreThanOneMessage() throws IOException {
        Map<String, SourceText> games = games();
        Random random = new Random(1778);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < MISSPELT; i++) {
            String name = NAMES.get(random.nextInt(NAMES.size()));
            List<MatchResult> words = tokens(games.get(name).text()).stream()
                    .filter(token -> token.group().matches("[A-Za-z]{4,}"))
                    .toList();
            MatchResult word = words.get(random.nextInt(words.size()));
            int at = 1 + random.nextInt(word.group().length() - 1);
            String misspelt = word.group().substring(0, at) + word.group().substring(at + 1);
            note(told, name, word, misspelt, errors(games, name, word, misspelt));
        }
        assertThat(told).hasSizeLessThanOrEqualTo(MISSPELT * PERCENT / 100);
    }

    private static void note(List<String> told, String name, MatchResult token, String instead, int errors) {
        if (errors > 1) {
            told.add(name + ": `" + instead + "` for `" + token.group() + "` at " + token.start() + ": " + errors);
        }
    }

    private static boolean endsLine(SourceText text, MatchResult token) {
        String rest = text.text().substring(token.end());
        return rest.isBlank() || rest.substring(0, rest.indexOf('\n')).isBlank();
    }

    private static Map<String, SourceText> games() throws IOException {
        Map<String, SourceText> games = new TreeMap<>();
        try (Stream<Path> files = Files.list(GAMES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                games.put(name, new SourceText(name, Files.readString(file)));
            }
        }
        return games;
    }

    private static List<MatchResult> tokens(String text) {
        return TOKEN.matcher(text)
                .results()
                .filter(token -> !token.group().startsWith("//"))
                .toList();
    }

    private static int errors(Map<String, SourceText> games, String name, MatchResult token, String instead) {
        String text = games.get(name).text();
        Map<String, SourceText> changed = new TreeMap<>(games);
        changed.put(
                name, new SourceText(name, text.substring(0, token.start()) + instead + text.substring(token.end())));
        CompileRequest request = new CompileRequest(name, new Library(changed), CompileOptions.defaults());
        return (int) GrogCompiler.check(request, new ParseCache()).diagnostics().stream()
                .filter(Diagnostic::isError)
                .count();
    }
}
