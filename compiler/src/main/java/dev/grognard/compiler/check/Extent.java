package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import java.util.Optional;

/**
 * How small and how great a number can be; no end where that is not known.
 *
 * @param low the least that it can be
 * @param high the most that it can be
 */
record Extent(Optional<Integer> low, Optional<Integer> high) {
    static final Extent ANY = new Extent(Optional.empty(), Optional.empty());

    static Extent between(int low, int high) {
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
