package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModifierItem;
import java.util.Optional;
import java.util.regex.Pattern;

/** Exceptions to an item that takes a number away, which give a number without a sign: the item would add it. */
final class ChangedSigns implements Check {
    private static final Pattern UNSIGNED = Pattern.compile("0*[1-9]\\d*");

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ModifierItem item : survey.all(ModifierItem.class)) {
            Expr usual = usual(item);
            for (ModifierItem.Amendment amendment : item.amendments()) {
                if (takesAway(usual) && UNSIGNED.matcher(amendment.amount()).matches()) {
                    found.add(warning(item, amendment, usual));
                }
            }
        }
    }

    /** What the item adds without its exceptions, each of which has been laid around it. */
    private static Expr usual(ModifierItem item) {
        Expr usual = item.amount();
        for (int i = 0; i < item.amendments().size() && usual instanceof Expr.Conditional exception; i++) {
            usual = exception.otherwise();
        }
        return usual;
    }

    /** Whether the amount is printed with a minus, or has one before what is worked out. */
    private static boolean takesAway(Expr usual) {
        return usual instanceof Expr.Number number ? number.value() < 0 : usual instanceof Expr.Negate;
    }

    private static Diagnostic warning(ModifierItem item, ModifierItem.Amendment amendment, Expr usual) {
        int amount = Integer.parseInt(amendment.amount());
        Optional<Integer> printed =
                usual instanceof Expr.Number number ? Optional.of(-number.value()) : Optional.empty();
        String taken = printed.map(String::valueOf)
                .orElseGet(() -> "`" + ((Expr.Negate) usual).operand().span().words() + "`");
        Diagnostic problem = Diagnostic.warning(
                        CheckCode.SIGN_CHANGED,
                        "\"%s\" takes %s away, and would add %d".formatted(item.label(), taken, amount),
                        amendment.span(),
                        "gives " + amount + " without a sign")
                .with(Words.headline(item.span()), "has a minus")
                .help("an exception gives the whole amount, sign and all: `= -%d`".formatted(amount));
        return problem.help(printed.map(usually ->
                        "if it is to add, say by how much it differs: `= usual + %d`".formatted(amount + usually))
                .orElseGet(() -> "if it is to add, let it take nothing away, `= 0`, and write an item that"
                        + " adds: `+ %d when …`".formatted(amount)));
    }
}
