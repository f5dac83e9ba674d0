package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.LayerCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How hexes are numbered and how they lie: what is printed for each column (from the left) and row (from the top), which of the two a number
 * begins with, and which lines of hexes are shifted (see {@link dev.grognard.compiler.model.HexGrid}).
 */
record HexNumbering(List<String> columns, List<String> rows, boolean columnFirst, boolean flatTop, int shifted) {
    private static final int MOST_HEXES = 10_000;
    private static final int LETTERS = 26;
    private static final Pattern LETTERS_FIRST = Pattern.compile("([A-Z]+)([0-9]+)");
    private static final Pattern LETTERS_LAST = Pattern.compile("([0-9]+)([A-Z]+)");
    private static final Pattern SHIFT = Pattern.compile("(odd|even) (columns (down|up)|rows (right|left))");

    /** The two halves of a hex number. */
    private record Halves(String first, String second) {}

    /** The number printed for the hex in a column and row. */
    String id(int column, int row) {
        return columnFirst ? columns.get(column) + rows.get(row) : rows.get(row) + columns.get(column);
    }

    /** Reads the head of a map; what is wrong with it is said. */
    static Optional<HexNumbering> of(Decl.Hexes node, Context context) {
        boolean columnFirst =
                node.traits().stream().noneMatch(trait -> trait.text().equals("row first"));
        Optional<Halves> first = halves(node.first(), context);
        Optional<Halves> last = halves(node.last(), context);
        // Whatever is wrong with how they lie, the hexes are there.
        Name shift = lie(node, context).orElse(new Name(node.span(), "even columns down"));
        if (first.isEmpty() || last.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<String>> one = labels(first.get().first(), last.get().first());
        Optional<List<String>> two = labels(first.get().second(), last.get().second());
        // Where columns have no leading zeros, the rows must have as many figures everywhere.
        boolean uneven = node.first().text().matches("\\d+")
                && first.get().second().length() != last.get().second().length();
        if (one.isEmpty() || two.isEmpty() || uneven) {
            context.error(
                    LayerCode.BAD_HEXES,
                    node.first().span().to(node.last().span()),
                    "`" + node.first().text() + "` and `" + node.last().text() + "` are not numbered alike",
                    "the hexes at the upper left and the lower right");
            return Optional.empty();
        }
        if ((long) one.get().size() * two.get().size() > MOST_HEXES) {
            context.error(
                    LayerCode.BAD_HEXES,
                    node.first().span().to(node.last().span()),
                    "a map has at most " + MOST_HEXES + " hexes",
                    "these are " + (long) one.get().size() * two.get().size());
            return Optional.empty();
        }
        List<String> columns = columnFirst ? one.get() : two.get();
        List<String> rows = columnFirst ? two.get() : one.get();
        boolean flat = shift.text().contains("columns");
        boolean even = shift.text().startsWith("even");
        boolean back = shift.text().endsWith("up") || shift.text().endsWith("left");
        boolean firstIsEven = ordinal((flat ? columns : rows).get(0)) % 2 == 0;
        // The lines that are even in print are those whose index is even too, or all the others.
        int shifted = even != back == firstIsEven ? 0 : 1;
        return Optional.of(new HexNumbering(columns, rows, columnFirst, flat, shifted));
    }

    /** The trait that says which lines are shifted. */
    static Optional<Name> shift(Decl.Hexes node) {
        return node.traits().stream()
                .filter(trait -> SHIFT.matcher(trait.text()).matches())
                .findFirst();
    }

    /** The trait by which the other lines are shifted. */
    static String opposite(String shift) {
        String[] words = shift.split(" ");
        String way = switch (words[2]) {
            case "down" -> "up";
            case "up" -> "down";
            case "right" -> "left";
            default -> "right";
        };
        return words[0] + " " + words[1] + " " + way;
    }

    /** The trait that says which lines are shifted; the others must be known and agree with it. */
    private static Optional<Name> lie(Decl.Hexes node, Context context) {
        Optional<Name> shift = Optional.empty();
        for (Name trait : node.traits()) {
            if (SHIFT.matcher(trait.text()).matches()) {
                shift = Optional.of(trait);
            } else if (!List.of("flat-top", "pointy-top", "row first", "column first")
                    .contains(trait.text())) {
                context.error(
                        LayerCode.BAD_HEXES,
                        trait.span(),
                        "`" + trait.text() + "` does not say how hexes lie",
                        "unknown",
                        "write `flat-top` or `pointy-top`, `even columns down` or `odd rows right` and the like, `row first`");
                return Optional.empty();
            }
        }
        boolean flat = node.traits().stream().anyMatch(trait -> trait.text().equals("flat-top"));
        boolean pointy = node.traits().stream().anyMatch(trait -> trait.text().equals("pointy-top"));
        if (shift.isEmpty() || flat == pointy || flat != shift.get().text().contains("columns")) {
            context.error(
                    LayerCode.BAD_HEXES,
                    node.span(),
                    "the map does not say how its hexes lie",
                    flat && shift.isPresent()
                            ? "with flat tops it is columns that are shifted"
                            : pointy && shift.isPresent()
                                    ? "with pointed tops it is rows that are shifted"
                                    : "how are they turned, and which are shifted?",
                    pointy ? "write `pointy-top, even rows right`" : "write `flat-top, even columns down`");
            return Optional.empty();
        }
        return shift;
    }

    private static Optional<Halves> halves(Name number, Context context) {
        String text = number.text();
        Matcher lettersFirst = LETTERS_FIRST.matcher(text);
        Matcher lettersLast = LETTERS_LAST.matcher(text);
        if (text.matches("\\d{2,}")) {
            return Optional.of(new Halves(text.substring(0, text.length() / 2), text.substring(text.length() / 2)));
        }
        if (lettersFirst.matches()) {
            return Optional.of(new Halves(lettersFirst.group(1), lettersFirst.group(2)));
        }
        if (lettersLast.matches()) {
            return Optional.of(new Halves(lettersLast.group(1), lettersLast.group(2)));
        }
        context.error(
                LayerCode.BAD_HEXES,
                number.span(),
                "`" + text + "` is not the number of a hex",
                "a column and a row are wanted",
                "numbers look like `0101`, `A1` or `1A`");
        return Optional.empty();
    }

    /** What is printed from one label to another, up or down; nothing if they are of two sorts. */
    private static Optional<List<String>> labels(String from, String to) {
        boolean digits = Character.isDigit(from.charAt(0));
        if (digits != Character.isDigit(to.charAt(0)) || from.length() > 4 || to.length() > 4) {
            return Optional.empty();
        }
        int first = ordinal(from);
        int last = ordinal(to);
        if (first < 0 || last < 0) {
            return Optional.empty();
        }
        int width = from.startsWith("0") || from.length() == to.length() ? from.length() : 1;
        List<String> labels = new ArrayList<>();
        for (int at = first; first <= last ? at <= last : at >= last; at += first <= last ? 1 : -1) {
            labels.add(
                    digits ? "0".repeat(Math.max(0, width - String.valueOf(at).length())) + at : letters(at));
        }
        return Optional.of(labels);
    }

    /** A is 1, Z is 26, AA is 27 and BB is 28, as maps have it; below zero if it is none of these. */
    private static int ordinal(String label) {
        if (Character.isDigit(label.charAt(0))) {
            return Integer.parseInt(label);
        }
        boolean doubled = label.chars().allMatch(c -> c == label.charAt(0));
        return doubled ? (label.length() - 1) * LETTERS + label.charAt(0) - 'A' + 1 : -1;
    }

    private static String letters(int ordinal) {
        return String.valueOf((char) ('A' + (ordinal - 1) % LETTERS)).repeat((ordinal - 1) / LETTERS + 1);
    }
}
