package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.source.Span;

/** Items of modifiers and changes of numbers that come to nothing. What a series leaves at nothing, one of its games may change. */
final class NothingAdded implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ModifierItem item : survey.all(ModifierItem.class)) {
            if (isNothing(item.amount()) && !survey.isOfSeries(item.span())) {
                found.add(warning(
                        "the item \"" + item.label() + "\" adds nothing",
                        item.amount().span(),
                        "write how much it adds or takes away, or leave the item out"));
            }
        }
        for (Statement.Assign assign : survey.all(Statement.Assign.class)) {
            if (assign.change() != Statement.Change.SET
                    && isNothing(assign.value())
                    && !survey.isOfSeries(assign.span())) {
                found.add(warning(
                        "this changes nothing",
                        assign.value().span(),
                        "write how much is added or taken away; a number is set with `=`"));
            }
        }
    }

    private static boolean isNothing(Expr amount) {
        return amount instanceof Expr.Number number && number.value() == 0;
    }

    private static Diagnostic warning(String message, Span span, String help) {
        return Diagnostic.warning(CheckCode.ADDS_NOTHING, message, span, "nothing")
                .help(help);
    }
}
