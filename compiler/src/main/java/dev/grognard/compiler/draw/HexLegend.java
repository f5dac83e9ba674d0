package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the signs on a map of hexes mean. */
final class HexLegend {
    private final HexGeometry geometry;
    private final HexFeatures features;

    HexLegend(HexGeometry geometry, HexFeatures features) {
        this.geometry = geometry;
        this.features = features;
    }

    /** The signs in use, and what the numbers in badges are called. */
    List<Legend.Entry> entries(Optional<String> badge) {
        List<Legend.Entry> legend = new ArrayList<>();
        for (HexFeatures.Ground ground : features.grounds()) {
            legend.add(new Legend.Entry((svg, at) -> sample(svg, at, ground.look()), words(ground.feature())));
        }
        for (HexGrid.Feature feature : features.features(HexGrid.Sort.HEXSIDE)) {
            legend.add(new Legend.Entry(
                    (svg, at) ->
                            HexsidePen.line(svg, features.look(feature), List.of(at.plus(-24, 0), at, at.plus(24, 0))),
                    words(feature)));
        }
        for (HexGrid.Feature feature : features.features(HexGrid.Sort.PATH)) {
            legend.add(new Legend.Entry(
                    (svg, at) ->
                            WayPen.of(features.look(feature), HexBoard.ROAD).sample(svg, at),
                    words(feature)));
        }
        badge.ifPresent(words ->
                legend.add(new Legend.Entry((svg, at) -> PlaceStyle.badge(svg, at, PlaceStyle.BADGE, "n"), words)));
        return legend;
    }

    /** A name such as a legend prints it. */
    private static String words(HexGrid.Feature feature) {
        return feature.value().map(Member::printed).orElse(feature.printed().replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2"));
    }

    private void sample(Svg svg, Point at, Look look) {
        double scale = 0.4;
        svg.open("g transform=\"translate(%s,%s) scale(%s)\"".formatted(Svg.number(at.x()), Svg.number(at.y()), scale));
        Point middle = new Point(0, 0);
        List<Point> corners = geometry.corners(middle, HexGeometry.SIZE);
        svg.polygon(corners, "fill=\"" + HexBoard.PAPER + "\"");
        TerrainPen pen = new TerrainPen(svg);
        if (look.isWatercourse()) {
            HexBoard.stream(
                    svg,
                    look,
                    List.of(List.of(new Point(-40, 10), new Point(-12, -8), new Point(12, 8), new Point(40, -10))));
        } else {
            look.colour().ifPresent(colour -> pen.area(look, List.of(corners)));
            if (look.is("hachures")) {
                pen.slopes(look, List.of(corners));
            }
            pen.texture(look, middle, 3, point -> true);
        }
        svg.polygon(corners, "fill=\"none\" stroke=\"#4a3f2c\" stroke-width=\"2.5\"");
        svg.end();
    }
}
