package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.DashedRange;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Conditions for which there is no situation at all: parts that exclude each other, or printed values that no piece or place has. A series is
 * exempt, since the pieces of another game may have them.
 */
final class NeverHolds implements Check {
    /** Most conditions hold in one of the first situations that are tried. */
    private static final int MOST_TRIALS = 3_000;

    /** The names of terms that compare two numbers. */
    private static final Set<String> COMPARISONS = Stream.concat(
                    Stream.of("same"), Stream.of(Expr.Order.values()).map(Enum::name))
            .collect(Collectors.toUnmodifiableSet());

    /** How printed rulebooks write a range. */
    private static final Pattern DASH = Pattern.compile("(\\d+)\\s*-\\s*(\\d+)");

    @Override
    public void check(Survey survey, Diagnostics found) {
        Terms terms = new Terms(survey.facts());
        // A promise says that something never is.
        Set<Object> promised = Collections.newSetFromMap(new IdentityHashMap<>());
        ModelTree.each(survey.game().invariants(), promised::add);
        for (Object node : survey.played()) {
            for (Expr condition : conditions(node)) {
                if (!promised.contains(condition) && !survey.isOfSeries(condition.span())) {
                    impossible(survey.game(), terms, condition)
                            .filter(part -> !restsOnException(survey, part))
                            .ifPresent(part -> found.add(report(part)));
                }
            }
        }
    }

    /** Whether it asks for a rule of which all is excepted, which is told there. */
    private static boolean restsOnException(Survey survey, Expr part) {
        return ModelTree.all(part, Expr.CallRule.class).stream()
                .flatMap(call -> survey.facts().rule(call.rule()).stream())
                .anyMatch(rule -> SaysNothing.alwaysExcepted(rule).isPresent());
    }

    private static Diagnostic report(Expr part) {
        return Diagnostic.warning(
                        CheckCode.NEVER_HOLDS, "this condition can never hold", part.span(), "holds in no situation")
                .help(help(part));
    }

    private static String help(Expr part) {
        Matcher dash = DASH.matcher(part.span().text());
        if (dash.find()) {
            return "a range is written with two dots: `" + DashedRange.dotted(dash.group(1), dash.group(2)) + "`";
        }
        return isTurnedRound(part)
                ? "a range begins with the lower number: `" + turned((Expr.InRange) part) + "`"
                : "two parts of it exclude each other, or no die, counter or place has such a value";
    }

    private static boolean isTurnedRound(Expr part) {
        return part instanceof Expr.InRange range
                && range.low().orElse(null) instanceof Expr.Number low
                && range.high().orElse(null) instanceof Expr.Number high
                && low.value() > high.value();
    }

    private static String turned(Expr.InRange range) {
        return range.high().orElseThrow().span().text()
                + ".."
                + range.low().orElseThrow().span().text();
    }

    /** What must hold for something to happen or to be so; a rule of yes or no is such a condition itself. */
    private static List<Expr> conditions(Object node) {
        if (node instanceof RuleDef.Clause clause) {
            List<Expr> conditions = new ArrayList<>();
            clause.when().ifPresent(conditions::add);
            if (clause.value().type() instanceof Type.Bool) {
                conditions.add(clause.value());
            }
            return conditions;
        }
        return condition(node).map(List::of).orElse(List.of());
    }

    private static Optional<Expr> condition(Object node) {
        if (node instanceof ModifierItem item) {
            return item.when();
        }
        if (node instanceof OptionDef.Requirement requirement) {
            return Optional.of(requirement.condition());
        }
        if (node instanceof Statement.If choice) {
            return Optional.of(choice.condition());
        }
        if (node instanceof Expr.Conditional choice) {
            // A test for absence that nobody has written stands where all of the expression does.
            return Optional.of(choice.condition())
                    .filter(condition -> !condition.span().equals(choice.span()));
        }
        if (node instanceof Expr.Filter filter) {
            return Optional.of(filter.condition());
        }
        if (node instanceof MomentDef moment) {
            return moment.when();
        }
        if (node instanceof Hooks.Hook hook) {
            return hook.when();
        }
        if (node instanceof TriggerDef trigger) {
            return Optional.of(trigger.condition());
        }
        if (node instanceof Sight.Watcher watcher) {
            return watcher.when();
        }
        return node instanceof ReckoningLine line ? line.when() : Optional.empty();
    }

    /** The smallest part of a condition that makes it impossible. */
    private static Optional<Expr> impossible(GameModel game, Terms terms, Expr condition) {
        if (isTurnedRound(condition)) {
            return Optional.of(condition);
        }
        Optional<Term> term = triable(terms, condition);
        if (condition instanceof Expr.Truth
                || term.isEmpty()
                || !Situations.holdsNowhere(game, term.get(), MOST_TRIALS)) {
            return Optional.empty();
        }
        if (condition instanceof Expr.And and) {
            return impossible(game, terms, and.left())
                    .or(() -> impossible(game, terms, and.right()))
                    .or(() -> Optional.of(condition));
        }
        return Optional.of(condition);
    }

    /** The condition without the parts that ask for open numbers: whatever these come to, the others must hold too. */
    private static Optional<Term> triable(Terms terms, Expr condition) {
        Term term = terms.of(condition);
        if (!hasOpenNumber(term)) {
            return Optional.of(term);
        }
        if (!(condition instanceof Expr.And and)) {
            return Optional.empty();
        }
        List<Term> parts = Stream.of(and.left(), and.right())
                .flatMap(part -> triable(terms, part).stream())
                .toList();
        return parts.isEmpty() ? Optional.empty() : Optional.of(new Term.Junction(true, parts));
    }

    /** Whether conditions exclude each other, of which each can hold by itself. */
    static boolean excludeEachOther(GameModel game, Terms terms, List<Expr> conditions) {
        List<Term> parts = conditions.stream()
                .flatMap(condition -> triable(terms, condition).stream())
                .toList();
        return parts.size() > 1
                && Situations.holdsNowhere(game, new Term.Junction(true, parts), MOST_TRIALS)
                && parts.stream().noneMatch(part -> Situations.holdsNowhere(game, part, MOST_TRIALS));
    }

    /** Whether it asks for a number of which not all values are tried that could make a difference. */
    private static boolean hasOpenNumber(Term term) {
        if (isComparedWithFixed(term)) {
            return false;
        }
        if (term instanceof Term.Subject subject && subject.type().present().isNumber()) {
            return !(subject.type().present() instanceof Type.Whole whole
                    && whole.low().isPresent()
                    && whole.high().isPresent()
                    && whole.high().get() - whole.low().get() < Situations.SMALL);
        }
        return term.operands().stream().anyMatch(NeverHolds::hasOpenNumber);
    }

    /** The fixed number and its neighbours are tried, and all others compare as one of these does. */
    private static boolean isComparedWithFixed(Term term) {
        return term instanceof Term.Operation operation
                && COMPARISONS.contains(operation.name())
                && operation.operands().stream().anyMatch(Term.Fixed.class::isInstance)
                && operation.operands().stream()
                        .allMatch(operand -> operand instanceof Term.Fixed || operand instanceof Term.Subject);
    }
}
