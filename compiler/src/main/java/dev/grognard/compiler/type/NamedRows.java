package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rows of lists, which have no names of their own: an example names one by something that stands in no other row that is in play. */
final class NamedRows {
    private final Context context;
    private final Set<Layer> played;

    /** @param played the scenario and the options of the example */
    NamedRows(Context context, Set<Layer> played) {
        this.context = context;
        this.played = played;
    }

    /** The list whose rows are wanted; empty where something else is. */
    Optional<ListDef> wanted(Optional<Type> type) {
        return type.flatMap(Types::kind).flatMap(kind -> lists(kind).findFirst());
    }

    private Stream<ListDef> lists(Kind kind) {
        return context.symbols.lists.values().stream().filter(list -> list.kind() == kind);
    }

    /** The row in which this stands, as options are noted; a complaint if it is not one row. */
    Optional<String> notation(dev.grognard.compiler.ast.Expr node, ListDef list) {
        List<Member> rows = lists(list.kind())
                .flatMap(one -> one.rows().stream())
                .filter(row ->
                        row.layer().filter(layer -> !played.contains(layer)).isEmpty())
                .map(ListDef.Row::member)
                .toList();
        String name = node.span().text();
        List<Member> named = rows.stream()
                .filter(row -> row.id().equals(name) || holds(row, node, name))
                .toList();
        if (named.size() == 1) {
            return Optional.of(named.get(0).id());
        }
        boolean bare = node instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                        && thing.arguments().isEmpty()
                || node instanceof dev.grognard.compiler.ast.Expr.Whole;
        String rowsOf = "`" + list.name() + "`";
        String problem = !bare
                ? "an example names a row of " + rowsOf + " by what only this row has"
                : named.isEmpty()
                        ? "`" + name + "` stands in no row of " + rowsOf + " here"
                        : "`" + name + "` stands in " + named.size() + " rows of " + rowsOf;
        Diagnostic told =
                Diagnostic.error(TypeCode.ROW_NOT_NAMED, problem, node.span(), "which row is meant is not clear");
        String can = rows.stream()
                .flatMap(row -> telling(row, rows).stream())
                .limit(4)
                .map(one -> "`" + one + "`")
                .collect(Collectors.joining(", "));
        context.diagnostics.add(
                can.isEmpty()
                        ? told.help("let the order choose what stands in the row, such as a piece, instead of the row")
                        : told.help("write what stands in this row only, here one of " + can));
        return Optional.empty();
    }

    /** What tells a row from all the others. */
    private Optional<String> telling(Member row, List<Member> rows) {
        return things(row)
                .filter(thing -> rows.stream()
                                .filter(other -> things(other).anyMatch(thing::equals))
                                .count()
                        == 1)
                .map(Member::id)
                .findFirst();
    }

    private Stream<Member> things(Member row) {
        return values(row)
                .filter(value -> value instanceof Expr.Constant)
                .map(value -> ((Expr.Constant) value).member());
    }

    private Stream<Expr> values(Member row) {
        return context.symbols.fields(row.kind()).stream().flatMap(field -> context.printed.get(field, row).stream());
    }

    private boolean holds(Member row, dev.grognard.compiler.ast.Expr node, String name) {
        List<Member> called = context.symbols.members(name);
        return called.isEmpty() && node instanceof dev.grognard.compiler.ast.Expr.Whole whole
                ? values(row).anyMatch(value -> value instanceof Expr.Number number && number.value() == whole.value())
                : things(row).anyMatch(called::contains);
    }
}
