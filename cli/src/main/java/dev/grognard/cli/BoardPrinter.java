package dev.grognard.cli;

import dev.grognard.runtime.view.BoardView;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Prints a view as a list of places with who is there. */
final class BoardPrinter {
    /** Names longer than this do not push all others to the right. */
    private static final int NAMES = 34;

    /** Values that say that there is nothing to say. */
    private static final Set<String> NOTHING = Set.of("", "no", "none");

    /** So many who have not changed need not be named again. */
    private static final int CROWD = 4;

    /** No board of points has more places; of a map of hexes nobody wants to read the names. */
    private static final int MOST_EMPTY = 60;

    /** So many places that tell the same are not listed one by one. */
    private static final int MOST_ALIKE = 20;

    private static final int MOST_ASIDE = 8;

    /** The box of every game for pieces that no set-up places; whoever is not there need not be told. */
    private static final String ASIDE = "Aside";

    private static final Pattern NUMBER = Pattern.compile("-?[0-9][0-9/ ]*");

    private final PrintWriter out;

    BoardPrinter(PrintWriter out) {
        this.out = out;
    }

    /** The sides with their state, and what belongs to nobody. */
    void printSides(BoardView view) {
        for (BoardView.SideView side : view.sides()) {
            if (!head(side).equals(side.name())) {
                out.println("  " + head(side));
            }
        }
        String globals = globals(view);
        if (!globals.isEmpty()) {
            out.println("  " + globals);
        }
    }

    /** The places that somebody stands on or that have something to tell, or all of them. Where very many tell the same, they are counted. */
    void printPlaces(BoardView view, boolean all) {
        Map<String, Long> alike = all ? Map.of() : alike(view);
        List<BoardView.PlaceView> shown = view.places().stream()
                .filter(place -> all
                        || !place.pieces().isEmpty()
                        || !beside(place).isEmpty() && !alike.containsKey(beside(place)))
                .toList();
        printPlaces(shown, place -> isCrowdAside(place) && !all ? aside(place) : rows(looks(place)));
        alike.forEach((words, count) -> out.println("  and " + count + " places" + words));
    }

    /** Those who take no part in a scenario stand aside; of many of them nobody wants to read. */
    private static boolean isCrowdAside(BoardView.PlaceView place) {
        return place.id().equals(ASIDE) && count(looks(place)) > MOST_ASIDE;
    }

    private static List<Row> aside(BoardView.PlaceView place) {
        return List.of(new Row(List.of(count(looks(place)) + " pieces, which `map " + ASIDE + "` lists"), false));
    }

    /** What many places tell on which nobody stands, as each hex of a map does whose state has a first value. */
    private static Map<String, Long> alike(BoardView view) {
        Map<String, Long> counts = view.places().stream()
                .filter(place -> place.pieces().isEmpty() && !beside(place).isEmpty())
                .collect(Collectors.groupingBy(BoardPrinter::beside, LinkedHashMap::new, Collectors.counting()));
        counts.values().removeIf(count -> count <= MOST_ALIKE);
        return counts;
    }

    /** The places on which nobody stands and that have nothing to tell: by name, or how many where there are very many. */
    void printEmpty(BoardView view) {
        List<String> empty = view.places().stream()
                .filter(place -> place.pieces().isEmpty() && head(place).equals(place.name()))
                .filter(place -> !place.id().equals(ASIDE))
                .map(BoardView.PlaceView::name)
                .toList();
        if (empty.size() > MOST_EMPTY) {
            out.println("  and " + empty.size() + " empty places, which `map` shows");
        } else if (!empty.isEmpty()) {
            printWrapped("  empty: ", empty, 4);
        }
    }

    /** The sides and places that are not as they were when they were last seen. */
    void printChanges(BoardView before, BoardView now) {
        List<BoardView.SideView> sides = now.sides().stream()
                .filter(side ->
                        before.sides().stream().noneMatch(old -> head(old).equals(head(side))))
                .toList();
        Map<String, BoardView.PlaceView> earlier =
                before.places().stream().collect(Collectors.toMap(BoardView.PlaceView::id, place -> place));
        List<BoardView.PlaceView> places = now.places().stream()
                .filter(place -> !look(place).equals(look(earlier.get(place.id()))))
                .toList();
        String globals = globals(now);
        boolean other = !globals.equals(globals(before));
        if (sides.isEmpty() && places.isEmpty() && !other) {
            return;
        }
        out.println();
        sides.forEach(side -> out.println("  " + head(side)));
        if (other && !globals.isEmpty()) {
            out.println("  " + globals);
        }
        printPlaces(places, place -> changed(earlier.get(place.id()), place));
    }

    /** Those who are new or look different in a crowd of which most are as they were; else all. */
    private static List<Row> changed(BoardView.PlaceView before, BoardView.PlaceView now) {
        List<Look> all = looks(now);
        List<Look> other = new ArrayList<>(all);
        looks(before).forEach(other::remove);
        int same = count(all) - count(other);
        if (all.isEmpty() && !before.pieces().isEmpty()) {
            return List.of(new Row(List.of("nobody"), false));
        }
        if (same < CROWD) {
            return rows(all);
        }
        List<Row> rows = rows(other);
        if (rows.size() == 1 && !rows.get(0).named()) {
            List<String> words = new ArrayList<>(rows.get(0).words());
            words.add("and " + same + " as before");
            return List.of(new Row(words, false));
        }
        // Behind the name of one side it would count those of that side alone.
        boolean gone = count(looks(before)) > same;
        String others = !rows.isEmpty() ? " others as before" : gone ? " are left there" : " as before";
        rows.add(new Row(List.of(same + others), false));
        return rows;
    }

    private static int count(List<Look> looks) {
        return looks.stream().mapToInt(Look::count).sum();
    }

    private void printPlaces(List<BoardView.PlaceView> shown, Function<BoardView.PlaceView, List<Row>> inhabitants) {
        int width = shown.stream()
                .mapToInt(place -> head(place).length())
                .filter(length -> length <= NAMES)
                .max()
                .orElse(0);
        for (BoardView.PlaceView place : shown) {
            String head = head(place);
            String margin = "  " + head + " ".repeat(Math.max(0, width - head.length())) + "  ";
            List<Row> rows = inhabitants.apply(place);
            if (rows.isEmpty()) {
                out.println(margin.stripTrailing());
            }
            for (Row row : rows) {
                printWrapped(margin, row.words(), width + (row.named() ? 8 : 4));
                margin = " ".repeat(width + 4);
            }
        }
    }

    private static String look(BoardView.PlaceView place) {
        return head(place) + looks(place);
    }

    private static String head(BoardView.PlaceView place) {
        return place.name() + beside(place);
    }

    private static String beside(BoardView.PlaceView place) {
        return label(place.label(), telling(place.values()));
    }

    /** A side with what is printed beside its name. */
    static String head(BoardView.SideView side) {
        return side.name() + label(side.label(), telling(side.values()));
    }

    private static String globals(BoardView view) {
        return view.label().orElseGet(() -> words(telling(view.globals())));
    }

    /** What the rulebook prints beside a name, or else these values, in parentheses. */
    private static String label(Optional<String> label, List<BoardView.Value> values) {
        String words = label.orElseGet(() -> words(values));
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    /** All that a player may want to know of one place and who is there, and the ways that lead out of it. */
    void printPlace(BoardView.PlaceView place, List<String> ways) {
        out.println(place.name() + " (" + place.kind() + ")");
        if (!ways.isEmpty()) {
            printWrapped("  ", ways, 4);
        }
        place.label().filter(label -> !label.isEmpty()).ifPresent(label -> out.println("  " + label));
        List<String> labelled = List.of(place.label().orElse("").split(", "));
        String ofPlace = words(told(place.label(), place.values()).stream()
                .filter(value -> !NOTHING.contains(value.text()) && !labelled.contains(words(List.of(value))))
                .toList());
        if (!ofPlace.isEmpty()) {
            out.println("  " + ofPlace);
        }
        for (BoardView.Standing piece : place.pieces()) {
            List<String> told = new ArrayList<>();
            piece.row().map(BoardView.Row::words).ifPresent(told::add);
            piece.label().filter(label -> !label.isEmpty()).ifPresent(told::add);
            String values = words(told(piece.label(), piece.values()));
            if (!values.isEmpty()) {
                told.add(values);
            }
            // The alias of those who are not known begins with their side.
            out.println("  " + counted(piece) + (piece.isKnown() ? ", " + piece.side() : "")
                    + (told.isEmpty() ? "" : ": " + String.join("; ", told)));
        }
    }

    /** Beside a label only what is printed: state that it does not tell is a matter of the rules, not of the players. */
    private static List<BoardView.Value> told(Optional<String> label, List<BoardView.Value> values) {
        return label.isEmpty()
                ? values
                : values.stream()
                        .filter(value -> !value.state() && !value.text().equals("none"))
                        .toList();
    }

    private void printWrapped(String head, List<String> items, int indent) {
        Wrapped.items(head, items, ", ", " ".repeat(indent)).forEach(out::println);
    }

    /** A piece, or several that look alike, and in which row it stands. */
    private record Look(Whose whose, String words, int count) {}

    /**
     * Who stand in one row.
     *
     * @param side nobody if it goes without saying
     * @param row what it is called; nothing if the place has no rows
     */
    private record Whose(String side, boolean hidden, Optional<BoardView.Row> row) {
        String head() {
            String words = row.map(BoardView.Row::words).orElse("");
            return (side + " " + words).strip();
        }
    }

    /**
     * Those who stand side by side in one row.
     *
     * @param named whether it begins with the name of their side or of the row
     */
    private record Row(List<String> words, boolean named) {}

    /**
     * Each piece with its numbers and what is so of it. Where it came from and whom it follows is told when its place is looked at; without
     * that, hidden pieces look alike and are counted together.
     */
    private static List<Look> looks(BoardView.PlaceView place) {
        List<String> known = place.pieces().stream()
                .filter(BoardView.Standing::isKnown)
                .map(BoardView.Standing::side)
                .distinct()
                .toList();
        // Where both sides lie open, as in a battle, it must be plain whose they are.
        boolean told = known.size() > 1;
        Map<Look, Integer> looks = new LinkedHashMap<>();
        for (String side : known) {
            for (BoardView.Standing piece : place.pieces()) {
                if (piece.isKnown() && piece.side().equals(side)) {
                    looks.put(new Look(new Whose(told ? side : "", false, piece.row()), look(piece), 1), 1);
                }
            }
        }
        for (BoardView.Standing piece : place.pieces()) {
            if (!piece.isKnown()) {
                looks.merge(new Look(new Whose("", true, piece.row()), look(piece), 0), piece.count(), Integer::sum);
            }
        }
        List<Look> all = new ArrayList<>();
        looks.forEach((look, count) ->
                all.add(look.whose().hidden() ? new Look(look.whose(), count + " × " + look.words(), count) : look));
        return all;
    }

    private static String look(BoardView.Standing piece) {
        return piece.name() + label(piece.label(), brief(piece.values()));
    }

    /** A row for each side where it is said whose they are, for each row of a place that has some, and one for those whom the viewer does not know. */
    private static List<Row> rows(List<Look> looks) {
        Map<Whose, List<String>> byRow = new LinkedHashMap<>();
        looks.forEach(look ->
                byRow.computeIfAbsent(look.whose(), whose -> new ArrayList<>()).add(look.words()));
        List<Whose> order = new ArrayList<>(byRow.keySet());
        List<String> sides = order.stream().map(Whose::side).distinct().toList();
        order.sort(Comparator.comparing(Whose::hidden)
                .thenComparing(whose -> sides.indexOf(whose.side()))
                .thenComparing(whose -> whose.row().map(BoardView.Row::order).orElse(-1)));
        List<Row> rows = new ArrayList<>();
        for (Whose whose : order) {
            List<String> words = byRow.get(whose);
            boolean named = !whose.head().isEmpty();
            if (named) {
                words.set(0, whose.head() + ": " + words.get(0));
            }
            rows.add(new Row(words, named));
        }
        return rows;
    }

    private static List<BoardView.Value> brief(List<BoardView.Value> values) {
        return telling(values).stream()
                .filter(value -> value.text().equals("yes")
                        || NUMBER.matcher(value.text()).matches())
                .toList();
    }

    private static String counted(BoardView.Standing piece) {
        return piece.isKnown() ? piece.name() : piece.count() + " × " + piece.name();
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

    private static String spoken(BoardView.Value value) {
        return Plain.words(value.name());
    }

    private static String words(List<BoardView.Value> values) {
        return values.stream()
                .map(value -> value.text().equals("yes") ? spoken(value) : spoken(value) + " " + value.text())
                .collect(Collectors.joining(", "));
    }
}
