package dev.grognard.compiler.draw;

import java.util.List;
import java.util.Locale;

/** The text of an SVG file as it grows. Numbers have one digit behind the point, so that the same board is always the same text. */
final class Svg {
    private static final int INDENT = 1;
    private static final double TENTHS = 10;

    private final StringBuilder out = new StringBuilder();
    private int depth;

    /** A number as it is written. */
    static String number(double value) {
        long tenths = Math.round(value * TENTHS);
        if (tenths % 10 == 0) {
            return Long.toString(tenths / 10);
        }
        return String.format(
                Locale.ROOT, "%s%d.%d", tenths < 0 ? "-" : "", Math.abs(tenths) / 10, Math.abs(tenths) % 10);
    }

    /** A text as it may stand between tags or in quotes. */
    static String escape(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> {
                    // XML knows no control characters, not even escaped ones.
                    if (letter >= ' ' || letter == '\t' || letter == '\n') {
                        safe.appendCodePoint(letter);
                    }
                }
            }
        });
        return safe.toString();
    }

    /** A line of text that is well-formed already. */
    Svg raw(String line) {
        out.append(" ".repeat(depth * INDENT)).append(line).append('\n');
        return this;
    }

    Svg open(String tag) {
        raw("<" + tag + ">");
        depth++;
        return this;
    }

    Svg close(String name) {
        depth--;
        return raw("</" + name + ">");
    }

    /** A group of this class, perhaps about something by its name. */
    Svg group(String kind, String about) {
        return open("g class=\"" + kind + "\"" + (about.isEmpty() ? "" : " data-name=\"" + escape(about) + "\""));
    }

    Svg group(String kind) {
        return group(kind, "");
    }

    Svg end() {
        return close("g");
    }

    /** What a viewer shows when one points at the group. */
    Svg title(String text) {
        return raw("<title>" + escape(text) + "</title>");
    }

    Svg rect(Box box, double round, String style) {
        return raw("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"%s %s/>"
                .formatted(
                        number(box.x()),
                        number(box.y()),
                        number(box.width()),
                        number(box.height()),
                        round == 0 ? "" : " rx=\"" + number(round) + "\"",
                        style));
    }

    Svg circle(Point centre, double radius, String style) {
        return raw("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" %s/>"
                .formatted(number(centre.x()), number(centre.y()), number(radius), style));
    }

    Svg line(Point from, Point to, String style) {
        return raw("<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" %s/>"
                .formatted(number(from.x()), number(from.y()), number(to.x()), number(to.y()), style));
    }

    Svg path(String data, String style) {
        return raw("<path d=\"" + data + "\" " + style + "/>");
    }

    Svg polygon(List<Point> points, String style) {
        return path(Curves.straight(points, true), style);
    }

    /** One line of words; the point is on its base line. */
    Svg text(Point at, Anchor anchor, Typeface face, double size, String style, String words) {
        return raw("<text x=\"%s\" y=\"%s\"%s %s font-size=\"%s\" %s>%s</text>"
                .formatted(
                        number(at.x()),
                        number(at.y()),
                        anchor == Anchor.START
                                ? ""
                                : " text-anchor=\"" + anchor.name().toLowerCase(Locale.ROOT) + "\"",
                        face.attributes(),
                        number(size),
                        style,
                        escape(words)));
    }

    /** Words that follow others on their line, wherever these end. */
    record Behind(double gap, Typeface face, double size, String words) {}

    /** One line of words in two faces, beginning at the point. */
    Svg text(Point at, Typeface face, double size, String style, String words, Behind behind) {
        return raw(
                "<text x=\"%s\" y=\"%s\" %s font-size=\"%s\" %s>%s<tspan dx=\"%s\" font-weight=\"normal\" %s font-size=\"%s\">%s</tspan></text>"
                        .formatted(
                                number(at.x()),
                                number(at.y()),
                                face.attributes(),
                                number(size),
                                style,
                                escape(words),
                                number(behind.gap()),
                                behind.face().attributes(),
                                number(behind.size()),
                                escape(behind.words())));
    }

    /** Which part of a line of words stands at its point. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
