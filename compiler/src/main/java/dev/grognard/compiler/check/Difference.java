package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A sum of things and a number, so that it does not matter on which side of a comparison each of them is written.
 *
 * @param times how often each thing counts, under the words in which it is written; never 0 times
 * @param rest the number
 */
record Difference(SortedMap<String, Long> times, long rest) {
    static Difference of(Expr expr) {
        Difference nothing = new Difference(new TreeMap<>(), 0);
        return nothing.plus(expr, 1);
    }

    Difference less(Expr expr) {
        return plus(expr, -1);
    }

    private Difference plus(Expr expr, long sign) {
        if (expr instanceof Expr.Number number) {
            return new Difference(times, rest + sign * number.value());
        }
        if (expr instanceof Expr.Arithmetic sum && sum.sum() == Expr.Sum.PLUS) {
            return plus(sum.left(), sign).plus(sum.right(), sign);
        }
        if (expr instanceof Expr.Arithmetic sum && sum.sum() == Expr.Sum.MINUS) {
            return plus(sum.left(), sign).plus(sum.right(), -sign);
        }
        SortedMap<String, Long> more = new TreeMap<>(times);
        more.merge(expr.span().words(), sign, Long::sum);
        more.values().removeIf(n -> n == 0);
        return new Difference(more, rest);
    }

    /** Whether it counts backwards: of two that differ in their signs alone one does and the other does not. */
    boolean isTurned() {
        return !times.isEmpty() && times.get(times.firstKey()) < 0;
    }

    /** The things, the same for two that differ in their signs alone. */
    String subject() {
        long sign = isTurned() ? -1 : 1;
        return times.entrySet().stream().map(one -> told(one, sign)).collect(Collectors.joining(" + "));
    }

    private static String told(Map.Entry<String, Long> thing, long sign) {
        return sign * thing.getValue() + " * " + thing.getKey();
    }
}
