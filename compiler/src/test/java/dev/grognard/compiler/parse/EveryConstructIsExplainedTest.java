package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.tree.ParseTreeWalker;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The reference is whole: each construct stands in one of its blocks, which are run, and each word is spoken about. */
class EveryConstructIsExplainedTest {
    private static final Path REFERENCE = Path.of("..", "docs", "language.md");
    private static final Path TYPES = Path.of("src", "main", "java", "dev", "grognard", "compiler", "type");

    /** How the compiler knows a name that no game declares. */
    private static final Pattern BUILT_IN = Pattern.compile(
            "(?:name(?:\\.text\\(\\))?\\.equals|declare|variable)\\(\"([a-z]\\w+)\"|^ +case \"([a-z]\\w+)\":",
            Pattern.MULTILINE);

    private static final List<String> blocks = new ArrayList<>();
    private static String prose = "";
    /** The same without the list of words that cannot be names, which explains none of them. */
    private static String explained = "";

    @BeforeAll
    static void read() throws IOException {
        StringBuilder words = new StringBuilder();
        StringBuilder block = new StringBuilder();
        boolean inside = false;
        for (String line : Files.readAllLines(REFERENCE)) {
            if (inside && line.equals("```")) {
                blocks.add(block.toString());
                block.setLength(0);
                inside = false;
            }
            (inside ? block : words).append(line).append('\n');
            inside |= line.startsWith("```grog");
        }
        prose = words.toString();
        explained = prose.replaceFirst("(?s)### Words that cannot be names.*?(?=### )", "");
    }

    @Test
    void everyAlternativeOfTheGrammarStandsInABlock() {
        Set<String> unused = EveryConstructIsPlayedTest.constructs();
        for (String block : blocks) {
            GrogLexer lexer = new GrogLexer(CharStreams.fromString(block));
            new ParseTreeWalker()
                    .walk(
                            new EveryConstructIsPlayedTest.Seen(unused),
                            new GrogParser(new CommonTokenStream(lexer)).singleFile());
        }

        assertThat(unused).as("alternatives that no block shows").isEmpty();
    }

    @Test
    void everyWordOfTheLanguageIsSpokenAbout() {
        Set<String> words = words();
        words.removeIf(EveryConstructIsExplainedTest::isSpokenAbout);

        assertThat(words).isEmpty();
    }

    @Test
    void theWordsThatCannotBeNamesAreListed() {
        Matcher list =
                Pattern.compile("### Words that cannot be names\n\n(.*)\\.\n").matcher(prose);
        assertThat(list.find()).isTrue();
        List<String> listed = Stream.of(list.group(1).split(", "))
                .map(word -> word.replace("`", ""))
                .toList();

        assertThat(listed)
                .containsExactlyElementsOf(words().stream()
                        .filter(word -> Character.isLowerCase(word.charAt(0)))
                        .filter(word -> !isRead(word, GrogParser::valueName))
                        .toList());
        assertThat(words().stream()
                        .filter(word -> isRead(word, GrogParser::valueName) && !isRead(word, GrogParser::variableName)))
                .containsExactly("end", "start");
        assertThat(words().stream().filter(word -> Character.isUpperCase(word.charAt(0))))
                .containsExactly("Set");
    }

    private static boolean isRead(String word, Consumer<GrogParser> rule) {
        GrogParser parser = new GrogParser(new CommonTokenStream(new GrogLexer(CharStreams.fromString(word))));
        parser.removeErrorListeners();
        rule.accept(parser);
        return parser.getNumberOfSyntaxErrors() == 0;
    }

    private static Set<String> words() {
        return IntStream.rangeClosed(1, GrogLexer.VOCABULARY.getMaxTokenType())
                .mapToObj(GrogLexer.VOCABULARY::getLiteralName)
                .filter(Objects::nonNull)
                .map(quoted -> quoted.substring(1, quoted.length() - 1))
                .filter(word -> Character.isLetter(word.charAt(0)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyNameThatTheCompilerKnowsIsSpokenAbout() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> sources = Files.list(TYPES)) {
            for (Path source : sources.toList()) {
                Matcher matcher = BUILT_IN.matcher(Files.readString(source));
                while (matcher.find()) {
                    names.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
                }
            }
        }
        assertThat(names).contains("distance", "foe", "opponent", "turn");
        names.removeIf(EveryConstructIsExplainedTest::isSpokenAbout);

        assertThat(names).isEmpty();
    }

    /** Whether a word stands as code in the text, or in a description of syntax. */
    private static boolean isSpokenAbout(String word) {
        String code = "(?<![\\w])" + word + "(?![\\w])";
        return Pattern.compile("`[^`\n]*" + code + "[^`\n]*`")
                        .matcher(explained)
                        .find()
                || Pattern.compile("```text\n(?:(?!```)[\\s\\S])*?" + code)
                        .matcher(explained)
                        .find();
    }
}
