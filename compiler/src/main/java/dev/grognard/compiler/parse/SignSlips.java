package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** Slips about signs: an equals sign for a comparison, a brace that closes nothing, a citation in the wrong place. */
final class SignSlips {
    /** What stands before the braces of an arm. */
    private static final Set<Integer> KEYS = Set.of(
            GrogParser.THING, GrogParser.COMMA, GrogParser.INT, GrogParser.YES, GrogParser.NO, GrogParser.DOTDOT);

    private static final String IF = "the block of an `if`";
    private static final String ELSE = "`else`";
    private static final Set<String> IF_PARTS = Set.of(IF, ELSE);

    private final Stumble at;

    private SignSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new SignSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        return switch (at.type()) {
            case GrogParser.EQUALS -> equalsSign();
            case GrogParser.IS -> is();
            case GrogParser.RBRACE -> brace();
            case GrogParser.CITATION -> citation();
            case GrogParser.MINUS -> minus();
            case GrogParser.DOT -> dot();
            default -> Optional.empty();
        };
    }

    private Optional<Diagnostic> equalsSign() {
        if (at.expects("`:`") && !at.isInside(GrogParser.RULE_expression)) {
            return colon();
        }
        boolean missing = at.expects("a value") || at.expects("a condition");
        if (missing || !at.isInside(GrogParser.RULE_expression) && !isAsked()) {
            return Optional.empty();
        }
        Span sign = at.span(earlier().orElse(at.token));
        Diagnostic problem =
                Diagnostic.error(SyntaxCode.EQUALS_FOR_IS, "`=` does not compare", sign, "did you mean `is`?");
        return Optional.of(
                at.writing(problem, "`is` compares, `=` gives something a new value", sign.start(), sign.end(), "is"));
    }

    /** Whether something on the line is asked, so that a sign may be meant to compare. */
    private boolean isAsked() {
        for (Optional<Token> one = at.before(); one.isPresent(); one = at.before(one.get())) {
            if (one.get().getLine() != at.token.getLine()) {
                return false;
            }
            if (LineSoFar.CONDITIONS.contains(one.get().getType())) {
                return true;
            }
        }
        return false;
    }

    /** Of two signs behind a `when` the first one compares, and the other gives the value. */
    private Optional<Token> earlier() {
        Optional<Token> found = Optional.empty();
        for (Optional<Token> one = at.before(); one.isPresent(); one = at.before(one.get())) {
            int type = one.get().getType();
            if (one.get().getLine() != at.token.getLine()) {
                return Optional.empty();
            }
            if (type == GrogParser.WHEN) {
                return found;
            }
            found = type == GrogParser.EQUALS ? one : found;
        }
        return Optional.empty();
    }

    private Optional<Diagnostic> colon() {
        boolean name = at.after(at.token)
                .filter(one -> one.getType() == GrogParser.THING
                        || one.getType() == GrogParser.SET
                        || one.getType() == GrogParser.DIE)
                .isPresent();
        if (!name) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(SyntaxCode.MISSING_COLON, "`=` stands where a colon is meant", "expected `:`");
        return Optional.of(at.writing(problem, "write `:`", at.span.start(), at.span.end(), ":"));
    }

    private Optional<Diagnostic> is() {
        if (!at.expects("`=`") && !at.isListed()) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(SyntaxCode.IS_FOR_EQUALS, "`is` does not give a value", "did you mean `=`?");
        return Optional.of(
                at.writing(problem, "`=` gives something a value, `is` compares", at.span.start(), at.span.end(), "="));
    }

    private Optional<Diagnostic> brace() {
        return at.isTop()
                ? Optional.of(
                        at.error(SyntaxCode.BRACE_CLOSES_NOTHING, "this brace closes nothing", "no `{` is open here")
                                .help("leave it out, or write the `{` that it closes"))
                : Optional.empty();
    }

    /** A citation that stands where something was forgotten is not to blame; one where nothing is missing is misplaced. */
    private Optional<Diagnostic> citation() {
        Optional<Token> after = at.after(at.token);
        boolean lineEnds = after.filter(one -> one.getLine() == at.token.getLine())
                .filter(one -> one.getType() != GrogParser.RBRACE)
                .isEmpty();
        boolean untyped = at.expects("`:`") && at.expects("`(`") && at.expected.size() == 2;
        boolean forgotten = (at.expected.size() == 1 || untyped)
                && (!at.isBefore(GrogParser.EQUALS) || lineEnds)
                && !(at.wants("a text in quotes")
                        && after.filter(one -> one.getType() == GrogParser.STRING)
                                .isPresent());
        Diagnostic problem = at.error(SyntaxCode.CITATION_PLACE, "a citation cannot stand here", "a citation");
        Optional<Diagnostic> early = at.expects("`:`") ? behindType(problem) : Optional.empty();
        if (early.isPresent()) {
            return early;
        }
        if (forgotten || at.expects("`)`")) {
            return Optional.empty();
        }
        return Optional.of(exception()
                .map(to -> cited(problem, to))
                .orElseGet(() -> problem.help(caseless()
                        .map(what -> what + " takes no case: put it behind the statement inside that it belongs to, or"
                                + " behind the "
                                + (IF_PARTS.contains(what)
                                        ? "condition of the `if`"
                                        : "head of the order, option or procedure around"))
                        .orElse("put it before the `=`, or after the statement or the closing brace that it belongs"
                                + " to"))));
    }

    /** A citation that stands before the type. */
    private Optional<Diagnostic> behindType(Diagnostic problem) {
        Optional<Token> colon = at.after(at.token).filter(one -> one.getType() == GrogParser.COLON);
        Optional<Token> sign = colon;
        while (sign.filter(one -> one.getLine() == at.token.getLine() && one.getType() != GrogParser.EQUALS)
                .isPresent()) {
            sign = sign.flatMap(at::after);
        }
        return sign.filter(one -> one.getType() == GrogParser.EQUALS)
                .flatMap(at::before)
                .map(last -> {
                    int start = at.span(at.before().orElseThrow()).end();
                    int end = at.span(last).end();
                    String type = at.places()
                            .source()
                            .text()
                            .substring(at.span(colon.orElseThrow()).start(), end);
                    return at.writing(
                            problem, "the case stands behind the type", start, end, type + " " + at.span.text());
                });
    }

    /** What ends before a citation and takes none. */
    private Optional<String> caseless() {
        return at.before()
                .filter(brace -> brace.getType() == GrogParser.RBRACE)
                .flatMap(this::opening)
                .flatMap(at::before)
                .flatMap(last -> switch (last.getType()) {
                    case GrogParser.OTHERWISE -> Optional.of("`otherwise`");
                    case GrogParser.ELSE -> Optional.of(ELSE);
                    default -> headOf(last);
                });
    }

    private Optional<Token> opening(Token brace) {
        int depth = 0;
        for (Optional<Token> one = Optional.of(brace); one.isPresent(); one = at.before(one.get())) {
            int type = one.get().getType();
            depth += type == GrogParser.RBRACE ? 1 : type == GrogParser.LBRACE ? -1 : 0;
            if (depth == 0) {
                return one;
            }
        }
        return Optional.empty();
    }

    /** What begins the line or block that ends with this word and a brace, if it takes no case behind that. */
    private Optional<String> headOf(Token last) {
        Token first = last;
        boolean keys = true;
        while (!at.isFirstOfLine(first) && !isBehindBrace(first)) {
            keys = keys && KEYS.contains(first.getType());
            first = at.before(first).orElseThrow();
        }
        return switch (first.getType()) {
            case GrogParser.IF -> Optional.of(IF);
            case GrogParser.MATCH -> Optional.of("a `match`");
            default ->
                keys && KEYS.contains(first.getType()) && at.isInside(GrogParser.RULE_block)
                        ? Optional.of("an arm of a `match`")
                        : Optional.empty();
        };
    }

    private boolean isBehindBrace(Token word) {
        return at.before(word)
                .filter(one -> one.getType() == GrogParser.LBRACE || one.getType() == GrogParser.RBRACE)
                .isPresent();
    }

    /** The `to` of the exception around a citation, before which it should have stood. */
    private Optional<Token> exception() {
        Optional<Token> one = at.before();
        while (one.filter(here -> !at.isFirstOfLine(here) && here.getType() != GrogParser.EXCEPTION)
                .isPresent()) {
            one = one.flatMap(at::before);
        }
        return one.filter(first -> first.getType() == GrogParser.EXCEPTION && first.getLine() == at.token.getLine())
                .flatMap(at::after)
                .filter(next -> next.getType() == GrogParser.TO);
    }

    private Diagnostic cited(Diagnostic problem, Token to) {
        String text = at.places().source().text();
        int start = at.span(to).start();
        int end = at.span(at.before().orElseThrow()).end();
        String moved = at.span.text() + " " + text.substring(start, end);
        return at.writing(problem, "the case of an exception stands before its `to`", start, at.span.end(), moved);
    }

    private Optional<Diagnostic> minus() {
        boolean range = at.isBefore(GrogParser.INT) && (at.expects("`..`") || at.wants("`..`"));
        if (!range) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(SyntaxCode.RANGE, "a range is not written with `-`", "did you mean `..`?");
        return Optional.of(at.writing(problem, "two dots make a range", at.span.start(), at.span.end(), ".."));
    }

    private Optional<Diagnostic> dot() {
        if (!at.isBefore(GrogParser.DOTDOT)) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(SyntaxCode.RANGE, "a range has two dots", "one dot too many");
        return Optional.of(at.writing(problem, "write two", at.span.start(), at.span.end(), ""));
    }
}
