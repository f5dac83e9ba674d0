package dev.grognard.compiler.source;

import java.util.Arrays;

/**
 * The lines of a text; {@code \n}, {@code \r\n} and a lone {@code \r} each end one.
 *
 * <p>Lines and columns count from 1. A column counts characters as a reader does: a surrogate pair is one, a tab is one.
 */
public final class LineMap {
    private final String text;
    private final int[] starts;

    LineMap(String text) {
        this.text = text;
        this.starts = starts(text);
    }

    private static int[] starts(String text) {
        int[] starts = new int[16];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean ends = c == '\n' || (c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n'));
            if (ends) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, count * 2);
                }
                starts[count++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    /** How many lines there are; an empty text has one. */
    public int count() {
        return starts.length;
    }

    /** The line that holds the offset. */
    public int line(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The column of the offset in its line. */
    public int column(int offset) {
        int start = starts[line(offset) - 1];
        return text.codePointCount(start, Math.max(start, Math.min(offset, text.length()))) + 1;
    }

    /** The offset at which a line begins. */
    public int start(int line) {
        return starts[line - 1];
    }

    /** The offset at which a line's own text ends, before its line end. */
    public int end(int line) {
        int end = line < starts.length ? starts[line] : text.length();
        int start = starts[line - 1];
        while (end > start && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return end;
    }

    /** A line's text without its line end. */
    public String text(int line) {
        return text.substring(start(line), end(line));
    }
}
