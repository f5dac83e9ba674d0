package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what is drawn in the hexes of a map. Every sign must stand under its column. */
final class HexDrawings {
    /** What a legend says for «there is no hex here». */
    private static final String NO_HEX = "no hex";

    private static final int MOST_LISTED = 3;

    /** What a sign of the legend means. */
    private record Meaning(List<HexGrid.Feature> features, boolean hole) {}

    /** What is drawn in one hex, and where. */
    record Drawn(Set<HexGrid.Feature> features, Span span) {}

    private final Context context;
    private final HexNumbering numbering;
    private final Map<String, Meaning> legend = new LinkedHashMap<>();
    /** Whether a legend has fewer signs than meanings, which has been told. */
    private boolean shortLegend;
    /** Signs in a legend that has no meaning for them, which has been told. */
    private final Set<String> meaningless = new HashSet<>();

    private final Map<String, List<Span>> unknown = new LinkedHashMap<>();
    private final Map<String, Drawn> drawn = new LinkedHashMap<>();
    private final Set<String> holes = new LinkedHashSet<>();
    private boolean any;
    private boolean bad;
    /** Whether it has been told that a sign is unknown. */
    private boolean told;

    HexDrawings(Context context, HexNumbering numbering) {
        this.context = context;
        this.numbering = numbering;
    }

    /** What is drawn in the hexes of a map, by their numbers; a map without a drawing has plain hexes. */
    Map<String, Drawn> read(Decl.Board board) {
        Span head = board.hexes().orElseThrow().span();
        for (Decl.MapItem item : board.items()) {
            if (item instanceof Decl.Legend node) {
                legend(node);
            }
        }
        for (Decl.MapItem item : board.items()) {
            if (item instanceof Decl.Drawing node) {
                any = true;
                drawing(node);
            }
        }
        unknown.keySet().removeAll(meaningless);
        unknown.forEach(this::unknownGlyph);
        return complete(head);
    }

    /** Whether something was wrong, so that what is missing has been spoken of. */
    boolean isBad() {
        return bad;
    }

    private Map<String, Drawn> complete(Span head) {
        Map<String, Drawn> all = new LinkedHashMap<>();
        List<String> missing = new ArrayList<>();
        for (int column = 0; column < numbering.columns().size(); column++) {
            for (int row = 0; row < numbering.rows().size(); row++) {
                String id = numbering.id(column, row);
                if (holes.contains(id)) {
                    continue;
                }
                if (any && !drawn.containsKey(id)) {
                    missing.add(id);
                }
                all.put(id, drawn.getOrDefault(id, new Drawn(Set.of(), head)));
            }
        }
        if (!missing.isEmpty() && !bad) {
            bad = true;
            context.error(
                    LayerCode.BAD_DRAWING,
                    head,
                    missing.size() == 1
                            ? "hex " + missing.get(0) + " is not drawn"
                            : missing.size() + " hexes are not drawn, the first of them " + missing.get(0),
                    "the map has them",
                    "draw every row and column; a sign that means `" + NO_HEX + "` in the legend leaves a hex out");
        }
        return all;
    }

    // ------------------------------------------------------------------------------------------ legend

    private void legend(Decl.Legend node) {
        List<Decl.Cell> glyphs = node.glyphs().cells();
        List<Decl.Cell> meanings = node.meanings().cells();
        boolean joined = glyphs.size() < meanings.size()
                && glyphs.stream().anyMatch(glyph -> glyph.text().contains(" "));
        // Signs without a meaning of their own are missed wherever they are drawn.
        shortLegend |= glyphs.size() < meanings.size();
        if (glyphs.size() != meanings.size() && !joined) {
            bad = true;
            context.error(
                    LayerCode.BAD_DRAWING,
                    node.meanings().span(),
                    "the legend has " + glyphs.size() + " signs and " + meanings.size() + " meanings",
                    "one below each sign is wanted");
        }
        glyphs.stream().skip(meanings.size()).map(Decl.Cell::text).forEach(meaningless::add);
        for (int i = 0; i < Math.min(glyphs.size(), meanings.size()); i++) {
            Decl.Cell glyph = glyphs.get(i);
            if (glyph.text().isEmpty() || glyph.text().contains(" ")) {
                bad = true;
                Diagnostic problem = Diagnostic.error(
                        LayerCode.BAD_DRAWING, "a sign is one word without blanks", glyph.span(), "not such a sign");
                context.diagnostics.add(joined ? problem.help("write the pipe between two signs") : problem);
            } else if (legend.put(glyph.text(), meaning(meanings.get(i))) != null) {
                bad = true;
                context.error(
                        LayerCode.BAD_DRAWING,
                        glyph.span(),
                        "the sign `" + glyph.text() + "` is in the legend already",
                        "again here");
            }
        }
    }

    private Meaning meaning(Decl.Cell cell) {
        if (cell.text().equals(NO_HEX)) {
            return new Meaning(List.of(), true);
        }
        List<HexGrid.Feature> features = new ArrayList<>();
        for (String word : cell.text().split("[\\s,]+")) {
            Optional<HexGrid.Feature> feature = Optional.ofNullable(context.features.get(word));
            if (feature.filter(f -> f.sort() == HexGrid.Sort.TERRAIN).isPresent()) {
                features.add(feature.get());
            } else if (!word.isEmpty()) {
                bad = true;
                context.unknown(
                        cell.span(),
                        "terrain",
                        word,
                        context.features.values().stream()
                                .filter(f -> f.sort() == HexGrid.Sort.TERRAIN)
                                .map(HexGrid.Feature::name)
                                .toList());
            }
        }
        return new Meaning(features, false);
    }

    // ------------------------------------------------------------------------------------------ drawings

    private void drawing(Decl.Drawing node) {
        if (node.lines().size() < 2) {
            bad = true;
            context.error(
                    LayerCode.BAD_DRAWING,
                    node.span(),
                    "a drawing has a line of columns and a line for each row",
                    "there is nothing drawn here");
            return;
        }
        List<Name> header = node.lines().get(0).words();
        for (Name column : header) {
            if (!numbering.columns().contains(column.text())) {
                label(column, "column", numbering.columns());
                return;
            }
        }
        List<Decl.DrawnLine> lines = node.lines().subList(1, node.lines().size());
        if (isShort(header, lines)) {
            shortHead(header, lines);
            return;
        }
        Map<String, Name> rows = new HashMap<>();
        for (Decl.DrawnLine line : lines) {
            Name row = line.words().get(0);
            Name above = rows.putIfAbsent(row.text(), row);
            if (!numbering.rows().contains(row.text())) {
                label(row, "row", numbering.rows());
            } else if (above != null) {
                again(row, above);
            } else {
                row(header, line);
            }
        }
    }

    /** Whether all lines of a drawing have the same number of signs, and the head above them fewer columns. */
    private static boolean isShort(List<Name> header, List<Decl.DrawnLine> lines) {
        int signs = lines.get(0).words().size() - 1;
        return lines.size() > 1
                && signs > header.size()
                && lines.stream().allMatch(line -> line.words().size() - 1 == signs);
    }

    private void shortHead(List<Name> header, List<Decl.DrawnLine> lines) {
        bad = true;
        List<Name> signs = lines.get(0).words().subList(1, lines.get(0).words().size());
        Name under = signs.stream()
                .filter(sign -> header.stream().noneMatch(label -> isUnder(label, sign)))
                .findFirst()
                .orElse(signs.get(signs.size() - 1));
        List<String> left = new ArrayList<>(numbering.columns());
        header.forEach(label -> left.remove(label.text()));
        Diagnostic problem = Diagnostic.error(
                        LayerCode.BAD_DRAWING,
                        "the head of the drawing has " + header.size() + " columns, and each line has " + signs.size()
                                + " signs",
                        header.get(0).span().to(header.get(header.size() - 1).span()),
                        "a column is missing here")
                .with(under.span(), "this sign has no column above it");
        context.diagnostics.add(
                left.size() == signs.size() - header.size() && left.size() <= MOST_LISTED
                        ? problem.help("add " + Unknowns.listed(left) + " to the head, each above its signs")
                        : problem.help("write the number of a column above each column of signs"));
    }

    private void again(Name row, Name above) {
        bad = true;
        context.diagnostics.add(Diagnostic.error(
                        LayerCode.BAD_DRAWING,
                        "row " + row.text() + " is drawn already in this drawing",
                        row.span(),
                        "again here")
                .with(above.span(), "first here")
                .help("each line begins with the number of its own row"));
    }

    private static boolean isUnder(Name label, Name glyph) {
        return begin(label.span()) < end(glyph.span()) && begin(glyph.span()) < end(label.span());
    }

    private void label(Name label, String what, List<String> labels) {
        bad = true;
        context.error(
                LayerCode.BAD_DRAWING,
                label.span(),
                "the map has no " + what + " `" + label.text() + "`",
                "its " + what + "s are " + labels.get(0) + " to " + labels.get(labels.size() - 1),
                what.equals("row")
                        ? "each line begins with the number of its row, as in hex " + numbering.id(0, 0)
                        : "the first line holds the numbers of the columns, as in hex " + numbering.id(0, 0));
    }

    /** One line of signs; the first that stands under no column, or under one that is taken, ends it. */
    private void row(List<Name> header, Decl.DrawnLine line) {
        Map<Name, Name> under = new IdentityHashMap<>();
        for (Name glyph : line.words().subList(1, line.words().size())) {
            Optional<Name> column =
                    header.stream().filter(label -> isUnder(label, glyph)).findFirst();
            if (column.isEmpty() || under.containsKey(column.get())) {
                misaligned(header, glyph);
                return;
            }
            under.put(column.get(), glyph);
        }
        int row = numbering.rows().indexOf(line.words().get(0).text());
        for (Name label : header) {
            int column = numbering.columns().indexOf(label.text());
            Name glyph = under.get(label);
            if (glyph == null) {
                bad = true;
                context.diagnostics.add(Diagnostic.error(
                                LayerCode.BAD_DRAWING,
                                "nothing is drawn in hex " + numbering.id(column, row),
                                line.span(),
                                "no sign stands under column " + label.text())
                        .with(label.span(), "this column")
                        .help("move the signs under their columns, or add the one that is missing"));
                return;
            }
            put(numbering.id(column, row), glyph);
        }
    }

    private void misaligned(List<Name> header, Name glyph) {
        bad = true;
        int at = begin(glyph.span());
        Name nearest = header.get(0);
        for (Name label : header) {
            if (Math.abs(begin(label.span()) - at) < Math.abs(begin(nearest.span()) - at)) {
                nearest = label;
            }
        }
        // If the head is to blame, the lines below are wrong in the same way.
        context.once(
                "signs under " + header.get(0).span().location(),
                Diagnostic.error(
                                LayerCode.BAD_DRAWING,
                                "the sign `" + glyph.text() + "` stands under no column of its own",
                                glyph.span(),
                                "out of line")
                        .with(nearest.span(), "the nearest column")
                        .help("each sign stands below the number of its column"));
    }

    private static int begin(Span span) {
        return span.start() - (span.source().text().lastIndexOf('\n', span.start() - 1) + 1);
    }

    private static int end(Span span) {
        return begin(span) + span.end() - span.start();
    }

    private void put(String id, Name glyph) {
        Meaning meaning = legend.get(glyph.text());
        if (meaning == null) {
            bad = true;
            unknown.computeIfAbsent(glyph.text(), g -> new ArrayList<>()).add(glyph.span());
            return;
        }
        if (meaning.hole()) {
            holes.add(id);
            return;
        }
        Drawn old = drawn.get(id);
        Set<HexGrid.Feature> features = new LinkedHashSet<>(old == null ? Set.of() : old.features());
        features.addAll(meaning.features());
        drawn.put(id, new Drawn(features, old == null ? glyph.span() : old.span()));
    }

    private void unknownGlyph(String glyph, List<Span> spans) {
        if (shortLegend || legend.isEmpty() && told) {
            return;
        }
        told = true;
        Diagnostic problem = Diagnostic.error(
                        LayerCode.UNKNOWN_GLYPH,
                        "the sign `" + glyph + "` is not in the legend",
                        spans.get(0),
                        "what does it mean?")
                .help(
                        legend.isEmpty()
                                ? "say above the drawing what its signs mean: `legend` and two rows"
                                : "the legend has " + String.join(" ", legend.keySet()));
        context.diagnostics.add(spans.size() == 1 ? problem : problem.note("it stands in " + spans.size() + " hexes"));
    }
}
