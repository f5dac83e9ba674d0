package dev.grognard.compiler.source;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** One file's text under the name by which its author knows it. */
public final class SourceText {
    private final String name;
    private final String text;
    /** Worked out when somebody asks; of most texts in a folder nobody does. */
    private LineMap lines;

    private final List<SourceText> companions;

    /** Takes the text as it stands in the file, line ends included. */
    public SourceText(String name, String text) {
        this(name, text, List.of());
    }

    private SourceText(String name, String text, List<SourceText> companions) {
        this.name = Objects.requireNonNull(name);
        this.text = Objects.requireNonNull(text);
        this.companions = companions;
    }

    /** The same text, known to belong to a game together with others. */
    SourceText beside(Collection<SourceText> others) {
        return new SourceText(
                name,
                text,
                others.stream().filter(other -> !other.name.equals(name)).toList());
    }

    /** Another text in the place of this one. */
    public SourceText instead(String words) {
        return new SourceText(name, words, companions);
    }

    /** This text and those that make up a game with it, as far as they are known. */
    public List<SourceText> family() {
        return Stream.concat(Stream.of(this), companions.stream()).toList();
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
