package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.source.Span;
import java.util.List;

/**
 * Items of one list that count for and against under one condition or have one label, and items that are added to modifiers under the label
 * of one that is there: both count, and whoever adds to another's list may have meant to change it.
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
                if (pullsApart(earlier, later)) {
                    found.add(apart(name, earlier, later));
                    break;
                }
                if (earlier.label().equals(later.label()) && canBothCount(survey, terms, earlier, later)) {
                    found.add(
                            isAdded(earlier, later, own) ? told(name, earlier, later) : doubled(name, earlier, later));
                    break;
                }
            }
        }
    }

    /**
     * Whether one is added and the other taken away whenever the same holds. Two that are both added may come from two cases of a rulebook; of
     * these one would say it, so that one condition was copied. What a later layer adds may be meant to make up for what is there.
     */
    private static boolean pullsApart(ModifierItem earlier, ModifierItem later) {
        return earlier.layer().equals(later.layer())
                && earlier.when().isPresent()
                && earlier.amendments().isEmpty()
                && later.amendments().isEmpty()
                && isTakenAway(earlier.amount()) != isTakenAway(later.amount())
                && ModelTree.same(earlier.when(), later.when());
    }

    private static boolean isTakenAway(Expr amount) {
        return amount instanceof Expr.Negate || amount instanceof Expr.Number number && number.value() < 0;
    }

    private static Diagnostic apart(String name, ModifierItem earlier, ModifierItem later) {
        return Diagnostic.warning(
                        CheckCode.ITEMS_PULL_APART,
                        "\"%s\" and \"%s\" of `%s` count under the same condition, one for and one against"
                                .formatted(earlier.label(), later.label(), name),
                        later.when().orElseThrow().span(),
                        "the same condition")
                .with(earlier.when().orElseThrow().span(), "stands here too")
                .help("change one of the two: what else should it be? If it is meant, one item says it");
    }

    /** Whether they stand in different lists, so that whoever wrote the later one may have meant to change the earlier. */
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

    /** Examples, exceptions and workings name an item by its label, so of two items in one list one was copied. */
    private static Diagnostic doubled(String name, ModifierItem earlier, ModifierItem later) {
        return Diagnostic.warning(
                        CheckCode.LABEL_TWICE,
                        "two items of `%s` are called \"%s\"".formatted(name, later.label()),
                        Words.headline(later.span()),
                        "the same label again")
                .with(Words.headline(earlier.span()), "the first of them")
                .help("give each a label of its own: examples and exceptions name an item by it");
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
