package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.SourceText;

/**
 * A corrected line in a piece of advice; whoever can, tries it before anybody reads it.
 *
 * @param source the text with the mistake
 * @param start where that begins which is written otherwise
 * @param end where that ends
 * @param with what is written instead
 * @param advice what to do
 * @param help the same with the line as it should read
 */
public record Offer(SourceText source, int start, int end, String with, String advice, String help) {
    /** Stands for what only the author knows. */
    private static final String GAP = "…";

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
