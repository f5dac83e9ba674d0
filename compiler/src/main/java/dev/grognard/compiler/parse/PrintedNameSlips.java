package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** A name of several words that stands in a rule as it is printed, where rules know it as one word. */
final class PrintedNameSlips {
    /** Names of more words are not looked for. */
    private static final int MOST_WORDS = 6;

    private static final Pattern SEVERAL_WORDS = Pattern.compile("[\\p{L}\\p{N}]+(?:[.'’]?[ -]?[\\p{L}\\p{N}]+)+");

    /** The first cell of a row. */
    private static final Pattern ROW = Pattern.compile("(?m)^[ \\t]*\\|[ \\t]*([^|\\n]*?)[ \\t]*\\|");

    /** One of the names in a cell. */
    private static final Pattern IN_CELL = Pattern.compile("[^,\\s](?:[^,]*[^,\\s])?");

    /** A line that names things and says how they are printed, and one such thing. */
    private static final Pattern NAMES = Pattern.compile("(?m)^[ \\t]*(?:box|sides|enum)\\b.*$");

    private static final Pattern NAMED = Pattern.compile("([\\p{L}\\p{N}]+)[ \\t]+\"([^\"\\n]+)\"");

    /** A thing that is printed as a dash. */
    private static final Pattern DASHED = Pattern.compile("\\b(\\p{Lu}[\\p{L}\\p{N}]*)[ \\t]+(\"[-–—]\")");

    /** A line that names hexes, and one of its names. */
    private static final Pattern HEX_NAMES = Pattern.compile("(?m)^[ \\t]*named\\b.*$");

    private static final Pattern NAMED_HEX = Pattern.compile("(?<=named|,)[ \\t]+(\\p{L}[^,\\d\\n]*?)[ \\t]+\\d+");

    private record Printed(String id, Span where) {}

    private final Stumble at;

    private PrintedNameSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new PrintedNameSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        Optional<Diagnostic> sign = sign();
        if (sign.isPresent()) {
            return sign;
        }
        List<Span> candidates = stretches()
                .filter(words -> SEVERAL_WORDS.matcher(words.text()).matches() && !isRange(words))
                .toList();
        Map<String, Printed> printed =
                candidates.isEmpty() ? Map.of() : printed(at.places().source());
        return candidates.stream()
                .filter(words -> printed.containsKey(PrintedName.identifier(words.text())))
                .max(Comparator.comparingInt(words -> words.end() - words.start()))
                .map(words -> written(words, printed.get(PrintedName.identifier(words.text()))));
    }

    /** A value that is printed as a dash, before what happens at it. */
    private Optional<Diagnostic> sign() {
        Optional<Token> dash = at.before()
                .filter(one -> one.getType() == GrogParser.MINUS && at.isFirstOfLine(one))
                .filter(one -> at.type() == GrogParser.LBRACE && one.getLine() == at.token.getLine());
        return dash.flatMap(one -> at.places().source().family().stream()
                .flatMap(text -> DASHED.matcher(text.text())
                        .results()
                        .map(match -> new Printed(match.group(1), new Span(text, match.start(1), match.end(2)))))
                .findFirst()
                .map(name -> written(at.span(one), name)));
    }

    /** Rows and columns of hexes from one to another, which look like the number of a hex when they are joined. */
    private static boolean isRange(Span words) {
        return words.text().matches("\\d+\\s*-\\s*\\d+")
                && words.source().text().substring(0, words.start()).matches("(?s).*\\b(?:rows|columns)\\s+");
    }

    /** What words on a line are called in rules, if something is printed so. */
    static Optional<String> inRules(Span words) {
        return named(words).map(Printed::id);
    }

    /** What is told about words that stand where rules have a name. */
    static Optional<Diagnostic> written(Span words) {
        return named(words).map(name -> written(words, name));
    }

    private static Optional<Printed> named(Span words) {
        return Optional.ofNullable(printed(words.source()).get(PrintedName.identifier(words.text())));
    }

    private static Diagnostic written(Span words, Printed name) {
        Diagnostic problem = Diagnostic.error(
                        SyntaxCode.PRINTED_NAME,
                        "in rules `" + words.text() + "` is written `" + name.id() + "`",
                        words,
                        SEVERAL_WORDS.matcher(words.text()).matches() ? "a name is one word here" : "a sign")
                .with(name.where(), "printed here");
        return Mended.writing(
                problem, "write `" + name.id() + "`", words.source(), words.start(), words.end(), name.id());
    }

    /** Some words of a line that stand around the mistake, end before it or begin with it. */
    private Stream<Span> stretches() {
        List<Token> words = new ArrayList<>();
        Token near = at.before().orElse(at.token);
        Optional<Token> one = Optional.of(near);
        while (one.isPresent() && words.size() < MOST_WORDS) {
            words.add(0, one.get());
            one = one.flatMap(at::before);
        }
        int middle = words.size() - 1;
        one = at.after(near);
        while (one.filter(next -> next.getType() != Token.EOF).isPresent() && words.size() < 2 * MOST_WORDS) {
            words.add(one.get());
            one = one.flatMap(at::after);
        }
        return IntStream.rangeClosed(0, Math.min(middle + 1, words.size() - 1))
                .boxed()
                .flatMap(first -> IntStream.range(Math.max(first + 1, middle), words.size())
                        .filter(last ->
                                words.get(first).getLine() == words.get(last).getLine())
                        .mapToObj(last -> at.places().span(words.get(first), words.get(last))));
    }

    /** Whether a name is that of a row, a box, a side or a value with other words in print. */
    static boolean isPrinted(SourceText source, String name) {
        return printed(source).values().stream().anyMatch(one -> one.id().equals(name));
    }

    /** Whether something is printed so and has this name. */
    static boolean isPrintedSo(SourceText source, String words, String name) {
        return printed(source).entrySet().stream()
                .anyMatch(
                        one -> one.getValue().id().equals(name) && one.getKey().equalsIgnoreCase(words));
    }

    /** What rows, boxes, sides and values of a game are called, by what is printed for them. */
    private static Map<String, Printed> printed(SourceText source) {
        Map<String, Printed> names = new HashMap<>();
        source.family().forEach(text -> gather(text, names));
        return names;
    }

    private static void gather(SourceText source, Map<String, Printed> names) {
        Matcher row = ROW.matcher(source.text());
        while (row.find()) {
            Matcher cell = IN_CELL.matcher(source.text()).region(row.start(1), row.end(1));
            while (cell.find()) {
                PrintedName name = PrintedName.of(cell.group());
                names.putIfAbsent(
                        PrintedName.identifier(name.printed()),
                        new Printed(name.id(), source.span(cell.start(), cell.end())));
            }
        }
        Matcher hexes = HEX_NAMES.matcher(source.text());
        while (hexes.find()) {
            Matcher named = NAMED_HEX
                    .matcher(source.text())
                    .region(hexes.start(), hexes.end())
                    .useTransparentBounds(true);
            while (named.find()) {
                String id = PrintedName.identifier(named.group(1));
                names.putIfAbsent(id, new Printed(id, source.span(named.start(1), named.end(1))));
            }
        }
        Matcher line = NAMES.matcher(source.text());
        while (line.find()) {
            Matcher named = NAMED.matcher(source.text()).region(line.start(), line.end());
            while (named.find()) {
                names.putIfAbsent(
                        PrintedName.identifier(named.group(2)),
                        new Printed(named.group(1), source.span(named.start(2), named.end(2))));
            }
        }
    }
}
