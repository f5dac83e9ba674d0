package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.source.Span;
import java.util.List;

/** The name of a record where a set is wanted: its rows are in lists, and of these only the ones count that are in play. */
final class RowsOfRecords {
    private RowsOfRecords() {}

    static Expr report(Context context, Span span, Kind kind) {
        List<String> lists = context.symbols.lists.values().stream()
                .filter(list -> list.kind() == kind)
                .map(ListDef::name)
                .toList();
        Diagnostic problem = Diagnostic.error(
                TypeCode.RECORD_FOR_LIST,
                "`%s` says what a row has, and is no set of rows".formatted(kind),
                span,
                "a record");
        context.diagnostics.add(
                lists.size() == 1
                        ? Mended.writing(
                                problem,
                                "the rows that are in play are in the list `" + lists.get(0) + "`",
                                span.source(),
                                span.start(),
                                span.end(),
                                lists.get(0))
                        : problem.help("the rows are in a list, by whose name they are called"));
        return Types.error(span);
    }
}
