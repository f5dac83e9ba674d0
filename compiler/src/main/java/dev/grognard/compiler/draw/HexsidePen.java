package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.HexGrid;
import java.util.ArrayList;
import java.util.List;

/** Draws what lies between hexes. */
final class HexsidePen {
    private final Svg svg;
    private final HexGrid grid;
    private final HexGeometry geometry;
    private final HexFeatures features;

    HexsidePen(Svg svg, HexGrid grid, HexGeometry geometry, HexFeatures features) {
        this.svg = svg;
        this.grid = grid;
        this.geometry = geometry;
        this.features = features;
    }

    void draw() {
        for (HexGrid.Feature feature : features.features(HexGrid.Sort.HEXSIDE)) {
            List<List<Point>> edges = grid.sides().stream()
                    .filter(side -> side.feature().equals(feature))
                    .map(side -> geometry.between(side.one(), side.other()))
                    .toList();
            Look look = features.look(feature);
            // A bridge belongs to one edge; everything else runs on from edge to edge.
            List<List<Point>> lines = look.is("bridge") ? edges : HexGeometry.joined(edges);
            svg.group("hexside", feature.name());
            lines.forEach(line -> line(svg, look, line));
            svg.end();
        }
    }

    static void line(Svg svg, Look look, List<Point> line) {
        Colour colour = look.colour().orElse(Colour.of("#6b6359"));
        switch (look.pattern().orElse("")) {
            case "river", "stream", "brook" -> HexBoard.stream(svg, look, List.of(meandering(line)));
            case "wall" -> {
                stroke(svg, Curves.straight(line, false), colour.darker(0.3), 6.5, "");
                stroke(svg, Curves.straight(line, false), colour.lighter(0.35), 3, " stroke-dasharray=\"6 2.5\"");
            }
            case "hachures" -> {
                stroke(svg, Curves.straight(line, false), colour, 2, "");
                stroke(svg, Curves.straight(line, false), colour, 9, " stroke-dasharray=\"1.3 4\"");
            }
            case "bridge" -> bridge(svg, line, colour);
            default -> stroke(svg, Curves.straight(line, false), colour, 6, " stroke-linecap=\"round\"");
        }
    }

    private static void stroke(Svg svg, String path, Colour colour, double width, String more) {
        svg.path(
                path,
                "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"%s"
                        .formatted(colour, Svg.number(width), more));
    }

    /** The line with small bends to both sides. */
    private static List<Point> meandering(List<Point> line) {
        List<Point> points = new ArrayList<>();
        int sign = 1;
        for (int i = 0; i + 1 < line.size(); i++) {
            Point from = line.get(i);
            Point to = line.get(i + 1);
            double length = from.distance(to);
            double nx = (from.y() - to.y()) / length * 4 * sign;
            double ny = (to.x() - from.x()) / length * 4 * sign;
            points.add(from);
            points.add(from.towards(to, 0.3).plus(nx, ny));
            points.add(from.towards(to, 0.7).plus(-nx, -ny));
            sign = -sign;
        }
        points.add(line.get(line.size() - 1));
        return points;
    }

    /** Two rails across the middle of an edge. */
    private static void bridge(Svg svg, List<Point> edge, Colour colour) {
        Point from = edge.get(0);
        Point to = edge.get(edge.size() - 1);
        double length = from.distance(to);
        double nx = (from.y() - to.y()) / length * 11;
        double ny = (to.x() - from.x()) / length * 11;
        for (double part : List.of(0.5 - 7 / length, 0.5 + 7 / length)) {
            Point at = from.towards(to, part);
            stroke(
                    svg,
                    Curves.straight(List.of(at.plus(nx, ny), at.plus(-nx, -ny)), false),
                    colour.darker(0.3),
                    3,
                    " stroke-linecap=\"round\"");
        }
    }
}
