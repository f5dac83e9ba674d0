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
import java.util.TreeSet;

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
        Optional<Pair> heads = heads(header, rows, kind);
        if (heads.isPresent()) {
            report(
                    "the heads of these two columns",
                    header.get(heads.get().first()),
                    header.get(heads.get().second()));
            told.addAll(rows);
            return;
        }
        List<Decl.Row> swapped = new ArrayList<>();
        for (Decl.Row row : rows) {
            pair(header, row, kind).ifPresent(pair -> {
                swapped.add(row);
                report(
                        "these two cells",
                        row.cells().get(pair.first()),
                        row.cells().get(pair.second()));
            });
        }
        told.addAll(swapped);
    }

    /** Whether a row was told about, so that no cell of it is. */
    boolean isTold(Decl.Row row) {
        return told.contains(row);
    }

    /** The only two columns of which several cells do not fit and all would if their heads changed places. */
    private Optional<Pair> heads(List<Decl.Cell> header, List<Decl.Row> rows, Kind kind) {
        if (rows.stream().anyMatch(row -> row.cells().size() != header.size())) {
            return Optional.empty();
        }
        Set<Integer> wrong = new TreeSet<>();
        int cells = 0;
        for (Decl.Row row : rows) {
            for (int i = 0; i < header.size(); i++) {
                if (!fits(header.get(i), row.cells().get(i), kind)) {
                    wrong.add(i);
                    cells++;
                }
            }
        }
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < header.size(); i++) {
            for (int j = i + 1; j < header.size(); j++) {
                Pair pair = new Pair(i, j);
                boolean all = List.of(i, j).containsAll(wrong)
                        && rows.stream().allMatch(row -> changed(header, row, pair, kind));
                if (all) {
                    pairs.add(pair);
                }
            }
        }
        return cells > 2 && pairs.size() == 1 ? Optional.of(pairs.get(0)) : Optional.empty();
    }

    /** Whether the cells of a row fit if the heads of two columns change places. */
    private boolean changed(List<Decl.Cell> header, Decl.Row row, Pair pair, Kind kind) {
        return fits(header.get(pair.first()), row.cells().get(pair.second()), kind)
                && fits(header.get(pair.second()), row.cells().get(pair.first()), kind);
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
        return changed(header, row, pair, kind) ? Optional.of(pair) : Optional.empty();
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
