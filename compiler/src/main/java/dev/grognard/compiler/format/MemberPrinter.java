package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.LINE;
import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.SOFT;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.fill;
import static dev.grognard.compiler.format.Layout.group;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.heading;
import static dev.grognard.compiler.format.Quotation.quoted;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.Assumed;
import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Domain;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Member;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.OptionBody;
import dev.grognard.compiler.ast.Param;
import dev.grognard.compiler.ast.QName;
import dev.grognard.compiler.ast.StateDecl;
import dev.grognard.compiler.ast.TypeRef;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Prints what declarations and statements share: fields, states, types, parameters, settings, rows. */
final class MemberPrinter implements Member.Visitor<Layout> {
    private final ExpressionPrinter expressions;
    private final Items items;

    MemberPrinter(ExpressionPrinter expressions, Items items) {
        this.expressions = expressions;
        this.items = items;
    }

    /** The fields in braces, or nothing; {@code within} is the declaration around them. */
    Layout members(List<Member> members, Span within) {
        if (members.isEmpty()) {
            return within.text().stripTrailing().endsWith("}") ? text("{ }") : NOTHING;
        }
        List<Items.Item> lines = members.stream()
                .map(member -> new Items.Item(member.span(), () -> member.accept(this)))
                .toList();
        int start = members.get(0).span().start();
        return items.braces(lines, start, end(within));
    }

    /** Where the closing brace of a declaration stands, or its end if it has none. */
    static int end(Span within) {
        int brace = within.text().lastIndexOf('}');
        return brace < 0 ? within.end() : within.start() + brace;
    }

    @Override
    public Layout field(Member.Field node) {
        return head(
                text(names(node.names()) + ": " + type(node.type())), equal(node.initial()), citation(node.citation()));
    }

    /** Pieces of one construct, further lines indented. */
    static Layout head(Layout... pieces) {
        return nest(4, fill(pieces));
    }

    Layout equal(Optional<Expr> value) {
        return value.map(one -> join(text("= "), nest(2, expressions.print(one))))
                .orElse(NOTHING);
    }

    @Override
    public Layout state(Member.State node) {
        return state(node.state());
    }

    @Override
    public Layout visibility(Member.Visibility node) {
        return head(text(names(node.names())), watchers(node.watchers()), citation(node.citation()));
    }

    @Override
    public Layout label(Member.Label node) {
        return text((node.rows() ? "rows " : "label ") + template(node.text()));
    }

    Layout state(StateDecl state) {
        String resets = state.resets().isEmpty() ? "" : "each " + names(state.resets());
        return head(
                join(text("state " + names(state.names())), params(state.keys()), text(": " + type(state.type()))),
                equal(state.initial()),
                column("each", text(resets)),
                watchers(state.watchers()),
                citation(state.citation()));
    }

    private Layout watchers(List<Member.Watcher> watchers) {
        if (watchers.isEmpty()) {
            return NOTHING;
        }
        List<Layout> parts = watchers.stream()
                .map(one -> fill(text("by " + one.who().text()), when(one.when())))
                .toList();
        return join(text("seen "), list(parts, ","));
    }

    Layout when(Optional<Expr> condition) {
        return column("when", expressions.led("when", condition, Level.ANY));
    }

    /** The condition of what opens a block or is a clause among different ones; it does not line up with others. */
    Layout unaligned(Optional<Expr> condition) {
        return expressions.led("when", condition, Level.ANY);
    }

    static String names(List<Name> names) {
        return names.stream().map(Name::text).collect(Collectors.joining(", "));
    }

    static String qualified(QName name) {
        return name.parts().stream().map(Name::text).collect(Collectors.joining("."));
    }

    static String type(TypeRef type) {
        StringBuilder out = new StringBuilder(type.set() ? "Set of " : "")
                .append(type.name().text());
        if (type.low().isPresent() || type.high().isPresent()) {
            out.append(' ')
                    .append(type.low().map(String::valueOf).orElse(""))
                    .append("..")
                    .append(type.high().map(String::valueOf).orElse(""));
        }
        out.append(type.clamped() ? " clamped" : "").append(type.optional() ? "?" : "");
        type.rounded()
                .ifPresent(mode -> out.append(" rounded ").append(mode.name().toLowerCase(Locale.ROOT)));
        return out.toString();
    }

    Layout params(List<Param> params) {
        List<Layout> parts = params.stream()
                .map(one -> text(one.name().text() + ": " + type(one.type())))
                .toList();
        return parts.isEmpty() ? NOTHING : group(text("("), nest(2, SOFT, list(parts, ",")), text(")"));
    }

    Layout domain(Domain domain) {
        return join(text(domain.name().text() + " in "), expressions.print(domain.set()));
    }

    Layout domains(List<Domain> domains) {
        return list(domains.stream().map(this::domain).toList(), ",");
    }

    Layout requirement(OptionBody.Requirement one) {
        Layout otherwise = one.otherwise()
                .map(reason -> column("else", text("else " + Quotation.template(reason))))
                .orElse(NOTHING);
        return head(
                join(text(one.discovers() ? "discovers " : "requires "), expressions.print(one.condition())),
                otherwise,
                citation(one.citation()));
    }

    List<Items.Item> requirements(List<OptionBody.Requirement> requirements) {
        return requirements.stream()
                .map(one -> new Items.Item(one.span(), () -> requirement(one)))
                .toList();
    }

    /** The header of an order or option, its requirements below it, and its body. */
    Layout option(OptionBody option, Layout name, Layout joins, Supplier<Layout> body) {
        Layout domains = option.domains().isEmpty()
                ? NOTHING
                : group(text("("), nest(2, SOFT, domains(option.domains())), text(")"));
        Layout head = head(join(name, domains), joins, quoted(option.label()), heading(option.citation()));
        if (option.requirements().isEmpty()) {
            return join(head, text(" "), body.get());
        }
        List<Layout> lines = items.lines(
                requirements(option.requirements()),
                option.requirements().get(0).span().start(),
                option.body().span().start());
        return join(head, nest(2, Layout.HARD, join(lines)), Layout.HARD, body.get());
    }

    Layout settings(List<Decl.Setting> settings) {
        return list(settings.stream().map(this::setting).toList(), ",");
    }

    Layout setting(Decl.Setting setting) {
        Level least = setting.value() instanceof Expr.Negate ? Level.FACTOR : Level.PRIMARY;
        return join(text(setting.name().text() + " "), expressions.at(setting.value(), least));
    }

    static Layout assumed(Optional<Assumed> assumed) {
        return assumed.map(one -> text("assumed " + quoted(one.why()))).orElse(NOTHING);
    }

    /** Rows in braces, their columns aligned. */
    Layout rows(List<Decl.Row> rows, Span within) {
        return items.lineBraces(
                rowItems(rows),
                rows.isEmpty() ? within.end() : rows.get(0).span().start(),
                end(within));
    }

    List<Items.Item> rowItems(List<Decl.Row> rows) {
        List<Items.Item> lines = new ArrayList<>();
        for (List<Decl.Row> table : RowWidths.tables(rows)) {
            int[] widths = RowWidths.of(table);
            for (Decl.Row row : table) {
                lines.add(new Items.Item(
                        row.span(),
                        () -> row.citation().isPresent()
                                ? join(text(RowWidths.print(row, widths) + " "), citation(row.citation()))
                                : text(RowWidths.print(row, widths))));
            }
        }
        return lines;
    }

    Layout setup(Decl.Setup setup) {
        Layout pieces = list(setup.pieces().stream().map(this::placed).toList(), ",");
        return nest(
                4,
                text("at " + setup.place().text() + ":"),
                text(" "),
                new Layout.Mark("pieces"),
                pieces,
                setup.citation().isPresent() ? group(LINE, citation(setup.citation())) : NOTHING);
    }

    private Layout placed(Decl.Placed placed) {
        if (placed.restOf().isPresent()) {
            return text("rest of " + placed.restOf().get().text());
        }
        Layout settings =
                placed.settings().isEmpty() ? NOTHING : join(text("("), settings(placed.settings()), text(")"));
        return join(text(placed.piece().map(Name::text).orElse("")), settings);
    }
}
