package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The courses of rivers, as far as a map without a picture tells them: a river lies where ways cross it, runs across those ways, and runs on to
 * its next crossing wherever that meets nothing that it does not cross.
 */
final class Waters {
    static final Colour WATER = Colour.of("#b5d5e3");
    static final Colour SHORE = Colour.of("#7fb0c9");

    private static final int LEGS = 18;
    private static final double STUB = 34;
    private static final double SHORT_STUB = 15;
    private static final double FARTHEST = 900;

    /** Where a way crosses a river, with the point from which the way comes. */
    record Crossing(String river, boolean broad, Point at, Point from, List<Point> way) {
        /** The point at some distance across the way, to one bank or the other. */
        Point aside(double distance) {
            double length = at.distance(from);
            return at.plus((from.y() - at.y()) / length * distance, (at.x() - from.x()) / length * distance);
        }
    }

    /** A piece of a river. */
    record Course(List<Point> points, boolean broad) {}

    private record Reach(int from, int to, int sideFrom, int sideTo, List<Point> points) {}

    private final Box frame;
    private final List<Placer.Mark> marks;
    private final List<List<Point>> ways;
    private final Set<Point> named = new LinkedHashSet<>();
    private final List<Course> courses = new ArrayList<>();

    Waters(Box frame, List<Placer.Mark> marks, List<List<Point>> ways, List<Crossing> crossings) {
        this.frame = frame;
        this.marks = List.copyOf(marks);
        this.ways = List.copyOf(ways);
        Map<String, List<Crossing>> rivers = new LinkedHashMap<>();
        crossings.forEach(crossing -> rivers.computeIfAbsent(crossing.river(), river -> new ArrayList<>())
                .add(crossing));
        rivers.values().forEach(this::trace);
    }

    /** The crossings beside which a river's name should stand. */
    Set<Point> named() {
        return Set.copyOf(named);
    }

    List<Course> courses() {
        return List.copyOf(courses);
    }

    /** Joins the crossings of one river, nearest first; each has two banks to run on from, so that no river forks. */
    private void trace(List<Crossing> river) {
        List<Reach> reaches = new ArrayList<>();
        for (int i = 0; i < river.size(); i++) {
            for (int j = 0; j < i; j++) {
                reach(river, i, j).ifPresent(reaches::add);
            }
        }
        reaches.sort(Comparator.comparingDouble(reach ->
                river.get(reach.from()).at().distance(river.get(reach.to()).at())));
        boolean[][] used = new boolean[river.size()][2];
        int[] group = new int[river.size()];
        for (int i = 0; i < group.length; i++) {
            group[i] = i;
        }
        for (Reach reach : reaches) {
            boolean free = !used[reach.from()][reach.sideFrom()] && !used[reach.to()][reach.sideTo()];
            if (free && group[reach.from()] != group[reach.to()]) {
                used[reach.from()][reach.sideFrom()] = true;
                used[reach.to()][reach.sideTo()] = true;
                int gone = group[reach.to()];
                for (int i = 0; i < group.length; i++) {
                    group[i] = group[i] == gone ? group[reach.from()] : group[i];
                }
                courses.add(new Course(reach.points(), river.get(0).broad()));
            }
        }
        for (int i = 0; i < river.size(); i++) {
            name(river, group, i);
            for (int side = 0; side < 2; side++) {
                if (!used[i][side]) {
                    courses.add(new Course(end(river.get(i), side), river.get(i).broad()));
                }
            }
        }
    }

    /** Of the crossings that hang together, the one next to their middle bears the name. */
    private void name(List<Crossing> river, int[] group, int number) {
        List<Point> together = new ArrayList<>();
        for (int i = 0; i < group.length; i++) {
            if (group[i] == number) {
                together.add(river.get(i).at());
            }
        }
        Point middle = new Point(
                together.stream().mapToDouble(Point::x).average().orElse(0),
                together.stream().mapToDouble(Point::y).average().orElse(0));
        together.stream().min(Comparator.comparingDouble(middle::distance)).ifPresent(named::add);
    }

    private Optional<Reach> reach(List<Crossing> river, int i, int j) {
        Crossing a = river.get(i);
        Crossing b = river.get(j);
        double distance = a.at().distance(b.at());
        if (distance > FARTHEST) {
            return Optional.empty();
        }
        int sideA = a.aside(1).distance(b.at()) < a.aside(-1).distance(b.at()) ? 0 : 1;
        int sideB = b.aside(1).distance(a.at()) < b.aside(-1).distance(a.at()) ? 0 : 1;
        double pull = distance * 0.35;
        Point leave = a.aside(sideA == 0 ? pull : -pull);
        Point arrive = b.aside(sideB == 0 ? pull : -pull);
        List<Point> points = new ArrayList<>();
        for (int k = 0; k <= LEGS; k++) {
            double t = (double) k / LEGS;
            Point p = a.at().towards(leave, t);
            Point q = leave.towards(arrive, t);
            Point r = arrive.towards(b.at(), t);
            points.add(p.towards(q, t).towards(q.towards(r, t), t));
        }
        return clear(points, List.of(a.way(), b.way()))
                ? Optional.of(new Reach(i, j, sideA, sideB, points))
                : Optional.empty();
    }

    /** Where a river runs to when no other crossing is in sight: a broad one off the map if it can, others peter out. */
    private List<Point> end(Crossing crossing, int side) {
        double sign = side == 0 ? 1 : -1;
        if (crossing.broad()) {
            List<Point> off = new ArrayList<>();
            off.add(crossing.at());
            for (double far = STUB; frame.holds(off.get(off.size() - 1)); far += STUB) {
                off.add(crossing.aside(sign * far));
            }
            off.set(off.size() - 1, frame.nearest(off.get(off.size() - 1)));
            if (clear(off, List.of(crossing.way()))) {
                return off;
            }
        }
        List<Point> stub = List.of(crossing.at(), crossing.aside(sign * STUB / 2), crossing.aside(sign * STUB));
        return clear(stub, List.of(crossing.way())) ? stub : List.of(crossing.at(), crossing.aside(sign * SHORT_STUB));
    }

    /** Whether a course meets no place, and no way but its own, and those only at its ends. */
    private boolean clear(List<Point> course, List<List<Point>> own) {
        for (Placer.Mark mark : marks) {
            for (Point point : course) {
                if (point.distance(mark.centre()) < mark.radius() + 6) {
                    return false;
                }
            }
        }
        for (List<Point> way : ways) {
            int first = own.contains(way) ? 1 : 0;
            int last = course.size() - 1 - (own.size() > 1 ? first : 0);
            for (int i = first; i < last; i++) {
                if (meets(course.get(i), course.get(i + 1), way)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean meets(Point a, Point b, List<Point> way) {
        for (int i = 0; i + 1 < way.size(); i++) {
            if (cross(a, b, way.get(i), way.get(i + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean cross(Point a, Point b, Point c, Point d) {
        return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }

    private static double turn(Point a, Point b, Point c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    }

    void draw(Svg svg) {
        for (boolean inner : List.of(false, true)) {
            for (Course course : courses) {
                double width = (course.broad() ? 24 : 7) + (inner ? 0 : 3);
                svg.path(
                        Curves.smooth(course.points()),
                        "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\""
                                .formatted(inner ? WATER : SHORE, Svg.number(width)));
            }
        }
    }

    /** Broad water along lanes and around the places that lie in it. */
    static void open(Svg svg, List<String> lanes, List<Point> pools) {
        for (boolean inner : List.of(false, true)) {
            Colour colour = inner ? WATER.lighter(0.2) : SHORE.lighter(0.2);
            double more = inner ? 0 : 2.5;
            lanes.forEach(lane -> svg.path(
                    lane,
                    "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\""
                            .formatted(colour, Svg.number(76 + 2 * more))));
            pools.forEach(pool -> svg.circle(pool, 58 + more, "fill=\"" + colour + "\""));
        }
    }
}
