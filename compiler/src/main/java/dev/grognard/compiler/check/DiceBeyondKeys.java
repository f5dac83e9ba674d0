package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sees to it that a die to which something is added can be found in a table whose key holds the faces of a die only. */
final class DiceBeyondKeys implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<Variable, Expr> lets = new IdentityHashMap<>();
        List<Expr.Lookup> lookups = new ArrayList<>();
        for (Object node : survey.played()) {
            if (node instanceof Statement.Let let) {
                lets.put(let.variable(), let.value());
            } else if (node instanceof Expr.Lookup lookup) {
                lookups.add(lookup);
            }
        }
        Limits limits = new Limits(survey.facts(), lets);
        for (Expr.Lookup lookup : lookups) {
            List<Variable> keys = lookup.table().parameters();
            for (int i = 0; i < keys.size(); i++) {
                Variable key = keys.get(i);
                Expr written = lookup.arguments().get(i);
                if (key.type() instanceof Type.Whole whole && isSumWithDie(meant(written, lets), lets)) {
                    beyond(whole, limits.of(written))
                            .ifPresent(ends -> found.add(orSwapped(told(lookup, key, ends, written), lookup)));
                }
            }
        }
    }

    /** The same, which also asks whether two values stand the other way round, if one is called as the key of the other is: a limit would hide that. */
    private static Diagnostic orSwapped(Diagnostic problem, Expr.Lookup lookup) {
        List<Variable> keys = lookup.table().parameters();
        List<Expr> given = lookup.arguments();
        boolean swapped = keys.size() == 2
                && (isOf(given.get(0), keys.get(1)) || isOf(given.get(1), keys.get(0)))
                && !isOf(given.get(0), keys.get(0))
                && !isOf(given.get(1), keys.get(1));
        return swapped
                ? problem.help("or do the two stand the other way round? `%s` comes first, then `%s`: `%s(%s, %s)`"
                        .formatted(
                                keys.get(0).name(),
                                keys.get(1).name(),
                                lookup.table().name(),
                                given.get(1).span().words(),
                                given.get(0).span().words()))
                : problem;
    }

    /** Whether something that is called as a key is looked at for a number. */
    private static boolean isOf(Expr number, Variable key) {
        return ModelTree.any(
                number,
                node -> node instanceof Expr.Read read && read.variable().name().equals(key.name())
                        || node instanceof Expr.CallRule call
                                && call.rule().name().equals(key.name()));
    }

    /** The ends of a key that a number may be beyond. */
    private static Optional<Extent> beyond(Type.Whole key, Extent number) {
        Optional<Integer> low = key.low()
                .filter(end -> number.low().filter(least -> least >= end).isEmpty());
        Optional<Integer> high = key.high()
                .filter(end -> number.high().filter(most -> most <= end).isEmpty());
        return low.isEmpty() && high.isEmpty() ? Optional.empty() : Optional.of(new Extent(low, high));
    }

    private static Diagnostic told(Expr.Lookup lookup, Variable key, Extent beyond, Expr written) {
        Type.Whole whole = (Type.Whole) key.type();
        String range = whole.low().map(n -> " from " + n).orElse("")
                + whole.high().map(n -> " to " + n).orElse("");
        String limits = beyond.low().map(n -> " at least " + n).orElse("")
                + beyond.high().map(n -> " at most " + n).orElse("");
        // The parenthesis that opens a sum is no part of it.
        boolean opened = written.span().text().chars().filter(c -> c == ')').count()
                > written.span().text().chars().filter(c -> c == '(').count();
        String text = (opened ? "(" : "") + written.span().words();
        String limited = (written instanceof Expr.Read ? text : "(" + text + ")") + limits;
        boolean both = beyond.low().isPresent() && beyond.high().isPresent();
        String less = beyond.low().isPresent() ? "less" : "more";
        String rows = both ? "its first and last row" : beyond.low().isPresent() ? "its first row" : "its last row";
        String open = beyond.low().map(n -> "`.." + n + "`").orElse("")
                + (both ? " and " : "")
                + beyond.high().map(n -> "`" + n + "..`").orElse("");
        return Diagnostic.error(
                        TypeCode.KEY_BEYOND,
                        "`%s` knows `%s`%s, and this may be %s"
                                .formatted(lookup.table().name(), key.name(), range, both ? "less or more" : less),
                        written.span(),
                        "a die to which something is added")
                .help("limit it: `" + limited + "`")
                .help("or let the key be any number, `%s: Int`, and end %s openly: %s"
                        .formatted(key.name(), rows, open));
    }

    /** What a name that `let` gives stands for. */
    private static Expr meant(Expr expr, Map<Variable, Expr> lets) {
        return expr instanceof Expr.Read read && lets.containsKey(read.variable())
                ? meant(lets.get(read.variable()), lets)
                : expr;
    }

    private static boolean isSumWithDie(Expr expr, Map<Variable, Expr> lets) {
        return expr instanceof Expr.Arithmetic sum && (hasDie(sum.left(), lets) || hasDie(sum.right(), lets));
    }

    private static boolean hasDie(Expr expr, Map<Variable, Expr> lets) {
        Expr meant = meant(expr, lets);
        return meant instanceof Expr.Roll || isSumWithDie(meant, lets);
    }
}
