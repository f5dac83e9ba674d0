package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells tests that take long from those that do not, so that play asks the quick ones first; nobody is the worse for it, since tests change
 * nothing. The path that explains keeps to the order in which they are written.
 */
final class Costs {
    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();
    private final Map<Signature, Boolean> dear = new IdentityHashMap<>();

    Costs(GameModel model) {
        model.rules().forEach(rule -> rules.put(rule.signature(), rule));
    }

    /** Whether to work something out means to go through many. */
    boolean isDear(Expr e) {
        return ModelTree.any(
                e,
                part -> part instanceof Expr.Filter
                        || part instanceof Expr.MapEach
                        || part instanceof Expr.Aggregate
                        || part instanceof Expr.Best
                        || part instanceof Expr.Reach
                        || part instanceof Expr.ReachAlong
                        || part instanceof Expr.CanGo
                        || part instanceof Expr.CostTo
                        || part instanceof Expr.CallRule call && isDear(call.rule()));
    }

    private boolean isDear(Signature rule) {
        Boolean known = dear.get(rule);
        if (known == null) {
            // A rule that comes to itself again is judged by the rest of it.
            dear.put(rule, false);
            RuleDef def = rules.get(rule);
            known = def == null
                    || Stream.of(def.exceptions(), def.inline(), List.of(def.base()))
                            .flatMap(List::stream)
                            .anyMatch(clause -> isDear(clause.value())
                                    || clause.when().filter(this::isDear).isPresent());
            dear.put(rule, known);
        }
        return known;
    }

    /** The parts of a test that must all hold, from left to right. */
    static List<Expr> parts(Expr test) {
        return test instanceof Expr.And and
                ? Stream.concat(parts(and.left()).stream(), parts(and.right()).stream())
                        .toList()
                : List.of(test);
    }

    /**
     * Tests that must all hold, dear rules last. Only a call of a rule, or its opposite, is asked later than it is written: no other test
     * relies on it, except that it might keep a division from being made, so that nothing is moved past one.
     */
    <T> List<T> cheapFirst(List<T> tests, java.util.function.Function<T, Expr> condition) {
        if (tests.stream().anyMatch(test -> ModelTree.any(condition.apply(test), Expr.Divide.class::isInstance))) {
            return tests;
        }
        List<T> ordered = new ArrayList<>();
        List<T> later = new ArrayList<>();
        for (T test : tests) {
            (mayWait(condition.apply(test)) ? later : ordered).add(test);
        }
        ordered.addAll(later);
        return ordered;
    }

    private boolean mayWait(Expr test) {
        Expr asked = test instanceof Expr.Not not ? not.operand() : test;
        return asked instanceof Expr.CallRule call && isDear(call.rule());
    }

    /** The dear calls in a test that are made whenever it is asked, and made again in a later one. */
    List<Expr.CallRule> repeated(Expr test, List<Expr> later) {
        List<Expr.CallRule> repeated = new ArrayList<>();
        Set<Object> found = new HashSet<>();
        ModelTree.any(later, part -> {
            found.add(part);
            return false;
        });
        Invariants.askedOnce(test, part -> {
            if (part instanceof Expr.CallRule call
                    && isDear(call.rule())
                    && found.stream().anyMatch(other -> ModelTree.same(call, other))) {
                repeated.add(call);
            }
        });
        return repeated;
    }
}
