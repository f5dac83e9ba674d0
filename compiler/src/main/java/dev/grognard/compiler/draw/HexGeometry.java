package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where hexes lie on the sheet, with their corners and edges. */
final class HexGeometry {
    /** From the centre of a hex to its corners. */
    static final double SIZE = 50;

    /** From the centre of a hex to its edges. */
    static final double INNER = SIZE * Math.sqrt(3) / 2;

    private static final int EDGES = 6;

    /** A corner as whole numbers, so that the same corner of two hexes is the same. */
    private record Corner(long x, long y) {
        static Corner of(Point point) {
            return new Corner(Math.round(point.x()), Math.round(point.y()));
        }
    }

    private final HexGrid grid;
    private final Map<Member, Point> centres = new LinkedHashMap<>();
    private final Map<Corner, Member> byCentre = new LinkedHashMap<>();

    private final Map<Member, List<Optional<Member>>> neighbours = new LinkedHashMap<>();

    HexGeometry(HexGrid grid) {
        this.grid = grid;
        for (HexGrid.Cell cell : grid.cells()) {
            int q = grid.q(cell);
            int r = grid.r(cell);
            Point centre = grid.flatTop()
                    ? new Point(1.5 * SIZE * q, 2 * INNER * (r + q / 2.0))
                    : new Point(2 * INNER * (q + r / 2.0), 1.5 * SIZE * r);
            centres.put(cell.hex(), centre);
            byCentre.put(Corner.of(centre), cell.hex());
        }
        centres.keySet().forEach(hex -> neighbours.put(hex, lookAround(hex)));
    }

    boolean has(Member place) {
        return centres.containsKey(place);
    }

    Point centre(Member hex) {
        return centres.get(hex);
    }

    /** The six corners, clockwise. */
    List<Point> corners(Member hex) {
        return corners(centre(hex), SIZE);
    }

    List<Point> corners(Point centre, double size) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < EDGES; i++) {
            corners.add(centre.polar(60 * i - (grid.flatTop() ? 0 : 30), size));
        }
        return corners;
    }

    /** The middles of the six edges, clockwise; the first lies behind the first corner. */
    List<Point> edges(Member hex) {
        List<Point> corners = corners(hex);
        List<Point> edges = new ArrayList<>();
        for (int i = 0; i < EDGES; i++) {
            edges.add(corners.get(i).towards(corners.get((i + 1) % EDGES), 0.5));
        }
        return edges;
    }

    /** The hex on the other side of each edge, if there is one. */
    List<Optional<Member>> neighbours(Member hex) {
        return neighbours.get(hex);
    }

    private List<Optional<Member>> lookAround(Member hex) {
        Point centre = centre(hex);
        return edges(hex).stream()
                .map(edge -> Optional.ofNullable(byCentre.get(Corner.of(centre.towards(edge, 2)))))
                .toList();
    }

    /** The two ends of the edge between two neighbours. */
    List<Point> between(Member one, Member other) {
        List<Optional<Member>> neighbours = neighbours(one);
        List<Point> corners = corners(one);
        for (int i = 0; i < EDGES; i++) {
            if (neighbours.get(i).filter(n -> n == other).isPresent()) {
                return List.of(corners.get(i), corners.get((i + 1) % EDGES));
            }
        }
        throw new IllegalArgumentException(one + " and " + other + " are no neighbours");
    }

    /** What all hexes cover. */
    Box bounds() {
        Box bounds = null;
        for (Point centre : centres.values()) {
            Box box = box(centre);
            bounds = bounds == null ? box : bounds.with(box);
        }
        return bounds;
    }

    private Box box(Point centre) {
        return grid.flatTop() ? Box.around(centre, 2 * SIZE, 2 * INNER) : Box.around(centre, 2 * INNER, 2 * SIZE);
    }

    /** The lines around a set of hexes, clockwise around the outside. */
    List<List<Point>> outlines(Collection<Member> hexes) {
        Map<Corner, List<Point>> borders = new LinkedHashMap<>();
        for (Member hex : hexes) {
            List<Optional<Member>> neighbours = neighbours(hex);
            List<Point> corners = corners(hex);
            for (int i = 0; i < EDGES; i++) {
                if (neighbours.get(i).filter(hexes::contains).isEmpty()) {
                    borders.put(Corner.of(corners.get(i)), List.of(corners.get(i), corners.get((i + 1) % EDGES)));
                }
            }
        }
        return chains(borders);
    }

    /** Loops made of edges by their first corners; at a corner of three hexes no two edges begin. */
    private static List<List<Point>> chains(Map<Corner, List<Point>> borders) {
        List<List<Point>> loops = new ArrayList<>();
        while (!borders.isEmpty()) {
            List<Point> loop = new ArrayList<>();
            Corner next = borders.keySet().iterator().next();
            while (borders.containsKey(next)) {
                List<Point> edge = borders.remove(next);
                loop.add(edge.get(0));
                next = Corner.of(edge.get(1));
            }
            loops.add(loop);
        }
        return loops;
    }

    /** Lines of edges that meet at their ends, as few as can be. */
    static List<List<Point>> joined(List<List<Point>> edges) {
        List<List<Point>> lines = new ArrayList<>();
        for (List<Point> edge : edges) {
            lines.add(new ArrayList<>(edge));
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < lines.size() && !changed; i++) {
                for (int j = i + 1; j < lines.size() && !changed; j++) {
                    changed = join(lines.get(i), lines.get(j));
                    if (changed) {
                        lines.remove(j);
                    }
                }
            }
        }
        return lines;
    }

    private static boolean join(List<Point> line, List<Point> other) {
        Corner first = Corner.of(line.get(0));
        Corner last = Corner.of(line.get(line.size() - 1));
        Corner from = Corner.of(other.get(0));
        Corner to = Corner.of(other.get(other.size() - 1));
        List<Point> more = new ArrayList<>(other);
        if (last.equals(to) || first.equals(from)) {
            Collections.reverse(more);
        }
        if (last.equals(from) || last.equals(to)) {
            line.addAll(more.subList(1, more.size()));
            return true;
        }
        if (first.equals(from) || first.equals(to)) {
            line.addAll(0, more.subList(0, more.size() - 1));
            return true;
        }
        return false;
    }
}
