package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModifierItem;
import java.util.regex.Pattern;

/** Exceptions to an item that takes a number away, which give a number without a sign: the item would add it. */
final class ChangedSigns implements Check {
    private static final Pattern UNSIGNED = Pattern.compile("0*[1-9]\\d*");

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ModifierItem item : survey.all(ModifierItem.class)) {
            int usual = usual(item.amount());
            for (ModifierItem.Amendment amendment : item.amendments()) {
                if (usual < 0 && UNSIGNED.matcher(amendment.amount()).matches()) {
                    found.add(warning(item, amendment, usual));
                }
            }
        }
    }

    /** What the item adds without its exceptions, if that is printed. */
    private static int usual(Expr amount) {
        Expr usual = amount;
        while (usual instanceof Expr.Conditional exception) {
            usual = exception.otherwise();
        }
        return usual instanceof Expr.Number number ? number.value() : 0;
    }

    private static Diagnostic warning(ModifierItem item, ModifierItem.Amendment amendment, int usual) {
        int amount = Integer.parseInt(amendment.amount());
        return Diagnostic.warning(
                        CheckCode.SIGN_CHANGED,
                        "\"%s\" takes %d away, and would add %d".formatted(item.label(), -usual, amount),
                        amendment.span(),
                        "gives " + amount + " without a sign")
                .with(Words.headline(item.span()), "has a minus")
                .help("an exception gives the whole amount, sign and all: `= -%d`".formatted(amount))
                .help("if it is to add, say by how much it differs: `= usual + %d`".formatted(amount - usual));
    }
}
