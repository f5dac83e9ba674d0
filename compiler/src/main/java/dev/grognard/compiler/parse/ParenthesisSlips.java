package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/** Slips about parentheses and what stands between them. */
final class ParenthesisSlips {
    private static final List<Integer> KINDS = List.of(GrogParser.PIECE, GrogParser.PLACE, GrogParser.LINK);

    private final Stumble at;

    private ParenthesisSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new ParenthesisSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        if (at.type() == GrogParser.RPAREN) {
            return closing();
        }
        Optional<Diagnostic> query = query();
        if (query.isPresent()) {
            return query;
        }
        if (at.type() == GrogParser.LPAREN && followsName() && !at.expects("`(`")) {
            return inside();
        }
        if (!at.expects("`)`") || at.isBefore(GrogParser.LPAREN)) {
            return Optional.empty();
        }
        Optional<Token> open = at.openParenthesis();
        if (open.isEmpty()) {
            return Optional.empty();
        }
        boolean comma = at.expects("`,`")
                && at.beginsValue()
                && at.isOnLineOfBefore()
                && at.closing(open.get()).isPresent();
        if (comma) {
            Token before = at.before().orElseThrow();
            Diagnostic problem = at.error(
                    SyntaxCode.MISSING_COMMA,
                    "a comma is missing between `" + at.text(before) + "` and " + at.found(),
                    "expected `,` before this");
            int end = at.span(before).end();
            return Optional.of(at.writing(problem, "write a comma between them", end, end, ","));
        }
        if (at.closing(open.get()).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(Diagnostic.error(
                        SyntaxCode.UNCLOSED_PARENTHESIS,
                        "this parenthesis is never closed",
                        at.span(open.get()),
                        "opened here")
                .with(at.span, at.type() == Token.EOF ? "the text ends" : "still open here")
                .help("close it with `)` where it ends"));
    }

    /** What narrows a kind, after a set that has another name. */
    private Optional<Diagnostic> query() {
        String instead = switch (at.type()) {
            case GrogParser.AT -> " where .at is …";
            case GrogParser.ON -> " where it in (Unit on map)";
            case GrogParser.NEXT -> " where adjacent(.at, …)";
            case GrogParser.WITHIN -> " where distance(.at, …) <= …";
            default -> "";
        };
        boolean closed = at.openParenthesis().flatMap(at::closing).isPresent();
        boolean name = at.isBefore(GrogParser.VALUE) || at.isBefore(GrogParser.RPAREN);
        if (instead.isEmpty() || !closed || !name || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        Optional<Diagnostic> small = kindInSmall();
        if (small.isPresent()) {
            return small;
        }
        String word = switch (at.type()) {
            case GrogParser.ON -> "on map";
            case GrogParser.NEXT -> "next to";
            default -> at.span.text();
        };
        String set = at.isBefore(GrogParser.VALUE) ? at.text(at.before().orElseThrow()) : "SET";
        return Optional.of(at.error(
                        SyntaxCode.QUERY_WITHOUT_KIND,
                        "`" + word + "` follows only the name of a kind, as in `Unit " + word
                                + (at.type() == GrogParser.ON ? "`" : " …`"),
                        "did not expect this after `" + at.text(at.before().orElseThrow()) + "`")
                .help("of another set, say it with `where`: `" + set + instead + "`"));
    }

    /** A kind with a small letter, of which whose they are could be read: {@code unit of s at …}. */
    private Optional<Diagnostic> kindInSmall() {
        Optional<Token> one = at.before();
        while (one.filter(word -> word.getType() != GrogParser.OF
                        && word.getType() != GrogParser.LPAREN
                        && word.getLine() == at.token.getLine())
                .isPresent()) {
            one = one.flatMap(at::before);
        }
        Optional<Token> name = one.filter(word -> word.getType() == GrogParser.OF)
                .flatMap(at::before)
                .filter(word -> word.getType() == GrogParser.VALUE);
        return name.flatMap(written -> {
            Span span = at.span(written);
            return at.namesAfter(KINDS).stream()
                    .filter(kind -> kind.equalsIgnoreCase(span.text()))
                    .findFirst()
                    .map(kind -> at.writing(
                            Diagnostic.error(
                                    SyntaxCode.CAPITAL_WANTED,
                                    "`" + span.text() + "` is written `" + kind + "`",
                                    span,
                                    "begins with a small letter"),
                            "kinds have a capital",
                            span.start(),
                            span.end(),
                            kind));
        });
    }

    private Optional<Diagnostic> closing() {
        boolean value = at.wants("a value") || at.wants("a parameter such as `u: Unit`");
        if (value && at.isBefore(GrogParser.COMMA)) {
            Token comma = at.before().orElseThrow();
            Diagnostic problem = Diagnostic.error(
                            SyntaxCode.COMMA_TOO_MANY, "nothing follows this comma", at.span(comma), "the last one")
                    .help("leave it out, or write what was forgotten");
            return Optional.of(problem);
        }
        if (at.openParenthesis().isEmpty()) {
            return Optional.of(at.error(
                            SyntaxCode.PARENTHESIS_CLOSES_NOTHING,
                            "this parenthesis closes nothing",
                            "no `(` is open here")
                    .help("leave it out, or write the `(` that it closes"));
        }
        return Optional.empty();
    }

    private boolean followsName() {
        return at.before()
                .filter(one -> {
                    boolean adjacent = one.getStopIndex() + 1 == at.token.getStartIndex();
                    return switch (one.getType()) {
                        case GrogParser.THING, GrogParser.VALUE -> adjacent;
                        case GrogParser.NO, GrogParser.ANY, GrogParser.COUNT -> true;
                        default -> false;
                    };
                })
                .isPresent();
    }

    /** The parser gave up before a list of values; the mistake is in one of them. */
    private Optional<Diagnostic> inside() {
        Optional<Token> close = at.closing(at.token);
        if (close.isEmpty()) {
            return Optional.of(Diagnostic.error(
                            SyntaxCode.UNCLOSED_PARENTHESIS, "this parenthesis is never closed", at.span, "opened here")
                    .help("close it with `)` where it ends"));
        }
        int start = at.span.end();
        int depth = 0;
        Token last = at.token;
        for (Token one = at.after(at.token).orElseThrow(); ; one = at.after(one).orElseThrow()) {
            depth += one.getType() == GrogParser.LPAREN ? 1 : one.getType() == GrogParser.RPAREN ? -1 : 0;
            boolean end = depth < 0;
            if (end || (depth == 0 && one.getType() == GrogParser.COMMA)) {
                int stop = at.span(one).start();
                Optional<Diagnostic> wrong = argument(start, stop, last, one);
                if (wrong.isPresent() || end) {
                    return wrong;
                }
                start = at.span(one).end();
                last = one;
            }
        }
    }

    private Optional<Diagnostic> argument(int start, int stop, Token first, Token last) {
        if (at.places().source().text().substring(start, stop).isBlank()) {
            if (last.getType() == GrogParser.RPAREN && first.getType() == GrogParser.COMMA) {
                return Optional.of(Diagnostic.error(
                                SyntaxCode.COMMA_TOO_MANY, "nothing follows this comma", at.span(first), "the last one")
                        .help("leave it out, or write what was forgotten"));
            }
            return Optional.of(Diagnostic.error(
                            SyntaxCode.MISSING_VALUE,
                            "a value is missing before `" + at.text(last) + "`",
                            at.span(last),
                            "expected a value before this")
                    .help("write what was forgotten, or leave the comma out"));
        }
        List<Diagnostic> found = new ArrayList<>();
        ParseRun.expression(at.places().source(), start, stop, found::add);
        return found.stream().findFirst();
    }
}
