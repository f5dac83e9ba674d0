package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.ExampleDeclarationContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** A line of an example that compares something, without the word that leads to what comes out. */
final class ForgottenExpects {
    private static final Set<Integer> COMPARING = Set.of(
            GrogParser.IS,
            GrogParser.IN,
            GrogParser.LESS,
            GrogParser.LESS_EQUAL,
            GrogParser.MORE_THAN,
            GrogParser.MORE_EQUAL,
            GrogParser.AND,
            GrogParser.OR,
            GrogParser.DOT,
            GrogParser.LBRACE);

    /** What a condition begins with and nothing else in an example. */
    private static final Set<Integer> LEADING = Set.of(GrogParser.NOT, GrogParser.ANY, GrogParser.NO, GrogParser.COUNT);

    private static final Set<Integer> ITEMS =
            Set.of(GrogParser.GIVEN, GrogParser.PLAY, GrogParser.EXPECT, GrogParser.REFUSE, GrogParser.CASE_WORD);

    private final Stumble at;
    private final List<Token> before;

    private ForgottenExpects(Stumble at, List<Token> before) {
        this.at = at;
        this.before = before;
    }

    static Optional<Diagnostic> of(Stumble at) {
        if (at.around(ExampleDeclarationContext.class).isEmpty()) {
            return Optional.empty();
        }
        if (!at.isOnLineOfBefore()) {
            return begins(at) ? new ForgottenExpects(at, List.of(at.token)).message() : Optional.empty();
        }
        List<Token> before = new ArrayList<>();
        for (Optional<Token> one = at.before();
                one.filter(word -> word.getLine() == at.token.getLine()).isPresent();
                one = at.before(one.get())) {
            before.add(0, one.get());
        }
        int first = before.get(0).getType();
        boolean named = first == GrogParser.VALUE || first == GrogParser.THING;
        return named && COMPARING.contains(at.type()) ? new ForgottenExpects(at, before).message() : Optional.empty();
    }

    /** Whether a condition begins a line, of which no answer and no other line of an example is made. */
    private static boolean begins(Stumble at) {
        boolean parenthesis = at.after(at.token)
                .filter(sign -> sign.getType() == GrogParser.LPAREN)
                .isPresent();
        return LEADING.contains(at.type()) && (parenthesis || at.type() == GrogParser.NOT)
                || at.expects("`given`, `play`, `expect`, `refuse` or `case`")
                        && (at.type() == GrogParser.THING || at.type() == GrogParser.VALUE);
    }

    private Optional<Diagnostic> message() {
        Token first = before.get(0);
        Optional<Token> equals = before.stream()
                .filter(one -> one.getType() == GrogParser.EQUALS)
                .findFirst();
        // What is given may be a state, and then `=` was meant.
        if (isGiven(first) && !isAsked()) {
            return Optional.empty();
        }
        int start = at.span(first).start();
        int end = equals.map(one -> at.span(one).end()).orElse(start);
        String with = "expect "
                + equals.map(one -> at.places()
                                        .source()
                                        .text()
                                        .substring(start, at.span(one).start()) + "is")
                        .orElse("");
        return at.reads(start, end, with)
                ? Optional.of(at.writing(
                        Diagnostic.error(
                                SyntaxCode.EXAMPLE_LINE,
                                "this line of an example does not say what it is for",
                                at.span(first),
                                "expected `expect` before this"),
                        "what comes out follows `expect`",
                        start,
                        end,
                        with))
                : Optional.empty();
    }

    /** Whether something is asked here that no state is: a rule with its arguments, or more than one comparison. */
    private boolean isAsked() {
        boolean called = before.size() > 1
                && before.get(0).getType() == GrogParser.VALUE
                && before.get(1).getType() == GrogParser.LPAREN;
        return called || at.isLaterOnLine(GrogParser.AND) || at.type() != GrogParser.IS;
    }

    /** Whether the last line before this that says what it is for says what is given. */
    private boolean isGiven(Token first) {
        for (Optional<Token> one = at.before(first); one.isPresent(); one = at.before(one.get())) {
            boolean begins = at.isFirstOfLine(one.get()) || isBehindBrace(one.get());
            if (begins && ITEMS.contains(one.get().getType())) {
                return one.get().getType() == GrogParser.GIVEN;
            }
        }
        return false;
    }

    private boolean isBehindBrace(Token one) {
        return at.before(one)
                .filter(sign -> sign.getType() == GrogParser.LBRACE)
                .isPresent();
    }
}
