package dev.grognard.compiler.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a record is printed: {@code {attacker:Percent}/{defender:Percent}[{effect:Effect}]}. Brackets hold what may be missing; a part
 * whose type is no name, such as {@code {leader:*}} or {@code {leader:' Leader'}}, is a flag that is yes where its text is printed.
 */
record Notation(String text, List<Part> parts) {
    /** Words, a part of the record, or a group that may be missing. */
    sealed interface Part {}

    /** Text printed as it stands. */
    record Words(String text) implements Part {}

    /** A value of the record. */
    record Slot(String name, String type) implements Part {
        boolean flag() {
            return !type.isEmpty() && !Character.isLetter(type.charAt(0));
        }

        /** What is printed where a flag is yes; quotes around it make a word of it. */
        String sign() {
            boolean quoted = type.length() > 2 && type.startsWith("'") && type.endsWith("'");
            return quoted ? type.substring(1, type.length() - 1) : type;
        }
    }

    /** What may be missing. */
    record Group(List<Part> parts) implements Part {}

    static Notation of(String text) {
        return new Notation(text, new Reader(text).parts());
    }

    /** The parts of the record in the order in which they are printed. */
    List<Slot> slots() {
        List<Slot> slots = new ArrayList<>();
        collect(parts, slots);
        return slots;
    }

    private static void collect(List<Part> parts, List<Slot> into) {
        for (Part part : parts) {
            if (part instanceof Slot slot) {
                into.add(slot);
            } else if (part instanceof Group group) {
                collect(group.parts(), into);
            }
        }
    }

    /** The printed forms that a part can have, as a pattern. */
    @FunctionalInterface
    interface Forms {
        String pattern(Slot slot);
    }

    /** The texts of the parts in a cell of that pattern, in order; absent ones are empty. Nothing if the cell does not fit. */
    Optional<List<String>> read(String cell, Pattern pattern) {
        Matcher matcher = pattern.matcher(cell);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<String> texts = new ArrayList<>();
        for (int i = 1; i <= matcher.groupCount(); i++) {
            texts.add(matcher.group(i) == null ? "" : matcher.group(i));
        }
        return Optional.of(texts);
    }

    /** The notation with the texts of those parts that are there; a group without any is left out. */
    String print(Map<String, String> texts) {
        StringBuilder printed = new StringBuilder();
        print(parts, texts, printed);
        return printed.toString();
    }

    private static void print(List<Part> parts, Map<String, String> texts, StringBuilder into) {
        for (Part part : parts) {
            if (part instanceof Words words) {
                into.append(words.text());
            } else if (part instanceof Slot slot && texts.containsKey(slot.name())) {
                into.append(slot.flag() ? slot.sign() : texts.get(slot.name()));
            } else if (part instanceof Group group && holdsAny(group.parts(), texts)) {
                print(group.parts(), texts, into);
            }
        }
    }

    private static boolean holdsAny(List<Part> parts, Map<String, String> texts) {
        List<Slot> slots = new ArrayList<>();
        collect(parts, slots);
        return slots.stream().anyMatch(slot -> texts.containsKey(slot.name()));
    }

    /** What a cell looks like, as a pattern with a group for each part of the record. */
    String pattern(Forms forms) {
        return pattern(parts, forms);
    }

    private static String pattern(List<Part> parts, Forms forms) {
        StringBuilder pattern = new StringBuilder();
        for (Part part : parts) {
            if (part instanceof Words words) {
                pattern.append(Pattern.quote(words.text()));
            } else if (part instanceof Slot slot) {
                pattern.append('(')
                        .append(slot.flag() ? Pattern.quote(slot.sign()) : forms.pattern(slot))
                        .append(')');
                if (slot.flag()) {
                    pattern.append('?');
                }
            } else if (part instanceof Group group) {
                pattern.append("(?:").append(pattern(group.parts(), forms)).append(")?");
            }
        }
        return pattern.toString();
    }

    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        List<Part> parts() {
            List<Part> parts = new ArrayList<>();
            StringBuilder words = new StringBuilder();
            while (at < text.length() && text.charAt(at) != ']') {
                char c = text.charAt(at);
                int close = text.indexOf('}', at);
                if (c == '{' && close > at) {
                    flush(words, parts);
                    String[] slot = text.substring(at + 1, close).split(":", 2);
                    parts.add(new Slot(slot[0].strip(), slot.length > 1 ? slot[1].strip() : ""));
                    at = close + 1;
                } else if (c == '[') {
                    flush(words, parts);
                    at++;
                    parts.add(new Group(parts()));
                    at++;
                } else {
                    words.append(c);
                    at++;
                }
            }
            flush(words, parts);
            return parts;
        }

        private static void flush(StringBuilder words, List<Part> parts) {
            if (words.length() > 0) {
                parts.add(new Words(words.toString()));
                words.setLength(0);
            }
        }
    }
}
