package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.List;

/** Corrected lines are tried before anybody reads them: the game is built once more with each in its place. */
final class Offers {
    /** So many are tried; whoever makes more mistakes at once reads the first of them first. */
    private static final int MOST = 20;

    private final Trial trial;
    private int tried;

    Offers(Trial trial) {
        this.trial = trial;
    }

    /** What is told about a game, without corrected lines that are wrong too. */
    List<Diagnostic> tried(List<Diagnostic> found) {
        return found.stream().map(problem -> problem.trying(this::isWrong)).toList();
    }

    private boolean isWrong(Offer offer) {
        if (!offer.isWhole() || tried++ >= MOST) {
            return false;
        }
        SourceText mended = offer.mended();
        int first = mended.lines().line(offer.start());
        int last = mended.lines().line(offer.start() + offer.with().length());
        return trial.errors(mended).stream()
                .map(problem -> problem.primary().span())
                .anyMatch(span -> stands(span, mended, first, last));
    }

    private static boolean stands(Span span, SourceText mended, int first, int last) {
        return span.source().name().equals(mended.name()) && span.line() >= first && span.line() <= last;
    }
}
