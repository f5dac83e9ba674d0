package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.fill;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.MemberPrinter.names;
import static dev.grognard.compiler.format.MemberPrinter.type;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.heading;
import static dev.grognard.compiler.format.Quotation.quoted;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Member;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints what is on the table: sides, kinds, pieces, the map, charts, looks. */
final class BoardPrinter {
    private final ExpressionPrinter expressions;
    private final MemberPrinter members;
    private final Items items;

    BoardPrinter(ExpressionPrinter expressions, MemberPrinter members, Items items) {
        this.expressions = expressions;
        this.members = members;
        this.items = items;
    }

    private static List<Layout> values(List<Decl.Value> values) {
        return values.stream()
                .map(one -> text(one.name().text()
                        + one.printed().map(words -> " " + quoted(words)).orElse("")))
                .toList();
    }

    Layout sides(Decl.Sides node) {
        return head(join(text("sides "), list(values(node.sides()), ",")), citation(node.citation()));
    }

    Layout quantity(Decl.Quantity node) {
        boolean whole = node.stepNumerator() == 1 && node.stepDenominator() == 1;
        String step = node.stepDenominator() == 1
                ? "step " + node.stepNumerator()
                : "step " + node.stepNumerator() + "/" + node.stepDenominator();
        return head(
                text("quantity " + node.name().text()),
                text(whole ? "" : step),
                text(node.orNever() ? "or never" : ""),
                citation(node.citation()));
    }

    Layout enumeration(Decl.Enum node) {
        Layout values =
                Layout.group(text("{"), nest(2, Layout.LINE, list(values(node.values()), ",")), Layout.LINE, text("}"));
        return join(
                head(text("enum " + node.name().text() + (node.also() ? " also" : "")), heading(node.citation())),
                text(" "),
                values);
    }

    Layout recordType(Decl.RecordType node) {
        if (node.notations().isEmpty()) {
            return kind(text("record " + node.name().text()), node.citation(), node.members(), node.span());
        }
        String notations =
                node.notations().stream().map(one -> quoted(one.raw())).collect(Collectors.joining(" or "));
        return head(text("record " + node.name().text()), text(notations), citation(node.citation()));
    }

    /** A kind with its fields; {@code within} is the whole declaration. */
    Layout kind(Layout name, Optional<Citation> citation, List<Member> fields, Span within) {
        Layout braces = members.members(fields, within);
        return Layout.isNothing(braces)
                ? head(name, citation(citation))
                : join(head(name, heading(citation)), text(" "), braces);
    }

    Layout place(Decl.Place node) {
        String name = "place " + node.name().text() + (node.also() ? " also" : "");
        return kind(text(name), node.citation(), node.members(), node.span());
    }

    Layout link(Decl.Link node) {
        String name = "link " + node.name().text()
                + node.parent().map(one -> " is " + one.text()).orElse("")
                + node.between().map(one -> " between " + one.text()).orElse("")
                + (node.also() ? " also" : "");
        return kind(text(name), node.citation(), node.members(), node.span());
    }

    Layout pieceKind(Decl.PieceKind node) {
        String name = "piece " + node.name().text()
                + node.parent().map(one -> " is " + one.text()).orElse("")
                + (node.standsOn().isEmpty() ? "" : " on " + names(node.standsOn()))
                + (node.also() ? " also" : "");
        return kind(text(name), node.citation(), node.members(), node.span());
    }

    Layout boxes(Decl.Boxes node) {
        List<Layout> boxes = node.boxes().stream()
                .map(one -> text(one.name().text()
                        + one.printed().map(words -> " " + quoted(words)).orElse("")
                        + (one.faceUp() ? " face up" : "")
                        + (one.end() ? " final" : "")))
                .toList();
        return head(join(text("box "), list(boxes, ",")), citation(node.citation()));
    }

    Layout pieces(Decl.Pieces node) {
        return join(
                head(
                        text("pieces"),
                        node.settings().isEmpty() ? NOTHING : members.settings(node.settings()),
                        heading(node.citation()),
                        MemberPrinter.assumed(node.assumed())),
                text(" "),
                members.rows(node.rows(), node.span()));
    }

    Layout listOf(Decl.ListOf node) {
        String kind = node.type().map(type -> ": " + type.text()).orElse(" also");
        Layout name = text("list " + node.name().text() + kind);
        return node.rows().isEmpty()
                ? head(name, citation(node.citation()))
                : join(head(name, heading(node.citation())), text(" "), members.rows(node.rows(), node.span()));
    }

    Layout table(Decl.Table node) {
        Layout name = join(
                text("table " + node.name().text() + (node.also() ? " also" : "")),
                members.params(node.params()),
                text(node.type().map(type -> ": " + type(type)).orElse("")));
        return join(
                head(name, heading(node.citation()), MemberPrinter.assumed(node.assumed())),
                text(" "),
                members.rows(node.rows(), node.span()));
    }

    Layout board(Decl.Board node) {
        List<Items.Item> lines = new ArrayList<>();
        List<Decl.Row> rows = new ArrayList<>();
        for (Decl.MapItem item : node.items()) {
            if (item instanceof Decl.PlaceRow row) {
                rows.add(row.row());
                continue;
            }
            lines.addAll(members.rowItems(rows));
            rows.clear();
            if (item instanceof Decl.LinkLine link) {
                lines.add(new Items.Item(link.span(), () -> linkLine(link)));
            } else if (item instanceof Decl.LinkLoop loop) {
                lines.add(new Items.Item(loop.span(), () -> linkLoop(loop)));
            } else if (item instanceof Decl.MapRegion region) {
                lines.add(new Items.Item(region.span(), () -> region(region.region())));
            } else if (item instanceof Decl.Legend legend) {
                lines.add(new Items.Item(legend.span(), () -> HexPrinter.legend(legend)));
            } else if (item instanceof Decl.Drawing drawing) {
                lines.add(new Items.Item(drawing.span(), () -> HexPrinter.drawing(drawing)));
            } else if (item instanceof Decl.FeatureLine line) {
                lines.add(new Items.Item(line.span(), () -> HexPrinter.line(line)));
            } else if (item instanceof Decl.NamedHexes named) {
                lines.add(new Items.Item(named.span(), () -> HexPrinter.named(named)));
            }
        }
        lines.addAll(members.rowItems(rows));
        int start = node.items().isEmpty()
                ? node.span().start()
                : node.items().get(0).span().start();
        return join(
                head(
                        text("map"),
                        HexPrinter.hexes(node.hexes()),
                        heading(node.citation()),
                        MemberPrinter.assumed(node.assumed())),
                text(" "),
                items.lineBraces(lines, start, MemberPrinter.end(node.span())));
    }

    Layout features(Decl.Features node) {
        return HexPrinter.features(node, values(node.values()));
    }

    private Layout linkLine(Decl.LinkLine node) {
        List<Layout> settings = new ArrayList<>();
        settings.add(text(node.kind().text()));
        node.settings().forEach(one -> settings.add(join(text(" "), members.setting(one))));
        settings.add(text(": "));
        settings.add(new Layout.Mark(Columns.CHAINS));
        Layout chains = list(node.chains().stream().map(this::chain).toList(), ",");
        return nest(4, fill(join(join(settings), chains), citation(node.citation())));
    }

    private Layout chain(Decl.Chain chain) {
        if (chain.among().isPresent()) {
            return expressions.led("among", chain.among(), Level.ANY);
        }
        List<Layout> stops =
                chain.stops().stream().map(stop -> text(stop.text())).toList();
        return list(stops, " -");
    }

    private Layout linkLoop(Decl.LinkLoop node) {
        List<Items.Item> lines = node.lines().stream()
                .map(one -> new Items.Item(one.span(), () -> linkLine(one)))
                .toList();
        int start = node.domain().span().end();
        return join(
                text("for each "),
                members.domain(node.domain()),
                text(" "),
                items.braces(lines, start, node.span().end() - 1));
    }

    Layout region(Decl.Region node) {
        Layout hexes = node.value()
                .map(expressions::print)
                .orElseGet(() -> list(node.area().stream().map(this::areaPart).toList(), " and"));
        return head(
                text("region " + node.name().text()), citation(node.citation()), column("=", join(text("= "), hexes)));
    }

    private Layout areaPart(Decl.AreaPart part) {
        if (part.set().isEmpty()) {
            return text(HexPrinter.areaPart(part));
        }
        Expr set = part.set().get();
        Layout plain = expressions.print(set);
        return set instanceof Expr.ThingRef || set instanceof Expr.SetOf ? plain : join(text("("), plain, text(")"));
    }

    Layout looks(Decl.Looks node) {
        List<Items.Item> lines = node.looks().stream()
                .map(one -> new Items.Item(one.span(), () -> text(look(one))))
                .toList();
        return join(text("looks "), items.braces(lines, node.span().start(), MemberPrinter.end(node.span())));
    }

    private static String look(Decl.Look look) {
        return look.subject().text()
                + look.words().stream()
                        .map(Name::text)
                        .map(word -> " " + (word.matches("#?[\\p{L}0-9]+") ? word : quoted(word)))
                        .collect(Collectors.joining());
    }
}
