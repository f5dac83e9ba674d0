package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.source.Span;
import java.util.List;

/** Whether rows have as many cells as their header, and are not the header again. */
final class RowLengths {
    private RowLengths() {}

    /** Says what is wrong with a row that is longer or shorter than its header, or is the same. */
    static boolean fit(Decl.Row row, List<Decl.Cell> header, Context context) {
        int wanted = header.size();
        int found = row.cells().size();
        if (found == wanted && isAgain(row, header)) {
            context.diagnostics.add(Diagnostic.error(
                            TypeCode.ROW_LENGTH,
                            "the header of these rows stands here again",
                            row.cells().get(0).span(),
                            "no row")
                    .with(header.get(0).span(), "first here")
                    .help("leave this row out"));
            return false;
        }
        if (found == wanted || found == 0) {
            return true;
        }
        boolean isShort = found < wanted;
        Span last = row.cells().get(found - 1).span();
        Span pipe = last.source().span(pipe(last), pipe(last) + 1);
        Diagnostic problem = Diagnostic.error(
                TypeCode.ROW_LENGTH,
                "this row has " + count(found) + ", and its header has " + wanted,
                isShort ? pipe : row.cells().get(wanted).span(),
                isShort ? "the row ends here" : "no column for it");
        context.doubtful.add(row.span());
        // If the header is to blame, all rows under it are wrong in the same way.
        context.once(
                "cells " + found + " " + header.get(0).span().location(),
                isShort
                        ? problem.with(header.get(found).span(), "nothing for this column")
                                .help("an empty cell has its pipes too: `|  |`")
                        : problem.with(header.get(wanted - 1).span(), "the last column")
                                .help("leave the cell out, or give the header another column"));
        return false;
    }

    private static boolean isAgain(Decl.Row row, List<Decl.Cell> header) {
        return row.cells().stream()
                .map(Decl.Cell::text)
                .toList()
                .equals(header.stream().map(Decl.Cell::text).toList());
    }

    private static String count(int cells) {
        return cells == 1 ? "one cell" : cells + " cells";
    }

    private static int pipe(Span last) {
        int at = last.source().text().indexOf('|', last.end());
        return at < 0 ? last.end() - 1 : at;
    }
}
