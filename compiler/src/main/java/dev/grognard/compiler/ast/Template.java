package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** A text with holes: {@code "{leader} marches to {by.to}"}. */
public record Template(Span span, List<Part> parts) {
    /** Words or a hole. */
    public sealed interface Part {
        Span span();
    }

    /** Words between holes. */
    public record Words(Span span, String text) implements Part {}

    /** An expression whose value is put in. */
    public record Hole(Span span, Expr value) implements Part {}

    /** The text when it has no holes; holes are shown as written. */
    public String raw() {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            text.append(part instanceof Words words ? words.text() : part.span().text());
        }
        return text.toString();
    }
}
