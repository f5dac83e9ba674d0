package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The numbers for which a condition holds that compares something with fixed ones, or two things with each other.
 *
 * @param subject what is compared, as it is written; of two things what the one is more than the other
 * @param low the least of the numbers
 * @param high the greatest
 */
record Reach(String subject, long low, long high) {
    private static final long LEAST = Long.MIN_VALUE;
    private static final long MOST = Long.MAX_VALUE;

    /** What a condition reaches, if it compares and does nothing else. */
    static Optional<Reach> of(Expr condition) {
        if (condition instanceof Expr.Compare compare) {
            Difference difference = Difference.of(compare.left()).less(compare.right());
            return Optional.of(
                    switch (compare.order()) {
                        case LESS -> of(difference, LEAST, -1);
                        case AT_MOST -> of(difference, LEAST, 0);
                        case MORE -> of(difference, 1, MOST);
                        case AT_LEAST -> of(difference, 0, MOST);
                    });
        }
        if (condition instanceof Expr.Same same && same.left().type().isNumber()) {
            return Optional.of(of(Difference.of(same.left()).less(same.right()), 0, 0));
        }
        if (condition instanceof Expr.InRange range) {
            Optional<Long> low = range.low().map(Reach::number).orElse(Optional.of(LEAST));
            Optional<Long> high = range.high().map(Reach::number).orElse(Optional.of(MOST));
            return low.flatMap(least -> high.map(most -> of(Difference.of(range.operand()), least, most)));
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
                if (one.high >= high) {
                    return true;
                }
                next = one.high + 1;
            }
        }
        return false;
    }

    /** Whether something is reached by both. */
    boolean meets(Reach other) {
        return subject.equals(other.subject) && low <= other.high && high >= other.low;
    }

    private static Reach of(Difference difference, long low, long high) {
        long least = low == LEAST ? LEAST : low - difference.rest();
        long most = high == MOST ? MOST : high - difference.rest();
        return difference.isTurned()
                ? new Reach(difference.subject(), most == MOST ? LEAST : -most, least == LEAST ? MOST : -least)
                : new Reach(difference.subject(), least, most);
    }

    private static Optional<Long> number(Expr expr) {
        return expr instanceof Expr.Number number ? Optional.of((long) number.value()) : Optional.empty();
    }
}
