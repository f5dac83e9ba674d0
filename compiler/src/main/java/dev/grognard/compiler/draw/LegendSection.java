package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import java.util.List;

/** The signs of the map with their meanings, in two columns. */
record LegendSection(String title, List<Legend.Entry> entries) implements Panel.Section {
    private static final double COLUMN = Panel.INNER / 2;
    private static final double ROOM = COLUMN - Legend.SIGN_WIDTH - 12;
    private static final double SIZE = 15;
    private static final double LINE = 17;

    private int rows() {
        return (entries.size() + 1) / 2;
    }

    @Override
    public double height() {
        return rows() * Legend.SIGN_HEIGHT;
    }

    @Override
    public void draw(Svg svg, Point corner) {
        for (int i = 0; i < entries.size(); i++) {
            Legend.Entry entry = entries.get(i);
            Point middle = corner.plus(
                    i / rows() * COLUMN + Legend.SIGN_WIDTH / 2,
                    i % rows() * Legend.SIGN_HEIGHT + Legend.SIGN_HEIGHT / 2);
            entry.sign().accept(svg, middle);
            List<String> lines = Typeface.SERIF.wrapped(entry.words(), SIZE, ROOM / Typeface.WIDER);
            double y = middle.y() + SIZE * 0.34 - (lines.size() - 1) * LINE / 2;
            for (String line : lines) {
                svg.text(
                        new Point(middle.x() + Legend.SIGN_WIDTH / 2 + 6, y),
                        Anchor.START,
                        Typeface.SERIF,
                        SIZE,
                        "fill=\"" + Colour.INK + "\"",
                        line);
                y += LINE;
            }
        }
    }
}
