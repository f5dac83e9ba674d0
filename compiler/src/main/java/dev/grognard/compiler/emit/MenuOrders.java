package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The orders and other options that menus offer, each with the phases in which one does, as the log calls them. */
final class MenuOrders {
    /** Where a menu belongs to no phase. */
    private static final String NOWHERE = "";

    private record Visit(Signature called, String phase) {}

    private final Map<Signature, ProcedureDef> procedures = new HashMap<>();
    private final Map<Signature, OrderDef> orders = new HashMap<>();
    private final Set<Visit> visited = new HashSet<>();
    private final Map<String, Set<String>> phases = new TreeMap<>();

    private MenuOrders(GameModel game) {
        game.procedures().forEach(def -> procedures.put(def.signature(), def));
        game.orders().forEach(def -> orders.put(def.signature(), def));
    }

    static Map<String, Set<String>> of(GameModel game) {
        MenuOrders found = new MenuOrders(game);
        found.walk(game.sequence(), NOWHERE);
        // What happens at its own moment belongs to no phase.
        ModelTree.all(game, Statement.Item.class).forEach(found::offer);
        return found.phases;
    }

    private void walk(Object node, String within) {
        String phase = node instanceof Statement.Phase begun ? JavaNames.words(begun.name()) : within;
        if (node instanceof Statement.Item item) {
            item.option().map(OptionDef::name).ifPresent(name -> offer(name, phase));
            item.order().ifPresent(order -> {
                offer(order.name(), phase);
                if (orders.containsKey(order) && visited.add(new Visit(order, phase))) {
                    walk(orders.get(order), phase);
                }
            });
        }
        if (node instanceof Expr.CallProcedure call
                && procedures.containsKey(call.procedure())
                && visited.add(new Visit(call.procedure(), phase))) {
            walk(procedures.get(call.procedure()), phase);
        }
        ModelTree.parts(node).forEach(part -> walk(part, phase));
    }

    private void offer(Statement.Item item) {
        item.option().map(OptionDef::name).ifPresent(name -> offer(name, NOWHERE));
        item.order().map(Signature::name).ifPresent(name -> offer(name, NOWHERE));
    }

    private void offer(String name, String phase) {
        Set<String> found = phases.computeIfAbsent(name, one -> new LinkedHashSet<>());
        if (!phase.equals(NOWHERE)) {
            found.add(phase);
        }
    }
}
