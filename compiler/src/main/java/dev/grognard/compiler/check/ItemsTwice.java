package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.source.Span;
import java.util.List;

/**
 * Items that are added to modifiers under the label of one that is there: both count, and whoever adds to another's list may have meant to
 * change it.
 */
final class ItemsTwice implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Terms terms = new Terms(survey.facts());
        for (ModifiersDef sum : survey.game().modifiers()) {
            compare(survey, terms, sum.signature().name(), sum.items(), sum.span(), found);
        }
        for (RuleDef rule : survey.game().rules()) {
            compare(survey, terms, rule.signature().name(), rule.modifiers(), rule.span(), found);
        }
    }

    private static void compare(
            Survey survey, Terms terms, String name, List<ModifierItem> items, Span own, Diagnostics found) {
        for (int i = 0; i < items.size(); i++) {
            for (int j = 0; j < i; j++) {
                ModifierItem earlier = items.get(j);
                ModifierItem later = items.get(i);
                if (earlier.label().equals(later.label())
                        && isAdded(earlier, later, own)
                        && canBothCount(survey, terms, earlier, later)) {
                    found.add(told(name, earlier, later));
                    break;
                }
            }
        }
    }

    /** Of one list the author sees all items at once, and may want two of one label. */
    private static boolean isAdded(ModifierItem earlier, ModifierItem later, Span own) {
        return !earlier.layer().equals(later.layer()) || holds(own, earlier.span()) != holds(own, later.span());
    }

    private static boolean holds(Span all, Span part) {
        return all.source().equals(part.source()) && all.start() <= part.start() && part.end() <= all.end();
    }

    private static boolean canBothCount(Survey survey, Terms terms, ModifierItem earlier, ModifierItem later) {
        return ExceptionOverlap.Overlap.of(survey.game(), terms, earlier.when(), later.when())
                        .verdict()
                != Situations.Verdict.NONE;
    }

    private static Diagnostic told(String name, ModifierItem earlier, ModifierItem later) {
        return Diagnostic.warning(
                        CheckCode.ITEM_TWICE,
                        "`" + name + "` has an item \"" + later.label() + "\" already, and both count",
                        Words.headline(later.span()),
                        "this is added to the other")
                .with(Words.headline(earlier.span()), "the other item")
                .help("to change the other one, write `exception to " + name + " \"" + later.label()
                        + "\" when … = …`; if both shall count, give this one a label of its own");
    }
}
