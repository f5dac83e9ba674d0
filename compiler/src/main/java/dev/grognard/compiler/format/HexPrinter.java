package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.HARD;
import static dev.grognard.compiler.format.Layout.fill;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.quoted;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints the parts of a map of hexes; a drawing gets its columns straight. */
final class HexPrinter {
    private HexPrinter() {}

    static Layout hexes(Optional<Decl.Hexes> hexes) {
        return text(hexes.map(
                        one -> "hexes " + one.first().text() + ".." + one.last().text() + traits(one.traits()))
                .orElse(""));
    }

    private static String traits(List<Name> traits) {
        String words = traits.stream().map(Name::text).collect(Collectors.joining(", "));
        return words.isEmpty() ? "" : " " + words;
    }

    static Layout features(Decl.Features node, List<Layout> values) {
        Layout several = list(values, ",");
        Layout lead = text(node.sort().word() + " ");
        return node.group()
                .map(group -> join(
                        head(join(lead, text(group.text())), citation(node.citation())),
                        text(" "),
                        Layout.group(text("{"), nest(2, Layout.LINE, several), Layout.LINE, text("}"))))
                .orElseGet(() -> head(join(lead, several), citation(node.citation())));
    }

    static Layout legend(Decl.Legend legend) {
        List<Decl.Row> rows = List.of(legend.glyphs(), legend.meanings());
        int[] widths = RowWidths.of(rows);
        List<Layout> lines = new ArrayList<>();
        for (Decl.Row row : rows) {
            lines.add(HARD);
            lines.add(fill(text(RowWidths.print(row, widths)), citation(row.citation())));
        }
        return join(text("legend"), nest(2, join(lines)));
    }

    static Layout drawing(Decl.Drawing drawing) {
        List<Layout> lines = new ArrayList<>();
        for (String line : isEven(drawing.lines()) ? straight(drawing.lines()) : asWritten(drawing.lines())) {
            lines.add(HARD);
            lines.add(text(line));
        }
        return join(
                text("terrain \"\"\""), nest(2, join(lines)), HARD, fill(text("\"\"\""), citation(drawing.citation())));
    }

    /** Whether each line has a word for its row and one for each column; anything else is for its author to mend. */
    private static boolean isEven(List<Decl.DrawnLine> lines) {
        return lines.size() > 1
                && lines.stream()
                        .skip(1)
                        .allMatch(line ->
                                line.words().size() == lines.get(0).words().size() + 1);
    }

    private static List<String> straight(List<Decl.DrawnLine> lines) {
        int columns = lines.get(0).words().size();
        int[] widths = new int[columns + 1];
        for (Decl.DrawnLine line : lines) {
            int shift = columns + 1 - line.words().size();
            for (int i = 0; i < line.words().size(); i++) {
                int length = line.words().get(i).text().length();
                widths[i + shift] = Math.max(widths[i + shift], length);
            }
        }
        // All columns are of one width, so that the drawing looks like the map.
        Arrays.fill(
                widths,
                1,
                widths.length,
                Arrays.stream(widths, 1, widths.length).max().orElse(1));
        List<String> result = new ArrayList<>();
        for (Decl.DrawnLine line : lines) {
            StringBuilder text = new StringBuilder();
            int shift = columns + 1 - line.words().size();
            for (int i = 0; i <= columns; i++) {
                String word = i < shift ? "" : line.words().get(i - shift).text();
                text.append(i == 0 ? "" : " ")
                        .append(" ".repeat(widths[i] - word.length()))
                        .append(word);
            }
            result.add(text.toString());
        }
        return result;
    }

    private static List<String> asWritten(List<Decl.DrawnLine> lines) {
        int least = lines.stream().mapToInt(line -> column(line.span())).min().orElse(0);
        return lines.stream()
                .map(line ->
                        " ".repeat(column(line.span()) - least) + line.span().text())
                .toList();
    }

    private static int column(Span span) {
        return span.start() - (span.source().text().lastIndexOf('\n', span.start() - 1) + 1);
    }

    static Layout line(Decl.FeatureLine line) {
        Layout name = text(line.name().map(words -> quoted(words) + " ").orElse(""));
        Layout all = list(line.items().stream().map(HexPrinter::item).toList(), ",");
        Layout listed = join(text(line.feature().text() + " "), new Layout.Mark("hexes"), name, all);
        return nest(4, fill(listed, citation(line.citation())));
    }

    private static Layout item(Decl.FeatureItem item) {
        if (item.side()) {
            return text(item.stops().get(0).text() + "/" + item.stops().get(1).text());
        }
        return list(item.stops().stream().map(stop -> text(stop.text())).toList(), " -");
    }

    /** A part of an area that is no set. */
    static String areaPart(Decl.AreaPart part) {
        List<String> names = part.names().stream().map(Name::text).toList();
        return switch (part.form()) {
            case LINES ->
                part.word().text() + " " + names.get(0)
                        + (names.get(0).equals(names.get(1)) ? "" : ".." + names.get(1));
            case NEAR -> "within " + names.get(0) + " of " + names.get(1);
            case BESIDE -> (part.on() ? "on or " : "") + part.word().text() + " of " + names.get(0);
            case BOUNDED ->
                part.word().text().replace("…", String.join(", ", names.subList(0, names.size() - 1))) + " "
                        + names.get(names.size() - 1);
            case SET -> "";
        };
    }

    static Layout named(Decl.NamedHexes named) {
        List<Layout> all = named.hexes().stream()
                .map(one -> text((isPlain(one) ? one.words() : quoted(one.words())) + " "
                        + one.hex().text()))
                .toList();
        return nest(
                4, fill(join(text("named "), new Layout.Mark("hexes"), list(all, ",")), citation(named.citation())));
    }

    /** Whether the name can stand without quotes. */
    private static boolean isPlain(Decl.NamedHex one) {
        return !one.span().text().startsWith("\"");
    }
}
