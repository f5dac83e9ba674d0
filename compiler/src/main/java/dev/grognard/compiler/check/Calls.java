package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TravelDef;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who calls whom: rules, tables, modifiers, procedures, orders, ways of travelling. */
final class Calls {
    private final GameModel game;
    private final Map<Signature, Set<Signature>> called = new IdentityHashMap<>();

    private Calls(GameModel game) {
        this.game = game;
    }

    static Calls of(GameModel game) {
        Calls calls = new Calls(game);
        game.rules().forEach((RuleDef def) -> calls.add(def.signature(), def));
        game.tables().forEach(def -> calls.add(def.signature(), def));
        game.modifiers().forEach(def -> calls.add(def.signature(), def));
        game.procedures().forEach((ProcedureDef def) -> calls.add(def.signature(), def));
        game.travels().forEach(def -> {
            // A search runs no hooks; only a journey does.
            def.clauses().forEach(clause -> calls.add(def.signature(), clause));
            def.hooks().forEach(hook -> calls.add(hook.signature(), hook));
        });
        game.orders().forEach((OrderDef def) -> calls.add(def.signature(), def));
        return calls;
    }

    private void add(Signature caller, Object definition) {
        Set<Signature> callees = called.computeIfAbsent(caller, c -> new LinkedHashSet<>());
        ModelTree.walk(definition, node -> callees.addAll(by(node)));
    }

    /** What a caller calls directly. */
    Set<Signature> from(Signature caller) {
        return called.getOrDefault(caller, Set.of());
    }

    /** What one node calls by itself; a journey, also what happens on the way. */
    List<Signature> by(Object node) {
        if (node instanceof Expr.Journey journey) {
            return game.travels().stream()
                    .filter(travel -> travel.signature() == journey.trip().travel())
                    .flatMap(travel -> travel.hooks().stream())
                    .map(TravelDef.StepHook::signature)
                    .toList();
        }
        return calledBy(node).map(List::of).orElse(List.of());
    }

    static Optional<Signature> calledBy(Object node) {
        if (node instanceof Expr.CallRule call) {
            return Optional.of(call.rule());
        }
        if (node instanceof Expr.Lookup lookup) {
            return Optional.of(lookup.table());
        }
        if (node instanceof Expr.SumModifiers sum) {
            return Optional.of(sum.modifiers());
        }
        if (node instanceof Expr.CallProcedure call) {
            return Optional.of(call.procedure());
        }
        if (node instanceof Expr.Trip trip) {
            return Optional.of(trip.travel());
        }
        return node instanceof Statement.Item item ? item.order() : Optional.empty();
    }
}
