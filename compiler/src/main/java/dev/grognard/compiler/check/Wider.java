package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import java.util.List;
import java.util.Optional;

/** Conditions that hold whenever others do, and sets that others are part of, as far as their words show it. */
final class Wider {
    private Wider() {}

    /** Whether a condition holds in every situation in which a narrower one does. */
    static boolean holds(Expr wide, Expr narrow) {
        List<Expr> given = narrow.conditions();
        return same(wide, narrow)
                || wide.conditions().stream().allMatch(part -> given.stream().anyMatch(one -> follows(part, one)));
    }

    private static boolean follows(Expr wide, Expr narrow) {
        if (same(wide, narrow)) {
            return true;
        }
        if (narrow instanceof Expr.Or either) {
            return holds(wide, either.left()) && holds(wide, either.right());
        }
        if (wide instanceof Expr.Or either) {
            return holds(either.left(), narrow) || holds(either.right(), narrow);
        }
        if (wide instanceof Expr.Not refused && narrow instanceof Expr.Not other) {
            return holds(other.operand(), refused.operand());
        }
        if (wide instanceof Expr.Any all && narrow instanceof Expr.Any some) {
            return isPart(some.set(), all.set());
        }
        return wide instanceof Expr.Compare one && narrow instanceof Expr.Compare other && counts(one, other);
    }

    /** Of a larger set there are at least as many. */
    private static boolean counts(Expr.Compare wide, Expr.Compare narrow) {
        if (wide.order() != narrow.order()
                || !same(wide.right(), narrow.right())
                || !(wide.left() instanceof Expr.Count one)
                || !(narrow.left() instanceof Expr.Count other)) {
            return false;
        }
        boolean more = wide.order() == Expr.Order.MORE || wide.order() == Expr.Order.AT_LEAST;
        return more ? isPart(other.set(), one.set()) : isPart(one.set(), other.set());
    }

    /** Whether every member of a set is one of a wider set. */
    private static boolean isPart(Expr narrow, Expr wide) {
        if (same(wide, narrow)) {
            return true;
        }
        if (narrow instanceof Expr.Filter filter
                && (isPart(filter.set(), wide)
                        || wide instanceof Expr.Filter other
                                && filter.subject()
                                        .name()
                                        .equals(other.subject().name())
                                && isPart(filter.set(), other.set())
                                && holds(other.condition(), filter.condition()))) {
            return true;
        }
        return narrow instanceof Expr.Query some && wide instanceof Expr.Query all && isPart(some, all);
    }

    private static boolean isPart(Expr.Query narrow, Expr.Query wide) {
        boolean stands = wide.standing() == Expr.Standing.ANYWHERE
                || wide.standing() == narrow.standing()
                        && same(wide.place(), narrow.place())
                        && same(wide.distance(), narrow.distance());
        return stands
                && narrow.kind().isA(wide.kind())
                && (wide.owner().isEmpty() || same(wide.owner(), narrow.owner()));
    }

    private static boolean same(Optional<Expr> one, Optional<Expr> other) {
        return one.isPresent() == other.isPresent() && (one.isEmpty() || same(one.get(), other.get()));
    }

    /** What is written alike in one rule means the same there; but `no (A)` and the `any (A)` inside it share their words. */
    private static boolean same(Expr one, Expr other) {
        return one.getClass() == other.getClass()
                && (one.span().words().equals(other.span().words()) || ModelTree.same(one, other));
    }
}
