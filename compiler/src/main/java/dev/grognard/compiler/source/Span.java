package dev.grognard.compiler.source;

import java.util.Objects;
import java.util.regex.Pattern;

/** A stretch of a source text, from an offset (included) to another (excluded), both in UTF-16 units. */
public record Span(SourceText source, int start, int end) {
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern BROKEN = Pattern.compile("([(\\[])\\s*\\R\\s*|\\s*\\R\\s*([)\\]])");

    /** Checks that the span lies in its text. */
    public Span {
        Objects.requireNonNull(source);
        if (start < 0 || end < start || end > source.text().length()) {
            throw new IllegalArgumentException("span " + start + ".." + end + " lies outside " + source.name());
        }
    }

    /** The characters covered. */
    public String text() {
        return source.text().substring(start, end);
    }

    /** The characters covered, as one line with single blanks, and none inside of a bracket that goes on in another line. */
    public String words() {
        String joined = BROKEN.matcher(text().strip()).replaceAll("$1$2");
        return BLANKS.matcher(joined).replaceAll(" ");
    }

    /** The smallest span over both; spans of two texts cannot be joined, and then this one is kept. */
    public Span to(Span other) {
        if (!source.equals(other.source)) {
            return this;
        }
        return new Span(source, Math.min(start, other.start), Math.max(end, other.end));
    }

    /** The line of the first character, counted from 1. */
    public int line() {
        return source.lines().line(start);
    }

    /** The column of the first character, counted from 1 in whole characters. */
    public int column() {
        return source.lines().column(start);
    }

    /** The place as {@code file:line:column}, which terminals and editors make clickable. */
    public String location() {
        return source.name() + ":" + line() + ":" + column();
    }
}
