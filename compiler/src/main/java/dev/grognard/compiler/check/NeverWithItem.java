package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Exceptions to an item of a sum that hold only where the item does not count, so that there is nothing to except. */
final class NeverWithItem implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Terms terms = new Terms(survey.facts());
        // Items that share a label share their exceptions, and one that meets any of them is of use.
        Map<Span, ModifierItem> never = new LinkedHashMap<>();
        Set<Span> useful = new HashSet<>();
        for (ModifierItem item : survey.all(ModifierItem.class)) {
            for (Rival exception : Rival.of(item)) {
                if (NeverHolds.excludeEachOther(survey.game(), terms, exception.conditions())) {
                    never.putIfAbsent(exception.span(), item);
                } else {
                    useful.add(exception.span());
                }
            }
        }
        never.forEach((exception, item) -> {
            if (!useful.contains(exception) && !survey.isOfSeries(exception)) {
                found.add(report(exception, item));
            }
        });
    }

    private static Diagnostic report(Span exception, ModifierItem item) {
        return Diagnostic.warning(
                        CheckCode.NEVER_WITH_ITEM,
                        "\"%s\" never counts where this exception to it would hold".formatted(item.label()),
                        Words.headline(exception),
                        "holds only without the item")
                .with(Words.headline(item.span()), "counts only under its own condition")
                .help(
                        "an exception changes what the item adds where it counts; to add something elsewhere, write another item");
    }
}
