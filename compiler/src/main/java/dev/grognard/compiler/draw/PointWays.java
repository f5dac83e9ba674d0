package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lines between the places of a map. */
final class PointWays {
    private static final double WIDTH = 11;
    private static final double APART = 30;
    private static final int LEGS = 10;
    private static final List<Double> BENDS = List.of(0.0, 24.0, -24.0, 44.0, -44.0, 70.0, -70.0, 100.0, -100.0);

    /** A line on the map, with what is written beside it and whether that is the name of water. */
    record Way(Kind kind, Member from, Member to, List<Point> course, Optional<Note> note) {
        String path() {
            return Curves.smooth(course);
        }

        Point middle() {
            return course.get(course.size() / 2);
        }

        /** A point of the line just before its middle. */
        Point before() {
            return course.get(course.size() / 2 - 1);
        }
    }

    /** What a way has that most others have not. */
    record Note(String words, Look look) {}

    private final GameModel model;
    private final PrintedValues values;
    private final Looks looks;
    private final Map<Member, Point> spots;
    private final double clear;
    private final List<Way> ways = new ArrayList<>();
    private final Map<Kind, Kind> spokes = new LinkedHashMap<>();

    PointWays(GameModel model, PrintedValues values, Looks looks, Map<Member, Point> spots, double clear) {
        this.model = model;
        this.values = values;
        this.looks = looks;
        this.spots = spots;
        this.clear = clear;
        addAll();
    }

    List<Way> all() {
        return List.copyOf(ways);
    }

    /** The kinds of link that are drawn as spokes to the place that they lead across, with the kinds of those places. */
    Map<Kind, Kind> spokes() {
        return new LinkedHashMap<>(spokes);
    }

    WayPen pen(Kind kind) {
        Look look = looks.of(kind).or(common(kind));
        return spokes.containsKey(kind)
                ? new WayPen(look.colour().orElse(Colour.INK), "dotted", WIDTH)
                : WayPen.of(look, WIDTH);
    }

    private static Look common(Kind kind) {
        Look look = CommonLooks.WAY.of(kind.name());
        return look.equals(Look.NONE) && kind.parent().isPresent()
                ? common(kind.parent().get())
                : look;
    }

    private void addAll() {
        Map<Set<Member>, List<Member>> joined = new LinkedHashMap<>();
        for (Kind kind : model.kinds(Kind.Category.LINK)) {
            List<Member> links = model.members().getOrDefault(kind, List.of()).stream()
                    .filter(link -> link.ends().isPresent() && drawn(link.ends().get()))
                    .toList();
            Optional<Field> across = across(kind, links);
            if (across.isPresent()) {
                addSpokes(kind, links, across.get());
                continue;
            }
            Set<Set<Member>> seen = new LinkedHashSet<>();
            for (Member link : links) {
                Set<Member> pair = pair(link);
                if (seen.add(pair)) {
                    joined.computeIfAbsent(pair, p -> new ArrayList<>()).add(link);
                }
            }
        }
        for (List<Member> parallel : joined.values()) {
            for (int i = 0; i < parallel.size(); i++) {
                double offset = (i - (parallel.size() - 1) / 2.0) * APART;
                add(parallel.get(i), offset);
            }
        }
    }

    private boolean drawn(Member.Ends ends) {
        return ends.from() != ends.to() && spots.containsKey(ends.from()) && spots.containsKey(ends.to());
    }

    private static Set<Member> pair(Member link) {
        Member.Ends ends = link.ends().orElseThrow();
        return Set.of(ends.from(), ends.to());
    }

    /** The place across which each link of this kind leads, if the kind has such a field and the place is on the map. */
    private Optional<Field> across(Kind kind, List<Member> links) {
        return values.fields(kind).stream()
                .filter(field -> PrintedValues.isMemberOf(field, Kind.Category.PLACE))
                .filter(field -> !links.isEmpty()
                        && links.stream()
                                .allMatch(link -> values.member(field, link)
                                        .filter(spots::containsKey)
                                        .isPresent()))
                .findFirst();
    }

    private void addSpokes(Kind kind, List<Member> links, Field across) {
        spokes.put(kind, ((Type.Of) across.type().present()).kind());
        Set<List<Member>> seen = new LinkedHashSet<>();
        for (Member link : links) {
            Member hub = values.member(across, link).orElseThrow();
            Member end = link.ends().orElseThrow().from();
            if (end != hub && seen.add(List.of(hub, end))) {
                ways.add(new Way(kind, end, hub, List.of(spots.get(end), spots.get(hub)), Optional.empty()));
            }
        }
    }

    /** Bends a line that would run over a place that it does not lead to. */
    private void add(Member link, double offset) {
        Member.Ends ends = link.ends().orElseThrow();
        Point from = spots.get(ends.from());
        Point to = spots.get(ends.to());
        List<Point> best = List.of();
        double least = Double.MAX_VALUE;
        for (double bend : BENDS) {
            List<Point> course = Curves.bow(from, to, offset + bend, offset + bend == 0 ? 2 : LEGS);
            double cost = Math.abs(bend) / 10;
            for (Map.Entry<Member, Point> spot : spots.entrySet()) {
                if (spot.getKey() != ends.from() && spot.getKey() != ends.to()) {
                    double near = clear - Curves.distance(spot.getValue(), course);
                    cost += near > 0 ? near * 10 : 0;
                }
            }
            if (cost < least) {
                least = cost;
                best = course;
            }
        }
        ways.add(new Way(link.kind(), ends.from(), ends.to(), best, note(link)));
    }

    private Optional<Note> note(Member link) {
        List<String> words = new ArrayList<>();
        Look look = Look.NONE;
        for (Field field : values.fields(link.kind())) {
            Optional<Member> member = values.member(field, link);
            if (PrintedValues.isMemberOf(field, Kind.Category.ENUM) && member.isPresent()) {
                words.add(member.get().printed());
                look = look.or(looks.of(member.get()))
                        .or(looks.of(member.get().kind()))
                        .or(CommonLooks.EDGE.of(member.get().kind().name()));
            } else if (field.type().present().isNumber()) {
                values.number(field, link)
                        .filter(number -> !usual(field, link))
                        .ifPresent(number -> words.add(field.name() + " " + number));
            } else if (!usual(field, link)) {
                words.add(values.holds(field, link) ? field.name() : field.name() + ": no");
            }
        }
        return words.isEmpty() ? Optional.empty() : Optional.of(new Note(String.join(", ", words), look));
    }

    /** Whether a field holds for a link what it holds for most links of its kind. */
    private boolean usual(Field field, Member link) {
        Optional<String> own = values.value(field, link).flatMap(PrintedValues::words);
        List<Member> links = model.members().getOrDefault(link.kind(), List.of());
        long alike = links.stream()
                .filter(other ->
                        values.value(field, other).flatMap(PrintedValues::words).equals(own))
                .count();
        return own.isEmpty() || alike * 2 > links.size();
    }
}
