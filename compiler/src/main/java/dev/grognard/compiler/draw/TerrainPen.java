package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Draws what lies in hexes: its colour with soft edges, and its texture. */
final class TerrainPen {
    /** What lies lower is drawn first. */
    private static final List<String> ORDER = List.of(
            "plain",
            "",
            "waves",
            "marsh",
            "dots",
            "hachures",
            "rocks",
            "furrows",
            "trees",
            "houses",
            "tents",
            "fort",
            "brook",
            "stream",
            "river");

    /** How far apart the signs of a texture stand. */
    private static final Map<String, Double> APART = Map.of(
            "trees", 17.0, "houses", 17.0, "marsh", 22.0, "waves", 22.0, "rocks", 24.0, "tents", 19.0, "dots", 9.0);

    /** A camp is pitched on ground of another kind and has no colour of its own. */
    private static final String TENTS = "tents";

    private static final int TENTS_IN_A_CAMP = 5;

    /** Ground without any sign, which needs no edge against what lies on it. */
    private static final String PLAIN = "plain";

    private static final Colour FOLIAGE = Colour.of("#41702c");

    private final Svg svg;

    TerrainPen(Svg svg) {
        this.svg = svg;
    }

    static int rank(Look look) {
        int rank = ORDER.indexOf(look.pattern().orElse(""));
        return rank < 0 ? 0 : rank;
    }

    /** A stretch of ground by its outlines. */
    void area(Look look, List<List<Point>> outlines) {
        Colour colour = look.colour().orElse(Colour.WHITE);
        if (look.is(TENTS)) {
            return;
        }
        if (look.is(PLAIN)) {
            StringBuilder flat = new StringBuilder();
            outlines.forEach(
                    outline -> flat.append(Curves.straight(outline, true)).append(' '));
            svg.path(flat.toString().strip(), "fill=\"%s\" fill-rule=\"evenodd\"".formatted(colour));
            return;
        }
        StringBuilder data = new StringBuilder();
        outlines.forEach(
                outline -> data.append(Curves.straight(soft(outline), true)).append(' '));
        svg.path(
                data.toString().strip(),
                "fill=\"%s\" fill-opacity=\"0.8\" fill-rule=\"evenodd\" stroke=\"%s\" stroke-width=\"1\" stroke-opacity=\"0.55\""
                        .formatted(colour, colour.darker(0.3)));
    }

    /** An outline without corners. */
    private static List<Point> soft(List<Point> outline) {
        return Curves.rounded(Curves.rounded(outline, 0.17, true), 0.25, true);
    }

    /** The slopes around high ground, which show through what grows on it. */
    void slopes(Look look, List<List<Point>> outlines) {
        svg.path(
                hachures(outlines.stream().map(TerrainPen::soft).toList()),
                "fill=\"none\" stroke=\"%s\" stroke-width=\"1.1\" stroke-linecap=\"round\""
                        .formatted(look.colour().orElse(Colour.INK).darker(0.42)));
    }

    /** Short strokes that run down the slopes of a hill. */
    private static String hachures(List<List<Point>> outlines) {
        Scatter scatter = new Scatter(7);
        StringBuilder data = new StringBuilder();
        for (List<Point> outline : outlines) {
            double left = 0;
            for (int i = 0; i < outline.size(); i++) {
                Point from = outline.get(i);
                Point to = outline.get((i + 1) % outline.size());
                double length = from.distance(to);
                for (; left < length; left += scatter.between(4.2, 5.6)) {
                    Point at = from.step(to, left);
                    double deep = scatter.between(7, 13);
                    // Outlines run clockwise, so that the hill lies to the right.
                    double nx = (from.y() - to.y()) / length;
                    double ny = (to.x() - from.x()) / length;
                    data.append(Curves.straight(
                                    List.of(at.plus(nx * 1.5, ny * 1.5), at.plus(nx * deep, ny * deep)), false))
                            .append(' ');
                }
                left -= length;
            }
        }
        return data.toString().strip();
    }

    /** The signs of one hex. */
    void texture(Look look, Point centre, long seed, Predicate<Point> free) {
        String pattern = look.pattern().orElse("");
        Colour colour = look.colour().orElse(Colour.INK);
        Scatter scatter = new Scatter(seed);
        boolean dense = colour.green() < 180;
        double apart = APART.getOrDefault(pattern, 20.0) * (pattern.equals("trees") && dense ? 0.72 : 1);
        List<Point> points = scatter.strew(centre, HexGeometry.INNER * 0.88, apart, free);
        switch (pattern) {
            case "trees" -> trees(points, scatter, colour);
            case "houses" -> houses(points, scatter);
            case TENTS -> tents(points, colour);
            case "marsh" -> strokes(points, "m-7,0 h14 m-11,-2 l-1,-5 m4,5 v-6 m4,6 l1,-5", colour.darker(0.45), 1.1);
            case "waves" -> strokes(points, "m-8,0 q4,-4.5 8,0 t8,0", colour.darker(0.3), 1.2);
            case "rocks" -> strokes(points, "m-5,3 l3,-6 l3,2 l4,4 z", colour.darker(0.4), 1.1);
            case "dots" -> strokes(points, "h0.1", colour.darker(0.35), 2);
            case "furrows" -> furrows(centre, colour);
            case "fort" -> PlaceStyle.fort(svg, centre, 19);
            default -> {
                // The colour alone says enough.
            }
        }
    }

    private void trees(List<Point> points, Scatter scatter, Colour ground) {
        Colour leaves = ground.mixed(FOLIAGE, 0.6);
        StringBuilder shade = new StringBuilder();
        StringBuilder crowns = new StringBuilder();
        StringBuilder lights = new StringBuilder();
        for (Point point : points) {
            double r = scatter.between(4.6, 6.8);
            disc(shade, point.plus(1.4, 1.8), r);
            disc(crowns, point, r);
            disc(lights, point.plus(-r * 0.28, -r * 0.3), r * 0.5);
        }
        svg.path(shade.toString().strip(), "fill=\"#2d3b1c\" fill-opacity=\"0.35\"");
        svg.path(
                crowns.toString().strip(),
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"0.7\"".formatted(leaves, leaves.darker(0.4)));
        svg.path(lights.toString().strip(), "fill=\"%s\" fill-opacity=\"0.75\"".formatted(leaves.lighter(0.25)));
    }

    private static void disc(StringBuilder data, Point centre, double radius) {
        String r = Svg.number(radius);
        data.append("M%s,%s a%s,%s 0 1,0 %s,0 a%s,%s 0 1,0 -%s,0 "
                .formatted(
                        Svg.number(centre.x() - radius),
                        Svg.number(centre.y()),
                        r,
                        r,
                        Svg.number(2 * radius),
                        r,
                        r,
                        Svg.number(2 * radius)));
    }

    private void houses(List<Point> points, Scatter scatter) {
        StringBuilder data = new StringBuilder();
        for (Point point : points) {
            double turn = scatter.between(-25, 25) + (scatter.next() < 0.5 ? 0 : 90);
            double wide = scatter.between(5, 7.5);
            double deep = scatter.between(3.2, 4.4);
            Point along = new Point(0, 0).polar(turn, wide);
            Point across = new Point(0, 0).polar(turn + 90, deep);
            data.append(Curves.straight(
                            List.of(
                                    point.plus(along.x() + across.x(), along.y() + across.y()),
                                    point.plus(along.x() - across.x(), along.y() - across.y()),
                                    point.plus(-along.x() - across.x(), -along.y() - across.y()),
                                    point.plus(across.x() - along.x(), across.y() - along.y())),
                            true))
                    .append(' ');
        }
        svg.path(data.toString().strip(), "fill=\"#8c4a3a\" stroke=\"#4d2a20\" stroke-width=\"1\"");
    }

    private void tents(List<Point> points, Colour canvas) {
        StringBuilder data = new StringBuilder();
        points.stream()
                .limit(TENTS_IN_A_CAMP)
                .forEach(point -> data.append("M%s,%s m-7,5 l7,-11 l7,11 z m4.5,0 l2.5,-5 l2.5,5 "
                        .formatted(Svg.number(point.x()), Svg.number(point.y()))));
        svg.path(
                data.toString().strip(),
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"1\" stroke-linejoin=\"round\""
                        .formatted(canvas, canvas.darker(0.6)));
    }

    private void strokes(List<Point> points, String sign, Colour colour, double width) {
        StringBuilder data = new StringBuilder();
        points.forEach(
                point -> data.append("M%s,%s %s ".formatted(Svg.number(point.x()), Svg.number(point.y()), sign)));
        svg.path(
                data.toString().strip(),
                "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\""
                        .formatted(colour, Svg.number(width)));
    }

    private void furrows(Point centre, Colour colour) {
        List<Point> starts = new ArrayList<>();
        for (int i = -3; i <= 3; i++) {
            starts.add(centre.plus(i * 9 - 14, 24 - Math.abs(i)));
        }
        strokes(starts, "l28,-44", colour.darker(0.22), 1.1);
    }
}
