package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RegionDef;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Regions of hexes by rows and columns, by distance, beside a line, and inside borders. */
final class HexAreas {
    private final Context context;
    private final Symbols symbols;
    private final HexBoard board;
    private final HexGeometry geometry;

    HexAreas(Context context, HexBoard board) {
        this.context = context;
        this.symbols = context.symbols;
        this.board = board;
        this.geometry = board.geometry();
    }

    /** The hexes for which every part holds, in the order of the map; parts beside a line are looked at last. */
    List<Member> hexes(Decl.Region region, Function<Expr, Optional<List<Member>>> sets) {
        Set<Member> all = new LinkedHashSet<>(geometry.cells().keySet());
        List<Decl.AreaPart> parts = new ArrayList<>(region.area());
        parts.sort((a, b) -> Boolean.compare(isBeside(a), isBeside(b)));
        for (Decl.AreaPart part : parts) {
            Optional<Set<Member>> some =
                    part.set().isPresent() ? sets.apply(part.set().get()).map(LinkedHashSet::new) : part(part, all);
            if (some.isEmpty() || board.numbering().isEmpty()) {
                return List.of();
            }
            all.retainAll(some.get());
        }
        if (all.isEmpty()) {
            error(region.span(), "there is no hex in " + region.name().text(), "nothing is left");
        }
        return List.copyOf(all);
    }

    private static boolean isBeside(Decl.AreaPart part) {
        return part.form() == Decl.AreaPart.Form.BESIDE;
    }

    private Optional<Set<Member>> part(Decl.AreaPart part, Set<Member> among) {
        return switch (part.form()) {
            case LINES -> lines(part);
            case NEAR -> near(part);
            case BESIDE -> beside(part, among);
            case BOUNDED -> bounded(part);
            case SET -> Optional.empty();
        };
    }

    private void error(Span span, String message, String label) {
        context.error(LayerCode.BAD_REGION, span, message, label);
    }

    private Set<Member> where(java.util.function.Predicate<HexGrid.Cell> test) {
        Set<Member> hexes = new LinkedHashSet<>();
        geometry.cells().forEach((hex, cell) -> {
            if (test.test(cell)) {
                hexes.add(hex);
            }
        });
        return hexes;
    }

    // ------------------------------------------------------------------------------------------ rows, columns,
    // distance

    private Optional<Set<Member>> lines(Decl.AreaPart part) {
        boolean columns = part.word().text().matches("columns?");
        if (!columns && !part.word().text().matches("rows?")) {
            context.error(
                    LayerCode.BAD_REGION,
                    part.word().span(),
                    "`" + part.word().text() + "` does not bound a region",
                    "`columns` or `rows` is wanted");
            return Optional.empty();
        }
        List<String> labels =
                board.numbering().map(n -> columns ? n.columns() : n.rows()).orElse(List.of());
        if (labels.isEmpty()) {
            return Optional.empty();
        }
        for (Name name : part.names()) {
            if (!labels.contains(name.text())) {
                error(
                        name.span(),
                        "the map has no " + (columns ? "column" : "row") + " `" + name.text() + "`",
                        "they run from " + labels.get(0) + " to " + labels.get(labels.size() - 1));
                return Optional.empty();
            }
        }
        int one = labels.indexOf(part.names().get(0).text());
        int other = labels.indexOf(part.names().get(1).text());
        return Optional.of(where(cell -> {
            int at = columns ? cell.column() : cell.row();
            return Math.min(one, other) <= at && at <= Math.max(one, other);
        }));
    }

    private Optional<Set<Member>> near(Decl.AreaPart part) {
        int most = Integer.parseInt(part.names().get(0).text());
        return board.hex(part.names().get(1))
                .map(centre -> where(cell -> geometry.distance(cell.hex(), centre) <= most));
    }

    // ------------------------------------------------------------------------------------------ beside a line

    /** The hexes that lie to one side of a line, which must cross every column (or row) that is asked about. */
    private Optional<Set<Member>> beside(Decl.AreaPart part, Set<Member> among) {
        String direction = part.word().text();
        if (!List.of("north", "south", "east", "west").contains(direction)) {
            error(
                    part.word().span(),
                    "`" + direction + "` does not bound a region",
                    "`north`, `south`, `east` or `west` is wanted");
            return Optional.empty();
        }
        Optional<Set<Member>> line = border(part.names().get(0));
        if (line.isEmpty()) {
            return Optional.empty();
        }
        boolean upright = direction.equals("north") || direction.equals("south");
        boolean less = direction.equals("north") || direction.equals("west");
        Set<Member> hexes = new LinkedHashSet<>();
        for (Member hex : among) {
            if (line.get().contains(hex)) {
                if (part.on()) {
                    hexes.add(hex);
                }
                continue;
            }
            List<Member> facing = line.get().stream()
                    .filter(other -> geometry.facing(hex, other, upright))
                    .toList();
            if (facing.isEmpty()) {
                context.error(
                        LayerCode.BAD_REGION,
                        part.span(),
                        part.names().get(0).text() + " does not reach the " + (upright ? "column" : "row") + " of hex "
                                + hex,
                        "which side is that hex on?",
                        "add `and " + (upright ? "columns" : "rows") + " …` to leave such hexes out");
                return Optional.empty();
            }
            if (facing.stream().allMatch(other -> geometry.before(hex, other, upright) == less)) {
                hexes.add(hex);
            }
        }
        return Optional.of(hexes);
    }

    /** The hexes of a path or region. */
    private Optional<Set<Member>> border(Name name) {
        RegionDef region = symbols.regions.get(name.text());
        if (region == null) {
            List<String> known = new ArrayList<>(symbols.regions.keySet());
            context.unknown(name.span(), "path or region", name.text(), known);
            return Optional.empty();
        }
        return Optional.of(new LinkedHashSet<>(region.places()));
    }

    // ------------------------------------------------------------------------------------------ inside borders

    /** All hexes that can be reached without crossing a hexside or entering a path or region of the border. */
    private Optional<Set<Member>> bounded(Decl.AreaPart part) {
        if (!part.word().text().equals("bounded by … holding")) {
            error(part.span(), "this does not bound a region", "write `bounded by BORDER holding HEX`");
            return Optional.empty();
        }
        Set<Member> walls = new LinkedHashSet<>();
        List<HexGrid.Feature> sides = new ArrayList<>();
        for (Name name : part.names().subList(0, part.names().size() - 1)) {
            List<HexGrid.Feature> hexsides = context.features.values().stream()
                    .filter(feature -> feature.sort() == HexGrid.Sort.HEXSIDE)
                    .filter(feature -> feature.name().equals(name.text())
                            || feature.value()
                                    .filter(value -> value.kind().name().equals(name.text()))
                                    .isPresent())
                    .toList();
            sides.addAll(hexsides);
            if (hexsides.isEmpty()) {
                Optional<Set<Member>> border = border(name);
                if (border.isEmpty()) {
                    return Optional.empty();
                }
                walls.addAll(border.get());
            }
        }
        Name held = part.names().get(part.names().size() - 1);
        Optional<Member> start = board.hex(held);
        if (start.isEmpty()) {
            return Optional.empty();
        }
        if (walls.contains(start.get())) {
            error(held.span(), "hex " + start.get() + " lies on the border itself", "name a hex inside");
            return Optional.empty();
        }
        Set<Member> inside = flood(start.get(), walls, sides);
        if (inside.size() + walls.size() == geometry.cells().size()) {
            context.error(
                    LayerCode.BAD_REGION,
                    part.span(),
                    "this border leaks: from " + start.get() + " every hex of the map can be reached",
                    "it does not part the map",
                    "close the gaps, or add another path, region or hexside");
            return Optional.empty();
        }
        return Optional.of(inside);
    }

    private Set<Member> flood(Member start, Set<Member> walls, List<HexGrid.Feature> sides) {
        Set<Member> inside = new LinkedHashSet<>(Set.of(start));
        Deque<Member> open = new ArrayDeque<>(inside);
        while (!open.isEmpty()) {
            Member from = open.remove();
            for (Member to : geometry.neighbours(from)) {
                boolean shut = walls.contains(to) || sides.stream().anyMatch(side -> board.lies(side, from, to));
                if (!shut && inside.add(to)) {
                    open.add(to);
                }
            }
        }
        return inside;
    }
}
