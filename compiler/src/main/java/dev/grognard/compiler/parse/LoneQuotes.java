package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;

/**
 * Finds where the other quote of a text is missing: it is tried word by word, and where the declaration can be read with it, it was meant.
 * What stands in the text is then no code about which anything could be said.
 */
final class LoneQuotes {
    /** A text with more of them is something else than rules with a slip in them. */
    private static final int MOST = 5;

    /** What no line has that is read as it was meant. */
    private static final Set<Integer> SLIPS = Set.of(
            GrogLexer.UNCLOSED_DRAWING,
            GrogLexer.UNCLOSED_ROW,
            GrogLexer.UNCLOSED_STRING,
            GrogLexer.UNCLOSED_CITATION,
            GrogLexer.CURLY_STRING,
            GrogLexer.LONG_DASH,
            GrogLexer.UNDERSCORED,
            GrogLexer.DECIMAL,
            GrogLexer.FOREIGN_OPERATOR,
            GrogLexer.SEMICOLON,
            GrogLexer.UNKNOWN);

    private final Places places;
    private final Consumer<Diagnostic> problems;

    /** A line with a quote more, and the text that begins or ends with that quote. */
    private record Trial(int at, List<Token> line, CommonToken text, boolean opens) {
        int length() {
            return text.getStopIndex() - text.getStartIndex();
        }
    }

    LoneQuotes(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** The tokens, where such a text is one. */
    List<Token> paired(List<? extends Token> scanned) {
        List<Token> result = new ArrayList<>(scanned);
        List<Token> lone = result.stream()
                .filter(token -> token.getType() == GrogLexer.UNCLOSED_STRING)
                .toList();
        if (lone.size() <= MOST) {
            lone.forEach(quote -> pair(result, quote));
        }
        return result;
    }

    private void pair(List<Token> tokens, Token quote) {
        int first = tokens.indexOf(quote);
        while (first > 0 && tokens.get(first - 1).getLine() == quote.getLine()) {
            first--;
        }
        int end = tokens.indexOf(quote) + 1;
        int from = first;
        List<Token> above = tokens.subList(beginning(tokens, first), first);
        List<Token> below = tokens.subList(end, ending(tokens, end));
        trials(quote).stream()
                .filter(trial -> reads(above, trial.line(), below))
                .findFirst()
                .ifPresent(found -> {
                    problems.accept(problem(found));
                    tokens.subList(from, end).clear();
                    tokens.addAll(from, found.line());
                });
    }

    /** Where the declaration begins to which a line belongs: at the margin, as `grog fmt` lays it out. */
    private static int beginning(List<Token> tokens, int line) {
        int at = line;
        while (at > 0 && (at == tokens.size() || !begins(tokens.get(at)))) {
            at--;
        }
        return at;
    }

    private static int ending(List<Token> tokens, int behind) {
        int at = behind;
        while (at < tokens.size() && !begins(tokens.get(at))) {
            at++;
        }
        return at;
    }

    private static boolean begins(Token token) {
        return token.getCharPositionInLine() == 0
                && token.getChannel() == Token.DEFAULT_CHANNEL
                && token.getType() != GrogLexer.RBRACE;
    }

    private boolean reads(List<Token> above, List<Token> line, List<Token> below) {
        List<Token> all = new ArrayList<>(above);
        all.addAll(line);
        all.addAll(below);
        return ParseRun.stumbles(places, all).isEmpty();
    }

    /** The line with a quote wherever a text could begin or end, short texts first. */
    private static List<Trial> trials(Token quote) {
        int start = quote.getStartIndex() - quote.getCharPositionInLine();
        String rest = Slipped.restOfLine(quote);
        String line = quote.getCharPositionInLine() == 0
                ? rest
                : quote.getInputStream().getText(Interval.of(start, quote.getStartIndex() - 1)) + rest;
        List<Trial> trials = new ArrayList<>();
        for (int at = 0; at <= line.length(); at++) {
            if (isEdge(line, at)) {
                trial(quote, line, at, start).ifPresent(trials::add);
            }
        }
        trials.sort(Comparator.comparing(Trial::length));
        return trials;
    }

    private static boolean isEdge(String line, int at) {
        boolean before = at > 0 && !Character.isWhitespace(line.charAt(at - 1));
        boolean behind = at < line.length() && !Character.isWhitespace(line.charAt(at));
        return before != behind
                || before && (line.charAt(at - 1) == '(' || line.charAt(at) == ',' || line.charAt(at) == ')');
    }

    private static Optional<Trial> trial(Token quote, String line, int at, int start) {
        GrogLexer lexer = new GrogLexer(CharStreams.fromString(line.substring(0, at) + "\"" + line.substring(at)));
        lexer.removeErrorListeners();
        lexer.setInterpreter(KnownWays.lexing(lexer));
        int mark = line.codePointCount(0, at);
        List<Token> read = new ArrayList<>();
        Optional<Trial> found = Optional.empty();
        for (Token token : lexer.getAllTokens()) {
            boolean opens = token.getStartIndex() == mark;
            boolean closes = token.getStopIndex() == mark;
            CommonToken placed = placed(token, quote, start, mark);
            if (SLIPS.contains(token.getType()) || isText(token) && !isWhole(token.getText())) {
                return Optional.empty();
            }
            if (isText(token) && opens != closes) {
                found = Optional.of(new Trial(start + mark, read, placed, opens));
            }
            read.add(placed);
        }
        return found;
    }

    private static boolean isText(Token token) {
        return token.getType() == GrogLexer.STRING;
    }

    /** The same token where it stands in the whole text, which has no such quote. */
    private static CommonToken placed(Token token, Token quote, int start, int mark) {
        // Where a text is read its first sign is passed over, and this one lacks it.
        int from = token.getStartIndex() - (token.getStartIndex() >= mark ? 1 : 0);
        int to = token.getStopIndex() - (token.getStopIndex() >= mark ? 1 : 0);
        return Slipped.on(quote, token.getType(), token.getChannel(), start + from, start + to, token.getText());
    }

    /** Whether each hole of a text is closed in it, and none of its braces closes anything else. */
    private static boolean isWhole(String text) {
        int depth = 0;
        for (int i = 0; i < text.length() && depth >= 0; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            }
        }
        return depth == 0;
    }

    private Diagnostic problem(Trial found) {
        Span text = places.span(found.text());
        if (found.opens()) {
            Diagnostic problem = Diagnostic.error(
                    SyntaxCode.UNCLOSED_STRING,
                    "this text has no opening quote",
                    text.source().span(text.end() - 1, text.end()),
                    "ends here");
            int begin = text.start() + 1;
            return Mended.writing(problem, "write `\"` where it begins", text.source(), begin, begin, "\"");
        }
        Diagnostic problem =
                Diagnostic.error(SyntaxCode.UNCLOSED_STRING, "this text has no closing quote", text, "begins here");
        return Mended.writing(
                problem, "close it with `\"` on the same line", text.source(), text.end(), text.end(), "\"");
    }
}
