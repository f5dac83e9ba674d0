package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An exception that may meet others to the same thing, whatever that is.
 *
 * @param conditions what has to hold, all of it
 * @param words its value as it is written, where the model has put in what `usual` is
 */
record Rival(
        List<Expr> conditions,
        Expr value,
        Optional<String> words,
        List<String> cases,
        List<String> over,
        Layer layer,
        Span span) {
    static List<Rival> of(RuleDef rule) {
        return rule.exceptions().stream()
                .map(clause -> new Rival(
                        clause.when().stream().toList(),
                        clause.value(),
                        Optional.empty(),
                        clause.cases(),
                        clause.over(),
                        clause.layer(),
                        clause.span()))
                .toList();
    }

    /** The exceptions to an item of a sum stand inside its amount, and only count where the item does. */
    static List<Rival> of(ModifierItem item) {
        List<Rival> rivals = new ArrayList<>();
        Expr amount = item.amount();
        for (int i = item.amendments().size() - 1; i >= 0 && amount instanceof Expr.Conditional choice; i--) {
            ModifierItem.Amendment amendment = item.amendments().get(i);
            List<Expr> conditions = new ArrayList<>(item.when().stream().toList());
            conditions.add(choice.condition());
            rivals.add(new Rival(
                    conditions,
                    choice.then(),
                    Optional.of(amendment.amount().strip().replaceAll("\\s+", " ")),
                    amendment.cases(),
                    amendment.over(),
                    amendment.layer(),
                    amendment.span()));
            amount = choice.otherwise();
        }
        return List.copyOf(rivals);
    }
}
