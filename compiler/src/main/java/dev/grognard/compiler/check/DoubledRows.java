package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import java.util.List;
import java.util.Optional;

/** Rows of a list that stand twice, such as the arrival of one piece; a list that names no pieces may hold two cards alike. */
final class DoubledRows implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ListDef list : survey.game().lists()) {
            List<FieldDef> columns = survey.game().fields().stream()
                    .filter(def -> def.field().owner() == list.kind())
                    .toList();
            if (columns.stream().anyMatch(DoubledRows::namesPieces)) {
                check(list, columns, found);
            }
        }
    }

    private static boolean namesPieces(FieldDef def) {
        return def.field().type().present() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE;
    }

    private static void check(ListDef list, List<FieldDef> columns, Diagnostics found) {
        for (int i = 1; i < list.rows().size(); i++) {
            ListDef.Row row = list.rows().get(i);
            Optional<ListDef.Row> earlier = list.rows().subList(0, i).stream()
                    .filter(one -> countTogether(one, row) && isSame(one.member(), row.member(), columns))
                    .findFirst();
            earlier.ifPresent(first -> found.add(Diagnostic.warning(
                            CheckCode.ROW_TWICE,
                            "this row stands twice in `%s`".formatted(list.name()),
                            row.member().span(),
                            "again")
                    .with(first.member().span(), "first here")
                    .help("take one of them out, or write here what is meant instead")));
        }
    }

    private static boolean countTogether(ListDef.Row one, ListDef.Row other) {
        return one.layer().isEmpty() || other.layer().isEmpty() || one.layer().equals(other.layer());
    }

    private static boolean isSame(Member one, Member other, List<FieldDef> columns) {
        return columns.stream().allMatch(column -> ModelTree.same(value(column, one), value(column, other)));
    }

    private static Optional<Expr> value(FieldDef column, Member row) {
        return Optional.ofNullable(column.printed().get(row));
    }
}
