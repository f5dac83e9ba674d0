package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/** The arms of a {@code match} between values, written with commas or with the braces of statements. */
final class MatchSlips {
    private final Stumble at;

    private MatchSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        boolean sign = at.type() == GrogParser.COMMA || at.type() == GrogParser.LBRACE && at.expects("`:`");
        return sign && at.around(GrogParser.MatchExpressionContext.class).isPresent()
                ? new MatchSlips(at).message()
                : Optional.empty();
    }

    private Optional<Diagnostic> message() {
        boolean comma = at.type() == GrogParser.COMMA;
        String arms = arms(comma);
        int start = at.span(first()).start();
        int end = at.span(last()).end();
        if (!at.reads(start, end, arms)) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED,
                comma ? "no comma stands between the arms of a `match`" : "the value of an arm has no braces",
                "did not expect this");
        return Optional.of(at.writing(
                problem,
                comma ? "leave them out" : "a value follows a colon; what is done stands in braces",
                start,
                end,
                arms));
    }

    private Token first() {
        Token first = at.token;
        while (!at.isFirstOfLine(first)) {
            first = at.before(first).orElseThrow();
        }
        return first;
    }

    private Token last() {
        Token last = at.token;
        for (Optional<Token> one = at.after(last); isOnLine(one); one = at.after(last)) {
            last = one.orElseThrow();
        }
        return last;
    }

    private boolean isOnLine(Optional<Token> one) {
        return one.filter(token -> token.getLine() == at.token.getLine() && token.getType() != Token.EOF)
                .isPresent();
    }

    /** The line without the commas behind values, or with colons for the braces round them. */
    private String arms(boolean comma) {
        String text = at.places().source().text();
        StringBuilder line = new StringBuilder();
        int depth = 0;
        int done = at.span(first()).start();
        boolean valued = false;
        for (Optional<Token> one = Optional.of(first()); isOnLine(one); one = at.after(one.get())) {
            Token token = one.get();
            int type = token.getType();
            depth += type == GrogParser.LPAREN ? 1 : type == GrogParser.RPAREN ? -1 : 0;
            boolean key = at.before(token).filter(MatchSlips::isKey).isPresent();
            boolean braced = valued && type == GrogParser.RBRACE;
            String with = at.text(token);
            if (comma && depth == 0 && type == GrogParser.COMMA && valued) {
                with = "";
                valued = false;
            } else if (comma) {
                valued = valued || type == GrogParser.COLON && depth == 0;
            } else if (type == GrogParser.LBRACE && key && token.getTokenIndex() >= at.token.getTokenIndex()) {
                with = ":";
                valued = true;
            } else if (braced) {
                with = "";
                valued = false;
            }
            String gap = text.substring(done, at.span(token).start());
            line.append(with.equals(":") || with.isEmpty() ? "" : gap).append(with);
            done = at.span(token).end();
        }
        return line.toString();
    }

    private static boolean isKey(Token token) {
        return switch (token.getType()) {
            case GrogParser.THING, GrogParser.INT, GrogParser.YES, GrogParser.NO, GrogParser.NONE, GrogParser.DOTDOT ->
                true;
            default -> false;
        };
    }
}
