package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.source.Span;
import java.util.List;

/** Values that are compared with themselves, conditions whose two parts are one, or one and its contrary, and what is required twice. */
final class SameTwice implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        survey.all(OptionDef.class).forEach(option -> requirements(option, found));
        for (Object node : survey.played()) {
            if (node instanceof Expr.Compare compare) {
                report(
                        compare.span(),
                        compare.left(),
                        compare.right(),
                        "a value is compared with itself",
                        "both sides are the same",
                        found);
            } else if (node instanceof Expr.Same same) {
                report(
                        same.span(),
                        same.left(),
                        same.right(),
                        "a value is compared with itself",
                        "both sides are the same",
                        found);
            } else if (node instanceof Expr.And and) {
                report(
                        and.span(),
                        and.left(),
                        and.right(),
                        "the same is asked twice",
                        "both parts are the same",
                        found);
            } else if (node instanceof Expr.Or or) {
                report(or.span(), or.left(), or.right(), "the same is asked twice", "both parts are the same", found);
                report(
                        or.span(),
                        bare(or.left()),
                        bare(or.right()),
                        "this always holds",
                        "one part denies the other",
                        found);
            }
        }
    }

    /** Of two requirements that are one, the second refuses nothing that the first does not. */
    private static void requirements(OptionDef option, Diagnostics found) {
        List<OptionDef.Requirement> all = option.requirements();
        for (int i = 1; i < all.size(); i++) {
            OptionDef.Requirement again = all.get(i);
            all.subList(0, i).stream()
                    .filter(first -> first.discovers() == again.discovers()
                            && isLasting(first.condition())
                            && ModelTree.same(first.condition(), again.condition()))
                    .findFirst()
                    .ifPresent(first -> found.add(Diagnostic.warning(
                                    CheckCode.SAME_TWICE,
                                    "`" + option.name() + "` requires the same twice",
                                    again.condition().span(),
                                    "the same again")
                            .with(first.condition().span(), "first here")
                            .help("leave one of the two out, or change what it requires")));
        }
    }

    /** What a condition denies, or itself if it denies nothing. */
    private static Expr bare(Expr condition) {
        return condition instanceof Expr.Not not ? not.operand() : condition;
    }

    private static void report(Span span, Expr left, Expr right, String message, String label, Diagnostics found) {
        if (!isApart(left.span(), right.span()) || !isLasting(left) || !ModelTree.same(left, right)) {
            return;
        }
        found.add(Diagnostic.warning(CheckCode.SAME_TWICE, message, span, label)
                .help("change one of the two: what else should it be?"));
    }

    /** Whether both are written, one behind the other. */
    private static boolean isApart(Span left, Span right) {
        return left.source().equals(right.source()) && left.end() <= right.start() && left.end() > left.start();
    }

    /** Whether it is the same if it is asked again, as dice are not. */
    private static boolean isLasting(Expr value) {
        return !ModelTree.any(
                value,
                part -> part instanceof Expr.Roll
                        || part instanceof Expr.RollMany
                        || part instanceof Expr.Draw
                        || part instanceof Expr.CallProcedure);
    }
}
