package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** A repeat without an end needs something that cuts it short. */
final class EndlessLoops implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Set<Signature> cuttable = calledInsideCut(survey);
        for (ProcedureDef procedure : game.procedures()) {
            look(procedure, cuttable.contains(procedure.signature()), found);
        }
        look(game.sequence(), false, found);
        game.orders().forEach(order -> look(order, cuttable.contains(order.signature()), found));
        game.triggers().forEach(trigger -> look(trigger, false, found));
        game.enters().forEach(enters -> look(enters, false, found));
        game.travels()
                .forEach(travel ->
                        travel.hooks().forEach(hook -> look(hook, cuttable.contains(hook.signature()), found)));
    }

    /** A cut reaches into everything that is called below it. */
    private static Set<Signature> calledInsideCut(Survey survey) {
        Calls calls = survey.calls();
        Set<Signature> cuttable = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Statement.CutShort cut : survey.all(Statement.CutShort.class)) {
            ModelTree.walk(cut.body(), node -> calls.by(node).forEach(callee -> spread(calls, callee, cuttable)));
        }
        return cuttable;
    }

    private static void spread(Calls calls, Signature signature, Set<Signature> reached) {
        if (reached.add(signature)) {
            calls.from(signature).forEach(next -> spread(calls, next, reached));
        }
    }

    private static void look(Object node, boolean insideCut, Diagnostics found) {
        if (node instanceof Statement.RepeatUntil repeat
                && repeat.until().isEmpty()
                && !insideCut
                && !leaves(repeat.body())) {
            found.add(
                    Diagnostic.error(
                                    CheckCode.ENDLESS_REPEAT,
                                    "this repeats for ever",
                                    Words.headline(repeat.span()),
                                    "nothing ends it")
                            .help(
                                    "say when it ends: `repeat { … } until …`, or put it into `do { … } cut short as soon as …`"));
        }
        boolean inside = insideCut || node instanceof Statement.CutShort;
        ModelTree.parts(node).forEach(part -> look(part, inside, found));
    }

    /** Whether the procedure can be left from inside; an option's `stop` only leaves the option. */
    private static boolean leaves(Object node) {
        if (node instanceof Statement.Menu) {
            return ModelTree.all(node, Statement.EndGame.class).size() > 0
                    || ModelTree.all(node, Statement.Give.class).size() > 0;
        }
        return node instanceof Statement.Give
                || node instanceof Statement.Stop
                || node instanceof Statement.EndGame
                || node instanceof Statement.Reckon
                || ModelTree.parts(node).stream().anyMatch(EndlessLoops::leaves);
    }
}
