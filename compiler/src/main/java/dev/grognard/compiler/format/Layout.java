package dev.grognard.compiler.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Text with places where it may be broken into lines, after Wadler's "A prettier printer". */
sealed interface Layout {
    /** Words without a line break. */
    record Text(String text) implements Layout {}

    /** A comment behind a line, for whose sake nothing is broken. */
    record Aside(String text) implements Layout {}

    /** Some blanks in the flat form; a line break in the broken form. */
    record Break(String flat) implements Layout {}

    /** A line break always; whatever holds it is broken. */
    record Hard() implements Layout {}

    /** The beginning of a column: lines below each other that have it show it in the same place. */
    record Mark(String column) implements Layout {}

    /** Blanks that keep a column; on one line with others there is none to keep. */
    record Pad(String blanks) implements Layout {}

    /** Several things in braces: what is in them has columns only if each has a line of its own. */
    record Row(Layout inner) implements Layout {}

    /** One after the other. */
    record Joined(List<Layout> parts) implements Layout {}

    /** Further in by some columns after each line break. */
    record Nested(int columns, Layout inner) implements Layout {}

    /** Flat if that fits into the line, else broken at all its own breaks. */
    record Group(Layout inner, boolean hard) implements Layout {}

    Layout NOTHING = new Text("");
    Layout LINE = new Break(" ");
    Layout SOFT = new Break("");
    Layout HARD = new Hard();

    static Layout text(String text) {
        return text.isEmpty() ? NOTHING : new Text(text);
    }

    static Layout join(Layout... parts) {
        return new Joined(Arrays.asList(parts));
    }

    static Layout join(List<Layout> parts) {
        return new Joined(List.copyOf(parts));
    }

    /** A piece that stands in a column; nothing stays nothing. */
    static Layout column(String name, Layout piece) {
        return isNothing(piece) ? piece : join(new Mark(name), piece);
    }

    static Layout nest(int columns, Layout... parts) {
        return new Nested(columns, join(parts));
    }

    static Layout group(Layout... parts) {
        Layout inner = join(parts);
        return new Group(inner, hasHard(inner));
    }

    /** The pieces that are not empty, with a blank or a line break before each but the first, as the line has room. */
    static Layout fill(List<Layout> pieces) {
        List<Layout> shown = new ArrayList<>();
        for (Layout piece : pieces) {
            if (!isNothing(piece)) {
                shown.add(shown.isEmpty() ? group(piece) : group(LINE, group(piece)));
            }
        }
        return join(shown);
    }

    static Layout fill(Layout... pieces) {
        return fill(Arrays.asList(pieces));
    }

    /** Pieces with a sign after each but the last, filled into lines. */
    static Layout list(List<Layout> pieces, String sign) {
        List<Layout> signed = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            signed.add(i + 1 < pieces.size() ? join(pieces.get(i), text(sign)) : pieces.get(i));
        }
        return fill(signed);
    }

    static boolean isNothing(Layout layout) {
        return layout instanceof Text text && text.text().isEmpty();
    }

    /** Whether it cannot stand on one line. */
    static boolean hasHard(Layout layout) {
        if (layout instanceof Joined joined) {
            return joined.parts().stream().anyMatch(Layout::hasHard);
        }
        if (layout instanceof Nested nested) {
            return hasHard(nested.inner());
        }
        if (layout instanceof Row row) {
            return hasHard(row.inner());
        }
        return layout instanceof Hard || (layout instanceof Group group && group.hard());
    }
}
