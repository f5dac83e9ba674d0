package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Token;

/** Slips in the positions and moves of examples, where one fact follows the other without a sign between them. */
final class ExampleSlips {
    private static final Set<Integer> ANSWERS =
            Set.of(GrogParser.YES, GrogParser.NO, GrogParser.PASSES, GrogParser.CHOOSES);

    private static final Pattern SIDES = Pattern.compile("(?m)^sides\\h+([^\\n\\[{/]*)");
    private static final Pattern NAME = Pattern.compile("(?U)\\b\\p{Lu}\\w*(?=\\h*(?:\"|,|$))");

    private final Stumble at;

    private ExampleSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        boolean example = at.isInside(GrogParser.RULE_exampleItem);
        return example ? new ExampleSlips(at).message() : Optional.empty();
    }

    /** An answer at the beginning of a line, without the side that gives it. */
    static Optional<Diagnostic> answer(Stumble at) {
        if (!ANSWERS.contains(at.type()) || !at.isFirstOfLine(at.token)) {
            return Optional.empty();
        }
        String word = at.text(at.token);
        return Optional.of(at.error(
                        SyntaxCode.MOVE_WITHOUT_SIDE,
                        "this answer does not say which side gives it",
                        "expected a side before this")
                .help(sideFirst(at, word)));
    }

    /** What a side does, with the sides of the game. */
    private static String sideFirst(Stumble at, String deed) {
        String sides = at.places().source().family().stream()
                .flatMap(text -> SIDES.matcher(text.text()).results())
                .flatMap(line ->
                        NAME.matcher(line.group(1).replaceAll("\"[^\"]*\"", "")).results())
                .map(name -> "`" + name.group() + " " + deed + "`")
                .collect(Collectors.joining(" or "));
        return "write the side first" + (sides.isEmpty() ? "" : ": " + sides);
    }

    private Optional<Diagnostic> message() {
        return early().or(this::fact);
    }

    /** Chance that nobody's move leads to. */
    private Optional<Diagnostic> early() {
        boolean chance = at.type() == GrogParser.ROLLS || at.type() == GrogParser.DRAWS;
        if (!chance || !at.isBefore(GrogParser.PLAY)) {
            return Optional.empty();
        }
        Token play = at.before().orElseThrow();
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.MOVE_WITHOUT_SIDE,
                "no side does anything here",
                at.span(play),
                "expected a side and what it does after this");
        return Optional.of(at.writing(
                problem,
                "what falls before the first question stands under `given`",
                at.span(play).start(),
                at.span(play).end(),
                "given"));
    }

    private Optional<Diagnostic> fact() {
        boolean fact = at.expects("`=`");
        boolean deed = at.expects("an order, `chooses` or `passes`");
        if (!fact && !deed) {
            return Optional.empty();
        }
        return comma().or(() -> fact ? setUp().or(this::move) : nobody());
    }

    /** `A, B C, D`: the second of two names without a comma was taken for the beginning of the next fact or move. */
    private Optional<Diagnostic> comma() {
        Optional<Token> second = at.before().filter(one -> one.getType() == GrogParser.THING);
        Optional<Token> first = second.flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.THING || one.getType() == GrogParser.RPAREN);
        if (at.type() != GrogParser.COMMA || first.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.MISSING_COMMA,
                "a comma is missing between `" + at.text(first.get()) + "` and `" + at.text(second.get()) + "`",
                at.span(second.get()),
                "expected `,` before this");
        int end = at.span(first.get()).end();
        return Optional.of(at.writing(problem, "write a comma between them", end, end, ","));
    }

    private Optional<Diagnostic> setUp() {
        Optional<Token> place = at.before().filter(one -> one.getType() == GrogParser.THING);
        if (at.type() != GrogParser.COLON || place.isEmpty()) {
            return Optional.empty();
        }
        Optional<Token> word = place.flatMap(at::before).filter(one -> one.getType() == GrogParser.AT);
        Optional<Token> sign = word.flatMap(at::before).filter(one -> one.getType() == GrogParser.EQUALS);
        if (sign.isPresent()) {
            return Optional.of(Diagnostic.error(
                            SyntaxCode.MISSING_VALUE,
                            "expected a value after `=`",
                            at.span(sign.get()),
                            "expected a value after this")
                    .help("write what was forgotten"));
        }
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.SET_UP_WITHOUT_AT,
                "expected `at` before the place `" + at.text(place.get()) + "`",
                at.span(place.get()),
                "expected `at` before this");
        int start = at.span(place.get()).start();
        return Optional.of(at.writing(problem, "what stands where is said with `at`", start, start, "at "));
    }

    private Optional<Diagnostic> move() {
        boolean side = at.isBefore(GrogParser.THING)
                && at.before().filter(at::isFirstOfLine).isPresent();
        boolean deed = at.type() == GrogParser.THING
                || at.type() == GrogParser.CHOOSES
                || at.type() == GrogParser.PASSES
                || at.type() == GrogParser.YES;
        if (!side || !deed) {
            return Optional.empty();
        }
        Token first = at.before().orElseThrow();
        return Optional.of(Diagnostic.error(
                        SyntaxCode.EXAMPLE_LINE,
                        "a move stands among what is given",
                        at.span(first),
                        "expected `play` before this")
                .help("write `play` before the first move"));
    }

    private Optional<Diagnostic> nobody() {
        Token order = at.before().orElseThrow();
        boolean adjacent = order.getStopIndex() + 1 == at.token.getStartIndex();
        return order.getType() == GrogParser.THING && at.type() == GrogParser.LPAREN && adjacent
                ? Optional.of(Diagnostic.error(
                                SyntaxCode.MOVE_WITHOUT_SIDE,
                                "this move does not say which side makes it",
                                at.span(order),
                                "expected a side before this")
                        .help(sideFirst(at, at.text(order) + "(…)")))
                : Optional.empty();
    }
}
