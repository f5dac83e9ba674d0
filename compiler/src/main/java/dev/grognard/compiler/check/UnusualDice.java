package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Dice that nobody has, such as one with seven sides: most often a figure beside the one that was meant. Whoever has a chart for such a die
 * means it. A half of a die (two, three or five sides) is thrown with the whole one.
 */
final class UnusualDice implements Check {
    private static final Set<Integer> MADE = Set.of(2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 30, 50, 60, 100, 1000);

    /** Two dice of which one counts tens. */
    private static final List<Integer> TENS_AND_ONES = List.of(66, 88);

    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Integer> told = new HashSet<>();
        for (Object node : survey.played()) {
            if (node instanceof Expr.Roll roll) {
                check(survey, roll.faces(), roll.span(), told, found);
            } else if (node instanceof Expr.RollMany many) {
                check(survey, many.faces(), many.span(), told, found);
            }
        }
    }

    private static void check(Survey survey, int faces, Span span, Set<Integer> told, Diagnostics found) {
        if (MADE.contains(faces) || hasChart(survey, faces) || !told.add(faces)) {
            return;
        }
        found.add(Diagnostic.warning(
                        CheckCode.UNUSUAL_DIE,
                        "there are no dice with " + (faces == 1 ? "one side" : faces + " sides"),
                        span,
                        "is another die meant?")
                .help(help(faces)));
    }

    private static boolean hasChart(Survey survey, int faces) {
        Type key = new Type.Whole(Optional.of(1), Optional.of(faces), false);
        return survey.game().tables().stream()
                .map(TableDef::signature)
                .flatMap(signature -> signature.parameters().stream())
                .anyMatch(parameter -> parameter.type().equals(key));
    }

    private static String help(int faces) {
        if (TENS_AND_ONES.contains(faces)) {
            String die = "d" + faces % 10;
            return "two dice of which one counts tens are `10 * (roll " + die + " for tens) + (roll " + die
                    + " for ones)`";
        }
        return "dice are made with 4, 6, 8, 10, 12, 20 and 100 sides, and several of them can be added:"
                + " `sum of it over (roll 2 d6 for …)`; if this one is meant, a chart with a key of type `d" + faces
                + "` says so";
    }
}
