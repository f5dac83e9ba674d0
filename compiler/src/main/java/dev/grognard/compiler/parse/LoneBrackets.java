package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/** Closes citations that have no bracket behind their cases, so that the rest of the line is read as the code that it is. */
final class LoneBrackets {
    /** The cases of a citation; each has a number somewhere. */
    private static final Pattern CASES =
            Pattern.compile("\\[\\h*(?=[\\p{L}.-]*\\p{N})[\\p{L}\\p{N}]+(?:[.-][\\p{L}\\p{N}]+)*"
                    + "(?:\\h*,\\h*(?=[\\p{L}.-]*\\p{N})[\\p{L}\\p{N}]+(?:[.-][\\p{L}\\p{N}]+)*)*");

    private final Places places;
    private final Consumer<Diagnostic> problems;

    LoneBrackets(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** The tokens, where such a citation is one. */
    List<Token> closed(List<? extends Token> scanned) {
        List<Token> result = new ArrayList<>();
        for (Token token : scanned) {
            Matcher cases = CASES.matcher(token.getText());
            if (token.getType() == GrogLexer.UNCLOSED_CITATION && cases.lookingAt()) {
                close(token, cases.end(), result);
            } else {
                result.add(token);
            }
        }
        return result;
    }

    private void close(Token open, int length, List<Token> result) {
        String text = open.getText();
        int behind = open.getStartIndex() + text.codePointCount(0, length);
        CommonToken citation = Slipped.on(
                open,
                GrogLexer.CITATION,
                Token.DEFAULT_CHANNEL,
                open.getStartIndex(),
                behind - 1,
                text.substring(0, length) + "]");
        result.add(citation);
        Span span = places.span(citation);
        problems.accept(Mended.writing(
                Diagnostic.error(
                        SyntaxCode.UNCLOSED_CITATION, "this citation has no closing bracket", span, "begins here"),
                "close it with `]`",
                span.source(),
                span.end(),
                span.end(),
                "]"));
        GrogLexer lexer = new GrogLexer(CharStreams.fromString(text.substring(length)));
        lexer.removeErrorListeners();
        lexer.setInterpreter(KnownWays.lexing(lexer));
        for (Token token : lexer.getAllTokens()) {
            result.add(Slipped.on(
                    open,
                    token.getType(),
                    token.getChannel(),
                    behind + token.getStartIndex(),
                    behind + token.getStopIndex(),
                    token.getText()));
        }
    }
}
