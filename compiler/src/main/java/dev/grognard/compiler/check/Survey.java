package dev.grognard.compiler.check;

import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game and what more than one check looks up in it, gathered once.
 *
 * @param nodes every record of the game, outermost first
 * @param played every record but those of examples: what is said there is never played
 * @param seriesFiles the files of a series, which belong to other games too
 */
record Survey(
        GameModel game,
        List<Object> nodes,
        List<Object> played,
        GameFacts facts,
        Calls calls,
        Set<String> seriesFiles) {
    static Survey of(GameModel game) {
        List<Object> nodes = new ArrayList<>();
        ModelTree.walk(game, nodes::add);
        Set<String> series = nodes.stream()
                .filter(Survey::isOfSeries)
                .map(node -> span(node).source().name())
                .collect(Collectors.toSet());
        return new Survey(
                game,
                nodes,
                played(game, nodes),
                new GameFacts(game, forms(nodes, Statement.Let.class)),
                Calls.of(game),
                series);
    }

    /** All records of one form. */
    <T> List<T> all(Class<T> form) {
        return forms(nodes, form);
    }

    private static List<Object> played(GameModel game, List<Object> nodes) {
        Set<Object> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        ModelTree.each(game.examples(), shown::add);
        return nodes.stream().filter(node -> !shown.contains(node)).toList();
    }

    /** Whether something stands in a series, so that another game may need it. */
    boolean isOfSeries(Span span) {
        return seriesFiles.contains(span.source().name());
    }

    private static boolean isOfSeries(Object node) {
        return node instanceof RuleDef rule && isSeries(rule.layer())
                || node instanceof ProcedureDef procedure && isSeries(procedure.layer())
                || node instanceof FieldDef field && isSeries(field.layer())
                || node instanceof GlobalDef global && isSeries(global.layer());
    }

    private static boolean isSeries(Layer layer) {
        return layer.form() == Layer.Form.SERIES;
    }

    private static Span span(Object node) {
        if (node instanceof RuleDef rule) {
            return rule.span();
        }
        if (node instanceof ProcedureDef procedure) {
            return procedure.span();
        }
        return node instanceof FieldDef field ? field.span() : ((GlobalDef) node).span();
    }

    private static <T> List<T> forms(List<Object> nodes, Class<T> form) {
        return nodes.stream().filter(form::isInstance).map(form::cast).toList();
    }
}
