package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Finds words that are said and stand between no quotes. They are no code, about whose signs anything could be said, so they are taken for
 * the text that they are.
 */
final class UnquotedWords {
    /** A name alone may be a value that somebody wants to print, and what is put together with a sign is told about as that. */
    private static final Pattern SENTENCE = Pattern.compile("(?U)[^\"+]*[\\w})'’,]\\h+[\\w{('‘][^\"+]*");

    /** Statements stand some blanks apart on a line, and a citation or a remark may follow one. */
    private static final Pattern BEHIND = Pattern.compile("\\h{2}|\\[|//|\\h*$");

    private final Places places;
    private final Consumer<Diagnostic> problems;

    UnquotedWords(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** The tokens, where such words are a text. */
    List<Token> quoted(List<? extends Token> scanned) {
        List<Token> result = new ArrayList<>();
        int resumes = 0;
        Token before = null;
        for (Token token : scanned) {
            if (token.getStartIndex() < resumes) {
                continue;
            }
            Optional<CommonToken> text = before != null && isSaid(before, token) ? text(token) : Optional.empty();
            text.map(this::problem).ifPresent(problems);
            resumes = text.map(Token::getStopIndex).orElse(-1) + 1;
            result.add(text.isPresent() ? text.get() : token);
            before = token;
        }
        return result;
    }

    private static boolean isSaid(Token say, Token first) {
        return say.getType() == GrogLexer.SAY
                && say.getLine() == first.getLine()
                && say.getStopIndex() + 1 < first.getStartIndex()
                && (Character.isLetterOrDigit(first.getText().codePointAt(0)) || first.getType() == GrogLexer.LBRACE);
    }

    /** The words from a token on; a text begins with a quote, and the blank before them stands for it. */
    private static Optional<CommonToken> text(Token first) {
        String words = words(Slipped.restOfLine(first)).stripTrailing();
        if (!SENTENCE.matcher(words).matches()) {
            return Optional.empty();
        }
        int stop = first.getStartIndex() + words.codePointCount(0, words.length()) - 1;
        return Optional.of(Slipped.on(
                first, GrogLexer.STRING, Token.DEFAULT_CHANNEL, first.getStartIndex() - 1, stop, "\"" + words + "\""));
    }

    /** What is said: up to the brace that closes the block around, or up to whatever else follows on the line. */
    private static String words(String line) {
        int depth = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            boolean ends =
                    depth == 0 && BEHIND.matcher(line).region(i, line.length()).lookingAt();
            if (depth < 0 || ends) {
                return line.substring(0, i);
            }
        }
        return depth == 0 ? line : "";
    }

    private Diagnostic problem(CommonToken text) {
        Span all = places.span(text);
        Span words = all.source().span(all.start() + 1, all.end());
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.MISSING_TEXT, "what is said stands between quotes", words, "words without quotes");
        return Mended.writing(
                problem,
                "write `\"` where it begins and where it ends",
                words.source(),
                words.start(),
                words.end(),
                "\"" + words.text() + "\"");
    }
}
