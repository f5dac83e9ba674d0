package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Odds as they are printed and as they are asked for. */
final class Odds {
    private static final Pattern PRINTED = Pattern.compile("(\\d{1,6}):(\\d{1,6})");

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

    /** The two sides, if an expression is a call of the built-in {@code ratio(a, b)}. */
    static Optional<List<dev.grognard.compiler.ast.Expr>> call(dev.grognard.compiler.ast.Expr node) {
        return node instanceof dev.grognard.compiler.ast.Expr.ValueRef ref
                        && ref.name().text().equals("ratio")
                        && ref.arguments().filter(a -> a.size() == 2).isPresent()
                ? ref.arguments()
                : Optional.empty();
    }
}
