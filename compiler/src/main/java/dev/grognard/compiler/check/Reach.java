package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The numbers for which a condition holds that compares something with fixed ones.
 *
 * @param subject what is compared, as it is written
 * @param low the least of them
 * @param high the greatest
 */
record Reach(String subject, long low, long high) {
    private static final long LEAST = Long.MIN_VALUE / 2;
    private static final long MOST = Long.MAX_VALUE / 2;

    /** What a condition reaches, if it compares and does nothing else. */
    static Optional<Reach> of(Expr condition) {
        if (condition instanceof Expr.Compare compare) {
            return number(compare.right())
                    .map(n -> of(words(compare.left()), compare.order(), n))
                    .or(() -> number(compare.left())
                            .map(n -> of(words(compare.right()), compare.order().turned(), n)));
        }
        if (condition instanceof Expr.Same same) {
            return number(same.right()).map(n -> new Reach(words(same.left()), n, n));
        }
        if (condition instanceof Expr.InRange range) {
            Optional<Long> low = range.low().map(Reach::number).orElse(Optional.of(LEAST));
            Optional<Long> high = range.high().map(Reach::number).orElse(Optional.of(MOST));
            return low.flatMap(least -> high.map(most -> new Reach(words(range.operand()), least, most)));
        }
        return Optional.empty();
    }

    /** What the parts of a condition reach, all of which must hold. */
    static Stream<Reach> parts(Expr condition) {
        return condition instanceof Expr.And both
                ? Stream.concat(parts(both.left()), parts(both.right()))
                : of(condition).stream();
    }

    /** Whether others together reach everything that this one does. */
    boolean isWithin(List<Reach> others) {
        List<Reach> same = new ArrayList<>(
                others.stream().filter(one -> one.subject.equals(subject)).toList());
        same.sort(Comparator.comparingLong(Reach::low));
        long next = low;
        for (Reach one : same) {
            if (one.low <= next && one.high >= next) {
                next = one.high + 1;
            }
        }
        return next > high;
    }

    /** Whether something is reached by both. */
    boolean meets(Reach other) {
        return subject.equals(other.subject) && low <= other.high && high >= other.low;
    }

    private static Reach of(String subject, Expr.Order order, long n) {
        return switch (order) {
            case LESS -> new Reach(subject, LEAST, n - 1);
            case AT_MOST -> new Reach(subject, LEAST, n);
            case MORE -> new Reach(subject, n + 1, MOST);
            case AT_LEAST -> new Reach(subject, n, MOST);
        };
    }

    private static Optional<Long> number(Expr expr) {
        return expr instanceof Expr.Number number ? Optional.of((long) number.value()) : Optional.empty();
    }

    private static String words(Expr expr) {
        return expr.span().words();
    }
}
