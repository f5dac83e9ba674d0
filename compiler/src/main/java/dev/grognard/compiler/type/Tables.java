package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Printed tables: standing or lying with one key, with two keys crossed, or with a column for each key. */
final class Tables {
    private static final Pattern RANGE = Pattern.compile("(-?\\d{1,9})?\\s*\\.\\.\\s*(-?\\d{1,9})?");

    private final Context context;
    private final Expressions expressions;
    private final SwappedCells swapped;
    /** What each row cites, by the row itself. */
    private final Map<Decl.Row, List<String>> rowCases = new IdentityHashMap<>();

    Tables(Expressions expressions) {
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
                amend(tables, name, entries(signature, node.rows(), node.span()), cases);
            }
        }
        return List.copyOf(tables.values());
    }

    private void amend(Map<String, TableDef> tables, String name, List<TableDef.Entry> amendments, Set<String> cases) {
        TableDef old = tables.get(name);
        List<TableDef.Entry> entries = new ArrayList<>();
        for (TableDef.Entry entry : old.entries()) {
            TableDef.Entry left = entry;
            for (TableDef.Entry amendment : amendments) {
                left = left == null ? null : without(left, amendment);
            }
            if (left != null) {
                entries.add(left);
            }
        }
        entries.addAll(amendments);
        Set<String> all = new LinkedHashSet<>(old.cases());
        all.addAll(cases);
        tables.put(
                name,
                new TableDef(
                        old.signature(), entries, List.copyOf(all), old.assumed(), old.doc(), old.layer(), old.span()));
    }

    /** What is left of an entry when another one takes some of its keys; nothing if it takes them all. */
    private static TableDef.Entry without(TableDef.Entry entry, TableDef.Entry amendment) {
        if (sameKeys(entry.keys(), amendment.keys())) {
            return null;
        }
        List<TableDef.Key> keys = new ArrayList<>(entry.keys());
        for (int i = 0; i < keys.size(); i++) {
            List<TableDef.Key> others = new ArrayList<>(keys);
            List<TableDef.Key> amended = new ArrayList<>(amendment.keys());
            TableDef.Key own = others.remove(i);
            TableDef.Key taken = amended.remove(i);
            if (sameKeys(others, amended)) {
                Optional<TableDef.Key> left = minus(own, taken);
                if (left.isPresent()) {
                    keys.set(i, left.get());
                    return new TableDef.Entry(List.copyOf(keys), entry.value(), entry.cases(), entry.span());
                }
            }
        }
        return entry;
    }

    private static Optional<TableDef.Key> minus(TableDef.Key key, TableDef.Key taken) {
        if (key instanceof TableDef.Members a && taken instanceof TableDef.Members b) {
            List<Member> left =
                    a.members().stream().filter(m -> !b.members().contains(m)).toList();
            return left.isEmpty() || left.size() == a.members().size()
                    ? Optional.empty()
                    : Optional.of(new TableDef.Members(left, a.span()));
        }
        if (key instanceof TableDef.Numbers a
                && taken instanceof TableDef.Range b
                && b.low().equals(b.high())) {
            List<Integer> left = a.numbers().stream()
                    .filter(n -> !n.equals(b.low().orElse(null)))
                    .toList();
            return left.isEmpty() || left.size() == a.numbers().size()
                    ? Optional.empty()
                    : Optional.of(new TableDef.Numbers(left, a.span()));
        }
        return Optional.empty();
    }

    private static boolean sameKeys(List<TableDef.Key> a, List<TableDef.Key> b) {
        for (int i = 0; i < a.size(); i++) {
            if (!sameKey(a.get(i), b.get(i))) {
                return false;
            }
        }
        return a.size() == b.size();
    }

    private static boolean sameKey(TableDef.Key a, TableDef.Key b) {
        if (a instanceof TableDef.Range x && b instanceof TableDef.Range y) {
            return x.low().equals(y.low()) && x.high().equals(y.high());
        }
        if (a instanceof TableDef.Numbers x && b instanceof TableDef.Numbers y) {
            return x.numbers().equals(y.numbers());
        }
        if (a instanceof TableDef.Members x && b instanceof TableDef.Members y) {
            return x.members().equals(y.members());
        }
        return a instanceof TableDef.Flag x && b instanceof TableDef.Flag y && x.value() == y.value();
    }

    // ------------------------------------------------------------------------------------------ shapes

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

    /** Whether a cell can stand where the values of a key do. */
    private boolean fits(Variable parameter, Decl.Cell cell) {
        return Types.isError(parameter.type()) || read(parameter, cell).isPresent();
    }

    private boolean fits(Type type, Decl.Cell cell) {
        return expressions.records.reads(type, cell.text(), cell.span());
    }

    /** Whether the keys do not fit as the corner names them, and all would the other way round. */
    private boolean isTurnedRound(Variable below, Variable beside, List<Decl.Cell> header, List<Decl.Row> body) {
        List<Decl.Cell> across = header.subList(1, header.size());
        List<Decl.Cell> down = body.stream().map(row -> row.cells().get(0)).toList();
        return !(areKeys(below, down) && areKeys(beside, across)) && areKeys(below, across) && areKeys(beside, down);
    }

    private boolean areKeys(Variable parameter, List<Decl.Cell> cells) {
        return cells.stream().allMatch(cell -> read(parameter, cell).isPresent());
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
                && isKey(key, header.get(1))
                && !isKey(key, body.get(0).cells().get(0));
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

    private boolean isKey(Variable parameter, Decl.Cell cell) {
        String text = cell.text().strip();
        Type type = parameter.type();
        if (context.odds.containsKey(parameter) || type instanceof Type.Bool) {
            return false;
        }
        return (Types.kind(type).isPresent() ? members(type, text, cell.span()) : numbers(type, text, cell.span()))
                .isPresent();
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
            across.add(key(parameters.get(1 - down), cell));
        }
        for (Decl.Row row : rows) {
            if (!fits(parameters.get(down), row.cells().get(0))
                    && swapped.tells(
                            row, (i, cell) -> i == 0 ? fits(parameters.get(down), cell) : fits(result, cell))) {
                continue;
            }
            Optional<TableDef.Key> key = key(parameters.get(down), row.cells().get(0));
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
            Optional<TableDef.Key> key = key(parameter, header.get(c));
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
                            .anyMatch(k -> !fits(parameters.get(k), row.cells().get(k)));
            if (doubtful
                    && swapped.tells(
                            row,
                            (i, cell) -> i < keys
                                    ? fits(parameters.get(i), cell)
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
                key(parameters.get(k), row.cells().get(k)).ifPresent(found::add);
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

    // ------------------------------------------------------------------------------------------ keys

    private Optional<TableDef.Key> key(Variable parameter, Decl.Cell cell) {
        Optional<TableDef.Key> key = read(parameter, cell);
        if (key.isEmpty() && !Types.isError(parameter.type())) {
            noKey(cell, parameter.type(), context.odds.containsKey(parameter));
        }
        return key;
    }

    private Optional<TableDef.Key> read(Variable parameter, Decl.Cell cell) {
        Type type = parameter.type();
        String text = cell.text().strip();
        if (type instanceof Type.Bool && (text.equals("yes") || text.equals("no"))) {
            return Optional.of(new TableDef.Flag(text.equals("yes"), cell.span()));
        }
        return Types.kind(type).isPresent()
                ? members(type, text, cell.span())
                : numbers(type, context.odds.containsKey(parameter) ? Odds.key(text) : text, cell.span());
    }

    /** A way of writing keys goes through a whole chart, and is told once. */
    private void noKey(Decl.Cell cell, Type type, boolean odds) {
        String text = cell.text().strip();
        String wanted = odds ? "odds are n:1 or 1:n" : Types.describe(type) + " is wanted";
        Diagnostic problem = Diagnostic.error(
                TypeCode.NOT_A_KEY, "`" + text + "` is no key: " + wanted, cell.span(), "does not fit its column");
        boolean numbers = Types.kind(type).isEmpty();
        Optional<String> instead = numbers ? CellSlips.key(text, odds) : Optional.empty();
        if (instead.isPresent()) {
            context.once("keys of line " + cell.span().line(), problem.help("write `" + instead.get() + "`"));
            return;
        }
        if (odds && Odds.isBetween(text)) {
            context.diagnostics.add(
                    problem.help(
                            "a chart with such a column has an enum for its columns, printed as in `enum Odds { Equal \"1:1\", Better \"3:2\" }`, and a rule that finds the column; `grog explain G0233` shows it"));
            return;
        }
        List<String> unknown = numbers
                ? List.of()
                : Stream.of(text.split(","))
                        .map(String::strip)
                        .filter(name -> members(type, name, cell.span()).isEmpty())
                        .toList();
        if (unknown.size() == 1 && !unknown.get(0).isEmpty()) {
            // What is not declared is missed in other places too.
            context.once(unknown.get(0), problem);
            return;
        }
        context.diagnostics.add(
                odds
                        ? problem.help("write odds such as `3:1` or `1:2`; the rules round to these before they look")
                        : problem);
    }

    private Optional<TableDef.Key> members(Type type, String text, Span span) {
        List<Member> members = new ArrayList<>();
        for (String name : text.split(",")) {
            Optional<Member> member = expressions.records.named(Types.kind(type).orElseThrow(), name.strip());
            if (member.isEmpty()) {
                return Optional.empty();
            }
            members.add(member.get());
        }
        return Optional.of(new TableDef.Members(List.copyOf(members), span));
    }

    private Optional<TableDef.Key> numbers(Type type, String text, Span span) {
        List<Integer> numbers = new ArrayList<>();
        String[] items = text.split(",");
        for (String item : items) {
            Matcher range = RANGE.matcher(item.strip());
            if (range.matches()) {
                Optional<Integer> low = Optional.ofNullable(range.group(1)).map(n -> steps(type, n));
                Optional<Integer> high = Optional.ofNullable(range.group(2)).map(n -> steps(type, n));
                if (items.length == 1) {
                    return Optional.of(new TableDef.Range(low, high, span));
                }
                if (low.isEmpty() || high.isEmpty()) {
                    return Optional.empty();
                }
                for (int i = low.get(); i <= high.get(); i++) {
                    numbers.add(i);
                }
            } else {
                Optional<Expr> number = expressions.records.number(type, item.strip(), span);
                if (number.isEmpty()) {
                    return Optional.empty();
                }
                numbers.add(((Expr.Number) number.get()).value());
            }
        }
        return Optional.of(
                numbers.size() == 1
                        ? new TableDef.Range(Optional.of(numbers.get(0)), Optional.of(numbers.get(0)), span)
                        : new TableDef.Numbers(List.copyOf(numbers), span));
    }

    private static int steps(Type type, String number) {
        int value = Integer.parseInt(number);
        return type instanceof Type.Amount amount
                ? value
                        * amount.quantity().stepDenominator()
                        / amount.quantity().stepNumerator()
                : value;
    }
}
