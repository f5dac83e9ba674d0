package dev.grognard.compiler.source;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a file says it is in its first declaration, read without parsing the rest, so that a broken file can still be found. It stands in
 * the first line, or behind the one that says which language it is; comments do not count.
 *
 * @param layer what it is
 * @param name the name that it declares
 * @param title how it is printed, if that is said
 * @param base the series or game that it stands on, if any
 * @param span where the name stands
 */
public record FileHeader(Layer layer, String name, Optional<String> title, Optional<String> base, Span span) {
    /** The layers that a file can be. */
    public enum Layer {
        SERIES,
        GAME,
        MOD;

        /** Whether files of this layer are compiled to a game that can be played. */
        public boolean isPlayable() {
            return this != SERIES;
        }
    }

    private static final Pattern HEADER = Pattern.compile(
            "(series|game|mod)[ \\t]+([\\p{L}][\\p{L}\\p{N}]*)(?:[ \\t]+\"([^\"\\n]*)\")?(?:\\s+(?:extends|for)\\s+([\\p{L}][\\p{L}\\p{N}]*))?");

    private static final int LINES = 2;

    /** The header of a text; a fragment that others include has none. */
    public static Optional<FileHeader> scan(SourceText text) {
        Matcher matcher = HEADER.matcher(text.text());
        int start = line(text.text(), 0);
        for (int i = 0; i < LINES; i++) {
            if (matcher.region(start, text.text().length()).lookingAt()) {
                return Optional.of(header(text, matcher));
            }
            start = line(text.text(), next(text.text(), start));
        }
        return Optional.empty();
    }

    /** The beginning of the first line from here on that is neither blank nor a comment. */
    private static int line(String text, int from) {
        int start = from;
        while (start < text.length()) {
            int end = next(text, start);
            int word = start;
            while (word < end && Character.isWhitespace(text.charAt(word))) {
                word++;
            }
            if (word < end && !text.startsWith("//", word)) {
                return start;
            }
            start = end;
        }
        return start;
    }

    /** What follows the end of the line; of two characters that end it together the second is a blank line. */
    private static int next(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return Math.min(at + 1, text.length());
    }

    private static FileHeader header(SourceText text, Matcher matcher) {
        Layer layer = switch (matcher.group(1)) {
            case "series" -> Layer.SERIES;
            case "game" -> Layer.GAME;
            default -> Layer.MOD;
        };
        return new FileHeader(
                layer,
                matcher.group(2),
                Optional.ofNullable(matcher.group(3)),
                Optional.ofNullable(matcher.group(4)),
                new Span(text, matcher.start(2), matcher.end(2)));
    }
}
