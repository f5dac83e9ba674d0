package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A map of hexes: ground, streams, hexsides, roads, numbers, names, and the counters of the set-up. */
final class HexBoard implements Board {
    static final double NUMBER = 9.5;
    private static final double BADGE = 7;
    private static final double MARGIN = 34;
    private static final double NAME = 16;
    private static final double PATH_NAME = 15;
    private static final double NOTE = 10;
    static final double ROAD = 10;
    private static final double STACK_WIDTH = 74;
    private static final double STACK_HEIGHT = 60;
    private static final double STACK_TOP = -29;
    private static final double BELOW_BADGE = 3.5;
    static final Colour PAPER = Colour.of("#f0ead3");
    private static final String HALO =
            " stroke=\"#f6f0dc\" stroke-width=\"3.5\" stroke-linejoin=\"round\" paint-order=\"stroke\"";

    /** The counters in a hex, and where they lie. */
    record Stack(Member hex, CounterStack counters, Box box) {}

    /** A name of a hex, and where it stands. */
    record Name(Member hex, String words, Box box) {}

    private final HexGrid grid;
    private final PrintedValues values;
    private final HexGeometry geometry;
    private final HexFeatures features;
    private final HexEntries entries;
    private final HexRoads roads;
    private final Box frame;
    private final List<Stack> stacks = new ArrayList<>();
    private final List<Name> names = new ArrayList<>();
    private final List<HexRoads.RoadName> roadNames;
    private final Map<HexGrid.Feature, List<List<Point>>> streams = new LinkedHashMap<>();

    HexBoard(GameModel model, HexGrid grid, PrintedValues values, Looks looks, Counters counters, SetUp setUp) {
        this.grid = grid;
        this.values = values;
        this.geometry = new HexGeometry(grid);
        this.features = new HexFeatures(grid, values, looks);
        List<Box> cells = grid.cells().stream()
                .map(cell -> Box.around(geometry.centre(cell.hex()), 1.5 * HexGeometry.SIZE, 1.7 * HexGeometry.INNER))
                .toList();
        this.entries = new HexEntries(geometry, gates(model), setUp, counters, cells);
        this.roads = new HexRoads(grid, geometry, entries);
        Box whole = geometry.bounds();
        for (HexEntries.Entry entry : entries.all()) {
            whole = whole.with(entry.box());
        }
        this.frame = whole.grown(MARGIN);
        for (HexGrid.Cell cell : grid.cells()) {
            stack(cell.hex(), setUp, counters);
        }
        traceStreams();
        placeNames();
        this.roadNames = roads.names(written(), PATH_NAME);
    }

    /** Everything that no other words may stand on. */
    private List<Box> written() {
        List<Box> boxes = new ArrayList<>();
        grid.cells().forEach(cell -> boxes.add(number(cell.hex())));
        boxes.addAll(badges());
        grid.cells().forEach(cell -> noted(cell.hex()).ifPresent(boxes::add));
        stacks.forEach(stack -> boxes.add(stack.box()));
        names.forEach(name -> boxes.add(name.box()));
        return boxes;
    }

    /** The places off the map with the hexes that they lead to. */
    private Map<Member, List<Member>> gates(GameModel model) {
        Map<Member, List<Member>> gates = new LinkedHashMap<>();
        for (Member step : model.members().getOrDefault(grid.step(), List.of())) {
            step.ends().ifPresent(ends -> {
                if (!geometry.has(ends.from()) && geometry.has(ends.to())) {
                    gates.computeIfAbsent(ends.from(), place -> new ArrayList<>())
                            .add(ends.to());
                }
            });
        }
        return gates;
    }

    @Override
    public boolean shows(Member place) {
        return geometry.has(place) || entries.of(place).isPresent();
    }

    List<Stack> stacks() {
        return List.copyOf(stacks);
    }

    List<Name> names() {
        return List.copyOf(names);
    }

    private void stack(Member hex, SetUp setUp, Counters counters) {
        List<Counter> faces = setUp.at(hex).stream().map(counters::of).toList();
        if (!faces.isEmpty()) {
            // A name needs room of its own at the lower edge, and a badge a little at the upper one.
            double low = badge(hex).isPresent() ? BELOW_BADGE : 0;
            double height = STACK_HEIGHT - low - (grid.names().containsKey(hex) ? NAME : 0);
            CounterStack stack = CounterStack.of(faces, STACK_WIDTH, height);
            double scale = stack.scale(STACK_WIDTH, height);
            Point middle = geometry.centre(hex).plus(0, STACK_TOP + low + height / 2);
            Box box = Box.around(middle, stack.width() * scale, stack.height() * scale);
            stacks.add(new Stack(hex, stack, box));
        }
    }

    private void traceStreams() {
        List<HexFeatures.Ground> wet = features.grounds().stream()
                .filter(ground -> ground.look().isWatercourse())
                .toList();
        Set<Member> hexes = new LinkedHashSet<>();
        wet.forEach(ground -> hexes.addAll(ground.hexes()));
        Streams tracer = new Streams(geometry, hexes);
        wet.forEach(ground -> streams.put(ground.feature(), tracer.courses(ground.hexes())));
    }

    /** Where the number of a hex stands. */
    Box number(Member hex) {
        double width = Typeface.SANS.width(hex.id(), NUMBER);
        Point centre = geometry.centre(hex);
        double top = grid.flatTop() ? HexGeometry.INNER - 4 : HexGeometry.SIZE - 12;
        return new Box(centre.x() - width / 2, centre.y() - top, width, NUMBER * 0.8);
    }

    List<HexRoads.RoadName> roadNames() {
        return List.copyOf(roadNames);
    }

    HexEntries entries() {
        return entries;
    }

    /** The badges of the hexes that are worth something: beside their own numbers, where no counter covers them. */
    List<Box> badges() {
        return grid.cells().stream()
                .map(HexGrid.Cell::hex)
                .filter(hex -> badge(hex).isPresent())
                .map(hex -> Box.around(badgeAt(hex), 2 * BADGE, 2 * BADGE))
                .toList();
    }

    private Point badgeAt(Member hex) {
        return geometry.centre(hex).plus(21, -33.5);
    }

    private void placeNames() {
        List<Placer.Line> lines = new ArrayList<>();
        roads.courses().forEach(course -> lines.add(Placer.Line.of(course, 1)));
        streams.values().forEach(courses -> courses.forEach(course -> lines.add(Placer.Line.of(course, 0.4))));
        List<Member> named = List.copyOf(grid.names().keySet());
        List<Placer.Item> items =
                named.stream().map(hex -> nameItem(hex, grid.names().get(hex))).toList();
        List<Box> found = new Placer(frame, 1, List.of(), written(), lines).place(items);
        for (int i = 0; i < named.size(); i++) {
            names.add(new Name(named.get(i), grid.names().get(named.get(i)), found.get(i)));
        }
    }

    /** In its hex, below or above the middle, or just outside. */
    private Placer.Item nameItem(Member hex, String words) {
        double width = Typeface.SERIF_BOLD.widest(words, NAME);
        List<Box> boxes = new ArrayList<>();
        List<Double> dislikes = new ArrayList<>();
        for (int dy : List.of(28, 24, 32, 16, -18, 6, -6, -30, 46, -50, 58)) {
            for (int dx = 0; dx <= 70; dx += 7) {
                for (int sign : List.of(1, -1)) {
                    boxes.add(Box.around(geometry.centre(hex).plus(sign * dx, dy), width, NAME * 0.9));
                    dislikes.add(dx * 5.0 + Math.max(0, Math.abs(dy) - 32) * 12 + Math.abs(dy - 28));
                }
            }
        }
        return new Placer.Item(boxes, dislikes, 5);
    }

    // ------------------------------------------------------------------ drawing

    @Override
    public Box frame() {
        return frame;
    }

    @Override
    public void draw(Svg svg) {
        List<Member> all = grid.cells().stream().map(HexGrid.Cell::hex).toList();
        StringBuilder ground = new StringBuilder();
        geometry.outlines(all)
                .forEach(loop -> ground.append(Curves.straight(loop, true)).append(' '));
        String outline = ground.toString().strip();
        svg.open("clipPath id=\"hexes\"").path(outline, "clip-rule=\"evenodd\"").close("clipPath");
        svg.rect(frame, 0, "fill=\"#d9cba8\"");
        svg.path(outline, "fill=\"" + PAPER + "\" fill-rule=\"evenodd\"");
        svg.open("g class=\"ground\" clip-path=\"url(#hexes)\"");
        ground(svg);
        svg.end();
        svg.group("grid");
        StringBuilder lines = new StringBuilder();
        all.forEach(hex ->
                lines.append(Curves.straight(geometry.corners(hex), true)).append(' '));
        svg.path(
                lines.toString().strip(),
                "fill=\"none\" stroke=\"#4a3f2c\" stroke-opacity=\"0.42\" stroke-width=\"1\" stroke-linejoin=\"round\"");
        svg.path(outline, "fill=\"none\" stroke=\"#5b4a33\" stroke-width=\"3\" stroke-linejoin=\"round\"");
        svg.end();
        svg.group("hexsides");
        new HexsidePen(svg, grid, geometry, features).draw();
        svg.end();
        svg.group("ways");
        roads.draw(svg, features, ROAD);
        svg.end();
        svg.group("places");
        all.forEach(hex -> hex(svg, hex));
        svg.end();
        entries.draw(svg);
        svg.group("names");
        roadNames.forEach(name -> HexRoads.write(svg, name, PATH_NAME, HALO));
        names.forEach(name -> svg.text(
                new Point(name.box().centre().x(), name.box().bottom() - NAME * 0.2),
                Anchor.MIDDLE,
                Typeface.SERIF_BOLD,
                NAME,
                "class=\"name\" fill=\"" + Colour.INK + "\"" + HALO,
                name.words()));
        svg.end();
        svg.group("counters");
        CounterPen pen = new CounterPen(svg);
        stacks.forEach(stack -> stack.counters().draw(pen, stack.box()));
        svg.end();
    }

    private void ground(Svg svg) {
        TerrainPen pen = new TerrainPen(svg);
        List<HexFeatures.Ground> grounds = features.grounds();
        for (HexFeatures.Ground ground : grounds) {
            if (!ground.look().isWatercourse() && ground.look().colour().isPresent()) {
                pen.area(ground.look(), geometry.outlines(ground.hexes()));
            }
        }
        grounds.stream()
                .filter(ground -> ground.look().is("hachures"))
                .forEach(ground -> pen.slopes(ground.look(), geometry.outlines(ground.hexes())));
        streams.forEach((feature, courses) -> stream(svg, features.look(feature), courses));
        for (HexFeatures.Ground ground : grounds) {
            for (Member hex : ground.hexes()) {
                long seed = 31L * hex.id().hashCode() + grid.features().indexOf(ground.feature());
                pen.texture(ground.look(), geometry.centre(hex), seed, point -> isFree(point, hex));
            }
        }
    }

    /** Whether a tree or a house may stand here: not on a road or in a stream, nor under a number or a name. */
    private boolean isFree(Point point, Member hex) {
        boolean lettered = number(hex).grown(6).holds(point)
                || names.stream().anyMatch(name -> name.box().grown(4).holds(point));
        return !lettered
                && roads.courses().stream().allMatch(course -> Curves.distance(point, course) > ROAD * 0.5 + 7)
                && streams.values().stream()
                        .flatMap(List::stream)
                        .allMatch(course -> Curves.distance(point, course) > 8);
    }

    static void stream(Svg svg, Look look, List<List<Point>> courses) {
        Colour colour = look.colour().orElse(Waters.WATER);
        double width = look.is("river") ? 9 : look.is("brook") ? 3 : 5.5;
        for (boolean inner : List.of(false, true)) {
            String style = "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\""
                    .formatted(
                            inner ? colour.lighter(0.25) : colour.darker(0.3), Svg.number(inner ? width : width + 2.2));
            courses.forEach(course -> svg.path(Curves.smooth(course), style));
        }
    }

    private void hex(Svg svg, Member hex) {
        svg.group("place", hex.id());
        svg.title(hex.printed() + said(hex));
        Box number = number(hex);
        svg.text(
                new Point(number.centre().x(), number.bottom()),
                Anchor.MIDDLE,
                Typeface.SANS,
                NUMBER,
                "class=\"number\" fill=\"#5f5138\" stroke=\"#f6f0dc\" stroke-opacity=\"0.7\" stroke-width=\"2\""
                        + " paint-order=\"stroke\"",
                hex.id());
        badge(hex).ifPresent(text -> PlaceStyle.badge(svg, badgeAt(hex), BADGE, text));
        List<String> notes = notes(hex);
        if (!notes.isEmpty()) {
            String words = String.join(", ", notes);
            svg.text(
                    noteBase(hex),
                    Anchor.MIDDLE,
                    Typeface.SERIF_ITALIC,
                    Typeface.SERIF_ITALIC.fitting(words, NOTE, HexGeometry.SIZE),
                    "class=\"note\" fill=\"#5f5138\"" + HALO,
                    words);
        }
        svg.end();
    }

    /** Where the notes of a hex stand, if it has any. */
    private Optional<Box> noted(Member hex) {
        String words = String.join(", ", notes(hex));
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(Box.around(
                        noteBase(hex).plus(0, -NOTE * 0.4),
                        Math.min(HexGeometry.SIZE, Typeface.SERIF_ITALIC.widest(words, NOTE)),
                        NOTE));
    }

    private Point noteBase(Member hex) {
        return geometry.centre(hex).plus(0, HexGeometry.INNER - 5);
    }

    /** What lies in a hex, in words. */
    private String said(Member hex) {
        List<String> words = new ArrayList<>();
        features.grounds().stream()
                .filter(ground -> ground.hexes().contains(hex))
                .forEach(ground -> words.add(ground.feature().name()));
        return words.isEmpty() ? "" : ": " + String.join(", ", words);
    }

    /** The fields of hexes that are no terrain. */
    private List<Field> others() {
        Set<Field> drawn = new LinkedHashSet<>();
        grid.features().forEach(feature -> drawn.add(feature.field()));
        return values.fields(grid.hex()).stream()
                .filter(field -> !drawn.contains(field))
                .toList();
    }

    private Optional<Field> badged() {
        return others().stream()
                .filter(field -> field.type().present().isNumber())
                .findFirst();
    }

    private Optional<String> badge(Member hex) {
        return badged().flatMap(field -> values.number(field, hex)).filter(number -> !number.equals("0"));
    }

    private List<String> notes(Member hex) {
        List<String> notes = new ArrayList<>();
        for (Field field : others()) {
            if (PrintedValues.isMemberOf(field, Kind.Category.ENUM)
                    || PrintedValues.isMemberOf(field, Kind.Category.SIDE)) {
                values.member(field, hex).ifPresent(member -> notes.add(member.printed()));
            } else if (values.holds(field, hex)) {
                notes.add(field.name());
            }
        }
        return notes;
    }

    @Override
    public List<Legend.Entry> legend() {
        return new HexLegend(geometry, features).entries(badged().map(PlaceStyle::unit));
    }
}
