package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.RecordDef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A cell for each turn.
 *
 * @param notes what stands in the cells below their numbers, line by line
 */
record TurnTrack(int first, int last, Map<Integer, List<String>> notes) implements Panel.Section {
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
            note(svg, cell, notes.getOrDefault(turn, List.of()));
            svg.end();
        }
    }

    /** The dates of a calendar, or else what the table of the turns prints, if there is one. */
    static TurnTrack of(GameModel model, int first, int last) {
        Map<Integer, List<String>> notes = new LinkedHashMap<>();
        model.calendar().ifPresent(calendar -> {
            for (int turn = 1; turn <= calendar.dates().size(); turn++) {
                notes.put(turn, List.of(calendar.dates().get(turn - 1)));
            }
        });
        if (notes.isEmpty()) {
            model.tables().stream()
                    .filter(table -> table.isTrack(first, last))
                    .findFirst()
                    .ifPresent(table -> table.boxes().forEach((turn, box) -> notes.put(turn, words(box))));
        }
        return new TurnTrack(first, last, notes);
    }

    /** Names speak for themselves, numbers need the name of their column, and noughts say nothing. */
    private static List<String> words(RecordDef.Value box) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < box.parts().size(); i++) {
            String column = box.record().fields().get(i).name();
            boolean named = box.parts().get(i) instanceof Expr.Constant;
            PrintedValues.words(box.parts().get(i))
                    .filter(value -> !List.of("0", "no").contains(value))
                    .ifPresent(value -> words.add(named ? value : value.equals("yes") ? column : column + " " + value));
        }
        return List.copyOf(words);
    }

    private static void note(Svg svg, Box cell, List<String> notes) {
        List<String> lines = notes.stream()
                .flatMap(note -> Typeface.SERIF_ITALIC.wrapped(note, 13, cell.width() - 4).stream())
                .toList();
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
