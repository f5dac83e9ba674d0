package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import java.util.List;

/** A cell for each turn, with its date if the game has a calendar. */
record TurnTrack(int first, int last, List<String> dates) implements Panel.Section {
    private static final int COLUMNS = 10;
    private static final double CELL = Panel.INNER / COLUMNS;

    @Override
    public String title() {
        return "Turns";
    }

    @Override
    public double height() {
        return (last - first + COLUMNS) / COLUMNS * CELL;
    }

    @Override
    public void draw(Svg svg, Point corner) {
        for (int turn = first; turn <= last; turn++) {
            int i = turn - first;
            Box cell =
                    new Box(corner.x() + i % COLUMNS * CELL, corner.y() + i / COLUMNS * CELL, CELL, CELL).grown(-1.5);
            svg.group("turn", Integer.toString(turn));
            svg.rect(
                    cell,
                    3,
                    "fill=\"%s\" stroke=\"#8a7a5c\" stroke-width=\"1\"".formatted(i == 0 ? "#efdcae" : "#f6efdc"));
            svg.text(
                    new Point(cell.x() + 5, cell.y() + 15),
                    Anchor.START,
                    Typeface.SANS_BOLD,
                    14,
                    "fill=\"#5b4a33\"",
                    Integer.toString(turn));
            if (turn <= dates.size() && turn >= 1) {
                date(svg, cell, dates.get(turn - 1));
            }
            svg.end();
        }
    }

    private static void date(Svg svg, Box cell, String date) {
        List<String> lines = Typeface.SERIF_ITALIC.wrapped(date, 13, cell.width() - 4);
        double y = cell.bottom() - 6 - (lines.size() - 1) * 13;
        for (String line : lines) {
            svg.text(
                    new Point(cell.centre().x(), y),
                    Anchor.MIDDLE,
                    Typeface.SERIF_ITALIC,
                    13,
                    "fill=\"#5b4a33\"",
                    line);
            y += 13;
        }
    }
}
