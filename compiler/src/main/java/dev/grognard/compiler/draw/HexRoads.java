package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What runs from hex to hex. */
final class HexRoads {
    private static final double ASIDE = 10;

    /** How far a path keeps from one of another kind that goes the same way; on slanting steps it is half as much. */
    private static final double APART = 13;

    /** A path with its course on the sheet. */
    private record Road(HexGrid.Path path, List<Point> course) {}

    private final HexGeometry geometry;
    private final HexEntries entries;
    private final List<Road> roads = new ArrayList<>();

    HexRoads(HexGrid grid, HexGeometry geometry, HexEntries entries) {
        this.geometry = geometry;
        this.entries = entries;
        for (HexGrid.Path path : grid.paths()) {
            double aside = APART * earlier(grid, path);
            List<Point> course = course(path.stops()).stream()
                    .map(point -> grid.flatTop() ? point.plus(aside, 0) : point.plus(0, aside))
                    .toList();
            roads.add(new Road(path, course));
        }
    }

    /** How many kinds that are drawn before this one have a path through two of its hexes: one would be drawn on the other. */
    private static long earlier(HexGrid grid, HexGrid.Path path) {
        int own = grid.features().indexOf(path.feature());
        Set<Set<Member>> legs = legs(path);
        return grid.paths().stream()
                .filter(other -> grid.features().indexOf(other.feature()) < own)
                .filter(other -> legs(other).stream().anyMatch(legs::contains))
                .map(HexGrid.Path::feature)
                .distinct()
                .count();
    }

    private static Set<Set<Member>> legs(HexGrid.Path path) {
        Set<Set<Member>> legs = new LinkedHashSet<>();
        for (int i = 1; i < path.stops().size(); i++) {
            Member before = path.stops().get(i - 1);
            Member after = path.stops().get(i);
            if (before != after) {
                legs.add(Set.of(before, after));
            }
        }
        return legs;
    }

    private List<Point> course(List<Member> stops) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < stops.size(); i++) {
            Member stop = stops.get(i);
            if (geometry.has(stop)) {
                points.add(stretch(stop));
                continue;
            }
            // A road that leaves the map crosses its edge and ends at the box.
            Member hex = stops.get(i == 0 ? 1 : i - 1);
            Point gate = HexEntries.gateway(geometry, geometry.bounds(), hex);
            Point end = entries.of(stop).map(entry -> entry.box().nearest(gate)).orElse(gate);
            List<Point> out = end.distance(gate) < 30 ? List.of(end) : List.of(gate, end);
            points.addAll(i == 0 ? 0 : points.size(), i == 0 ? reversed(out) : out);
        }
        return points;
    }

    private static List<Point> reversed(List<Point> points) {
        List<Point> result = new ArrayList<>(points);
        Collections.reverse(result);
        return result;
    }

    /** Where roads pass a hex: nearly in its middle, so that they are not drawn with a ruler. */
    private Point stretch(Member hex) {
        Scatter scatter = new Scatter(hex.id().hashCode() + 17L);
        return geometry.centre(hex).polar(scatter.between(0, 360), scatter.between(0, 5));
    }

    List<List<Point>> courses() {
        return roads.stream().map(Road::course).toList();
    }

    void draw(Svg svg, HexFeatures features, double width) {
        List<HexGrid.Feature> kinds = features.features(HexGrid.Sort.PATH);
        for (HexGrid.Feature kind : kinds) {
            WayPen.of(features.look(kind), width).edges(svg, paths(kind));
        }
        for (HexGrid.Feature kind : kinds) {
            WayPen.of(features.look(kind), width).lines(svg, paths(kind));
        }
    }

    private List<String> paths(HexGrid.Feature kind) {
        return roads.stream()
                .filter(road -> road.path().feature().equals(kind))
                .map(road -> Curves.smooth(road.course()))
                .toList();
    }

    // ------------------------------------------------------------------ names

    /** Where the name of a road stands: the middle of its base line, and how it is turned. */
    record RoadName(String words, Point middle, double turn, double width, double cost) {
        /** Points along the words, at half their height. */
        List<Point> points(double height) {
            List<Point> points = new ArrayList<>();
            for (double part = -0.5; part <= 0.5; part += 0.0625) {
                points.add(middle.polar(turn, part * width).polar(turn - 90, height / 3));
            }
            return points;
        }
    }

    /** Finds a place for the name of each road: beside a straight stretch, and away from everything else that is written. */
    List<RoadName> names(List<Box> taken, double size) {
        List<RoadName> names = new ArrayList<>();
        List<Box> busy = new ArrayList<>(taken);
        Set<String> done = new LinkedHashSet<>();
        for (Road road : roads) {
            Optional<String> name = road.path().name();
            if (name.isPresent() && done.add(name.get())) {
                best(road, name.get(), busy, size).ifPresent(found -> {
                    names.add(found);
                    found.points(size).forEach(point -> busy.add(Box.around(point, size, size)));
                });
            }
        }
        return names;
    }

    private Optional<RoadName> best(Road road, String words, List<Box> taken, double size) {
        double width = Typeface.SERIF_ITALIC.width(words, size);
        List<Point> stops = road.path().stops().stream()
                .filter(geometry::has)
                .map(this::stretch)
                .toList();
        Optional<RoadName> best = Optional.empty();
        for (int i = 0; i < stops.size(); i++) {
            for (int j = i + 1; j < stops.size(); j++) {
                double slack = stops.get(i).distance(stops.get(j)) - width;
                if (slack < 4) {
                    continue;
                }
                for (double part : List.of(0.5, 0.25, 0.75)) {
                    for (double aside : List.of(-ASIDE, ASIDE + size * 0.7)) {
                        RoadName name = name(words, stops.subList(i, j + 1), width, slack, part, aside);
                        double cost = name.cost()
                                + (aside > 0 ? 6 : 0)
                                + hits(name, taken, size) * 25
                                + crossed(name, road, size) * 12;
                        if (best.isEmpty() || cost < best.get().cost()) {
                            best = Optional.of(new RoadName(words, name.middle(), name.turn(), width, cost));
                        }
                    }
                }
            }
        }
        return best;
    }

    /** How much of a name would stand on something else. */
    private static long hits(RoadName name, List<Box> taken, double size) {
        return name.points(size).stream()
                .filter(point ->
                        taken.stream().anyMatch(box -> box.grown(size * 0.4).holds(point)))
                .count();
    }

    /** How much of a name would stand on another road. */
    private long crossed(RoadName name, Road own, double size) {
        return name.points(size).stream()
                .filter(point -> roads.stream()
                        .filter(road -> !road.equals(own))
                        .anyMatch(road -> Curves.distance(point, road.course()) < size * 0.8))
                .count();
    }

    private static RoadName name(
            String words, List<Point> stops, double width, double slack, double part, double aside) {
        Point first = stops.get(0);
        Point last = stops.get(stops.size() - 1);
        // Words run to the right, and up where the road runs up or down.
        boolean onwards = Math.abs(first.x() - last.x()) < 12 ? first.y() > last.y() : first.x() < last.x();
        Point from = onwards ? first : last;
        Point to = onwards ? last : first;
        double turn = StrictMath.toDegrees(StrictMath.atan2(to.y() - from.y(), to.x() - from.x()));
        Point middle = from.step(to, width / 2 + slack * part).polar(turn + 90, aside);
        double bends = 0;
        for (Point stop : stops) {
            bends += stop.fromLine(from, to) * 4;
        }
        return new RoadName(words, middle, turn, width, bends + slack * 0.1);
    }

    static void write(Svg svg, RoadName name, double size, String halo) {
        svg.open("g transform=\"translate(%s,%s) rotate(%s)\""
                .formatted(
                        Svg.number(name.middle().x()), Svg.number(name.middle().y()), Svg.number(name.turn())));
        svg.text(
                new Point(0, 0),
                Anchor.MIDDLE,
                Typeface.SERIF_ITALIC,
                size,
                "class=\"way-name\" fill=\"#5b3f1e\"" + halo,
                name.words());
        svg.end();
    }
}
