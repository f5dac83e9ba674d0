package dev.grognard.cli;

import dev.grognard.runtime.view.BoardView;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** Prints a view as a list of places with who is there. */
final class BoardPrinter {
    private final PrintWriter out;

    BoardPrinter(PrintWriter out) {
        this.out = out;
    }

    /** The sides with their state, and what belongs to nobody. */
    void printSides(BoardView view) {
        for (BoardView.SideView side : view.sides()) {
            out.println("  " + side.name() + state(side.values()));
        }
        if (!view.globals().isEmpty()) {
            out.println("  " + words(view.globals()));
        }
    }

    /** The places that somebody stands on, or all of them. */
    void printPlaces(BoardView view, boolean all) {
        List<BoardView.PlaceView> shown = view.places().stream()
                .filter(place -> all || !place.pieces().isEmpty())
                .toList();
        int width =
                shown.stream().mapToInt(place -> place.name().length()).max().orElse(0);
        for (BoardView.PlaceView place : shown) {
            String pieces = place.pieces().stream().map(BoardPrinter::piece).collect(Collectors.joining(", "));
            String line = "  " + place.name() + " ".repeat(width - place.name().length()) + state(place.values())
                    + (pieces.isEmpty() ? "" : "  " + pieces);
            out.println(line.stripTrailing());
        }
    }

    /** Everything that may be seen of one place. */
    void printPlace(BoardView.PlaceView place) {
        out.println(place.name() + " (" + place.kind() + ")");
        place.values().forEach(value -> out.println("  " + value.name() + ": " + value.text()));
        for (BoardView.Standing piece : place.pieces()) {
            out.println("  " + counted(piece) + ", " + piece.side() + ": " + words(piece.values()));
        }
    }

    private static String piece(BoardView.Standing piece) {
        return counted(piece) + state(piece.values());
    }

    private static String counted(BoardView.Standing piece) {
        return piece.isKnown() ? piece.name() : piece.count() + " × " + piece.name();
    }

    /** Only what changes: what is printed on a piece or a map is known to whoever looks at it. */
    private static String state(List<BoardView.Value> values) {
        List<BoardView.Value> changing =
                values.stream().filter(BoardView.Value::state).toList();
        return changing.isEmpty() ? "" : " (" + words(changing) + ")";
    }

    private static String words(List<BoardView.Value> values) {
        return values.stream().map(value -> value.name() + " " + value.text()).collect(Collectors.joining(", "));
    }
}
