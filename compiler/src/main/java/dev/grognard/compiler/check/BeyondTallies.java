package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Counts and sums that are compared with a number out of their reach: seven of six towns. That something is never too much is what limits are
 * for, so that what stands behind `not` or `no`, and whatever always holds, is left alone; and so is a series, which other games fill.
 */
final class BeyondTallies implements Check {
    /** So many can be read through. */
    private static final int FEW = 6;

    @Override
    public void check(Survey survey, Diagnostics found) {
        Tallies tallies = new Tallies(survey.game(), survey.facts(), survey.all(Statement.Let.class));
        Set<Object> denied = Collections.newSetFromMap(new IdentityHashMap<>());
        ModelTree.each(survey.game().invariants(), denied::add);
        survey.all(Expr.Not.class).forEach(not -> ModelTree.each(not, denied::add));
        // A condition that holds of nobody is told already; what counts them is not a second mistake.
        List<Span> told = new ArrayList<>(found.list().stream()
                .filter(one -> one.code() == CheckCode.NEVER_HOLDS)
                .map(one -> one.primary().span())
                .toList());
        for (Object node : survey.played()) {
            Optional<Wanted> comparison = comparison(node);
            if (comparison.isPresent() && !denied.contains(node)) {
                comparison
                        .filter(one -> !survey.isOfSeries(one.span()))
                        .flatMap(one -> beyond(one, tallies))
                        .filter(problem -> told.stream()
                                .noneMatch(
                                        span -> isJoined(span, problem.primary().span())))
                        .ifPresent(problem -> {
                            told.add(problem.primary().span());
                            found.add(problem);
                        });
            }
        }
    }

    private static boolean isJoined(Span one, Span other) {
        return one.source().equals(other.source()) && one.start() < other.end() && other.start() < one.end();
    }

    /** Something that is counted, and the numbers that it is wanted to be. */
    private record Wanted(Span span, Expr tally, Optional<Integer> low, Optional<Integer> high) {}

    private static Optional<Wanted> comparison(Object node) {
        if (node instanceof Expr.Compare compare) {
            return compare.right() instanceof Expr.Number number
                    ? Optional.of(wanted(compare.span(), compare.left(), compare.order(), number.value()))
                    : compare.left() instanceof Expr.Number number
                            ? Optional.of(wanted(
                                    compare.span(),
                                    compare.right(),
                                    compare.order().turned(),
                                    number.value()))
                            : Optional.empty();
        }
        if (node instanceof Expr.Same same && same.right() instanceof Expr.Number number) {
            return Optional.of(
                    new Wanted(same.span(), same.left(), Optional.of(number.value()), Optional.of(number.value())));
        }
        return Optional.empty();
    }

    private static Wanted wanted(Span span, Expr tally, Expr.Order order, int number) {
        return switch (order) {
            case LESS -> new Wanted(span, tally, Optional.empty(), Optional.of(number - 1));
            case AT_MOST -> new Wanted(span, tally, Optional.empty(), Optional.of(number));
            case MORE -> new Wanted(span, tally, Optional.of(number + 1), Optional.empty());
            case AT_LEAST -> new Wanted(span, tally, Optional.of(number), Optional.empty());
        };
    }

    private static Optional<Diagnostic> beyond(Wanted wanted, Tallies tallies) {
        Extent extent = tallies.extent(wanted.tally());
        if (extent.meets(wanted.low(), wanted.high())) {
            return Optional.empty();
        }
        boolean above = !extent.meets(wanted.low(), Optional.empty());
        int end = (above ? extent.high() : extent.low()).orElseThrow();
        return Optional.of(Diagnostic.warning(
                        CheckCode.NEVER_HOLDS,
                        "this condition can never hold",
                        wanted.span(),
                        "never %s than %s"
                                .formatted(
                                        above ? "more" : "less",
                                        Words.value(end, wanted.tally().type())))
                .help(help(wanted.tally(), above, tallies)));
    }

    private static String help(Expr tally, boolean above, Tallies tallies) {
        if (above && tally instanceof Expr.Count count) {
            Optional<Collection<Member>> all = tallies.candidates(count.set());
            int most = tallies.size(count.set()).orElseThrow();
            if (all.isPresent() && all.get().size() == most && most <= FEW && most > 0) {
                return "all that can be counted here %s %s"
                        .formatted(most == 1 ? "is" : "are", Words.some(List.copyOf(all.get()), FEW));
            }
            return "no more than %d can be counted here".formatted(most);
        }
        return ModelTree.any(tally, part -> part instanceof Expr.Count || part instanceof Expr.Aggregate)
                ? "change the number, or what is counted"
                : "change the number, or what it is compared with";
    }
}
