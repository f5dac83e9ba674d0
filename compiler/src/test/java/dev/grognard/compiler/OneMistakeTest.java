package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
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
    private static final int PAIRS = 60;

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

    @Test
    void twoMistakesAreTwoMessages() throws IOException {
        Map<String, SourceText> games = games();
        Random random = new Random(1779);
        List<String> told = new ArrayList<>();
        int tried = 0;
        while (tried < PAIRS) {
            String name = NAMES.get(random.nextInt(NAMES.size()));
            SourceText text = games.get(name);
            List<MatchResult> words = tokens(text.text()).stream()
                    .filter(token -> token.group().matches("[A-Za-z]{5,}"))
                    .toList();
            MatchResult one = words.get(random.nextInt(words.size()));
            MatchResult other = words.get(random.nextInt(words.size()));
            boolean apart = !one.group().equals(other.group())
                    && text.text().substring(0, other.start()).length() > one.end()
                    && text.text().substring(one.end(), other.start()).matches("(?s).*\\n\\n.*");
            // What cannot be read is told alone: what it would mean is asked only when all can be read.
            if (!apart || !isOneOfMeaning(games, name, one) || !isOneOfMeaning(games, name, other)) {
                continue;
            }
            tried++;
            // The second first, so that the place of the first stays where it is.
            Map<String, SourceText> second = new TreeMap<>(games);
            second.put(name, changed(text, other, misspelt(other)));
            int errors = errors(second, name, one, misspelt(one));
            if (errors < 2) {
                told.add(name + ": `" + misspelt(one) + "` and `" + misspelt(other) + "`: " + errors);
            }
            assertThat(errors).as("a text never passes because little is said").isPositive();
        }
        assertThat(told).as("what follows from another mistake").hasSizeLessThanOrEqualTo(PAIRS / 20);
    }

    private static boolean isOneOfMeaning(Map<String, SourceText> games, String name, MatchResult word) {
        List<Diagnostic> told = told(games, name, word, misspelt(word));
        return told.size() == 1 && !(told.get(0).code() instanceof SyntaxCode);
    }

    private static String misspelt(MatchResult word) {
        return word.group().substring(0, 2) + word.group().substring(3);
    }

    private static SourceText changed(SourceText text, MatchResult token, String instead) {
        return new SourceText(
                text.name(),
                text.text().substring(0, token.start()) + instead + text.text().substring(token.end()));
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
        return told(games, name, token, instead).size();
    }

    private static List<Diagnostic> told(
            Map<String, SourceText> games, String name, MatchResult token, String instead) {
        Map<String, SourceText> changed = new TreeMap<>(games);
        changed.put(name, changed(games.get(name), token, instead));
        CompileRequest request = new CompileRequest(name, new Library(changed), CompileOptions.defaults());
        return GrogCompiler.check(request, new ParseCache()).diagnostics().stream()
                .filter(Diagnostic::isError)
                .toList();
    }
}
