package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A text with holes: {@code "{leader} marches to {by.to}"}. */
public record Template(Span span, List<Part> parts) {
    /** Words, a hole, or words that are there only sometimes. */
    public sealed interface Part {
        Span span();
    }

    /** Words between holes. */
    public record Words(Span span, String text) implements Part {}

    /** An expression whose value is put in. */
    public record Hole(Span span, Expr value) implements Part {}

    /** {@code {moved:', moved'}}: words that are put in if something holds, and perhaps others if it does not. */
    public record Flag(Span span, Expr condition, Template words, Optional<Template> otherwise) implements Part {}

    /** The text when it has no holes; holes are shown as written. */
    public String raw() {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            text.append(part instanceof Words words ? words.text() : part.span().text());
        }
        return text.toString();
    }
}
