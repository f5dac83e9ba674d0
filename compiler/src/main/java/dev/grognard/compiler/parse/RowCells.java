package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Cuts a pipe row into its cells; blanks around a cell are layout. */
final class RowCells {
    private RowCells() {}

    static List<Decl.Cell> of(Span row) {
        String text = row.source().text();
        List<Decl.Cell> cells = new ArrayList<>();
        int begin = row.start() + 1;
        for (int at = begin; at < row.end(); at++) {
            if (text.charAt(at) == '|') {
                cells.add(cell(row, text, begin, at));
                begin = at + 1;
            }
        }
        if (!text.substring(begin, Math.max(begin, row.end())).isBlank()) {
            // The pipe after the last cell was forgotten, which has been reported.
            cells.add(cell(row, text, begin, row.end()));
        }
        return List.copyOf(cells);
    }

    private static Decl.Cell cell(Span row, String text, int begin, int end) {
        int first = begin;
        int last = end;
        while (first < last && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        while (last > first && Character.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        Span span = row.source().span(first, last);
        return new Decl.Cell(span, span.text());
    }
}
