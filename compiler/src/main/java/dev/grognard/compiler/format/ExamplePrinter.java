package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.quoted;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Prints the lines of examples. */
final class ExamplePrinter implements ExampleItem.Visitor<Layout> {
    private final ExpressionPrinter expressions;
    private final MemberPrinter members;
    private final Items items;

    ExamplePrinter(ExpressionPrinter expressions, MemberPrinter members, Items items) {
        this.expressions = expressions;
        this.members = members;
        this.items = items;
    }

    Layout items(List<ExampleItem> lines, int start, Span within) {
        List<Items.Item> entries = lines.stream()
                .map(one -> new Items.Item(one.span(), () -> one.accept(this)))
                .toList();
        return items.braces(entries, start, MemberPrinter.end(within));
    }

    /** The first thing stands behind its word, the others below it. */
    private Layout led(String word, List<Items.Item> entries, Span span) {
        Items.Item first = entries.get(0);
        Layout lines = join(items.lines(entries, first.span().start(), span.end()));
        return nest(7, text(word + " "), new Layout.Pad(" ".repeat(6 - word.length())), lines);
    }

    @Override
    public Layout given(ExampleItem.Given node) {
        return led(
                "given",
                node.facts().stream()
                        .map(one -> new Items.Item(one.span(), () -> fact(one)))
                        .toList(),
                node.span());
    }

    @Override
    public Layout play(ExampleItem.Play node) {
        return led(
                "play",
                node.moves().stream()
                        .map(one -> new Items.Item(one.span(), () -> move(one)))
                        .toList(),
                node.span());
    }

    private Layout fact(ExampleItem.Fact fact) {
        String name = fact.name().map(one -> one.text()).orElse("");
        return switch (fact.form()) {
            case CLEAR_BOARD -> text("clear board");
            case SCENARIO -> text("scenario " + name);
            case OPTION -> text("option " + name);
            case TURN -> expressions.led("turn", fact.value(), Level.PRIMARY);
            case START ->
                join(
                        text("start " + name),
                        fact.arguments().isEmpty() ? NOTHING : expressions.arguments(fact.arguments()));
            case SETUP -> fact.setup().map(members::setup).orElse(NOTHING);
            case STATE ->
                join(
                        fact.target().map(expressions::print).orElse(NOTHING),
                        text(" = "),
                        fact.value().map(expressions::print).orElse(NOTHING));
            case CHANCE -> chance(fact.rolls());
        };
    }

    private Layout move(ExampleItem.Move move) {
        Layout deed = switch (move.form()) {
            case ORDER ->
                join(
                        text(move.order().map(one -> one.text()).orElse("")),
                        move.arguments().isEmpty() ? NOTHING : expressions.arguments(move.arguments()));
            case CHOOSES ->
                join(
                        text("chooses "),
                        list(move.arguments().stream().map(expressions::print).toList(), ","));
            case PASSES -> text("passes");
            case YES -> text("yes");
            case NO -> text("no");
        };
        return head(join(text(move.side().text() + " "), deed), column("rolls", chance(move.rolls())));
    }

    /** Dice and draws in their order; the word stands before the first of those that it leads. */
    private Layout chance(List<ExampleItem.Rolled> rolls) {
        List<Layout> parts = new ArrayList<>();
        for (int i = 0; i < rolls.size(); i++) {
            ExampleItem.Rolled one = rolls.get(i);
            boolean led = i > 0 && rolls.get(i - 1).isDraw() == one.isDraw();
            parts.add(text(led ? ", " : (i == 0 ? "" : " ") + (one.isDraw() ? "draws " : "rolls ")));
            parts.add(text(one.purpose().text() + " "));
            parts.add(one.isDraw() ? drawn(one) : text(faces(one)));
        }
        return parts.isEmpty() ? NOTHING : join(parts);
    }

    private Layout drawn(ExampleItem.Rolled draw) {
        return list(draw.drawn().stream().map(expressions::print).toList(), ",");
    }

    private static String faces(ExampleItem.Rolled rolled) {
        return rolled.faces().stream().map(face -> String.valueOf(face.value())).collect(Collectors.joining(" "));
    }

    @Override
    public Layout expect(ExampleItem.Expect node) {
        Layout breakdown = node.breakdown().isEmpty()
                ? NOTHING
                : text("{ "
                        + node.breakdown().stream()
                                .map(one ->
                                        quoted(one.label()) + (one.value() < 0 ? " -" : " +") + Math.abs(one.value()))
                                .collect(Collectors.joining(", "))
                        + " }");
        return head(
                join(text("expect "), expressions.print(node.condition())),
                breakdown,
                text(node.disagrees()
                        .map(words -> "disagrees " + template(words))
                        .orElse("")),
                text(node.see().map(name -> "see " + name.text()).orElse("")));
    }

    @Override
    public Layout refuse(ExampleItem.Refuse node) {
        return head(join(text("refuse "), move(node.move())), citation(node.citation()));
    }

    @Override
    public Layout caseOf(ExampleItem.CaseOf node) {
        return join(
                text("case " + template(node.title()) + " "),
                items(node.items(), node.title().span().end(), node.span()));
    }
}
