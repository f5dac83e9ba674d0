package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.Map;
import java.util.Optional;

/**
 * How small and how great a number can be; no end where that is not known.
 *
 * @param low the least that it can be
 * @param high the most that it can be
 */
record Extent(Optional<Integer> low, Optional<Integer> high) {
    static final Extent ANY = new Extent(Optional.empty(), Optional.empty());

    /** What a number can be by what is written, with what the names that `let` gives stand for. */
    static Extent of(Expr expr, Map<Variable, Expr> lets) {
        if (expr instanceof Expr.Number number) {
            return between(number.value(), number.value());
        }
        if (expr instanceof Expr.Roll roll) {
            return between(1, roll.faces());
        }
        if (expr instanceof Expr.Read read && lets.containsKey(read.variable())) {
            return of(lets.get(read.variable()), lets);
        }
        if (expr instanceof Expr.Conditional choice) {
            return of(choice.then(), lets).or(of(choice.otherwise(), lets));
        }
        if (expr instanceof Expr.Arithmetic sum && sum.sum() != Expr.Sum.TIMES) {
            return joined(sum.sum(), of(sum.left(), lets), of(sum.right(), lets));
        }
        return expr.type().present() instanceof Type.Whole whole ? new Extent(whole.low(), whole.high()) : ANY;
    }

    private static Extent between(int low, int high) {
        return new Extent(Optional.of(low), Optional.of(high));
    }

    /** What either of two can be. */
    Extent or(Extent other) {
        return new Extent(
                both(low, other.low).map(ends -> Math.min(ends[0], ends[1])),
                both(high, other.high).map(ends -> Math.max(ends[0], ends[1])));
    }

    /** What two numbers can be together. */
    static Extent joined(Expr.Sum sum, Extent a, Extent b) {
        return switch (sum) {
            case PLUS ->
                new Extent(
                        both(a.low, b.low).map(ends -> ends[0] + ends[1]),
                        both(a.high, b.high).map(ends -> ends[0] + ends[1]));
            case MINUS ->
                new Extent(
                        both(a.low, b.high).map(ends -> ends[0] - ends[1]),
                        both(a.high, b.low).map(ends -> ends[0] - ends[1]));
            case GREATER ->
                new Extent(
                        both(a.low, b.low)
                                .map(ends -> Math.max(ends[0], ends[1]))
                                .or(() -> a.low)
                                .or(() -> b.low),
                        both(a.high, b.high).map(ends -> Math.max(ends[0], ends[1])));
            case SMALLER ->
                new Extent(
                        both(a.low, b.low).map(ends -> Math.min(ends[0], ends[1])),
                        both(a.high, b.high)
                                .map(ends -> Math.min(ends[0], ends[1]))
                                .or(() -> a.high)
                                .or(() -> b.high));
            case TIMES -> ANY;
        };
    }

    private static Optional<int[]> both(Optional<Integer> one, Optional<Integer> other) {
        return one.isPresent() && other.isPresent()
                ? Optional.of(new int[] {one.get(), other.get()})
                : Optional.empty();
    }

    /** Whether a number from one end to another can be met. */
    boolean meets(Optional<Integer> from, Optional<Integer> to) {
        boolean below = to.isPresent() && low.filter(least -> least > to.get()).isPresent();
        boolean above =
                from.isPresent() && high.filter(most -> most < from.get()).isPresent();
        return !below && !above;
    }
}
