package dev.grognard.compiler.format;

import dev.grognard.compiler.ast.Decl;
import java.util.Arrays;
import java.util.List;

/** The widths of the columns of a table. */
final class RowWidths {
    private RowWidths() {}

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
