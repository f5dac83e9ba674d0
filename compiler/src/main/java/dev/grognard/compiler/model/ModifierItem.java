package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An item of a sum.
 *
 * @param amount what it adds: already negated where it is taken away, and with its exceptions inside
 * @param when when it applies
 * @param amendments the exceptions as they are written, for reports; the last is asked first
 * @param cases its own; an exception to it is cited only where it counts
 */
public record ModifierItem(
        String label,
        Expr amount,
        Optional<Expr> when,
        List<Amendment> amendments,
        List<String> cases,
        Layer layer,
        String text,
        Span span) {
    /** An exception to the item: under which condition, if any, which amount, and over which cases it goes. */
    public record Amendment(
            String when, String amount, List<String> cases, List<String> over, Layer layer, Span span) {}
}
