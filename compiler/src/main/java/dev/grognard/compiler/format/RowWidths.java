package dev.grognard.compiler.format;

import dev.grognard.compiler.ast.Decl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The widths of the columns of a table. */
final class RowWidths {
    private RowWidths() {}

    /** Rows that belong together: an empty line, or another number of cells, begins a new table. */
    static List<List<Decl.Row>> tables(List<Decl.Row> rows) {
        List<List<Decl.Row>> tables = new ArrayList<>();
        Decl.Row last = null;
        for (Decl.Row row : rows) {
            if (last == null || row.cells().size() != last.cells().size() || isApart(last, row)) {
                tables.add(new ArrayList<>());
            }
            tables.get(tables.size() - 1).add(row);
            last = row;
        }
        return tables;
    }

    private static boolean isApart(Decl.Row above, Decl.Row below) {
        String between = below.span()
                .source()
                .text()
                .substring(above.span().end(), below.span().start());
        return between.lines().skip(1).anyMatch(String::isBlank)
                && between.chars().filter(c -> c == '\n').count() > 1;
    }

    static int[] of(List<Decl.Row> rows) {
        int[] widths = new int[0];
        for (Decl.Row row : rows) {
            if (row.cells().size() > widths.length) {
                widths = Arrays.copyOf(widths, row.cells().size());
            }
            for (int i = 0; i < row.cells().size(); i++) {
                widths[i] =
                        Math.max(widths[i], Printer.columns(row.cells().get(i).text()));
            }
        }
        return widths;
    }

    /** A row with every cell as wide as its column. */
    static String print(Decl.Row row, int[] widths) {
        StringBuilder out = new StringBuilder("|");
        for (int i = 0; i < row.cells().size(); i++) {
            String cell = row.cells().get(i).text();
            out.append(' ')
                    .append(cell)
                    .append(" ".repeat(widths[i] - Printer.columns(cell)))
                    .append(" |");
        }
        return out.toString();
    }
}
