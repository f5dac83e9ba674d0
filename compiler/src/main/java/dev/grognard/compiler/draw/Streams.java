package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The courses of streams that lie in hexes: from hex to neighbouring hex, into each other, and off the map at its edge. */
final class Streams {
    private static final int MOST = 6;

    private final HexGeometry geometry;
    private final Collection<Member> wet;

    /** Streams over hexes; {@code wet} are all hexes with any water that streams can run into. */
    Streams(HexGeometry geometry, Collection<Member> wet) {
        this.geometry = geometry;
        this.wet = wet;
    }

    /** Where a stream passes a hex: not quite in its middle, where roads run. */
    Point bed(Member hex) {
        Scatter scatter = new Scatter(hex.id().hashCode());
        return geometry.centre(hex).polar(scatter.between(0, 360), scatter.between(5, 13));
    }

    List<List<Point>> courses(Collection<Member> hexes) {
        Map<Member, Set<Member>> links = links(hexes);
        List<List<Point>> courses = new ArrayList<>();
        Set<Set<Member>> done = new LinkedHashSet<>();
        for (int ends : List.of(1, 3, 4, 5, 6, 2)) {
            for (Member start : hexes) {
                if (links.get(start).size() == ends) {
                    for (Member next : List.copyOf(links.get(start))) {
                        trace(start, next, links, done)
                                .map(chain -> course(chain, links))
                                .ifPresent(courses::add);
                    }
                }
            }
        }
        hexes.stream().filter(hex -> links.get(hex).isEmpty()).forEach(hex -> courses.add(course(List.of(hex), links)));
        return courses;
    }

    /** Joins neighbours: first so that every hex has one way in and one way out, then whatever hangs together only so. */
    private Map<Member, Set<Member>> links(Collection<Member> hexes) {
        Map<Member, Set<Member>> links = new LinkedHashMap<>();
        hexes.forEach(hex -> links.put(hex, new LinkedHashSet<>()));
        for (int most : List.of(2, MOST)) {
            for (Member hex : hexes) {
                for (Optional<Member> neighbour : geometry.neighbours(hex)) {
                    neighbour
                            .filter(hexes::contains)
                            .filter(other -> links.get(hex).size() < most
                                    && links.get(other).size() < most)
                            .filter(other -> !together(hex, other, links))
                            .ifPresent(other -> {
                                links.get(hex).add(other);
                                links.get(other).add(hex);
                            });
                }
            }
        }
        return links;
    }

    private static boolean together(Member from, Member to, Map<Member, Set<Member>> links) {
        Set<Member> seen = new LinkedHashSet<>(List.of(from));
        List<Member> edge = new ArrayList<>(seen);
        while (!edge.isEmpty()) {
            for (Member next : links.get(edge.remove(0))) {
                if (seen.add(next)) {
                    edge.add(next);
                }
            }
        }
        return seen.contains(to);
    }

    /** Follows a stream to its end or to the next fork. */
    private static Optional<List<Member>> trace(
            Member start, Member next, Map<Member, Set<Member>> links, Set<Set<Member>> done) {
        List<Member> chain = new ArrayList<>(List.of(start));
        Member before = start;
        Member here = next;
        while (done.add(Set.of(before, here))) {
            chain.add(here);
            if (links.get(here).size() != 2) {
                break;
            }
            for (Member other : links.get(here)) {
                if (other != before) {
                    before = here;
                    here = other;
                    break;
                }
            }
        }
        return chain.size() < 2 ? Optional.empty() : Optional.of(chain);
    }

    private List<Point> course(List<Member> chain, Map<Member, Set<Member>> links) {
        List<Point> points = new ArrayList<>();
        chain.forEach(hex -> points.add(bed(hex)));
        Member first = chain.get(0);
        Member last = chain.get(chain.size() - 1);
        Point onwards = chain.size() > 1 ? bed(chain.get(chain.size() - 2)) : geometry.centre(last);
        if (links.get(last).size() < 2) {
            outlet(last, onwards, chain).ifPresent(points::add);
        }
        Point backwards =
                chain.size() > 1 ? bed(chain.get(1)) : geometry.centre(first).plus(1, 0);
        if (links.get(first).size() < 2) {
            outlet(first, backwards, chain).ifPresent(point -> points.add(0, point));
        }
        return points;
    }

    /** Where a stream goes from the last hex of its own: into other water beside it, or straight on over the edge of the map. */
    private Optional<Point> outlet(Member last, Point from, List<Member> chain) {
        List<Optional<Member>> neighbours = geometry.neighbours(last);
        Optional<Member> into = neighbours.stream()
                .flatMap(Optional::stream)
                .filter(wet::contains)
                .filter(other -> !chain.contains(other))
                .findFirst();
        if (into.isPresent()) {
            return into.map(this::bed);
        }
        List<Point> edges = geometry.edges(last);
        Point ahead = from.towards(geometry.centre(last), 2);
        Point best = null;
        for (int i = 0; i < edges.size(); i++) {
            if (neighbours.get(i).isEmpty() && (best == null || edges.get(i).distance(ahead) < best.distance(ahead))) {
                best = edges.get(i);
            }
        }
        return Optional.ofNullable(best);
    }
}
