package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Rows that name the columns of those below them, though no kind stands first in them. */
final class RowHeads {
    /** What is no name of a column: those begin with a small letter. */
    private static final Pattern BELOW = Pattern.compile("^(?:$|[^\\p{Ll}])");

    private final Set<String> columns = new HashSet<>(Set.of("xy"));

    RowHeads(Context context) {
        context.symbols.kinds().stream()
                .flatMap(kind -> context.symbols.fields(kind).stream())
                .filter(field -> !field.state())
                .forEach(field -> columns.add(field.name()));
    }

    /** Whether all cells of a row are names of columns, but for one that would be the name of a kind; that may be gone. */
    boolean isHead(Decl.Row row) {
        long named = row.cells().stream()
                .filter(cell -> columns.contains(cell.text().strip()))
                .count();
        return named > 1 && named >= row.cells().size() - 1;
    }

    /** Tells of a list whose first row has no name of a column in it, only what would stand below one. */
    static boolean isMissing(List<Decl.Row> rows, Kind kind, Context context) {
        List<String> columns = context.symbols.fields(kind).stream()
                .filter(field -> !field.state())
                .map(Field::name)
                .toList();
        if (rows.size() < 2
                || rows.get(0).cells().size() < 2
                || rows.get(0).cells().stream()
                        .map(cell -> cell.text().strip())
                        .anyMatch(text -> columns.contains(text)
                                || !BELOW.matcher(text).find()
                                || Suggest.sure(text, columns).isPresent())) {
            return false;
        }
        List<Decl.Cell> cells = rows.get(0).cells();
        Span first = cells.get(0).span();
        context.badColumns.add(kind.root());
        context.error(
                NameCode.UNKNOWN_COLUMN,
                new Span(
                        first.source(),
                        first.start(),
                        cells.get(cells.size() - 1).span().end()),
                "no row above names the columns of this list of " + kind,
                "not the names of columns",
                "write them above: `| " + String.join(" | ", columns) + " |`");
        return true;
    }
}
