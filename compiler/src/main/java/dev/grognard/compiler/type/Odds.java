package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Odds as they are printed and as they are asked for. */
final class Odds {
    private static final Pattern PRINTED = Pattern.compile("(\\d{1,6}):(\\d{1,6})");

    /** Odds as some charts print them, which is a difference here. */
    private static final Pattern DASHED = Pattern.compile("(\\d{1,6})\\h*-\\h*(\\d{1,6})");

    private static final Pattern LIMIT =
            Pattern.compile("(\\bat (?:least|most) )(\\d{1,6})(?:\\h*-\\h*(\\d{1,6}))?(?![\\h\\d]*[:+*/-])");

    private Odds() {}

    /** The number of printed odds, one side of which is 1. */
    static Optional<Integer> number(int left, int right) {
        if (right == 1 && left >= 1) {
            return Optional.of(left);
        }
        return left == 1 && right >= 1 ? Optional.of(2 - right) : Optional.empty();
    }

    /** Whether a key has odds of which neither side is 1, such as 3:2. */
    static boolean isBetween(String cell) {
        return PRINTED.matcher(key(cell)).find();
    }

    /** Replaces printed odds in a key cell by their numbers. */
    static String key(String cell) {
        Matcher matcher = PRINTED.matcher(cell);
        StringBuilder result = new StringBuilder();
        while (matcher.find()) {
            Optional<Integer> number = number(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
            matcher.appendReplacement(
                    result, number.map(String::valueOf).orElse(Matcher.quoteReplacement(matcher.group())));
        }
        return matcher.appendTail(result).toString();
    }

    /** What is said of two numbers in parentheses, who may be meant as odds. */
    static Diagnostic meant(Diagnostic problem, Span written, List<Expr> members) {
        boolean numbers = members.size() == 2
                && members.stream().allMatch(member -> member.type().isNumber());
        return numbers
                ? Mended.writing(
                        problem,
                        "the odds of two numbers are `ratio(a, b)`",
                        written.source(),
                        written.start(),
                        written.start(),
                        "ratio")
                : problem;
    }

    /** Says that odds are wanted where a number stands, which may be odds as other books print them. */
    static Diagnostic wanted(Expr number, Context context) {
        Diagnostic problem = Mismatch.of(Type.ODDS, number, context.symbols, context.guards.inBody());
        Span span = number.span();
        Matcher dashed = DASHED.matcher(span.text().strip());
        String odds = dashed.matches()
                ? dashed.group(1) + ":" + dashed.group(2)
                : span.text().strip() + ":1";
        boolean printed = PRINTED.matcher(odds).matches()
                && number(Integer.parseInt(odds.split(":")[0]), Integer.parseInt(odds.split(":")[1]))
                        .isPresent();
        if (!printed) {
            return problem;
        }
        // Whoever writes one limit so writes the next one so too.
        int end = span.source().lines().start(span.line())
                + span.source().lines().text(span.line()).length();
        String rest = LIMIT.matcher(span.source().text().substring(span.end(), end))
                .replaceAll(limit ->
                        limit.group(1) + limit.group(2) + ":" + (limit.group(3) == null ? "1" : limit.group(3)));
        String advice = "odds have a colon";
        Optional<Offer> all = Mended.offer(advice, span.source(), span.start(), end, odds + rest);
        return Mended.offer(advice, span.source(), span.start(), span.end(), odds)
                .map(one -> problem.offering(one.or(all)))
                .orElseGet(() -> problem.help(advice));
    }

    /** The two sides, if an expression is a call of the built-in {@code ratio(a, b)}. */
    static Optional<List<dev.grognard.compiler.ast.Expr>> call(dev.grognard.compiler.ast.Expr node) {
        return node instanceof dev.grognard.compiler.ast.Expr.ValueRef ref
                        && ref.name().text().equals("ratio")
                        && ref.arguments().filter(a -> a.size() == 2).isPresent()
                ? ref.arguments()
                : Optional.empty();
    }
}
