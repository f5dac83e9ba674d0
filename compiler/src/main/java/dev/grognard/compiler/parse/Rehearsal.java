package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;

/** A corrected line is read in its place before it is offered to anybody. */
final class Rehearsal {
    private Rehearsal() {}

    /** What is told about a text, without corrected lines that cannot be read either. */
    static List<Diagnostic> tried(List<Diagnostic> found) {
        return found.stream()
                .map(problem -> problem.trying(offer -> !reads(offer)))
                .toList();
    }

    private static boolean reads(Offer offer) {
        return !offer.isWhole() || reads(offer.source(), offer.start(), offer.end(), offer.with());
    }

    /** Whether a text would have no mistake on the line of a place, nor where the next one begins, with something else there. */
    static boolean reads(SourceText source, int start, int end, String with) {
        String text = source.text();
        String changed = text.substring(0, start) + with + text.substring(end);
        int first = text.lastIndexOf('\n', start - 1) + 1;
        while (first < start && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        // What is missed at the first word of the line is missing on the one before.
        int from = first < start ? first + 1 : first;
        int last = start + with.length();
        while (last < changed.length() && changed.charAt(last) != '\n') {
            last++;
        }
        while (last < changed.length() && Character.isWhitespace(changed.charAt(last))) {
            last++;
        }
        int next = last;
        return mistakes(source.instead(changed)).stream()
                .noneMatch(mistake -> mistake.start() >= from && mistake.start() <= next);
    }

    private static List<Span> mistakes(SourceText changed) {
        List<Span> found = new ArrayList<>();
        try {
            ParseRun.rehearse(changed, found::add);
        } catch (StackOverflowError tooDeep) {
            found.add(changed.span(0, changed.text().length()));
        }
        return found;
    }
}
