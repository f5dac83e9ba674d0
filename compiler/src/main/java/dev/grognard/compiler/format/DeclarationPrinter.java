package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.MemberPrinter.qualified;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.heading;
import static dev.grognard.compiler.format.Quotation.quoted;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Domain;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Prints declarations. */
final class DeclarationPrinter implements Decl.Visitor<Layout> {
    private final ExpressionPrinter expressions;
    private final MemberPrinter members;
    private final StatementPrinter statements;
    private final BoardPrinter board;
    private final TravelPrinter travels;
    private final ExamplePrinter examples;
    private final Items items;

    DeclarationPrinter(Items items) {
        this.items = items;
        this.expressions = new ExpressionPrinter();
        this.members = new MemberPrinter(expressions, items);
        this.statements = new StatementPrinter(expressions, members, items);
        this.board = new BoardPrinter(expressions, members, items);
        this.travels = new TravelPrinter(expressions, members, statements, items);
        this.examples = new ExamplePrinter(expressions, members, items);
    }

    List<Items.Item> items(List<Decl> decls) {
        return decls.stream()
                .map(one -> new Items.Item(one.span(), () -> one.accept(this)))
                .toList();
    }

    @Override
    public Layout bad(Decl.Bad node) {
        return text(node.span().text());
    }

    @Override
    public Layout cites(Decl.Cites node) {
        List<Layout> books = node.books().stream()
                .map(one -> text(one.prefix().text() + " " + quoted(one.title())))
                .toList();
        return head(join(text("cites "), list(books, ",")));
    }

    @Override
    public Layout casesFile(Decl.CasesFile node) {
        return text("cases " + quoted(node.file()));
    }

    @Override
    public Layout include(Decl.Include node) {
        return text("include " + quoted(node.file()));
    }

    @Override
    public Layout calendar(Decl.Calendar node) {
        List<Layout> hours =
                node.hours().stream().map(hour -> text(hour.text())).toList();
        return head(
                join(text("calendar "), expressions.print(node.first()), text(" .. "), expressions.print(node.last())),
                hours.isEmpty() ? NOTHING : join(text("each "), list(hours, ",")),
                citation(node.citation()));
    }

    @Override
    public Layout sides(Decl.Sides node) {
        return board.sides(node);
    }

    @Override
    public Layout sideMembers(Decl.SideMembers node) {
        return board.kind(text("side"), node.citation(), node.members(), node.span());
    }

    @Override
    public Layout quantity(Decl.Quantity node) {
        return board.quantity(node);
    }

    @Override
    public Layout enumeration(Decl.Enum node) {
        return board.enumeration(node);
    }

    @Override
    public Layout recordType(Decl.RecordType node) {
        return board.recordType(node);
    }

    @Override
    public Layout place(Decl.Place node) {
        return board.place(node);
    }

    @Override
    public Layout link(Decl.Link node) {
        return board.link(node);
    }

    @Override
    public Layout boxes(Decl.Boxes node) {
        return board.boxes(node);
    }

    @Override
    public Layout pieceKind(Decl.PieceKind node) {
        return board.pieceKind(node);
    }

    @Override
    public Layout pieces(Decl.Pieces node) {
        return board.pieces(node);
    }

    @Override
    public Layout listOf(Decl.ListOf node) {
        return board.listOf(node);
    }

    @Override
    public Layout features(Decl.Features node) {
        return board.features(node);
    }

    @Override
    public Layout board(Decl.Board node) {
        return board.board(node);
    }

    @Override
    public Layout region(Decl.Region node) {
        return board.region(node);
    }

    @Override
    public Layout table(Decl.Table node) {
        return board.table(node);
    }

    @Override
    public Layout rule(Decl.Rule node) {
        return statements.rules().rule(node);
    }

    @Override
    public Layout exceptionTo(Decl.ExceptionTo node) {
        return statements.rules().exception(node);
    }

    @Override
    public Layout modifiers(Decl.Modifiers node) {
        return statements.rules().modifiers(node);
    }

    @Override
    public Layout procedure(Decl.Procedure node) {
        return statements.rules().procedure(node);
    }

    @Override
    public Layout order(Decl.Order node) {
        String name = "order " + node.option().name().text();
        if (node.also()) {
            List<Items.Item> lines = members.requirements(node.option().requirements());
            return join(
                    text(name + " also "),
                    items.braces(
                            lines,
                            node.option().name().span().end(),
                            node.span().end() - 1));
        }
        Layout joins = node.joins().map(one -> text("in " + qualified(one))).orElse(NOTHING);
        return members.option(
                node.option(),
                text(name),
                joins,
                () -> statements.block(node.option().body()));
    }

    @Override
    public Layout offer(Decl.Offer node) {
        return head(
                text("offer " + node.order().text() + " in " + qualified(node.menu())),
                members.when(node.when()),
                citation(node.citation()));
    }

    @Override
    public Layout globalState(Decl.GlobalState node) {
        return members.state(node.state());
    }

    @Override
    public Layout hook(Decl.Hook node) {
        String word = switch (node.kind()) {
            case BEFORE -> "before ";
            case AFTER -> "after ";
            case INSTEAD -> "instead of ";
        };
        return statements.opened(
                head(text(word + qualified(node.target())), members.unaligned(node.when()), heading(node.citation())),
                node.body());
    }

    @Override
    public Layout at(Decl.At node) {
        Layout period = node.period()
                .map(one -> join(text(period(one)), expressions.print(one.turn())))
                .orElse(NOTHING);
        return statements.opened(
                head(
                        moment(node.moment()),
                        period,
                        text(node.often().words()),
                        members.unaligned(node.when()),
                        heading(node.citation())),
                node.body());
    }

    /** Dates are wide and stand apart, as on the calendar. */
    private Layout turns(Decl.Turns turns) {
        boolean dates = turns.first() instanceof Expr.Date || turns.last() instanceof Expr.Date;
        return join(
                text("turns "),
                expressions.print(turns.first()),
                text(dates ? " .. " : ".."),
                expressions.print(turns.last()));
    }

    private static String period(Decl.Period period) {
        return (period.from() ? "from " : "on ") + (period.turn() instanceof Expr.Date ? "" : "turn ");
    }

    private Layout moment(Decl.Moment moment) {
        if (moment.edge() == Decl.Moment.Edge.AS_SOON_AS) {
            return text("as soon as");
        }
        String edge = moment.edge() == Decl.Moment.Edge.START ? "at start of " : "at end of ";
        Layout turn = moment.turn()
                .map(one -> join(text(" "), expressions.print(one)))
                .orElse(NOTHING);
        return moment.phase().map(phase -> text(edge + phase.text())).orElse(join(text(edge + "turn"), turn));
    }

    /** A moment and its condition, which {@code as soon as} takes without a {@code when}. */
    private Layout ending(Decl.Moment moment, Optional<Expr> when) {
        return moment.edge() == Decl.Moment.Edge.AS_SOON_AS
                ? expressions.led("as soon as", when, Level.ANY)
                : Layout.fill(moment(moment), members.when(when));
    }

    @Override
    public Layout asSoonAs(Decl.AsSoonAs node) {
        Layout domains = node.domains().isEmpty() ? NOTHING : join(text("for each "), members.domains(node.domains()));
        return statements.opened(
                head(
                        domains,
                        join(text("as soon as "), expressions.print(node.condition())),
                        text(node.often().words()),
                        heading(node.citation())),
                node.body());
    }

    @Override
    public Layout whenever(Decl.Whenever node) {
        return statements.opened(
                head(
                        join(text("whenever "), entrant(node.piece())),
                        join(text("enters "), entrant(node.place())),
                        expressions.led("where", node.where(), Level.ANY),
                        heading(node.citation())),
                node.body());
    }

    private Layout entrant(Domain domain) {
        return join(text(domain.name().text() + " in "), expressions.at(domain.set(), Level.SUM));
    }

    @Override
    public Layout victory(Decl.Victory node) {
        return head(
                text("victory " + node.side().text() + " " + template(node.title())),
                citation(node.citation()),
                node.moment().map(moment -> ending(moment, node.when())).orElse(NOTHING));
    }

    @Override
    public Layout victoryTable(Decl.VictoryTable node) {
        List<Items.Item> lines = node.lines().stream()
                .map(one -> new Items.Item(one.span(), () -> victoryLine(one)))
                .toList();
        return join(
                text("victory "),
                items.braces(lines, node.span().start(), node.span().end() - 1));
    }

    private Layout victoryLine(Decl.VictoryLine line) {
        String side = line.side().map(name -> name.text()).orElse("nobody");
        return head(
                text(side),
                column("title", text(template(line.title()))),
                citation(line.citation()),
                line.when().isPresent() ? members.when(line.when()) : column("when", text("otherwise")));
    }

    @Override
    public Layout gameOver(Decl.GameOver node) {
        return head(text("game over"), ending(node.moment(), node.when()), citation(node.citation()));
    }

    @Override
    public Layout sequence(Decl.Sequence node) {
        return statements.opened(head(text("sequence"), heading(node.citation())), node.body());
    }

    @Override
    public Layout scenario(Decl.Scenario node) {
        List<Items.Item> lines = new ArrayList<>(items(node.decls()));
        node.turns().ifPresent(turns -> lines.add(new Items.Item(turns.span(), () -> turns(turns))));
        node.setups().forEach(one -> lines.add(new Items.Item(one.span(), () -> members.setup(one))));
        lines.sort(Comparator.comparingInt(item -> item.span().start()));
        return join(
                head(text("scenario " + node.name().text() + " " + template(node.title())), heading(node.citation())),
                text(" "),
                within(lines, node.title().span(), node.span()));
    }

    private Layout within(List<Items.Item> lines, Span title, Span whole) {
        return items.braces(lines, title.end(), whole.end() - 1);
    }

    @Override
    public Layout optionRule(Decl.OptionRule node) {
        return join(
                head(text("option " + node.name().text() + " " + template(node.title())), heading(node.citation())),
                text(" "),
                within(items(node.decls()), node.title().span(), node.span()));
    }

    @Override
    public Layout travel(Decl.Travel node) {
        return travels.travel(node);
    }

    @Override
    public Layout looks(Decl.Looks node) {
        return board.looks(node);
    }

    @Override
    public Layout label(Decl.Label node) {
        return text("label " + template(node.text()));
    }

    @Override
    public Layout score(Decl.Score node) {
        return join(text("score(" + node.side().text() + ") = "), Layout.nest(4, expressions.print(node.value())));
    }

    @Override
    public Layout invariant(Decl.Invariant node) {
        return head(
                text("invariant " + template(node.title())),
                citation(node.citation()),
                expressions.print(node.condition()));
    }

    @Override
    public Layout bound(Decl.Bound node) {
        return text("game within " + node.decisions() + " decisions");
    }

    @Override
    public Layout ruling(Decl.Ruling node) {
        return head(text("ruling " + node.name().text()), citation(node.citation()), text(template(node.text())));
    }

    @Override
    public Layout exampleOf(Decl.ExampleOf node) {
        return join(
                head(text("example " + template(node.title())), heading(node.citation())),
                text(" "),
                examples.items(node.items(), node.title().span().end(), node.span()));
    }
}
