package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Two cells of a row that stand in each other's place are one mistake, and so are two columns whose heads do. */
final class SwappedCells {
    /** Two columns of a header. */
    private record Pair(int first, int second) {}

    private final Symbols symbols;
    private final Records records;
    private final Context context;
    private final Set<Decl.Row> told = new HashSet<>();

    SwappedCells(Expressions expressions) {
        this.context = expressions.context;
        this.symbols = context.symbols;
        this.records = expressions.records;
    }

    /** Tells of the rows below a header in which two cells are swapped. */
    void check(List<Decl.Cell> header, List<Decl.Row> rows, Kind kind) {
        List<Decl.Row> swapped = new ArrayList<>();
        Set<Pair> pairs = new HashSet<>();
        for (Decl.Row row : rows) {
            pair(header, row, kind).ifPresent(pair -> {
                swapped.add(row);
                pairs.add(pair);
            });
        }
        if (pairs.size() == 1 && rows.size() > 1 && swapped.size() == rows.size()) {
            Pair pair = pairs.iterator().next();
            report("the heads of these two columns", header.get(pair.first()), header.get(pair.second()));
        } else {
            for (Decl.Row row : swapped) {
                Pair pair = pair(header, row, kind).orElseThrow();
                report(
                        "these two cells",
                        row.cells().get(pair.first()),
                        row.cells().get(pair.second()));
            }
        }
        told.addAll(swapped);
    }

    /** Whether a row was told about, so that no cell of it is. */
    boolean isTold(Decl.Row row) {
        return told.contains(row);
    }

    private Optional<Pair> pair(List<Decl.Cell> header, Decl.Row row, Kind kind) {
        if (row.cells().size() != header.size()) {
            return Optional.empty();
        }
        List<Integer> wrong = new ArrayList<>();
        for (int i = 0; i < header.size(); i++) {
            if (!fits(header.get(i), row.cells().get(i), kind)) {
                wrong.add(i);
            }
        }
        if (wrong.size() != 2) {
            return Optional.empty();
        }
        Pair pair = new Pair(wrong.get(0), wrong.get(1));
        return fits(header.get(pair.first()), row.cells().get(pair.second()), kind)
                        && fits(header.get(pair.second()), row.cells().get(pair.first()), kind)
                ? Optional.of(pair)
                : Optional.empty();
    }

    /** Whether a cell can stand below a head; what is no field is told elsewhere. */
    private boolean fits(Decl.Cell head, Decl.Cell cell, Kind kind) {
        Optional<Field> field = symbols.field(kind, head.text()).filter(one -> !one.state());
        return field.isEmpty() || records.reads(field.get().type(), cell.text(), cell.span());
    }

    private void report(String what, Decl.Cell first, Decl.Cell second) {
        Span left = first.span();
        Span right = second.span();
        String between = left.source().text().substring(left.end(), right.start());
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                                TypeCode.ARGUMENTS_SWAPPED,
                                what + " stand in each other's place",
                                left,
                                "belongs where the other is")
                        .with(right, "and this one here"),
                "let them change places",
                left.source(),
                left.start(),
                right.end(),
                right.text() + between + left.text()));
    }
}
