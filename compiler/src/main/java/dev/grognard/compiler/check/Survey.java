package dev.grognard.compiler.check;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A game and what more than one check looks up in it, gathered once.
 *
 * @param nodes every record of the game, outermost first
 */
record Survey(GameModel game, List<Object> nodes, GameFacts facts, Calls calls) {
    static Survey of(GameModel game) {
        List<Object> nodes = new ArrayList<>();
        ModelTree.walk(game, nodes::add);
        return new Survey(game, nodes, new GameFacts(game, forms(nodes, Statement.Let.class)), Calls.of(game));
    }

    /** All records of one form. */
    <T> List<T> all(Class<T> form) {
        return forms(nodes, form);
    }

    private static <T> List<T> forms(List<Object> nodes, Class<T> form) {
        return nodes.stream().filter(form::isInstance).map(form::cast).toList();
    }
}
