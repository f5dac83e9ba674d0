package dev.grognard.cli;

import dev.grognard.runtime.view.BoardView;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Prints a view as a list of places with who is there. */
final class BoardPrinter {
    private static final int WIDTH = 110;
    /** Names longer than this do not push all others to the right. */
    private static final int NAMES = 34;

    private static final Pattern NUMBER = Pattern.compile("-?[0-9][0-9/ ]*");

    private final PrintWriter out;

    BoardPrinter(PrintWriter out) {
        this.out = out;
    }

    /** The sides with their state, and what belongs to nobody. */
    void printSides(BoardView view) {
        for (BoardView.SideView side : view.sides()) {
            out.println("  " + side.name() + state(side.values()));
        }
        String globals = words(telling(view.globals()));
        if (!globals.isEmpty()) {
            out.println("  " + globals);
        }
    }

    /** The places that somebody stands on or that have something to tell, or all of them. */
    void printPlaces(BoardView view, boolean all) {
        List<BoardView.PlaceView> shown = view.places().stream()
                .filter(place -> all
                        || !place.pieces().isEmpty()
                        || !telling(place.values()).isEmpty())
                .toList();
        printPlaces(shown);
    }

    /** The sides and places that are not as they were when they were last seen. */
    void printChanges(BoardView before, BoardView now) {
        List<BoardView.SideView> sides = now.sides().stream()
                .filter(side -> !before.sides().contains(side))
                .toList();
        Set<String> looked = before.places().stream().map(BoardPrinter::look).collect(Collectors.toSet());
        List<BoardView.PlaceView> places = now.places().stream()
                .filter(place -> !looked.contains(look(place)))
                .toList();
        String globals = words(telling(now.globals()));
        boolean other = !globals.equals(words(telling(before.globals())));
        if (sides.isEmpty() && places.isEmpty() && !other) {
            return;
        }
        out.println();
        sides.forEach(side -> out.println("  " + side.name() + state(side.values())));
        if (other && !globals.isEmpty()) {
            out.println("  " + globals);
        }
        printPlaces(places);
    }

    private void printPlaces(List<BoardView.PlaceView> shown) {
        int width = shown.stream()
                .mapToInt(place -> head(place).length())
                .filter(length -> length <= NAMES)
                .max()
                .orElse(0);
        for (BoardView.PlaceView place : shown) {
            String head = head(place);
            String margin = "  " + head + " ".repeat(Math.max(0, width - head.length())) + "  ";
            printWrapped(margin, pieces(place), width + 4);
        }
    }

    private static String look(BoardView.PlaceView place) {
        return head(place) + pieces(place);
    }

    private static String head(BoardView.PlaceView place) {
        return place.name() + state(place.values());
    }

    /** Everything that may be seen of one place, and the ways that lead out of it. */
    void printPlace(BoardView.PlaceView place, List<String> ways) {
        out.println(place.name() + " (" + place.kind() + ")");
        if (!ways.isEmpty()) {
            printWrapped("  ", ways, 4);
        }
        place.values().forEach(value -> out.println("  " + value.name() + ": " + value.text()));
        for (BoardView.Standing piece : place.pieces()) {
            String values = words(piece.values());
            out.println("  " + counted(piece) + ", " + piece.side() + (values.isEmpty() ? "" : ": " + values));
        }
    }

    private void printWrapped(String margin, List<String> items, int indent) {
        StringBuilder line = new StringBuilder(margin);
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i + 1 < items.size() ? ", " : "");
            if (line.length() + item.length() > WIDTH && line.length() > indent) {
                out.println(line.toString().stripTrailing());
                line.setLength(0);
                line.append(" ".repeat(indent));
            }
            line.append(item);
        }
        out.println(line.toString().stripTrailing());
    }

    /**
     * Side by side, each piece with its numbers and what is so of it. Where it came from and whom it follows is told when its place is
     * looked at; without that, hidden pieces look alike and are counted together.
     */
    private static List<String> pieces(BoardView.PlaceView place) {
        Map<String, List<String>> bySide = new LinkedHashMap<>();
        Map<String, Integer> hidden = new LinkedHashMap<>();
        for (BoardView.Standing piece : place.pieces()) {
            String look = piece.name() + brief(piece.values());
            if (piece.isKnown()) {
                bySide.computeIfAbsent(piece.side(), side -> new ArrayList<>()).add(look);
            } else {
                hidden.merge(look, piece.count(), Integer::sum);
            }
        }
        List<String> pieces = new ArrayList<>();
        bySide.forEach((side, ofSide) -> {
            // Where both sides lie open, as in a battle, it must be plain whose they are.
            pieces.add((bySide.size() > 1 ? side + ": " : "") + ofSide.get(0));
            pieces.addAll(ofSide.subList(1, ofSide.size()));
        });
        hidden.forEach((look, count) -> pieces.add(count + " × " + look));
        return pieces;
    }

    private static String brief(List<BoardView.Value> values) {
        List<BoardView.Value> brief = telling(values).stream()
                .filter(value -> value.text().equals("yes")
                        || NUMBER.matcher(value.text()).matches())
                .toList();
        return brief.isEmpty() ? "" : " (" + words(brief) + ")";
    }

    private static String counted(BoardView.Standing piece) {
        return piece.isKnown() ? piece.name() : piece.count() + " × " + piece.name();
    }

    private static String state(List<BoardView.Value> values) {
        String words = words(telling(values));
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    /** Only what changes, and of that only what is so: what is printed is known, and a list of noes tells nothing. */
    private static List<BoardView.Value> telling(List<BoardView.Value> values) {
        List<BoardView.Value> telling = new ArrayList<>();
        for (BoardView.Value value : values) {
            if (value.state() && !value.text().equals("no") && !value.text().equals("none")) {
                telling.add(value);
            }
        }
        return telling;
    }

    private static String words(List<BoardView.Value> values) {
        return values.stream()
                .map(value -> value.text().equals("yes") ? value.name() : value.name() + " " + value.text())
                .collect(Collectors.joining(", "));
    }
}
