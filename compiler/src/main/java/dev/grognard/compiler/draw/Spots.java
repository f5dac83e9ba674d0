package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.PlaceSpot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the places of a map lie on the sheet: as the game says, or where their links pull them. */
final class Spots {
    /** Marks of neighbouring places are no nearer than this. */
    private static final double NEAREST = 108;

    /** No board is smaller than this, so that counters find room between few places too. */
    private static final double SMALLEST = 800;

    private static final int ROUNDS = 400;
    private static final double PULL = 0.12;

    private Spots() {}

    /** A point for every place; the smallest x and y are 0. */
    static Map<Member, Point> of(GameModel model, List<Member> places) {
        Map<Member, Point> given = new LinkedHashMap<>();
        for (PlaceSpot spot : model.spots()) {
            if (places.contains(spot.place())) {
                given.put(spot.place(), new Point(spot.x(), spot.y()));
            }
        }
        Map<Member, Point> all = given.size() == places.size() ? given : pulled(model, places, given);
        double near = Double.MAX_VALUE;
        List<Point> points = List.copyOf(all.values());
        for (int i = 0; i < points.size(); i++) {
            for (int j = 0; j < i; j++) {
                double distance = points.get(i).distance(points.get(j));
                near = distance > 0 ? Math.min(near, distance) : near;
            }
        }
        double left = points.stream().mapToDouble(Point::x).min().orElse(0);
        double top = points.stream().mapToDouble(Point::y).min().orElse(0);
        double right = points.stream().mapToDouble(Point::x).max().orElse(0);
        double bottom = points.stream().mapToDouble(Point::y).max().orElse(0);
        double longest = Math.max(1, Math.max(right - left, bottom - top));
        double scale = Math.max(NEAREST / near, SMALLEST / longest);
        Map<Member, Point> result = new LinkedHashMap<>();
        places.forEach(place -> {
            Point point = all.get(place);
            result.put(place, new Point((point.x() - left) * scale, (point.y() - top) * scale));
        });
        return result;
    }

    /** Those without a place of their own settle as if links were springs; the others stay where they are. */
    private static Map<Member, Point> pulled(GameModel model, List<Member> places, Map<Member, Point> given) {
        Map<Member, Point> points = new LinkedHashMap<>(given);
        for (int i = 0; i < places.size(); i++) {
            points.putIfAbsent(
                    places.get(i), new Point(50, 50).polar(i * 137.5, 8 + 40 * Math.sqrt((double) i / places.size())));
        }
        Map<Member, Map<Member, Integer>> steps = steps(model, places);
        for (int round = 0; round < ROUNDS; round++) {
            for (Member place : places) {
                if (given.containsKey(place)) {
                    continue;
                }
                double dx = 0;
                double dy = 0;
                for (Member other : places) {
                    if (other == place) {
                        continue;
                    }
                    double wanted = 14.0 * Math.min(8, steps.get(place).getOrDefault(other, 5));
                    Point here = points.get(place);
                    Point there = points.get(other);
                    double distance = Math.max(0.1, here.distance(there));
                    double push = (wanted - distance) / distance * 196 / (wanted * wanted);
                    dx += (here.x() - there.x()) * push;
                    dy += (here.y() - there.y()) * push;
                }
                points.put(place, points.get(place).plus(dx * PULL, dy * PULL));
            }
        }
        return points;
    }

    /** How many links lie between any two places. */
    private static Map<Member, Map<Member, Integer>> steps(GameModel model, List<Member> places) {
        List<Member.Ends> links = model.kinds(Kind.Category.LINK).stream()
                .flatMap(kind -> model.members().getOrDefault(kind, List.of()).stream())
                .flatMap(link -> link.ends().stream())
                .toList();
        Map<Member, Map<Member, Integer>> all = new LinkedHashMap<>();
        for (Member start : places) {
            Map<Member, Integer> far = new LinkedHashMap<>();
            far.put(start, 0);
            List<Member> edge = new ArrayList<>(List.of(start));
            while (!edge.isEmpty()) {
                Member here = edge.remove(0);
                for (Member.Ends link : links) {
                    if (link.from() == here && !far.containsKey(link.to())) {
                        far.put(link.to(), far.get(here) + 1);
                        edge.add(link.to());
                    }
                }
            }
            all.put(start, far);
        }
        return all;
    }
}
