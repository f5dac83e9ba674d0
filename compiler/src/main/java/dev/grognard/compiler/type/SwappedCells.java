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
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

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

    /** Tells of the rows below a header in which two cells are swapped; the first cell of places and pieces is their name. */
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
                leaveOut(row);
                report(
                        "these two cells",
                        row.cells().get(pair.first()),
                        row.cells().get(pair.second()));
            });
        }
        told.addAll(swapped);
    }

    /** What would have a name from this row has none, or a wrong one. */
    private void leaveOut(Decl.Row row) {
        Span whole = row.span();
        context.leaveOut(whole);
        context.doubled.removeIf(
                twice -> twice.problem().primary().span().to(whole).equals(whole));
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
        List<Pair> pairs = wrong.size() == 1 ? beside(header, row, wrong.get(0), kind) : new ArrayList<>();
        if (wrong.size() == 2) {
            pairs.add(new Pair(wrong.get(0), wrong.get(1)));
        }
        pairs.removeIf(pair -> !changed(header, row, pair, kind));
        return pairs.size() == 1 ? Optional.of(pairs.get(0)) : Optional.empty();
    }

    /** A name fits anywhere, and so does nothing: each may stand in the place of the only cell that does not fit. */
    private List<Pair> beside(List<Decl.Cell> header, Decl.Row row, int wrong, Kind kind) {
        List<Pair> pairs = new ArrayList<>();
        boolean named = kind.category() != Kind.Category.ROW;
        // Where others of its kind are named this one is a name too, and says nothing.
        boolean alike = symbols.field(kind, header.get(wrong).text())
                .flatMap(field -> Types.kind(field.type()))
                .filter(one -> one.root().equals(kind.root()))
                .isPresent();
        if (named && !alike) {
            pairs.add(new Pair(0, wrong));
        }
        for (int other : List.of(wrong - 1, wrong + 1)) {
            boolean blank = other >= (named ? 1 : 0)
                    && other < header.size()
                    && row.cells().get(other).text().isBlank();
            if (blank) {
                pairs.add(new Pair(Math.min(other, wrong), Math.max(other, wrong)));
            }
        }
        return pairs;
    }

    /** Whether a cell can stand below a head; what is no field is told elsewhere. */
    private boolean fits(Decl.Cell head, Decl.Cell cell, Kind kind) {
        if (Rows.isSpot(head, kind)) {
            return cell.text().isBlank()
                    || Rows.SPOT.matcher(cell.text().strip()).matches();
        }
        Optional<Field> field = symbols.field(kind, head.text()).filter(one -> !one.state());
        return field.isEmpty() || records.reads(field.get().type(), cell.text(), cell.span());
    }

    /** Tells of a row of a table in which two cells are swapped, if it has any. */
    boolean tells(Decl.Row row, BiPredicate<Integer, Decl.Cell> fits) {
        List<Decl.Cell> cells = row.cells();
        List<Integer> wrong = IntStream.range(0, cells.size())
                .filter(i -> !fits.test(i, cells.get(i)))
                .boxed()
                .toList();
        boolean swapped = wrong.size() == 2
                && fits.test(wrong.get(0), cells.get(wrong.get(1)))
                && fits.test(wrong.get(1), cells.get(wrong.get(0)));
        if (swapped) {
            report("these two cells", cells.get(wrong.get(0)), cells.get(wrong.get(1)));
        }
        return swapped;
    }

    /** Tells of two heads that each name what stands below the other: what a column holds is known by its place. */
    boolean tellsHeads(List<Decl.Cell> header, List<String> names) {
        for (int i = 0; i < names.size() && i < header.size(); i++) {
            int other = names.indexOf(header.get(i).text().strip());
            if (other > i
                    && other < header.size()
                    && header.get(other).text().strip().equals(names.get(i))) {
                report("the heads of these two columns", header.get(i), header.get(other));
                return true;
            }
        }
        return false;
    }

    private void report(String what, Decl.Cell first, Decl.Cell second) {
        Span left = first.span();
        Span right = second.span();
        String between = left.source().text().substring(left.end(), right.start());
        boolean blank = first.text().isBlank() || second.text().isBlank();
        Diagnostic problem = blank
                ? Diagnostic.error(
                        TypeCode.ARGUMENTS_SWAPPED,
                        "this cell stands in the column beside its own",
                        first.text().isBlank() ? right : left,
                        "belongs where nothing is")
                : Diagnostic.error(
                                TypeCode.ARGUMENTS_SWAPPED,
                                what + " stand in each other's place",
                                left,
                                "belongs where the other is")
                        .with(right, "and this one here");
        context.diagnostics.add(Mended.writing(
                problem,
                "let them change places",
                left.source(),
                left.start(),
                right.end(),
                moved(right, first) + between + moved(left, second)));
    }

    /** What comes into a cell; one that was blank ends where its pipe stands. */
    private static String moved(Span text, Decl.Cell into) {
        return into.text().isBlank() ? text.text() + " " : text.text();
    }
}
