package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Finds the small changes that can be made to one expression, without those below it. */
final class ExpressionMutants {
    private static final int MOST_WORDS = 90;

    private final Replacing replacing;
    private final Removing removing;

    /** Takes note of a mutant that has another record in the place of one. */
    interface Replacing {
        void replace(Object part, Object by, String change, Span span, List<String> cases);
    }

    /** Takes note of a mutant that lacks a record. */
    interface Removing {
        void remove(Object part, String what, Span span, List<String> cases);
    }

    ExpressionMutants(Replacing replacing, Removing removing) {
        this.replacing = replacing;
        this.removing = removing;
    }

    void visit(Expr expression, List<String> cases) {
        if (expression instanceof Expr.And both) {
            dropped(both, both.left(), both.right(), cases);
        } else if (expression instanceof Expr.Or either) {
            dropped(either, either.left(), either.right(), cases);
        } else if (expression instanceof Expr.Number number) {
            number(number, cases);
        } else if (expression instanceof Expr.SetLiteral set && set.members().size() > 1) {
            members(set, cases);
        } else if (expression instanceof Expr.Best best) {
            preferences(best, cases);
        } else if (expression instanceof Expr.Filter filter && !(filter.condition() instanceof Expr.And)) {
            replacing.replace(
                    filter.condition(),
                    new Expr.Truth(filter.condition().span(), true),
                    "all, not only those where " + words(filter.condition()),
                    filter.condition().span(),
                    cases);
        } else if (expression instanceof Expr.Choose choice) {
            choice.keeping().ifPresent(keeping -> removing.remove(keeping, "this", keeping.span(), cases));
            choice.until().ifPresent(until -> removing.remove(until, "this", until.span(), cases));
        }
    }

    private void dropped(Expr whole, Expr left, Expr right, List<String> cases) {
        for (Expr part : List.of(left, right)) {
            // A part that is joined itself loses its own parts instead.
            if (part.getClass() != whole.getClass()) {
                Expr rest = part == left ? right : left;
                replacing.replace(whole, rest, "without " + words(part), part.span(), cases);
            }
        }
    }

    private void number(Expr.Number number, List<String> cases) {
        String written = words(number);
        if (number.value() == Quantity.NEVER || written.isEmpty() || !Character.isDigit(written.charAt(0))) {
            return;
        }
        replacing.replace(
                number,
                new Expr.Number(number.span(), number.value() + 1, number.type()),
                "one more than " + written,
                number.span(),
                cases);
    }

    private void members(Expr.SetLiteral set, List<String> cases) {
        for (Expr member : set.members()) {
            List<Expr> others = new ArrayList<>(set.members());
            others.removeIf(other -> other == member);
            replacing.replace(
                    set,
                    new Expr.SetLiteral(set.span(), others, set.type()),
                    "without " + words(member),
                    member.span(),
                    cases);
        }
    }

    private void preferences(Expr.Best best, List<String> cases) {
        for (Expr.Preference preference : best.preferences()) {
            List<String> cited = preference.cases().isEmpty() ? cases : preference.cases();
            Span span = preference.value().span();
            if (best.preferences().size() > 1) {
                removing.remove(preference, "preferring " + preference.text(), span, cited);
            } else {
                replacing.replace(best, best.set(), "without preferring " + preference.text(), span, cited);
            }
        }
    }

    /** An expression as it is written; what a declaration implies without writing it out is told by its form. */
    static String words(Expr expression) {
        String words = expression.span().words();
        if (expression instanceof Expr.InPlay) {
            return "being bound to its set-up or option";
        }
        return words.length() <= MOST_WORDS ? words : "a part of the condition";
    }
}
