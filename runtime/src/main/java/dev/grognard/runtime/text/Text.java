package dev.grognard.runtime.text;

import java.util.List;

/**
 * A sentence about the game whose parts may look different to each side: a piece whose name a side may not see is
 * printed to it by its alias.
 */
public record Text(List<Part> parts) {
    /** The viewer who sees everything. */
    public static final int ALL_SEEING = -1;

    /** A piece of text. */
    public sealed interface Part {
        String seenBy(int side);
    }

    /** Words that everybody may read. */
    public record Words(String words) implements Part {
        @Override
        public String seenBy(int side) {
            return words;
        }
    }

    /** Words that only the sides in the mask may read; the others read the alias. */
    public record Veiled(String words, String alias, int sides) implements Part {
        @Override
        public String seenBy(int side) {
            return side == ALL_SEEING || (sides & 1 << side) != 0 ? words : alias;
        }
    }

    /** A number that the rules have put into the sentence, so that a player may ask where it comes from. */
    public record Figure(String words) implements Part {
        @Override
        public String seenBy(int side) {
            return words;
        }
    }

    public static Text of(Part... parts) {
        return new Text(List.of(parts));
    }

    public static Text of(String words) {
        return new Text(List.of(new Words(words)));
    }

    public static Part words(Object value) {
        return new Words(String.valueOf(value));
    }

    /** A noun with its article; before a U the sound is mostly that of "unit". */
    public static String one(String noun) {
        boolean vowel = !noun.isEmpty() && "AEIOaeio".indexOf(noun.charAt(0)) >= 0;
        return (vowel ? "an " : "a ") + noun;
    }

    public static Part figure(Object value) {
        return new Figure(String.valueOf(value));
    }

    /** Whether a number stands in the sentence that the rules have put there. */
    public boolean hasFigure() {
        return parts.stream().anyMatch(Figure.class::isInstance);
    }

    /** The sentence as one side reads it. */
    public String seenBy(int side) {
        StringBuilder sentence = new StringBuilder();
        for (Part part : parts) {
            sentence.append(part.seenBy(side));
        }
        return sentence.toString();
    }

    @Override
    public String toString() {
        return seenBy(ALL_SEEING);
    }
}
