package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A list of modifiers that adds up to a number of its own. */
public record ModifiersDef(
        Signature signature,
        List<ModifierItem> items,
        Optional<Limit> limit,
        List<String> cases,
        String doc,
        Layer layer,
        Span span) {
    /** Only the highest or lowest item counts, or the sum is bounded. */
    public record Limit(Form form, Optional<Expr> bound) {
        /** The forms of a limit. */
        public enum Form {
            HIGHEST,
            LOWEST,
            AT_MOST,
            AT_LEAST
        }
    }
}
