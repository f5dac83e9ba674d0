package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Printed tables: standing or lying with one key, with two keys crossed, or with a column for each key. */
final class Tables {
    private final Context context;
    private final Expressions expressions;
    private final TableKeys tableKeys;
    private final SwappedCells swapped;
    /** What each row cites, by the row itself. */
    private final Map<Decl.Row, List<String>> rowCases = new IdentityHashMap<>();

    Tables(Expressions expressions) {
        this.tableKeys = new TableKeys(expressions);
        this.swapped = new SwappedCells(expressions);
        this.context = expressions.context;
        this.expressions = expressions;
    }

    /** The tables with the amendments of later layers. */
    List<TableDef> definitions(Map<String, Signature> signatures) {
        Map<String, TableDef> tables = new LinkedHashMap<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (!(layered.decl() instanceof Decl.Table node)) {
                continue;
            }
            Env env = Env.global(layered.layer());
            String name = node.name().text();
            Signature signature = signatures.get(name);
            Set<String> cases = new LinkedHashSet<>(context.cite(node.citation(), "table " + name, env));
            for (Decl.Row row : node.rows()) {
                List<String> own = context.cite(row.citation(), "table " + name, env);
                rowCases.put(row, own);
                cases.addAll(own);
            }
            node.assumed()
                    .ifPresent(a -> context.assumptions.add(
                            new dev.grognard.compiler.model.Assumption("table " + name, a.why(), a.span())));
            if (signature == null) {
                context.error(
                        LayerCode.UNKNOWN_TARGET,
                        node.name().span(),
                        "there is no table `" + name + "` to amend",
                        "unknown");
            } else if (!node.also()) {
                tables.put(
                        name,
                        new TableDef(
                                signature,
                                entries(signature, node.rows(), node.span()),
                                List.copyOf(cases),
                                node.assumed().map(a -> a.why()),
                                node.doc().text(),
                                layered.layer(),
                                node.span()));
            } else if (layered.conditional()) {
                context.error(
                        LayerCode.AMENDMENT,
                        node.span(),
                        "a table cannot be amended by an option or scenario",
                        "holds only at times",
                        "write an exception to `" + name + "` here");
            } else if (tables.containsKey(name)) {
                List<TableDef.Entry> amendments = entries(signature, node.rows(), node.span());
                tables.computeIfPresent(name, (same, old) -> Amendments.amended(old, amendments, cases));
            }
        }
        return List.copyOf(tables.values());
    }

    private List<TableDef.Entry> entries(Signature signature, List<Decl.Row> rows, Span span) {
        if (rows.size() < 2) {
            context.error(
                    TypeCode.TABLE_WITHOUT_ROWS,
                    span,
                    "a table needs a header and rows",
                    rows.isEmpty() ? "no rows" : "only one row",
                    "write the header first, with the names and values of the keys, and the rows below it, each on a"
                            + " line of its own; `also` needs the header too");
            return List.of();
        }
        List<Variable> parameters = signature.parameters();
        Type result = signature.result().orElseThrow();
        List<Decl.Cell> header = rows.get(0).cells();
        List<Decl.Row> body = rows.subList(1, rows.size()).stream()
                .filter(row -> RowLengths.fit(row, header, context))
                .toList();
        if (body.isEmpty()) {
            return List.of();
        }
        int cross = header.get(0).text().indexOf('\\');
        if (cross >= 0 && parameters.size() == 2) {
            String down = header.get(0).text().substring(0, cross).strip();
            int below = parameters.get(0).name().equals(down) ? 0 : 1;
            if (isTurnedRound(parameters.get(below), parameters.get(1 - below), header, body)) {
                return turnedRound(parameters.get(below), parameters.get(1 - below), header.get(0));
            }
            return crossed(parameters, below, header, body, result);
        }
        if (parameters.size() == 1
                && body.size() == 1
                && header.size() > 2
                && columns(result).isEmpty()) {
            return lying(parameters.get(0), header, body.get(0), result);
        }
        if (isLyingWithOne(parameters, header, body, result)) {
            return lyingWithOne(header, body.get(0));
        }
        return standing(parameters, header, body, result, span);
    }

    private boolean fits(Type type, Decl.Cell cell) {
        return expressions.records.reads(type, cell.text(), cell.span());
    }

    /** Whether the keys do not fit as the corner names them, and all would the other way round. */
    private boolean isTurnedRound(Variable below, Variable beside, List<Decl.Cell> header, List<Decl.Row> body) {
        List<Decl.Cell> across = header.subList(1, header.size());
        List<Decl.Cell> down = body.stream().map(row -> row.cells().get(0)).toList();
        return !(tableKeys.are(below, down) && tableKeys.are(beside, across))
                && tableKeys.are(below, across)
                && tableKeys.are(beside, down);
    }

    private List<TableDef.Entry> turnedRound(Variable below, Variable beside, Decl.Cell corner) {
        context.error(
                TypeCode.NOT_A_KEY,
                corner.span(),
                "the corner is turned round: the keys below it are those of `%s`".formatted(beside.name()),
                "names them the wrong way round",
                "write `%s \\ %s`: first what stands below the corner, then what stands beside it"
                        .formatted(beside.name(), below.name()));
        return List.of();
    }

    /** Whether the one row names what the table gives, and its key stands above: with two columns, a table stands. */
    private boolean isLyingWithOne(
            List<Variable> parameters, List<Decl.Cell> header, List<Decl.Row> body, Type result) {
        if (parameters.size() != 1
                || body.size() != 1
                || header.size() != 2
                || body.get(0).cells().size() != 2
                || columns(result).isPresent()) {
            return false;
        }
        Variable key = parameters.get(0);
        return header.get(0).text().strip().equals(key.name())
                && tableKeys.isPlainly(key, header.get(1))
                && !tableKeys.isPlainly(key, body.get(0).cells().get(0));
    }

    private List<TableDef.Entry> lyingWithOne(List<Decl.Cell> header, Decl.Row row) {
        Decl.Cell given = row.cells().get(0);
        context.error(
                TypeCode.NOT_A_KEY,
                given.span(),
                "`" + given.text().strip() + "` is no key: with two columns the keys stand below each other",
                "does not fit its column",
                "stand it up, the header `| " + header.get(0).text().strip() + " | "
                        + given.text().strip() + " |` and below it the row `| "
                        + header.get(1).text().strip() + " | "
                        + row.cells().get(1).text().strip() + " |`");
        return List.of();
    }

    private static Optional<RecordDef> columns(Type result) {
        return result.present() instanceof Type.Rec rec
                        && rec.record().notations().isEmpty()
                ? Optional.of(rec.record())
                : Optional.empty();
    }

    private List<TableDef.Entry> crossed(
            List<Variable> parameters, int down, List<Decl.Cell> header, List<Decl.Row> rows, Type result) {
        List<TableDef.Entry> entries = new ArrayList<>();
        List<Optional<TableDef.Key>> across = new ArrayList<>();
        for (Decl.Cell cell : header.subList(1, header.size())) {
            across.add(tableKeys.key(parameters.get(1 - down), cell));
        }
        for (Decl.Row row : rows) {
            if (!tableKeys.fits(parameters.get(down), row.cells().get(0))
                    && swapped.tells(
                            row,
                            (i, cell) -> i == 0 ? tableKeys.fits(parameters.get(down), cell) : fits(result, cell))) {
                continue;
            }
            Optional<TableDef.Key> key =
                    tableKeys.key(parameters.get(down), row.cells().get(0));
            for (int c = 1; c < header.size(); c++) {
                Optional<TableDef.Key> other = across.get(c - 1);
                Optional<Expr> value = value(row, c, result);
                if (key.isPresent() && other.isPresent() && value.isPresent()) {
                    List<TableDef.Key> keys =
                            down == 0 ? List.of(key.get(), other.get()) : List.of(other.get(), key.get());
                    entries.add(new TableDef.Entry(
                            keys,
                            value.get(),
                            rowCases.get(row),
                            row.cells().get(c).span()));
                }
            }
        }
        return entries;
    }

    private List<TableDef.Entry> lying(Variable parameter, List<Decl.Cell> header, Decl.Row row, Type result) {
        List<TableDef.Entry> entries = new ArrayList<>();
        for (int c = 1; c < header.size(); c++) {
            Optional<TableDef.Key> key = tableKeys.key(parameter, header.get(c));
            Optional<Expr> value = value(row, c, result);
            if (key.isPresent() && value.isPresent()) {
                entries.add(new TableDef.Entry(
                        List.of(key.get()),
                        value.get(),
                        rowCases.get(row),
                        row.cells().get(c).span()));
            }
        }
        return entries;
    }

    /** The corner of a chart of two keys, of which one is named there already. */
    private static String crossing(List<Variable> keys, String corner) {
        String first = keys.get(0).name();
        String second = keys.get(1).name();
        return corner.equals(first) ? first + " \\ " + second : second + " \\ " + first;
    }

    private List<TableDef.Entry> standing(
            List<Variable> parameters, List<Decl.Cell> header, List<Decl.Row> rows, Type result, Span span) {
        if (Types.isError(result)) {
            // How many columns it needs is not known either.
            return List.of();
        }
        int keys = parameters.size();
        Optional<RecordDef> record = columns(result);
        int width = keys + record.map(r -> r.fields().size()).orElse(1);
        if (header.size() != width) {
            Diagnostic problem = Diagnostic.error(
                    TypeCode.TABLE_WIDTH,
                    "this table needs " + width + " columns, and has " + header.size(),
                    header.isEmpty()
                            ? span
                            : header.get(0)
                                    .span()
                                    .to(header.get(header.size() - 1).span()),
                    "a column for each key, then what the table gives");
            context.diagnostics.add(
                    keys == 2 && header.size() > width
                            ? problem.help(
                                    "where two keys cross, the corner names the one in rows and the one in columns: `| "
                                            + crossing(
                                                    parameters,
                                                    header.get(0).text().strip()) + " | … |`")
                            : problem);
            return List.of();
        }
        List<String> names = Stream.concat(
                        parameters.stream().map(Variable::name),
                        record.stream().flatMap(one -> one.fields().stream()).map(RecordDef.RecordField::name))
                .toList();
        if (swapped.tellsHeads(header, names)) {
            return List.of();
        }
        List<TableDef.Entry> entries = new ArrayList<>();
        for (Decl.Row row : rows) {
            boolean doubtful = record.isPresent()
                    || IntStream.range(0, keys)
                            .anyMatch(k -> !tableKeys.fits(
                                    parameters.get(k), row.cells().get(k)));
            if (doubtful
                    && swapped.tells(
                            row,
                            (i, cell) -> i < keys
                                    ? tableKeys.fits(parameters.get(i), cell)
                                    : fits(
                                            record.map(one -> one.fields()
                                                            .get(i - keys)
                                                            .type())
                                                    .orElse(result),
                                            cell))) {
                continue;
            }
            List<TableDef.Key> found = new ArrayList<>();
            for (int k = 0; k < keys && k < row.cells().size(); k++) {
                tableKeys.key(parameters.get(k), row.cells().get(k)).ifPresent(found::add);
            }
            Optional<Expr> value = record.isPresent() ? parts(record.get(), row, keys) : value(row, keys, result);
            if (found.size() == keys && value.isPresent()) {
                entries.add(new TableDef.Entry(
                        List.copyOf(found),
                        value.get(),
                        rowCases.get(row),
                        row.cells().get(keys).span()));
            }
        }
        return entries;
    }

    private Optional<Expr> parts(RecordDef record, Decl.Row row, int from) {
        List<Expr> parts = new ArrayList<>();
        for (int i = 0; i < record.fields().size(); i++) {
            value(row, from + i, record.fields().get(i).type()).ifPresent(parts::add);
        }
        return parts.size() == record.fields().size()
                ? Optional.of(context.recordConstant(
                        row.span(), new RecordDef.Value(record, List.copyOf(parts), ToldColumns.of(record, parts))))
                : Optional.empty();
    }

    private Optional<Expr> value(Decl.Row row, int column, Type type) {
        if (column >= row.cells().size()) {
            context.error(TypeCode.ROW_LENGTH, row.span(), "this row is too short", "cells are missing");
            return Optional.empty();
        }
        Decl.Cell cell = row.cells().get(column);
        if (cell.text().isBlank()) {
            Optional<Expr> blank = Fields.blank(type, cell.span());
            if (blank.isEmpty()) {
                context.error(
                        TypeCode.EMPTY_CELL,
                        cell.span(),
                        "this row has an empty cell",
                        "a value is missing",
                        "write " + Types.describe(type) + " here");
            }
            return blank;
        }
        Expr value = expressions.records.cell(type, cell.text(), cell.span());
        return Types.isError(value) ? Optional.empty() : Optional.of(value);
    }
}
