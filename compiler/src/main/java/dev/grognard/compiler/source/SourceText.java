package dev.grognard.compiler.source;

import java.util.Objects;

/** One file's text under the name by which its author knows it. */
public final class SourceText {
    private final String name;
    private final String text;
    /** Worked out when somebody asks; of most texts in a folder nobody does. */
    private LineMap lines;

    /** Takes the text as it stands in the file, line ends included. */
    public SourceText(String name, String text) {
        this.name = Objects.requireNonNull(name);
        this.text = Objects.requireNonNull(text);
    }

    /** The file's name without its folder. */
    public String name() {
        return name;
    }

    /** The whole text. */
    public String text() {
        return text;
    }

    /** Where its lines begin and end. */
    public LineMap lines() {
        LineMap known = lines;
        if (known == null) {
            known = new LineMap(text);
            lines = known;
        }
        return known;
    }

    /** The span of the text from one offset to another, the second excluded. */
    public Span span(int start, int end) {
        return new Span(this, start, end);
    }

    /** The empty span before the first character: the place of a complaint about the file as a whole. */
    public Span beginning() {
        return new Span(this, 0, 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceText that && name.equals(that.name) && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + text.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
