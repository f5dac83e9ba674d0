package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.HARD;
import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.fill;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.MemberPrinter.qualified;
import static dev.grognard.compiler.format.MemberPrinter.type;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.heading;
import static dev.grognard.compiler.format.Quotation.quoted;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Decl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints rules, exceptions, modifiers and procedures. */
final class RulePrinter {
    private final ExpressionPrinter expressions;
    private final MemberPrinter members;
    private final StatementPrinter statements;
    private final Items items;

    RulePrinter(ExpressionPrinter expressions, MemberPrinter members, StatementPrinter statements, Items items) {
        this.expressions = expressions;
        this.members = members;
        this.statements = statements;
        this.items = items;
    }

    Layout rule(Decl.Rule rule) {
        Layout name = join(
                text((rule.open() ? "open rule " : "rule ") + rule.name().text()),
                members.params(rule.params()),
                text(": " + type(rule.type())));
        List<Items.Item> excepts = rule.excepts().stream()
                .map(one -> new Items.Item(one.span(), () -> except(one)))
                .toList();
        Layout first = head(
                name,
                citation(rule.citation()),
                rule.result().map(one -> result("=", one)).orElse(NOTHING));
        if (excepts.isEmpty()) {
            return first;
        }
        int start = rule.excepts().get(0).span().start();
        Layout comment =
                rule.result().map(one -> items.behind(one.span(), start)).orElse(NOTHING);
        return join(
                first,
                comment,
                nest(2, HARD, join(items.lines(excepts, start, rule.span().end()))));
    }

    private Layout result(String column, Decl.Result result) {
        Layout because = result.because()
                .map(reason -> text("because " + template(reason)))
                .orElse(NOTHING);
        return column(column, fill(join(text("= "), nest(2, expressions.print(result.value()))), because));
    }

    private Layout except(Decl.Except except) {
        return head(
                join(text("except when "), expressions.print(except.when())),
                citation(except.citation()),
                result("=", except.result()));
    }

    Layout exception(Decl.ExceptionTo node) {
        List<Layout> parts = new ArrayList<>();
        parts.add(text("exception"));
        // Exceptions line up with each other, but not with the rules between them.
        parts.add(column("exception", heading(node.citation())));
        parts.add(column("to", text("to " + qualified(node.target()))));
        parts.add(quoted(node.item()));
        if (!node.reinstates().isEmpty()) {
            parts.add(text("reinstates"));
            node.reinstates().forEach(one -> parts.add(heading(Optional.of(one))));
        }
        parts.add(members.when(node.when()));
        precedence(parts, "over ", node.over());
        precedence(parts, "after ", node.after());
        if (!node.mappings().isEmpty()) {
            List<Layout> mappings = node.mappings().stream().map(this::mapping).toList();
            return join(nest(4, fill(parts)), text(":"), nest(2, HARD, lines(mappings)));
        }
        node.result().ifPresent(result -> parts.add(result("then", result)));
        return nest(4, fill(parts));
    }

    private static Layout lines(List<Layout> layouts) {
        List<Layout> lines = new ArrayList<>();
        for (Layout layout : layouts) {
            if (!lines.isEmpty()) {
                lines.add(HARD);
            }
            lines.add(layout);
        }
        return join(lines);
    }

    private static void precedence(List<Layout> parts, String word, List<Citation> citations) {
        citations.forEach(one -> parts.add(join(text(word), heading(Optional.of(one)))));
    }

    private Layout mapping(Decl.Mapping mapping) {
        List<Layout> from = mapping.from().stream()
                .map(one -> expressions.at(one, Level.PRIMARY))
                .toList();
        return join(list(from, ","), text(" -> "), expressions.at(mapping.to(), Level.PRIMARY));
    }

    Layout modifiers(Decl.Modifiers node) {
        Layout name = join(
                text("modifiers " + (node.to() ? "to " : "") + qualified(node.name())),
                members.params(node.params()),
                text(node.type().map(type -> ": " + type(type)).orElse("")),
                node.limit().map(this::limit).orElse(NOTHING));
        List<Items.Item> lines = node.items().stream()
                .map(one -> new Items.Item(one.span(), () -> item(one)))
                .toList();
        int start = node.name().span().end();
        return join(
                head(name, text(node.also() ? "also" : ""), heading(node.citation())),
                text(" "),
                items.braces(lines, start, MemberPrinter.end(node.span())));
    }

    private Layout limit(Decl.Limit limit) {
        return switch (limit.form()) {
            case HIGHEST -> text(", only the highest");
            case LOWEST -> text(", only the lowest");
            case AT_MOST -> expressions.led(", at most", limit.number(), Level.SUM);
            case AT_LEAST -> expressions.led(", at least", limit.number(), Level.SUM);
        };
    }

    private Layout item(Decl.Item item) {
        return head(
                join(
                        text(template(item.label()) + " "),
                        new Layout.Mark("sign"),
                        text(item.minus() ? "- " : "+ "),
                        expressions.at(item.value(), Level.TERM)),
                members.when(item.when()),
                citation(item.citation()));
    }

    Layout procedure(Decl.Procedure node) {
        Layout name = join(
                text((node.open() ? "open procedure " : "procedure ") + qualified(node.name())),
                members.params(node.params()),
                text(node.result().map(type -> ": " + type(type)).orElse("")));
        Layout head = head(
                name,
                text(node.nestedAtMost().map(depth -> "nested at most " + depth).orElse("")),
                text(node.also() ? "also" : ""),
                heading(node.citation()));
        return node.body().map(body -> statements.opened(head, body)).orElse(head);
    }
}
