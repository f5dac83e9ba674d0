package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.heading;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.Decl;
import java.util.List;

/** Prints ways of travelling. */
final class TravelPrinter {
    private final ExpressionPrinter expressions;
    private final MemberPrinter members;
    private final StatementPrinter statements;
    private final Items items;

    TravelPrinter(ExpressionPrinter expressions, MemberPrinter members, StatementPrinter statements, Items items) {
        this.expressions = expressions;
        this.members = members;
        this.statements = statements;
        this.items = items;
    }

    Layout travel(Decl.Travel node) {
        Layout name = join(
                text("travel " + node.name().text() + (node.also() ? " also" : "")),
                members.params(node.params()),
                text(node.quantity().map(one -> " in " + one.text()).orElse("")),
                text(node.like().map(one -> " like " + one.text()).orElse("")));
        List<Items.Item> lines = node.clauses().stream()
                .map(one -> new Items.Item(one.span(), () -> clause(one)))
                .toList();
        return join(
                head(name, heading(node.citation())),
                text(" "),
                items.braces(lines, node.name().span().end(), MemberPrinter.end(node.span())));
    }

    private Layout led(String word, Decl.TravelClause clause) {
        return join(text(word), pad(word), expressions.led("", clause.value(), Level.ANY));
    }

    /** Brings what follows a word to where it stands behind the longest one, {@code requires}. */
    private static Layout pad(String word) {
        return new Layout.Pad(" ".repeat("requires".length() - word.length()));
    }

    private Layout clause(Decl.TravelClause clause) {
        Layout lead = switch (clause.form()) {
            case COST -> led("cost", clause);
            case PLUS -> led("plus", clause);
            case REQUIRES -> expressions.led("requires", clause.value(), Level.ANY);
            case STOPS -> join(text("stops"), pad("stops"));
            case PASSES -> join(text("passes"), pad("passes"), expressions.led(" where", clause.value(), Level.ANY));
            case ENDS -> join(text("ends"), pad("ends"), expressions.led(" where", clause.value(), Level.ANY));
            case AT_MOST_STEPS ->
                join(
                        text("at most "),
                        pad("at most"),
                        clause.value().map(expressions::steps).orElse(NOTHING));
            case FIRST_STEP_ALWAYS -> text("first step always");
            case BEFORE_STEP -> text("before step");
            case AFTER_STEP -> text("after step");
        };
        Layout condition = clause.form() == Decl.TravelClause.Form.FIRST_STEP_ALWAYS
                ? expressions.led("unless", clause.when(), Level.ANY)
                : members.unaligned(clause.when());
        Layout line = head(
                lead,
                condition,
                column(
                        "else",
                        text(clause.otherwise()
                                .map(one -> "else " + template(one))
                                .orElse(""))),
                clause.body().isPresent() ? heading(clause.citation()) : citation(clause.citation()));
        return clause.body().map(body -> statements.opened(line, body)).orElse(line);
    }
}
