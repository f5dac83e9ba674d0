package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import java.util.List;

/** Two things of one layer that are done instead of the same thing must never both be due. */
final class HookOverlap implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Terms terms = new Terms(survey.facts());
        for (Hooks hooks : survey.all(Hooks.class)) {
            List<Hooks.Hook> instead = hooks.instead();
            for (int i = 0; i < instead.size(); i++) {
                for (int j = i + 1; j < instead.size(); j++) {
                    compare(survey.game(), terms, instead.get(i), instead.get(j), found);
                }
            }
        }
    }

    private static void compare(GameModel game, Terms terms, Hooks.Hook first, Hooks.Hook second, Diagnostics found) {
        if (!first.layer().equals(second.layer())) {
            return;
        }
        var overlap = ExceptionOverlap.Overlap.of(game, terms, first.when(), second.when());
        if (overlap.verdict() == Situations.Verdict.NONE) {
            return;
        }
        boolean certain = overlap.verdict() == Situations.Verdict.FOUND;
        String message = certain
                ? "two things stand instead of the same one, and both can be due"
                : "cannot tell whether two things that stand instead of the same one are ever both due";
        found.add(overlap.explain(Diagnostic.error(
                                certain ? CheckCode.INSTEADS_OVERLAP : CheckCode.INSTEADS_UNDECIDED,
                                message,
                                Words.headline(second.span()),
                                "this or the other?")
                        .with(Words.headline(first.span()), "the other"))
                .help("say in one of the conditions that the other does not hold"));
    }
}
