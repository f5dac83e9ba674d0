package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.Span;
import java.util.Objects;

/** A place in a text and the few words printed beside it; the words may be empty. */
public record Label(Span span, String text) {
    /** Checks that nothing is missing. */
    public Label {
        Objects.requireNonNull(span);
        Objects.requireNonNull(text);
    }
}
