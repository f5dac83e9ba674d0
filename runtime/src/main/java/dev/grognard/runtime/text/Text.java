package dev.grognard.runtime.text;

import dev.grognard.runtime.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

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

    /** Several parts that came into a sentence together. */
    private record Group(List<Part> parts) implements Part {
        @Override
        public String seenBy(int side) {
            return new Text(parts).seenBy(side);
        }
    }

    /** Parts that only the sides in the mask may read; the others read nothing. */
    private record Reserved(List<Part> parts, int sides) implements Part {
        @Override
        public String seenBy(int side) {
            return side == ALL_SEEING || (sides & 1 << side) != 0 ? new Text(parts).seenBy(side) : "";
        }
    }

    /** A mark that whoever chooses this says so, even if nothing comes of it. */
    private record Aloud() implements Part {
        @Override
        public String seenBy(int side) {
            return "";
        }
    }

    /** The name of a thing that a player can choose, or that a choice is about; beside it there is room for its label. */
    public record Named(Part name, Thing thing) implements Part {
        @Override
        public String seenBy(int side) {
            return name.seenBy(side);
        }
    }

    public static Text of(Part... parts) {
        return new Text(flat(parts));
    }

    /** The parts with those of every group in its place; sentences are made so often that a stream of them would be slow. */
    private static List<Part> flat(Part... parts) {
        for (Part part : parts) {
            if (part instanceof Group) {
                List<Part> all = new ArrayList<>();
                addSingle(all, List.of(parts));
                return List.copyOf(all);
            }
        }
        return List.of(parts);
    }

    private static void addSingle(List<Part> all, List<Part> parts) {
        for (Part part : parts) {
            if (part instanceof Group group) {
                addSingle(all, group.parts());
            } else {
                all.add(part);
            }
        }
    }

    /** A name with room for the label of what it names. */
    public static Part named(Part name, Thing thing) {
        return thing == null ? name : new Named(name, thing);
    }

    public static Part group(Part... parts) {
        return new Group(List.of(parts));
    }

    public static Text of(String words) {
        return new Text(List.of(new Words(words)));
    }

    public static Part words(Object value) {
        return new Words(String.valueOf(value));
    }

    /** Names in a sentence: {@code A, B and C}. */
    public static String listed(List<String> names) {
        if (names.size() < 2) {
            return names.isEmpty() ? "none" : names.get(0);
        }
        int last = names.size() - 1;
        return String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** A noun with whose it is: {@code Red unit}, and {@code unit of the French} if the side is printed with an article. */
    public static String whose(String side, String noun) {
        if (side.isEmpty()) {
            return noun;
        }
        return side.regionMatches(true, 0, "the ", 0, 4) ? noun + " of " + side : side + " " + noun;
    }

    /** A noun with its article; before a U the sound is mostly that of "unit". */
    public static String one(String noun) {
        boolean vowel = !noun.isEmpty() && "AEIOaeio".indexOf(noun.charAt(0)) >= 0;
        return (vowel ? "an " : "a ") + noun;
    }

    public static Part figure(Object value) {
        return new Figure(String.valueOf(value));
    }

    /** The same for the sides in the mask, and nothing for the others. */
    public Text seenOnlyBy(int sides) {
        return new Text(List.of(new Reserved(parts, sides)));
    }

    /** The same for an answer that others hear although nothing comes of it. */
    public Text aloud() {
        return new Text(Stream.concat(Stream.of(new Aloud()), parts.stream()).toList());
    }

    public boolean isAloud() {
        return parts.stream().anyMatch(Aloud.class::isInstance);
    }

    /** Whether a number stands in the sentence that the rules have put there. */
    public boolean hasFigure() {
        return parts.stream().anyMatch(Figure.class::isInstance);
    }

    /**
     * Without what stands in parentheses at its end, if there is a number in it. How many may be chosen and what they come to is told while
     * they are; afterwards it is what it is.
     */
    public Text withoutCount() {
        String all = toString();
        int end = lastParenthesis(all);
        if (all.substring(end).chars().noneMatch(Character::isDigit) || endsWithName(all.length() - end)) {
            return this;
        }
        int length = all.substring(0, end).stripTrailing().length();
        List<Part> kept = new ArrayList<>();
        for (Part part : parts) {
            int size = part.seenBy(ALL_SEEING).length();
            if (size <= length) {
                kept.add(part);
            } else if (length > 0) {
                kept.add(words(part.seenBy(ALL_SEEING).substring(0, length)));
            }
            length = Math.max(0, length - size);
        }
        return new Text(List.copyOf(kept));
    }

    /**
     * Whether the last characters, so many of them, belong to a name that was put in, such as that of a hex with its number. Words behind
     * what was put in begin with a blank or a sign.
     */
    private boolean endsWithName(int length) {
        String last = parts.isEmpty() ? "" : parts.get(parts.size() - 1).seenBy(ALL_SEEING);
        return parts.size() > 1 && last.length() > length && Character.isLetterOrDigit(last.charAt(0));
    }

    /** Where the parentheses open with which a sentence ends, or its end. */
    private static int lastParenthesis(String sentence) {
        int open = 0;
        for (int i = sentence.length() - 1; i >= 0; i--) {
            open += sentence.charAt(i) == ')' ? 1 : sentence.charAt(i) == '(' ? -1 : 0;
            if (open == 0) {
                return i + 1 < sentence.length() ? i : sentence.length();
            }
        }
        return sentence.length();
    }

    /** The sentence as one side reads it. */
    public String seenBy(int side) {
        if (parts.size() == 1) {
            return parts.get(0).seenBy(side);
        }
        StringBuilder sentence = new StringBuilder();
        for (Part part : parts) {
            sentence.append(part.seenBy(side));
        }
        return sentence.toString();
    }

    /** The sentence as one side reads it, with what this side is told of the things that are named in it. */
    public String seenBy(int side, Function<Thing, String> labels) {
        StringBuilder sentence = new StringBuilder();
        for (Part part : parts) {
            String words = part.seenBy(side);
            String label = label(part, labels);
            sentence.append(label.isEmpty() ? words : withLabel(words, label));
        }
        return sentence.toString();
    }

    /** In parentheses behind the name, or among those with which the name ends. */
    private static String withLabel(String name, String label) {
        return name.endsWith(")")
                ? name.substring(0, name.length() - 1) + ", " + label + ")"
                : name + " (" + label + ")";
    }

    /** What is told of the thing that a part names, and of the way that leads to it. */
    private static String label(Part part, Function<Thing, String> labels) {
        if (!(part instanceof Named named)) {
            return "";
        }
        String inner = label(named.name(), labels);
        String own = labels.apply(named.thing());
        return inner.isEmpty() || own.isEmpty() ? inner + own : inner + ", " + own;
    }

    @Override
    public String toString() {
        return seenBy(ALL_SEEING);
    }
}
