package dev.grognard.cli;

import dev.grognard.runtime.schema.HexSheet;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Draws a map of hexes with letters: the number of each hex with signs for what lies there, and below it who stands there. */
final class HexPrinter {
    /** Every hex has two lines of this width. */
    private static final int WIDTH = 7;

    private final HexSheet sheet;
    private final Map<String, BoardView.PlaceView> places;
    private final Map<String, Character> signs;
    private final Map<String, Character> sides;

    HexPrinter(HexSheet sheet, BoardView view) {
        this.sheet = sheet;
        this.places = view.places().stream()
                .collect(Collectors.toMap(BoardView.PlaceView::id, Function.identity(), (one, other) -> one));
        this.sides = initials(view.sides());
        this.signs = signs(usual());
    }

    /** The map from top to bottom, and what its signs mean. */
    List<String> lines() {
        Map<Integer, StringBuilder> lines = new TreeMap<>();
        for (HexSheet.Spot spot : sheet.spots()) {
            int column = 2 + spot.x() * WIDTH / (sheet.flatTop() ? 1 : 2);
            int line = spot.y() * (sheet.flatTop() ? 1 : 2);
            BoardView.PlaceView place = places.get(spot.hex().id());
            put(lines, line, column, place.id() + marks(place));
            put(lines, line + 1, column, standing(place));
        }
        List<String> drawn = new ArrayList<>();
        lines.values().forEach(line -> drawn.add(line.toString().stripTrailing()));
        drawn.addAll(legend());
        return drawn;
    }

    private List<String> legend() {
        List<String> meanings = new ArrayList<>();
        signs.forEach((words, sign) -> meanings.add(sign + " " + words));
        sides.forEach((side, sign) -> meanings.add(sign + " " + side));
        return Wrapped.items("  ", meanings, ", ", "  ");
    }

    private static void put(Map<Integer, StringBuilder> lines, int line, int column, String words) {
        StringBuilder drawn = lines.computeIfAbsent(line, key -> new StringBuilder());
        String cut = words.substring(0, Math.min(WIDTH - 1, words.length()));
        while (drawn.length() < column + cut.length()) {
            drawn.append(' ');
        }
        drawn.replace(column, column + cut.length(), cut);
    }

    private String marks(BoardView.PlaceView place) {
        return features(place).stream()
                .map(signs::get)
                .filter(sign -> sign != null)
                .map(String::valueOf)
                .collect(Collectors.joining());
    }

    private String standing(BoardView.PlaceView place) {
        Map<String, Integer> bySide = new LinkedHashMap<>();
        place.pieces().forEach(piece -> bySide.merge(piece.side(), piece.count(), Integer::sum));
        if (bySide.size() == 1
                && place.pieces().size() == 1
                && place.pieces().get(0).isKnown()) {
            BoardView.Standing piece = place.pieces().get(0);
            return sides.getOrDefault(piece.side(), '?') + "." + piece.name();
        }
        return bySide.entrySet().stream()
                .map(entry -> sides.getOrDefault(entry.getKey(), '?') + "*" + entry.getValue())
                .collect(Collectors.joining(" "));
    }

    /** What lies in a hex: printed fields that are so, and the values of those that name something. */
    private Set<String> features(BoardView.PlaceView place) {
        Set<String> features = new LinkedHashSet<>();
        for (BoardView.Value value : place.values()) {
            boolean named =
                    !value.text().isEmpty() && Character.isLetter(value.text().charAt(0));
            if (!value.state() && named && !Set.of("no", "none").contains(value.text())) {
                features.add(feature(value));
            }
        }
        return features;
    }

    /** What a value is called by itself; a side is no terrain, so that it is told what it has to do with the hex. */
    private String feature(BoardView.Value value) {
        if (sides.containsKey(value.text())) {
            return Plain.words(value.name()) + " " + value.text();
        }
        return value.text().equals("yes") ? bare(value.name()) : Names.spoken(value.text());
    }

    /** {@code has light woods} is about light woods. */
    private static String bare(String field) {
        String words = Plain.words(field);
        return words.startsWith("has ") ? words.substring(4) : words;
    }

    /** What lies in some hexes but not in most of them, which would have signs all over. */
    private Set<String> usual() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (HexSheet.Spot spot : sheet.spots()) {
            features(places.get(spot.hex().id())).forEach(feature -> counts.merge(feature, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() * 2 <= sheet.spots().size())
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Map<String, Character> signs(Set<String> features) {
        Map<String, Character> signs = new LinkedHashMap<>();
        features.forEach(feature -> signs.put(feature, unused(feature, signs)));
        return signs;
    }

    /** The sign of each printed name; it comes from the name in the rules, since printed ones may all begin with an article. */
    private static Map<String, Character> initials(List<BoardView.SideView> named) {
        Map<String, Character> initials = new LinkedHashMap<>();
        named.forEach(side -> initials.put(side.name(), unused(side.id().toUpperCase(Locale.ROOT), initials)));
        return initials;
    }

    /** The first letter of a name that no other name has taken; an asterisk when they have taken all. */
    private static char unused(String name, Map<String, Character> taken) {
        return (char) name.chars()
                .filter(letter -> Character.isLetter(letter) && !taken.containsValue((char) letter))
                .findFirst()
                .orElse('*');
    }
}
