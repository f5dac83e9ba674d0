package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Signature;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What conditions come to while something is hidden: one that asks whether it is seen is decided then, whatever the hidden value may be, and
 * what stands beside it tells nothing.
 */
final class Heed {
    /** What a condition comes to while something is hidden. */
    enum Verdict {
        /** It holds then. */
        HOLDS,
        /** It does not hold then. */
        FAILS,
        /** It asks for what makes the thing seen, but what it comes to is not worked out. */
        ASKS,
        /** It has nothing to do with that. */
        SILENT;

        Verdict turned() {
            return this == HOLDS ? FAILS : this == FAILS ? HOLDS : this;
        }

        /** Whether nothing is left to whatever else must hold. */
        boolean refuses() {
            return this == FAILS || this == ASKS;
        }

        /** Whether nothing is left to whatever else would do. */
        boolean allows() {
            return this == HOLDS || this == ASKS;
        }
    }

    private final GameFacts facts;
    private final RuleReads reads;
    private final Predicate<Expr> isOwn;
    private final Map<Sight, Map<Object, Verdict>> openings = new IdentityHashMap<>();
    private final Set<Signature> opened = new HashSet<>();

    /** Whose a thing or a set is, is for the one to say who asks: whether own pieces are seen is no question about the enemy's. */
    Heed(GameFacts facts, RuleReads reads, Predicate<Expr> isOwn) {
        this.facts = facts;
        this.reads = reads;
        this.isOwn = isOwn;
    }

    /** What a condition, or that there is something in a set, comes to while this is hidden. */
    Verdict of(Expr expr, Sight sight) {
        if (expr instanceof Expr.And and) {
            Verdict left = of(and.left(), sight);
            Verdict right = of(and.right(), sight);
            return both(left, right);
        }
        if (expr instanceof Expr.Or or) {
            Verdict left = of(or.left(), sight);
            Verdict right = of(or.right(), sight);
            return both(left.turned(), right.turned()).turned();
        }
        if (expr instanceof Expr.Not not) {
            return of(not.operand(), sight).turned();
        }
        if (expr instanceof Expr.Filter filter) {
            Verdict set = of(filter.set(), sight);
            return isOwn.test(filter.set()) ? set : both(set, of(filter.condition(), sight));
        }
        if (expr instanceof Expr.ReadField read && !isOwn.test(read.of())) {
            Verdict opening = openings(sight).get(read.field());
            return opening == null ? mention(expr, sight) : opening;
        }
        if (expr instanceof Expr.ReadGlobal read && openings(sight).containsKey(read.state())) {
            return openings(sight).get(read.state());
        }
        if (expr instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES) {
            return Verdict.FAILS;
        }
        if (expr instanceof Expr.CallRule call) {
            return called(call, sight);
        }
        return mention(expr, sight);
    }

    private static Verdict both(Verdict left, Verdict right) {
        for (Verdict strongest : new Verdict[] {Verdict.FAILS, Verdict.ASKS, Verdict.SILENT}) {
            if (left == strongest || right == strongest) {
                return strongest;
            }
        }
        return Verdict.HOLDS;
    }

    private Verdict called(Expr.CallRule call, Sight sight) {
        Optional<RuleDef> rule = facts.rule(call.rule());
        if (rule.isEmpty()
                || !reads.reach(call.rule(), sight, openings(sight).keySet())
                || call.arguments().stream().allMatch(isOwn)
                || !opened.add(call.rule())) {
            return mention(call, sight);
        }
        Verdict inside = rule.get().isPlain()
                ? of(rule.get().base().value(), sight)
                : isMentioned(rule.get(), sight) ? Verdict.ASKS : Verdict.SILENT;
        opened.remove(call.rule());
        return inside == Verdict.SILENT ? mention(call, sight) : inside;
    }

    private Verdict mention(Expr expr, Sight sight) {
        return ModelTree.parts(expr).stream().anyMatch(part -> isMentioned(part, sight))
                ? Verdict.ASKS
                : Verdict.SILENT;
    }

    /** Whether anything in there asks for what makes this seen. */
    boolean isMentioned(Object node, Sight sight) {
        if (node instanceof Expr.Filter filter && isOwn.test(filter.set())) {
            return isMentioned(filter.set(), sight);
        }
        boolean joins = node instanceof Expr.And
                || node instanceof Expr.Or
                || node instanceof Expr.Not
                || node instanceof Expr.Filter;
        return node instanceof Expr expr && !joins
                ? of(expr, sight) != Verdict.SILENT
                : ModelTree.parts(node).stream().anyMatch(part -> isMentioned(part, sight));
    }

    /** The states by which something is seen, with what they come to while it is not. */
    private Map<Object, Verdict> openings(Sight sight) {
        return openings.computeIfAbsent(sight, one -> {
            Map<Object, Verdict> states = new IdentityHashMap<>();
            for (Sight.Watcher watcher : one.watchers()) {
                watcher.when().ifPresent(when -> {
                    ModelTree.each(
                            when,
                            node -> RuleReads.state(node).ifPresent(state -> states.putIfAbsent(state, Verdict.ASKS)));
                    if (watcher.who() == Sight.Who.EVERYONE) {
                        decide(when, Verdict.FAILS, states);
                    }
                });
            }
            return Collections.unmodifiableMap(states);
        });
    }

    /** None of the parts of an `or` holds if it does not. */
    private static void decide(Expr when, Verdict verdict, Map<Object, Verdict> states) {
        if (when instanceof Expr.Or or) {
            decide(or.left(), verdict, states);
            decide(or.right(), verdict, states);
        } else if (when instanceof Expr.Not not) {
            RuleReads.state(not.operand()).ifPresent(state -> states.put(state, verdict.turned()));
        } else {
            RuleReads.state(when).ifPresent(state -> states.put(state, verdict));
        }
    }
}
