package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The places off a map of hexes from which pieces march on: boxes beside the hexes that they lead to. */
final class HexEntries {
    private static final double TITLE = 18;
    private static final double HEAD = 28;
    private static final double RIM = 8;
    private static final double FARTHEST = 420;

    /** A box with the counters that begin in it. */
    record Entry(Member place, Optional<CounterBlock> block, Box box) {}

    private final Map<Member, Entry> entries = new LinkedHashMap<>();

    /** Finds room outside of the hexes for each place that leads to some of them. */
    HexEntries(HexGeometry geometry, Map<Member, List<Member>> gates, SetUp setUp, Counters counters, List<Box> hexes) {
        List<Placer.Item> items = new ArrayList<>();
        List<Optional<CounterBlock>> blocks = new ArrayList<>();
        Box bounds = geometry.bounds();
        gates.forEach((place, hexesOfGate) -> {
            List<Counter> faces = setUp.at(place).stream().map(counters::of).toList();
            Optional<CounterBlock> block = faces.isEmpty() ? Optional.empty() : Optional.of(CounterBlock.of(faces));
            double inner = Math.max(
                    Typeface.SERIF_BOLD.width(place.printed(), TITLE),
                    block.map(CounterBlock::width).orElse(CounterPen.SIZE + 10));
            double height = HEAD + block.map(CounterBlock::height).orElse(CounterPen.SIZE + 10) + RIM;
            blocks.add(block);
            items.add(item(geometry, bounds, hexesOfGate.get(0), inner + 2 * RIM, height));
        });
        List<Box> found = new Placer(bounds.grown(FARTHEST + 400), 10, List.of(), hexes, List.of()).place(items);
        int next = 0;
        for (Member place : gates.keySet()) {
            entries.put(place, new Entry(place, blocks.get(next), found.get(next)));
            next++;
        }
    }

    private static Placer.Item item(HexGeometry geometry, Box bounds, Member gate, double width, double height) {
        Point from = gateway(geometry, bounds, gate);
        List<Box> boxes = new ArrayList<>();
        List<Double> dislikes = new ArrayList<>();
        for (double far = 14; far <= FARTHEST; far += 14) {
            for (int turn = 0; turn < 24; turn++) {
                Box box = PointBoard.beside(from, turn * 15, far, width, height);
                boxes.add(box);
                // What sticks out makes the whole sheet larger.
                Box whole = bounds.with(box);
                double growth = whole.width() - bounds.width() + whole.height() - bounds.height();
                dislikes.add(far * 3 + growth * 0.6);
            }
        }
        return new Placer.Item(boxes, dislikes, 0);
    }

    /** Where one leaves the map from a hex: over its edge that lies farthest out. */
    static Point gateway(HexGeometry geometry, Box bounds, Member hex) {
        List<Point> edges = geometry.edges(hex);
        List<Optional<Member>> neighbours = geometry.neighbours(hex);
        Point best = geometry.centre(hex);
        double least = Double.MAX_VALUE;
        for (int i = 0; i < edges.size(); i++) {
            Point edge = edges.get(i);
            double margin = Math.min(
                    Math.min(edge.x() - bounds.x(), bounds.right() - edge.x()),
                    Math.min(edge.y() - bounds.y(), bounds.bottom() - edge.y()));
            if (neighbours.get(i).isEmpty() && margin < least) {
                least = margin;
                best = edge;
            }
        }
        return best;
    }

    List<Entry> all() {
        return List.copyOf(entries.values());
    }

    Optional<Entry> of(Member place) {
        return Optional.ofNullable(entries.get(place));
    }

    void draw(Svg svg) {
        for (Entry entry : entries.values()) {
            Box box = entry.box();
            svg.group("place", entry.place().id());
            svg.title(entry.place().printed());
            svg.rect(box, 8, "fill=\"#fbf6e8\" stroke=\"#5b4a33\" stroke-width=\"2\"");
            svg.text(
                    new Point(box.centre().x(), box.y() + 21),
                    Anchor.MIDDLE,
                    Typeface.SERIF_BOLD,
                    TITLE,
                    "class=\"name\" fill=\"" + Colour.INK + "\"",
                    entry.place().printed());
            svg.end();
            entry.block()
                    .ifPresent(block -> block.draw(
                            new CounterPen(svg), new Point(box.centre().x() - block.width() / 2, box.y() + HEAD)));
        }
    }
}
