package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Signature;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the rules that only tell bots how a side stands: no game comes out otherwise when they change. */
final class BotRules {
    private final GameModel model;
    private final Set<Signature> read = Collections.newSetFromMap(new IdentityHashMap<>());

    private BotRules(GameModel model) {
        this.model = model;
    }

    /** Whether the score reads the rule, at first or second hand, and nothing else does. */
    static boolean isOnlyForBots(GameModel model, Signature rule) {
        BotRules bots = new BotRules(model);
        model.score().ifPresent(bots::follow);
        BotRules play = new BotRules(model);
        Stream.<Collection<? extends Record>>of(
                        model.procedures(),
                        model.orders(),
                        model.travels(),
                        model.triggers(),
                        model.enters(),
                        List.of(model.sequence()),
                        model.reckoning(),
                        model.fields(),
                        model.globals(),
                        model.sights(),
                        model.examples())
                .flatMap(Collection::stream)
                .forEach(play::follow);
        return bots.read.contains(rule) && !play.read.contains(rule);
    }

    private void follow(Record node) {
        Rewriting.all(node)
                .filter(Expr.CallRule.class::isInstance)
                .map(call -> ((Expr.CallRule) call).rule())
                .filter(read::add)
                .forEach(rule -> model.rules().stream()
                        .filter(each -> each.signature() == rule)
                        .forEach(this::follow));
    }
}
