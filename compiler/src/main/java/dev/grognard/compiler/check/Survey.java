package dev.grognard.compiler.check;

import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.source.Span;
import dev.grognard.compiler.work.SideBySide;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A game and what more than one check looks up in it, gathered once. */
final class Survey {
    /** Examples are the largest part of a game that has many, so they are handed out by the handful. */
    private static final int HANDFUL = 20;

    private final GameModel game;
    private final Nodes nodes = new Nodes();
    private final GameFacts facts;
    private final Calls calls;

    private Survey(GameModel game) {
        this.game = game;
        SideBySide.map(parts(game), Nodes::of).forEach(nodes::addAll);
        this.facts = new GameFacts(game, all(Statement.Let.class));
        this.calls = Calls.of(game);
    }

    static Survey of(GameModel game) {
        return new Survey(game);
    }

    private static List<Part> parts(GameModel game) {
        List<Part> parts = new ArrayList<>();
        ModelTree.components(game).forEach(part -> {
            if (part == game.examples()) {
                int count = game.examples().size();
                for (int i = 0; i < count; i += HANDFUL) {
                    parts.add(new Part(game.examples().subList(i, Math.min(i + HANDFUL, count)), true));
                }
            } else {
                parts.add(new Part(part, false));
            }
        });
        return parts;
    }

    /**
     * A part of a game.
     *
     * @param shown whether it is only shown and never played
     */
    private record Part(Object records, boolean shown) {}

    /** The records of some parts. */
    private static final class Nodes {
        private final Map<Class<?>, List<Object>> forms = new HashMap<>();
        private final List<Object> played = new ArrayList<>();
        private final Set<Signature> called = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<String> seriesFiles = new HashSet<>();

        static Nodes of(Part part) {
            Nodes nodes = new Nodes();
            ModelTree.each(part.records(), node -> nodes.add(node, part.shown()));
            return nodes;
        }

        private void add(Object node, boolean shown) {
            forms.computeIfAbsent(node.getClass(), form -> new ArrayList<>()).add(node);
            Calls.calledBy(node).ifPresent(called::add);
            if (!shown) {
                played.add(node);
            }
            if (isOfSeries(node)) {
                seriesFiles.add(span(node).source().name());
            }
        }

        void addAll(Nodes others) {
            others.forms.forEach((form, found) ->
                    forms.computeIfAbsent(form, first -> new ArrayList<>()).addAll(found));
            played.addAll(others.played);
            called.addAll(others.called);
            seriesFiles.addAll(others.seriesFiles);
        }
    }

    GameModel game() {
        return game;
    }

    GameFacts facts() {
        return facts;
    }

    Calls calls() {
        return calls;
    }

    /** All records of one class, outermost first. */
    <T extends Record> List<T> all(Class<T> form) {
        return nodes.forms.getOrDefault(form, List.of()).stream()
                .map(form::cast)
                .toList();
    }

    /** What something calls, if only an example. */
    Set<Signature> called() {
        return Collections.unmodifiableSet(nodes.called);
    }

    /** Every record but those of examples: what is said there is never played. */
    List<Object> played() {
        return Collections.unmodifiableList(nodes.played);
    }

    /** Whether something stands in a series, so that another game may need it. */
    boolean isOfSeries(Span span) {
        return nodes.seriesFiles.contains(span.source().name());
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
}
