package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Headers of places and pieces that lack the pipe between the kind and its first field: the rows below them are right. */
final class JoinedHeads {
    private static final Pattern JOINED = Pattern.compile("(\\S+)\\s+(\\S+)");

    private JoinedHeads() {}

    /** A row as it would be with the pipe between a kind and its first field, if that is missing. */
    static Decl.Row parted(Decl.Row row, Kind.Category category, Context context) {
        Span cell = row.cells().get(0).span();
        Matcher head = JOINED.matcher(cell.text());
        Optional<Kind> kind = head.matches()
                ? context.symbols.kind(head.group(1)).filter(one -> one.category() == category)
                : Optional.empty();
        if (kind.isEmpty() || !isColumn(head.group(2), kind.get(), context)) {
            return row;
        }
        Span name = cell.source().span(cell.start(), cell.start() + head.end(1));
        Span field = cell.source().span(cell.start() + head.start(2), cell.end());
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                        TypeCode.ROW_LENGTH, "a pipe is missing in this header", field, "expected `|` before this"),
                "write it between the kind and the field",
                cell.source(),
                field.start(),
                field.start(),
                "| "));
        List<Decl.Cell> cells = new ArrayList<>(row.cells());
        cells.set(0, new Decl.Cell(name, name.text()));
        cells.add(1, new Decl.Cell(field, field.text()));
        return new Decl.Row(row.span(), cells, row.citation());
    }

    private static boolean isColumn(String name, Kind kind, Context context) {
        return name.equals(Rows.SPOTS) && kind.category() == Kind.Category.PLACE
                || context.symbols
                        .field(kind, name)
                        .filter(field -> !field.state())
                        .isPresent();
    }
}
