package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Draws counters. */
final class CounterPen {
    /** The side of a counter: sixteen millimetres. */
    static final double SIZE = 48;

    /** The gap between counters that lie side by side. */
    static final double GAP = 4;

    /** So much of the lower edge shows name and values. */
    static final double TELLING = 25;

    private static final double ROUND = 4;
    private static final double INNER = SIZE - 5;
    private static final double NAME = 9.5;
    private static final double LEADING = 0.95;
    private static final double NOTE = 6;
    private static final double LEAST_NOTE = 4.5;
    private static final double VALUES = 14;
    private static final Box SYMBOL = new Box(SIZE / 2 - 10, 3.5, 20, 12.5);

    private final Svg svg;
    private final String kind;

    CounterPen(Svg svg) {
        this(svg, "counter");
    }

    /** A pen for counters that are only shown to explain them. */
    static CounterPen ofSamples(Svg svg) {
        return new CounterPen(svg, "sample");
    }

    private CounterPen(Svg svg, String kind) {
        this.svg = svg;
        this.kind = kind;
    }

    /** Draws a counter with its upper left corner at a point, smaller if the scale is below one. */
    void draw(Counter counter, Point at, double scale) {
        draw(counter, at, scale, false);
    }

    /** Draws a counter of which only the lower edge will be seen, because another one lies on it. */
    void drawCovered(Counter counter, Point at, double scale) {
        draw(counter, at, scale, true);
    }

    private void draw(Counter counter, Point at, double scale, boolean covered) {
        svg.open("g class=\"%s\" data-name=\"%s\" transform=\"translate(%s,%s)%s\""
                .formatted(
                        kind,
                        Svg.escape(counter.piece()),
                        Svg.number(at.x()),
                        Svg.number(at.y()),
                        scale == 1 ? "" : " scale(" + Math.round(scale * 1000) / 1000.0 + ")"));
        svg.title(counter.everything());
        svg.rect(new Box(1.2, 1.6, SIZE, SIZE), ROUND, "fill=\"#000\" fill-opacity=\"0.25\"");
        svg.rect(
                new Box(0, 0, SIZE, SIZE),
                ROUND,
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"1\""
                        .formatted(counter.face(), counter.face().darker(0.45)));
        if (!counter.face().equals(counter.edge())) {
            // Whose it is must be plain even where its face has the colour of its arm.
            svg.rect(
                    new Box(2, 2, SIZE - 4, SIZE - 4),
                    ROUND - 1.5,
                    "fill=\"none\" stroke=\"%s\" stroke-width=\"2\"".formatted(counter.edge()));
        }
        if (!covered) {
            counter.symbol().ifPresent(symbol -> symbol(symbol, counter.face()));
        }
        letters(counter, covered);
        svg.end();
    }

    private void letters(Counter counter, boolean covered) {
        String ink = "fill=\"" + counter.face().letters() + "\"";
        double middle = SIZE / 2;
        String notes = legible(counter.notes());
        double top = covered ? SIZE - TELLING + 1 : counter.symbol().isPresent() ? SYMBOL.bottom() + 1 : 4;
        if (!notes.isEmpty() && !covered) {
            double size = Typeface.SANS.fitting(notes, NOTE, INNER);
            top += NOTE;
            svg.text(new Point(middle, top - 0.5), Anchor.MIDDLE, Typeface.SANS, size, ink, notes);
        }
        double bottom = SIZE - 3.5;
        if (!counter.values().isEmpty()) {
            double size = Typeface.SANS_BOLD.fitting(counter.values(), VALUES, INNER);
            svg.text(new Point(middle, bottom - 0.5), Anchor.MIDDLE, Typeface.SANS_BOLD, size, ink, counter.values());
            bottom -= VALUES * 0.74 + 2;
        }
        double room = bottom - top;
        List<String> lines = List.of(counter.name());
        for (List<String> other : splits(counter.name())) {
            // A line more is worth it only if the letters grow.
            lines = size(other, room) > size(lines, room) * 1.08 ? other : lines;
        }
        double size = size(lines, room);
        double baseline = (top + bottom) / 2 + size * (0.34 - LEADING / 2 * (lines.size() - 1));
        for (String line : lines) {
            svg.text(new Point(middle, baseline), Anchor.MIDDLE, Typeface.SANS, size, ink, line);
            baseline += size * LEADING;
        }
    }

    /** As many notes as can be read, without the longest ones; all of them are told to whoever points at the counter. */
    private static String legible(List<String> notes) {
        List<String> kept = new ArrayList<>(notes);
        while (kept.size() > 1 && Typeface.SANS.fitting(String.join(" ", kept), NOTE, INNER) < LEAST_NOTE) {
            kept.remove(
                    kept.stream().max(Comparator.comparingInt(String::length)).orElseThrow());
        }
        return String.join(" ", kept);
    }

    /** The size at which these lines fit into the room for a name. */
    private static double size(List<String> lines, double room) {
        double size = Math.min(NAME, room / (lines.size() * LEADING));
        for (String line : lines) {
            size = Math.min(size, Typeface.SANS.fitting(line, NAME, INNER));
        }
        return size;
    }

    /** A name in two or three lines, in every way. */
    private static List<List<String>> splits(String name) {
        List<List<String>> splits = new ArrayList<>();
        for (int i = name.indexOf(' '); i > 0; i = name.indexOf(' ', i + 1)) {
            splits.add(List.of(name.substring(0, i), name.substring(i + 1)));
            for (int j = name.indexOf(' ', i + 1); j > 0; j = name.indexOf(' ', j + 1)) {
                splits.add(List.of(name.substring(0, i), name.substring(i + 1, j), name.substring(j + 1)));
            }
        }
        return splits;
    }

    private void symbol(String symbol, Colour face) {
        Colour ink = face.letters();
        String thin = "fill=\"none\" stroke=\"" + ink + "\" stroke-width=\"1.1\"";
        String full = "fill=\"" + ink + "\"";
        Point centre = SYMBOL.centre();
        if (symbol.equals("star")) {
            svg.polygon(star(centre, 7.5), full);
            return;
        }
        if (symbol.equals("anchor")) {
            svg.path("M24,5 v10 M20.5,8 h7 M18,11.5 q1,4.5 6,4.5 q5,0 6,-4.5", thin);
            svg.circle(new Point(24, 4.2), 1.4, thin);
            return;
        }
        svg.rect(SYMBOL, 0, thin);
        Point corner = new Point(SYMBOL.x(), SYMBOL.y());
        Point opposite = new Point(SYMBOL.right(), SYMBOL.bottom());
        switch (symbol) {
            case "crossed" -> {
                svg.line(corner, opposite, thin);
                svg.line(corner.plus(SYMBOL.width(), 0), corner.plus(0, SYMBOL.height()), thin);
            }
            case "slash" -> svg.line(corner.plus(SYMBOL.width(), 0), corner.plus(0, SYMBOL.height()), thin);
            case "dotted" -> svg.circle(centre, 3.2, full);
            case "hatched" -> {
                for (double x = 0; x < SYMBOL.width(); x += 5) {
                    svg.line(corner.plus(x, SYMBOL.height()), corner.plus(x + 5, 0), thin);
                }
            }
            default ->
                svg.text(
                        centre.plus(0, 3),
                        Anchor.MIDDLE,
                        Typeface.SANS_BOLD,
                        Typeface.SANS_BOLD.fitting(symbol, 8, SYMBOL.width() - 2),
                        full,
                        symbol);
        }
    }

    /** The corners of a star of five points. */
    static List<Point> star(Point centre, double radius) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            corners.add(centre.polar(-90 + 36 * i, i % 2 == 0 ? radius : radius * 0.42));
        }
        return corners;
    }
}
