package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Conditions behind {@code where} that ask about somebody else than the members, so that all of them are taken or none. What asks about nobody
 * may be meant, as in {@code (Ferry where frozen)}.
 */
final class UnaskedMembers implements Check {
    /** What stands before a condition that the author wrote, and not the compiler. */
    private static final Pattern WHERE = Pattern.compile("\\bwhere[\\s(]*$");

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (Expr.Filter filter : survey.all(Expr.Filter.class)) {
            if (filter.type() instanceof Type.SetOf members
                    && !(filter.condition() instanceof Expr.Truth)
                    && !ModelTree.any(filter.condition(), node -> isRead(node, filter.subject()))
                    && ModelTree.any(filter.condition(), node -> isAboutAnother(node, members.kind()))
                    && isWritten(filter)
                    && !survey.isOfSeries(filter.span())) {
                found.add(told(filter, members.kind()));
            }
        }
    }

    private static boolean isRead(Object node, Variable subject) {
        return node instanceof Expr.Read read && read.variable() == subject;
    }

    private static boolean isAboutAnother(Object node, Kind kind) {
        return node instanceof Expr.Query
                || node instanceof Expr.Read read
                        && read.type().present() instanceof Type.Of of
                        && of.kind().root() == kind.root();
    }

    private static boolean isWritten(Expr.Filter filter) {
        Span condition = filter.condition().span();
        String text = condition.source().text();
        return WHERE.matcher(text.substring(Math.max(0, condition.start() - 20), condition.start()))
                .find();
    }

    private static Diagnostic told(Expr.Filter filter, Kind kind) {
        String name = filter.subject().name();
        Diagnostic problem = Diagnostic.warning(
                CheckCode.MEMBERS_NOT_ASKED,
                "the condition does not ask about the %s: all are taken, or none".formatted(kind),
                filter.condition().span(),
                "the same for each of them");
        Optional<Expr.Query> here = kind.category() == Kind.Category.PLACE ? elsewhere(filter) : Optional.empty();
        return here.map(query -> Mended.writing(
                        problem,
                        "`%s` is the %s that is asked about".formatted(name, kind),
                        query.span().source(),
                        query.span().end(),
                        query.span().end(),
                        " at " + name))
                .orElseGet(() -> problem.help(
                        name.equals("it")
                                ? "what each of them is asked begins with a dot, `.…`, and `it` is the %s itself; what does not hang on them stands before it, `if … { … }`"
                                        .formatted(kind)
                                : "`%s` is the %s that is asked about; what does not hang on them stands before it, `if … { … }`"
                                        .formatted(name, kind)));
    }

    /** The only pieces in the condition, if they may stand anywhere. */
    private static Optional<Expr.Query> elsewhere(Expr.Filter filter) {
        List<Expr.Query> queries = ModelTree.all(filter.condition(), Expr.Query.class);
        return queries.size() == 1 && queries.get(0).place().isEmpty() ? Optional.of(queries.get(0)) : Optional.empty();
    }
}
