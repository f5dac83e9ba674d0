package dev.grognard.compiler.emit;

import dev.grognard.compiler.lower.LoweredGame;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** What victories, triggers and interrupts read: only a write to one of these makes the next rest point look at them. */
final class Watched {
    private final LoweredGame game;
    private final Set<Field> fields = identitySet();
    private final Set<GlobalState> globals = identitySet();
    private final Set<Variable> variables = identitySet();
    private final Set<Signature> seen = identitySet();
    private boolean standing;

    Watched(LoweredGame game) {
        this.game = game;
        game.model().triggers().forEach(trigger -> {
            read(trigger.condition());
            trigger.domains().forEach(domain -> read(domain.domain()));
        });
        game.procedures()
                .forEach(procedure ->
                        procedure.guards().forEach(guard -> guard.watches().forEach(watch -> read(watch.condition()))));
    }

    private static <T> Set<T> identitySet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    private void read(Object node) {
        ModelTree.each(node, part -> {
            if (part instanceof Expr.ReadField read) {
                fields.add(read.field());
            } else if (part instanceof Expr.ReadGlobal read) {
                globals.add(read.state());
            } else if (part instanceof Expr.Read read) {
                variables.add(read.variable());
            } else if (part instanceof Expr.Query || part instanceof Expr.Builtin) {
                standing = true;
            } else if (part instanceof Expr.CallRule call) {
                called(call.rule());
            } else if (part instanceof Expr.SumModifiers call) {
                called(call.modifiers());
            } else if (part instanceof Expr.Reach reach) {
                called(reach.trip().travel());
            } else if (part instanceof Expr.CanGo go) {
                called(go.trip().travel());
            } else if (part instanceof Expr.CostTo cost) {
                called(cost.trip().travel());
            }
        });
    }

    private void called(Signature signature) {
        if (!seen.add(signature)) {
            return;
        }
        for (RuleDef rule : game.model().rules()) {
            if (rule.signature() == signature) {
                read(rule.exceptions());
                read(rule.inline());
                read(rule.base());
                rule.modifiers().forEach(item -> {
                    read(item.amount());
                    read(item.when());
                });
                rule.mappings().forEach(mapping -> read(mapping.when()));
            }
        }
        for (ModifiersDef list : game.model().modifiers()) {
            if (list.signature() == signature) {
                list.items().forEach(item -> {
                    read(item.amount());
                    read(item.when());
                });
            }
        }
        for (TravelDef travel : game.model().travels()) {
            if (travel.signature() == signature) {
                travel.clauses().forEach(clause -> {
                    read(clause.value());
                    read(clause.when());
                });
                standing = true;
            }
        }
    }

    boolean reads(Field field) {
        return fields.contains(field);
    }

    boolean reads(GlobalState state) {
        return globals.contains(state);
    }

    boolean reads(Variable variable) {
        return variables.contains(variable);
    }

    /** Whether it matters where pieces stand. */
    boolean readsStanding() {
        return standing;
    }
}
