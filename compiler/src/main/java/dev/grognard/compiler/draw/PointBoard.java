package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A map of places and the ways between them, with the counters of the set-up beside the places where they stand. */
final class PointBoard implements Board {
    private static final double MARGIN = 130;
    private static final double NAME = 21;
    private static final double NOTE = 14;
    private static final double WATER_NAME = 19;
    private static final String HALO =
            " stroke=\"#f1e7cd\" stroke-width=\"4\" stroke-linejoin=\"round\" paint-order=\"stroke\"";

    /** A name with its notes, and where they stand. */
    record Label(Member place, List<String> notes, Box box) {}

    /** The counters of a place, and where they lie. */
    record Cluster(Member place, CounterBlock block, Box box) {}

    /** What is written beside a way. */
    record WayLabel(PointWays.Way way, Box box) {}

    private final GameModel model;
    private final PrintedValues values;
    private final PlaceStyle style;
    private final PointWays ways;
    private final Map<Member, Point> spots;
    private final Waters waters;
    private final Box frame;
    private final List<Label> labels = new ArrayList<>();
    private final List<Cluster> clusters = new ArrayList<>();
    private final List<WayLabel> wayLabels = new ArrayList<>();

    PointBoard(
            GameModel model, List<Member> places, PrintedValues values, Looks looks, Counters counters, SetUp setUp) {
        this.model = model;
        this.values = values;
        this.style = new PlaceStyle(model, values, looks);
        this.spots = Spots.of(model, places);
        this.ways = new PointWays(model, values, looks, spots, PlaceStyle.RADIUS + 14);
        double right = spots.values().stream().mapToDouble(Point::x).max().orElse(0);
        double bottom = spots.values().stream().mapToDouble(Point::y).max().orElse(0);
        this.frame = new Box(-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN);
        this.waters = new Waters(frame, marks(), courses(), crossings());
        arrange(counters, setUp);
    }

    private List<Placer.Mark> marks() {
        List<Placer.Mark> marks = new ArrayList<>();
        spots.forEach((place, spot) -> {
            marks.add(new Placer.Mark(spot, style.radius(place) + 2));
            if (style.hasBadge(place)) {
                marks.add(new Placer.Mark(PlaceStyle.badgeAt(spot), PlaceStyle.BADGE + 1));
            }
        });
        return marks;
    }

    private List<List<Point>> courses() {
        return ways.all().stream().map(PointWays.Way::course).toList();
    }

    /** Where ways cross rivers: as a field of theirs says, or because they are ferries. */
    private List<Waters.Crossing> crossings() {
        List<Waters.Crossing> crossings = new ArrayList<>();
        for (PointWays.Way way : ways.all()) {
            boolean ferry = ways.pen(way.kind()).pattern().equals("ferry") && !afloat(way);
            Optional<PointWays.Note> river =
                    way.note().filter(note -> note.look().isWatercourse());
            if (ferry || river.isPresent()) {
                String name = river.map(PointWays.Note::words).orElse(way.kind().name());
                crossings.add(new Waters.Crossing(name, ferry, way.middle(), way.before(), way.course()));
            }
        }
        return crossings;
    }

    /** Whether a way runs on water from end to end. */
    private boolean afloat(PointWays.Way way) {
        return style.water(way.from().kind()) && style.water(way.to().kind());
    }

    List<Label> labels() {
        return List.copyOf(labels);
    }

    List<Cluster> clusters() {
        return List.copyOf(clusters);
    }

    Map<Member, Point> spots() {
        return new LinkedHashMap<>(spots);
    }

    // ------------------------------------------------------------------ finding room

    private void arrange(Counters counters, SetUp setUp) {
        List<Placer.Item> items = new ArrayList<>();
        List<Member> manned =
                spots.keySet().stream().filter(p -> !setUp.at(p).isEmpty()).toList();
        Map<Member, List<CounterBlock>> shapes = new LinkedHashMap<>();
        for (Member place : manned) {
            List<Counter> faces = setUp.at(place).stream().map(counters::of).toList();
            shapes.put(place, CounterBlock.shapes(faces));
            items.add(clusterItem(spots.get(place), style.radius(place), shapes.get(place)));
        }
        List<Member> named = List.copyOf(spots.keySet());
        named.forEach(place -> items.add(labelItem(place)));
        List<PointWays.Way> noted = ways.all().stream().filter(this::isLabelled).toList();
        noted.forEach(way -> items.add(noteItem(way)));

        List<Placer.Line> lines = new ArrayList<>();
        ways.all().forEach(way -> {
            boolean faint = ways.spokes().containsKey(way.kind()) || afloat(way);
            lines.add(Placer.Line.of(way.course(), faint ? 0.4 : 1));
        });
        waters.courses().forEach(course -> lines.add(Placer.Line.of(course.points(), course.broad() ? 0.5 : 0.2)));
        List<Box> found = new Placer(frame.grown(-14), 4, marks(), List.of(), lines).place(items);
        int next = 0;
        for (Member place : manned) {
            Box box = found.get(next++);
            CounterBlock block = shapes.get(place).stream()
                    .filter(shape -> shape.width() == box.width() && shape.height() == box.height())
                    .findFirst()
                    .orElseThrow();
            clusters.add(new Cluster(place, block, box));
        }
        for (Member place : named) {
            labels.add(new Label(place, style.notes(place), found.get(next++)));
        }
        for (PointWays.Way way : noted) {
            wayLabels.add(new WayLabel(way, found.get(next++)));
        }
    }

    /** What is special about a way stands beside it; the name of a river stands once beside each stretch that can be followed. */
    private boolean isLabelled(PointWays.Way way) {
        return way.note()
                .filter(note -> !note.look().isWatercourse() || waters.named().contains(way.middle()))
                .isPresent();
    }

    /** All round the place, near or far, in any shape. */
    private static Placer.Item clusterItem(Point spot, double radius, List<CounterBlock> shapes) {
        List<Box> boxes = new ArrayList<>();
        List<Double> dislikes = new ArrayList<>();
        for (CounterBlock shape : shapes) {
            double odd = Math.abs(shape.columns() - 1.5 * shape.rows()) * 6;
            for (double gap = 4; gap <= 340; gap += gap < 60 ? 14 : 28) {
                for (int turn = 0; turn < 24; turn++) {
                    boxes.add(beside(spot, turn * 15, radius + gap, shape.width(), shape.height()));
                    dislikes.add(odd + gap * 3 + (turn % 6 == 0 ? 0 : 3));
                }
            }
        }
        return new Placer.Item(boxes, dislikes, 2.5);
    }

    private Placer.Item labelItem(Member place) {
        List<String> notes = style.notes(place);
        double width = Math.max(
                face(place).width(place.printed(), size(place)), Typeface.SANS.width(String.join(" · ", notes), NOTE));
        double height = size(place) * 0.95 + (notes.isEmpty() ? 0 : NOTE * 1.15);
        List<Box> boxes = new ArrayList<>();
        List<Double> dislikes = new ArrayList<>();
        int[] turns = {0, 180, 90, 270, 45, 315, 135, 225, 20, 340, 160, 200, 70, 110, 250, 290};
        for (double gap = 5; gap <= 77; gap += 9) {
            for (int i = 0; i < turns.length; i++) {
                boxes.add(beside(spots.get(place), turns[i], style.radius(place) + gap, width, height));
                dislikes.add(gap * 4 + i * 1.5);
            }
        }
        return new Placer.Item(boxes, dislikes, 5);
    }

    private static Placer.Item noteItem(PointWays.Way way) {
        double width = Typeface.SERIF_ITALIC.width(way.note().orElseThrow().words(), NOTE);
        List<Box> boxes = new ArrayList<>();
        List<Double> dislikes = new ArrayList<>();
        for (double gap = 6; gap <= 54; gap += 6) {
            for (int turn = 0; turn < 16; turn++) {
                boxes.add(beside(way.middle(), turn * 22.5, 7 + gap, width, NOTE));
                dislikes.add(gap * 5);
            }
        }
        return new Placer.Item(boxes, dislikes, 6);
    }

    /** A box in some direction from a point, so that its nearest point is at some distance. */
    static Box beside(Point point, double degrees, double distance, double width, double height) {
        Point near = point.polar(degrees, distance);
        Point direction = new Point(0, 0).polar(degrees, 1);
        double x = near.x() + (direction.x() - 1) / 2 * width;
        double y = near.y() + (direction.y() - 1) / 2 * height;
        return new Box(x, y, width, height);
    }

    private Typeface face(Member place) {
        return style.water(place.kind()) ? Typeface.SERIF_ITALIC : Typeface.SERIF_BOLD;
    }

    private double size(Member place) {
        return style.water(place.kind()) ? WATER_NAME : NAME;
    }

    // ------------------------------------------------------------------ drawing

    @Override
    public Box frame() {
        return frame;
    }

    @Override
    public boolean shows(Member place) {
        return spots.containsKey(place);
    }

    @Override
    public void draw(Svg svg) {
        svg.group("waters");
        Waters.open(
                svg,
                ways.all().stream()
                        .filter(way -> afloat(way) || ways.pen(way.kind()).isLane())
                        .map(PointWays.Way::path)
                        .toList(),
                spots.keySet().stream()
                        .filter(place -> style.water(place.kind()))
                        .map(spots::get)
                        .toList());
        waters.draw(svg);
        lay(svg, kinds().stream().filter(kind -> ways.pen(kind).isWater()).toList());
        svg.end();
        svg.group("ways");
        lay(svg, kinds().stream().filter(kind -> !ways.pen(kind).isWater()).toList());
        ways.all().stream()
                .filter(way ->
                        way.note().filter(note -> !note.look().isWatercourse()).isPresent())
                .forEach(way -> svg.circle(way.middle(), 4, "fill=\"#5b4a33\""));
        svg.end();
        svg.group("leaders");
        clusters.forEach(cluster -> leader(svg, spots.get(cluster.place()), cluster.box()));
        svg.end();
        svg.group("places");
        spots.forEach((place, spot) -> style.draw(svg, place, spot));
        svg.end();
        svg.group("names");
        wayLabels.forEach(label -> wayLabel(svg, label));
        labels.forEach(label -> label(svg, label));
        svg.end();
        svg.group("counters");
        CounterPen pen = new CounterPen(svg);
        for (Cluster cluster : clusters) {
            svg.rect(
                    cluster.box(), 7, "fill=\"#fffaf0\" fill-opacity=\"0.85\" stroke=\"#5b4a33\" stroke-width=\"1.2\"");
            cluster.block().draw(pen, new Point(cluster.box().x(), cluster.box().y()));
        }
        svg.end();
    }

    /** All edges come first, so that ways join where they meet. */
    private void lay(Svg svg, List<Kind> kinds) {
        kinds.forEach(kind -> ways.pen(kind).edges(svg, paths(kind)));
        kinds.forEach(kind -> ways.pen(kind).lines(svg, paths(kind)));
    }

    private Set<Kind> kinds() {
        Set<Kind> kinds = new LinkedHashSet<>(ways.spokes().keySet());
        ways.all().forEach(way -> kinds.add(way.kind()));
        return kinds;
    }

    private List<String> paths(Kind kind) {
        return ways.all().stream()
                .filter(way -> way.kind() == kind)
                .map(PointWays.Way::path)
                .toList();
    }

    private static void leader(Svg svg, Point spot, Box box) {
        Point near = box.nearest(spot);
        svg.line(spot, near.step(box.centre(), 4), "stroke=\"#5b4a33\" stroke-width=\"2.5\" stroke-linecap=\"round\"");
        svg.circle(near, 3.5, "fill=\"#5b4a33\"");
    }

    private static void wayLabel(Svg svg, WayLabel label) {
        PointWays.Note note = label.way().note().orElseThrow();
        Colour colour = note.look().colour().orElse(Colour.of("#6b6359")).darker(0.25);
        svg.text(
                new Point(label.box().x(), label.box().bottom() - NOTE * 0.22),
                Anchor.START,
                Typeface.SERIF_ITALIC,
                NOTE,
                "class=\"way-name\" fill=\"" + colour + "\"" + HALO,
                note.words());
    }

    private void label(Svg svg, Label label) {
        Point spot = spots.get(label.place());
        Box box = label.box();
        Anchor anchor = box.x() > spot.x() ? Anchor.START : box.right() < spot.x() ? Anchor.END : Anchor.MIDDLE;
        double x = anchor == Anchor.START
                ? box.x()
                : anchor == Anchor.END ? box.right() : box.centre().x();
        double size = size(label.place());
        Colour ink = style.water(label.place().kind()) ? Colour.of("#2f6487") : Colour.INK;
        svg.text(
                new Point(x, box.y() + size * 0.76),
                anchor,
                face(label.place()),
                size,
                "class=\"name\" fill=\"" + ink + "\"" + HALO,
                label.place().printed());
        if (!label.notes().isEmpty()) {
            svg.text(
                    new Point(x, box.y() + size * 0.95 + NOTE * 0.8),
                    anchor,
                    Typeface.SANS,
                    NOTE,
                    "class=\"note\" fill=\"#6b5a40\"" + HALO,
                    String.join(" · ", label.notes()));
        }
    }

    // ------------------------------------------------------------------ legend

    @Override
    public List<Legend.Entry> legend() {
        List<Legend.Entry> entries = new ArrayList<>();
        Set<Kind> placeKinds = new LinkedHashSet<>();
        spots.keySet().forEach(place -> placeKinds.add(place.kind()));
        for (Kind kind : placeKinds) {
            entries.addAll(tints(kind));
            values.fields(kind).stream()
                    .filter(PlaceStyle::isFort)
                    .forEach(field ->
                            entries.add(new Legend.Entry((svg, at) -> PlaceStyle.fort(svg, at, 13), field.name())));
            style.badged(kind)
                    .ifPresent(field -> entries.add(new Legend.Entry(
                            (svg, at) -> PlaceStyle.badge(svg, at, PlaceStyle.BADGE, "n"), PlaceStyle.unit(field))));
        }
        for (Kind kind : kinds()) {
            String words = Optional.ofNullable(ways.spokes().get(kind))
                    .map(hub -> kind.name() + ": between any two places on the same " + hub.name())
                    .orElse(kind.name());
            entries.add(new Legend.Entry((svg, at) -> ways.pen(kind).sample(svg, at), words));
        }
        if (!waters.courses().isEmpty()) {
            entries.add(new Legend.Entry(
                    (svg, at) -> svg.path(
                            Curves.smooth(List.of(at.plus(-24, 6), at.plus(-8, -5), at.plus(8, 5), at.plus(24, -6))),
                            "fill=\"none\" stroke=\"%s\" stroke-width=\"8\"".formatted(Waters.SHORE)),
                    "Water that ways cross; its course between crossings is guessed"));
        }
        return entries;
    }

    /** What the colours of the places of a kind mean; those that have none of the values that give them come last. */
    private List<Legend.Entry> tints(Kind kind) {
        Map<Optional<Member>, Colour> tints = new LinkedHashMap<>();
        for (Member place : spots.keySet()) {
            if (place.kind() == kind) {
                tints.put(style.tinting(kind).flatMap(field -> values.member(field, place)), style.tint(place));
            }
        }
        return tints.entrySet().stream()
                .sorted(Comparator.comparingInt(tint -> tint.getKey()
                        .map(value -> model.membersOf(value.kind()).indexOf(value))
                        .orElse(Integer.MAX_VALUE)))
                .map(tint -> new Legend.Entry(
                        (svg, at) -> small(svg, at, kind, tint.getValue()),
                        kind.name()
                                + tint.getKey()
                                        .map(value -> ", " + value.printed())
                                        .orElse("")))
                .toList();
    }

    private void small(Svg svg, Point at, Kind kind, Colour tint) {
        svg.open("g transform=\"translate(%s,%s) scale(0.55)\"".formatted(Svg.number(at.x()), Svg.number(at.y())));
        style.mark(svg, kind, new Point(0, 0), tint);
        svg.end();
    }
}
