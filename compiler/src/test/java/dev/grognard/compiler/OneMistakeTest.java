package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** One mistake gives one message: takes a single word or sign out of games that are right, and reads what is said. */
class OneMistakeTest {
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
        PlayedGames games = PlayedGames.read();
        List<String> told = new ArrayList<>();
        for (String name : NAMES) {
            for (MatchResult brace : tokens(games.text(name))) {
                if (brace.group().equals("{") || brace.group().equals("}") && endsLine(games.text(name), brace)) {
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
        PlayedGames games = PlayedGames.read();
        Random random = new Random(1777);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < LOST; i++) {
            String name = NAMES.get(random.nextInt(NAMES.size()));
            List<MatchResult> tokens = tokens(games.text(name));
            MatchResult lost = tokens.get(random.nextInt(tokens.size()));
            note(told, name, lost, "", errors(games, name, lost, ""));
        }
        assertThat(told).hasSizeLessThanOrEqualTo(LOST * PERCENT / 100);
    }

    @Test
    void whatIsMisspeltIsHardlyEverMoreThanOneMessage() throws IOException {
        PlayedGames games = PlayedGames.read();
        Random random = new Random(1778);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < MISSPELT; i++) {
            String name = NAMES.get(random.nextInt(NAMES.size()));
            List<MatchResult> words = tokens(games.text(name)).stream()
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
        PlayedGames games = PlayedGames.read();
        Random random = new Random(1779);
        List<String> told = new ArrayList<>();
        int tried = 0;
        while (tried < PAIRS) {
            String name = NAMES.get(random.nextInt(NAMES.size()));
            String text = games.text(name);
            List<MatchResult> words = tokens(text).stream()
                    .filter(token -> token.group().matches("[A-Za-z]{5,}"))
                    .toList();
            MatchResult one = words.get(random.nextInt(words.size()));
            MatchResult other = words.get(random.nextInt(words.size()));
            boolean apart = !one.group().equals(other.group())
                    && text.substring(0, other.start()).length() > one.end()
                    && text.substring(one.end(), other.start()).matches("(?s).*\\n\\n.*");
            // What cannot be read is told alone: what it would mean is asked only when all can be read.
            if (!apart || !isOneOfMeaning(games, name, one) || !isOneOfMeaning(games, name, other)) {
                continue;
            }
            tried++;
            // The second first, so that the place of the first stays where it is.
            PlayedGames second = games.with(name, other.start(), other.end(), misspelt(other));
            int errors = errors(second, name, one, misspelt(one));
            if (errors < 2) {
                told.add(name + ": `" + misspelt(one) + "` and `" + misspelt(other) + "`: " + errors);
            }
            assertThat(errors).as("a text never passes because little is said").isPositive();
        }
        assertThat(told).as("what follows from another mistake").hasSizeLessThanOrEqualTo(PAIRS / 20);
    }

    private static boolean isOneOfMeaning(PlayedGames games, String name, MatchResult word) {
        List<Diagnostic> told = told(games, name, word, misspelt(word));
        return told.size() == 1 && !(told.get(0).code() instanceof SyntaxCode);
    }

    private static String misspelt(MatchResult word) {
        return word.group().substring(0, 2) + word.group().substring(3);
    }

    private static void note(List<String> told, String name, MatchResult token, String instead, int errors) {
        if (errors > 1) {
            told.add(name + ": `" + instead + "` for `" + token.group() + "` at " + token.start() + ": " + errors);
        }
    }

    private static boolean endsLine(String text, MatchResult token) {
        String rest = text.substring(token.end());
        return rest.isBlank() || rest.substring(0, rest.indexOf('\n')).isBlank();
    }

    private static List<MatchResult> tokens(String text) {
        return TOKEN.matcher(text)
                .results()
                .filter(token -> !token.group().startsWith("//"))
                .toList();
    }

    private static int errors(PlayedGames games, String name, MatchResult token, String instead) {
        return told(games, name, token, instead).size();
    }

    private static List<Diagnostic> told(PlayedGames games, String name, MatchResult token, String instead) {
        return games.with(name, token.start(), token.end(), instead).errors(name);
    }
}
