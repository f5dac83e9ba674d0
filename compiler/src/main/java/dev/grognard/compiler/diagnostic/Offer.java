package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.SourceText;
import java.util.Optional;

/**
 * A corrected line in a piece of advice; whoever can, tries it before anybody reads it.
 *
 * @param source the text with the mistake
 * @param start where that begins which is written otherwise
 * @param end where that ends
 * @param with what is written instead
 * @param advice what to do
 * @param help the same with the line as it should read
 * @param otherwise what may have been meant if this line is wrong too
 */
public record Offer(
        SourceText source, int start, int end, String with, String advice, String help, Optional<Offer> otherwise) {
    /** Stands for what only the author knows. */
    private static final String GAP = "…";

    /** The same with something else that may have been meant. */
    public Offer or(Optional<Offer> other) {
        return new Offer(source, start, end, with, advice, help, other);
    }

    /** Whether the line is as the author would have to write it, without a gap. */
    public boolean isWhole() {
        return !with.contains(GAP);
    }

    /** The text as it would read. */
    public SourceText mended() {
        String text = source.text();
        return source.instead(text.substring(0, start) + with + text.substring(end));
    }
}
