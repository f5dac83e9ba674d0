package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.LINE;
import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.fill;
import static dev.grognard.compiler.format.Layout.group;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.heading;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.OptionBody;
import dev.grognard.compiler.ast.Statement;
import dev.grognard.compiler.ast.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints statements. */
final class StatementPrinter implements Statement.Visitor<Layout> {
    private final ExpressionPrinter expressions;
    private final MemberPrinter members;
    private final Items items;
    private final RulePrinter rules;

    StatementPrinter(ExpressionPrinter expressions, MemberPrinter members, Items items) {
        this.expressions = expressions;
        this.members = members;
        this.items = items;
        this.rules = new RulePrinter(expressions, members, this, items);
    }

    RulePrinter rules() {
        return rules;
    }

    Layout block(Statement.Block block) {
        List<Items.Item> lines = block.statements().stream()
                .map(one -> new Items.Item(one.span(), () -> one.accept(this)))
                .toList();
        int start = block.span().start() + 1;
        return items.braces(lines, start, Math.max(start, block.span().end() - 1));
    }

    @Override
    public Layout bad(Statement.Bad node) {
        return text(node.span().text());
    }

    @Override
    public Layout let(Statement.Let node) {
        return head(
                join(text("let " + node.name().text() + " = "), expressions.print(node.value())),
                citation(node.citation()));
    }

    @Override
    public Layout state(Statement.State node) {
        return members.state(node.state());
    }

    @Override
    public Layout localRule(Statement.LocalRule node) {
        return rules.rule(node.rule());
    }

    @Override
    public Layout localProcedure(Statement.LocalProcedure node) {
        return rules.procedure(node.procedure());
    }

    @Override
    public Layout localModifiers(Statement.LocalModifiers node) {
        return rules.modifiers(node.modifiers());
    }

    @Override
    public Layout assign(Statement.Assign node) {
        String sign = switch (node.assignment()) {
            case SET -> " = ";
            case ADD -> " += ";
            case TAKE -> " -= ";
        };
        return head(
                join(expressions.print(node.target()), text(sign), expressions.print(node.value())),
                citation(node.citation()));
    }

    @Override
    public Layout moveTo(Statement.MoveTo node) {
        return head(
                join(text("move "), expressions.at(node.what(), Level.SUM)),
                join(text("to "), expressions.at(node.to(), Level.SUM)),
                citation(node.citation()));
    }

    @Override
    public Layout reveal(Statement.Reveal node) {
        return head(
                join(text("reveal "), expressions.at(node.what(), Level.SUM)),
                expressions.led("to", node.to(), Level.POSTFIX),
                citation(node.citation()));
    }

    @Override
    public Layout revealThat(Statement.RevealThat node) {
        return head(
                join(text("reveal that "), expressions.print(node.fact())),
                expressions.led("to", node.to(), Level.POSTFIX),
                citation(node.citation()));
    }

    @Override
    public Layout hide(Statement.Hide node) {
        return head(join(text("hide "), expressions.at(node.what(), Level.SUM)), citation(node.citation()));
    }

    @Override
    public Layout say(Statement.Say node) {
        return head(text("say " + template(node.template())), citation(node.citation()));
    }

    @Override
    public Layout give(Statement.Give node) {
        return join(text("give "), expressions.print(node.value()));
    }

    @Override
    public Layout stop(Statement.Stop node) {
        return text("stop");
    }

    @Override
    public Layout usual(Statement.Usual node) {
        return text("usual");
    }

    @Override
    public Layout call(Statement.Call node) {
        return head(expressions.print(node.call()), citation(node.citation()));
    }

    @Override
    public Layout journey(Statement.Journey node) {
        return head(expressions.print(node.journey()), citation(node.citation()));
    }

    @Override
    public Layout step(Statement.Step node) {
        return opened(head(text("step " + node.name().text()), heading(node.citation())), node.body());
    }

    /** A head and the block that belongs to it. */
    Layout opened(Layout head, Statement.Block body) {
        return join(head, text(" "), block(body));
    }

    @Override
    public Layout phase(Statement.Phase node) {
        Layout argument = node.argument()
                .map(one -> join(text("("), expressions.print(one), text(")")))
                .orElse(NOTHING);
        return opened(head(join(text("phase " + node.name().text()), argument), heading(node.citation())), node.body());
    }

    @Override
    public Layout eachTurn(Statement.EachTurn node) {
        return opened(text("each turn"), node.body());
    }

    @Override
    public Layout ifElse(Statement.If node) {
        List<Layout> parts = new ArrayList<>();
        Optional<Statement.If> next = Optional.of(node);
        while (next.isPresent()) {
            Statement.If now = next.get();
            Layout then = opened(
                    head(join(text("if "), expressions.print(now.condition())), heading(now.citation())), now.then());
            parts.add(then);
            next = now.otherwise().flatMap(StatementPrinter::chained);
            if (now.otherwise().isPresent()) {
                Statement.Block otherwise = now.otherwise().get();
                Layout between = items.between(otherwise.span().start());
                boolean below = between instanceof Layout.Text && !Layout.hasHard(then);
                boolean writtenBelow =
                        !Items.isOneLine(otherwise.span(), now.then().span().end());
                parts.add(below ? (writtenBelow ? Layout.HARD : LINE) : between);
                parts.add(text("else "));
                parts.add(next.isPresent() ? NOTHING : block(otherwise));
            }
        }
        return group(join(parts));
    }

    /** An if alone in an else that was written without braces; it has the very span of its block. */
    private static Optional<Statement.If> chained(Statement.Block otherwise) {
        return otherwise.statements().stream()
                .filter(one -> one.span().equals(otherwise.span()))
                .filter(Statement.If.class::isInstance)
                .map(Statement.If.class::cast)
                .findFirst();
    }

    @Override
    public Layout matchOn(Statement.MatchOn node) {
        List<Items.Item> arms = node.arms().stream()
                .map(arm -> new Items.Item(arm.span(), () -> opened(expressions.keys(arm.keys()), arm.body())))
                .toList();
        int start = node.subject().span().end();
        return join(
                text("match "),
                expressions.print(node.subject()),
                text(" "),
                items.braces(arms, start, node.span().end() - 1));
    }

    @Override
    public Layout forEach(Statement.For node) {
        Layout set = join(text("for each " + node.variable().text() + " in "), expressions.print(node.set()));
        Layout order = node.chooser()
                .map(who -> join(
                        text("in an order "),
                        expressions.at(who, Level.POSTFIX),
                        text(" chooses"),
                        asking(node.prompt())))
                .orElse(NOTHING);
        Layout counted = node.chooser().isPresent() ? join(set, text(",")) : set;
        return opened(head(counted, order, heading(node.citation())), node.body());
    }

    @Override
    public Layout repeatTimes(Statement.RepeatTimes node) {
        Layout times = join(text("repeat "), expressions.at(node.times(), Level.SUM), text(" times"));
        return opened(head(times, heading(node.citation())), node.body());
    }

    @Override
    public Layout repeatUntil(Statement.RepeatUntil node) {
        return fill(
                opened(text("repeat"), node.body()),
                expressions.led("until", node.until(), Level.ANY),
                citation(node.citation()));
    }

    @Override
    public Layout doCut(Statement.Do node) {
        List<Layout> parts = new ArrayList<>();
        parts.add(opened(text("do"), node.body()));
        for (Statement.Cut cut : node.cuts()) {
            parts.add(Layout.HARD);
            Layout head = head(
                    join(text("cut short as soon as "), expressions.print(cut.condition())), citation(cut.citation()));
            parts.add(cut.handler().map(body -> opened(head, body)).orElse(head));
        }
        return join(parts);
    }

    @Override
    public Layout menu(Statement.Menu node) {
        String words = (node.must() ? " must" : " may")
                + (node.repeatedly() ? " repeatedly" : "")
                + (node.ifAble() ? " if able" : "");
        List<Items.Item> entries = node.items().stream()
                .map(item -> new Items.Item(item.span(), () -> menuItem(item)))
                .toList();
        int start = node.decider().span().end();
        int end = menuEnd(node);
        List<Layout> parts = new ArrayList<>();
        parts.add(join(
                expressions.print(node.decider()),
                text(words),
                asking(node.prompt()),
                declining(node.decline()),
                text(" ")));
        parts.add(items.braces(entries, start, end));
        node.until().ifPresent(until -> parts.add(nest(4, group(LINE, text("until "), expressions.print(until)))));
        node.otherwise()
                .ifPresent(otherwise ->
                        parts.add(join(items.between(otherwise.span().start()), text("otherwise "), block(otherwise))));
        return join(parts);
    }

    private static Layout asking(Optional<Template> prompt) {
        return prompt.map(words -> text(" " + template(words))).orElse(NOTHING);
    }

    private static Layout declining(Optional<Statement.Decline> decline) {
        return decline.map(one -> text((one.said() ? " or say " : " or ") + template(one.words())))
                .orElse(NOTHING);
    }

    private static int menuEnd(Statement.Menu node) {
        int last = node.until()
                .map(until -> until.span().start())
                .or(() -> node.otherwise().map(block -> block.span().start()))
                .orElse(node.span().end());
        String text = node.span().source().text().substring(node.span().start(), last);
        return node.span().start() + Math.max(0, text.lastIndexOf('}'));
    }

    private Layout menuItem(Statement.MenuItem item) {
        if (item.option().isEmpty()) {
            return text(item.order().map(name -> name.text()).orElse(""));
        }
        OptionBody option = item.option().get();
        Layout name = text(option.name().text());
        return members.option(option, name, NOTHING, () -> block(option.body()));
    }

    @Override
    public Layout secretly(Statement.Secretly node) {
        return join(text("secretly "), block(node.body()), text(node.revealed() ? " then reveal" : ""));
    }
}
