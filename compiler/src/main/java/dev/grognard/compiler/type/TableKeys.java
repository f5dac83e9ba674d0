package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The keys of printed tables: which values a cell stands for, and what is said of one that stands for none. */
final class TableKeys {
    private static final Pattern RANGE = Pattern.compile("(-?\\d{1,9})?\\s*\\.\\.\\s*(-?\\d{1,9})?");

    private final Context context;
    private final Expressions expressions;

    TableKeys(Expressions expressions) {
        this.context = expressions.context;
        this.expressions = expressions;
    }

    /** Whether a cell can stand where the values of a key do. */
    boolean fits(Variable parameter, Decl.Cell cell) {
        return Types.isError(parameter.type()) || read(parameter, cell).isPresent();
    }

    /** Whether each of these is a key. */
    boolean are(Variable parameter, List<Decl.Cell> cells) {
        return cells.stream().allMatch(cell -> read(parameter, cell).isPresent());
    }

    /** Whether a cell is a key that can be taken for nothing else, as `yes` and odds can. */
    boolean isPlainly(Variable parameter, Decl.Cell cell) {
        String text = cell.text().strip();
        Type type = parameter.type();
        if (context.odds.containsKey(parameter) || type instanceof Type.Bool) {
            return false;
        }
        return (Types.kind(type).isPresent() ? members(type, text, cell.span()) : numbers(type, text, cell.span()))
                .isPresent();
    }

    /** The key that stands in a cell; what is none is told. */
    Optional<TableDef.Key> key(Variable parameter, Decl.Cell cell) {
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
