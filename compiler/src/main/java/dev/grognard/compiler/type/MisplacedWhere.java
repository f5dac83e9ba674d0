package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.source.Span;
import java.util.Optional;

/** A {@code where} behind what is made of a set and is none itself: {@code only of Unit where .hits > 7}. */
final class MisplacedWhere {
    private MisplacedWhere() {}

    static Optional<Diagnostic> of(Expr.Filter filter) {
        if (filter.set() instanceof Expr.Aggregate total) {
            return Optional.of(told(filter, total.set(), "a number"));
        }
        return filter.set() instanceof Expr.Quantified one && one.quantifier() == Expr.Quantifier.ONLY
                ? Optional.of(told(filter, one.set(), "one thing"))
                : Optional.empty();
    }

    private static Diagnostic told(Expr.Filter filter, Expr members, String made) {
        Span whole = filter.set().span();
        Diagnostic problem = Diagnostic.error(
                TypeCode.NOT_A_SET,
                "`where` stands behind a set, and `" + whole.words() + "` is " + made,
                whole,
                "not a set");
        Span set = members.span();
        if (set.end() != whole.end()) {
            return problem;
        }
        int end = filter.condition().span().end();
        return Mended.writing(
                problem,
                "put the set and its `where` in parentheses",
                set.source(),
                set.start(),
                end,
                "(" + set.source().text().substring(set.start(), end) + ")");
    }
}
