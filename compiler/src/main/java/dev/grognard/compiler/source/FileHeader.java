package dev.grognard.compiler.source;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a file says it is in its first declaration, read without parsing the rest, so that a broken file can still be found.
 *
 * @param layer what it is
 * @param name the name that it declares
 * @param base the series or game that it stands on, if any
 * @param span where the name stands
 */
public record FileHeader(Layer layer, String name, Optional<String> base, Span span) {
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
            "^(series|game|mod)[ \\t]+([\\p{L}][\\p{L}\\p{N}]*)(?:[ \\t]+\"[^\"\\n]*\")?(?:\\s+(?:extends|for)\\s+([\\p{L}][\\p{L}\\p{N}]*))?",
            Pattern.MULTILINE);

    /** The header of a text; a fragment that others include has none. */
    public static Optional<FileHeader> scan(SourceText text) {
        Matcher matcher = HEADER.matcher(text.text());
        if (!matcher.find()) {
            return Optional.empty();
        }
        Layer layer = switch (matcher.group(1)) {
            case "series" -> Layer.SERIES;
            case "game" -> Layer.GAME;
            default -> Layer.MOD;
        };
        return Optional.of(new FileHeader(
                layer,
                matcher.group(2),
                Optional.ofNullable(matcher.group(3)),
                new Span(text, matcher.start(2), matcher.end(2))));
    }
}
