package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Text;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the rules that only tell bots how a side stands, or players in words: no game comes out otherwise when they change. */
final class RulesBesidePlay {
    private final GameModel model;
    private final Set<Signature> read = Collections.newSetFromMap(new IdentityHashMap<>());

    private RulesBesidePlay(GameModel model) {
        this.model = model;
    }

    /** Whether the score or a text reads the rule, at first or second hand, and nothing else does. */
    static boolean has(GameModel model, Signature rule) {
        RulesBesidePlay beside = new RulesBesidePlay(model);
        model.score().ifPresent(beside::follow);
        Rewriting.all(model).filter(Text.class::isInstance).forEach(beside::follow);
        RulesBesidePlay play = new RulesBesidePlay(model);
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
        return beside.read.contains(rule) && !play.read.contains(rule);
    }

    private void follow(Record node) {
        outsideTexts(node)
                .filter(Expr.CallRule.class::isInstance)
                .map(call -> ((Expr.CallRule) call).rule())
                .filter(read::add)
                .forEach(rule -> model.rules().stream()
                        .filter(each -> each.signature() == rule)
                        .forEach(this::follow));
    }

    /** The record and all below it, but not what is only said; a text itself is looked into. */
    private static Stream<Record> outsideTexts(Record node) {
        return Stream.concat(
                Stream.of(node),
                Rewriting.parts(node).stream()
                        .filter(part -> node instanceof Text || !(part instanceof Text))
                        .flatMap(RulesBesidePlay::outsideTexts));
    }
}
