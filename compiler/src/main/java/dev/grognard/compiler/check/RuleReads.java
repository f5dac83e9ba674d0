package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Signature;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What each rule reads, by itself or through the rules that it asks: most have nothing to do with who sees what, and need not be opened for that. */
final class RuleReads {
    /**
     * What the text of one rule reads.
     *
     * @param fields all fields, those that are printed too
     * @param sees whether it asks outright who sees something
     */
    private record Reads(Set<Object> states, Set<Field> fields, Set<Signature> rules, boolean sees) {}

    private final GameFacts facts;
    private final Map<Signature, Reads> known = new IdentityHashMap<>();
    private final Map<Sight, Map<Signature, Boolean>> reached = new IdentityHashMap<>();
    private final Map<Signature, Boolean> telling = new IdentityHashMap<>();

    RuleReads(GameFacts facts) {
        this.facts = facts;
    }

    /** Whether a rule may come to any of the states by which something is seen, or asks who sees. */
    boolean reach(Signature rule, Sight sight, Set<Object> states) {
        Map<Signature, Boolean> answers = reached.computeIfAbsent(sight, one -> new IdentityHashMap<>());
        Boolean answer = answers.get(rule);
        if (answer == null) {
            answer = reach(rule, states, Collections.newSetFromMap(new IdentityHashMap<>()));
            answers.put(rule, answer);
        }
        return answer;
    }

    private boolean reach(Signature rule, Set<Object> states, Set<Signature> seen) {
        if (!seen.add(rule)) {
            return false;
        }
        Reads reads = reads(rule);
        return reads.sees()
                || reads.states().stream().anyMatch(states::contains)
                || reads.rules().stream().anyMatch(next -> reach(next, states, seen));
    }

    /** Whether anything in there may read a value that somebody does not see, by itself or through a rule. */
    boolean mayTell(Object node, List<Sight> hidden) {
        return ModelTree.any(
                node,
                part -> part instanceof Expr.ReadField read && isHidden(read.field(), hidden)
                        || part instanceof Expr.CallRule call && mayTell(call.rule(), hidden));
    }

    /** Whether a rule may. */
    boolean mayTell(Signature rule, List<Sight> hidden) {
        Boolean answer = telling.get(rule);
        if (answer == null) {
            answer = mayTell(rule, hidden, Collections.newSetFromMap(new IdentityHashMap<>()));
            telling.put(rule, answer);
        }
        return answer;
    }

    private boolean mayTell(Signature rule, List<Sight> hidden, Set<Signature> seen) {
        return seen.add(rule)
                && (reads(rule).fields().stream().anyMatch(field -> isHidden(field, hidden))
                        || reads(rule).rules().stream().anyMatch(next -> mayTell(next, hidden, seen)));
    }

    private static boolean isHidden(Field field, List<Sight> hidden) {
        return hidden.stream().anyMatch(sight -> sight.isOf(field));
    }

    private Reads reads(Signature rule) {
        Reads reads = known.get(rule);
        if (reads == null) {
            reads = facts.rule(rule).map(RuleReads::of).orElse(new Reads(Set.of(), Set.of(), Set.of(), false));
            known.put(rule, reads);
        }
        return reads;
    }

    private static Reads of(RuleDef rule) {
        Set<Object> states = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Field> fields = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Signature> rules = Collections.newSetFromMap(new IdentityHashMap<>());
        boolean sees =
                ModelTree.any(rule, node -> node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES);
        ModelTree.each(rule, node -> {
            state(node).ifPresent(states::add);
            if (node instanceof Expr.CallRule call) {
                rules.add(call.rule());
            } else if (node instanceof Expr.ReadField read) {
                fields.add(read.field());
            }
        });
        return new Reads(states, fields, rules, sees);
    }

    /** The state that an expression reads. */
    static Optional<Object> state(Object node) {
        if (node instanceof Expr.ReadField read && read.field().state()) {
            return Optional.of(read.field());
        }
        return node instanceof Expr.ReadGlobal read ? Optional.of(read.state()) : Optional.empty();
    }
}
