package dev.grognard.cli;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Several options that were typed in one line: {@code 1 3 5-9}, and perhaps {@code done} after them.
 *
 * @param numbers as they were shown, from 1 on
 * @param done whether nothing more is to be chosen
 */
record Picks(Set<Integer> numbers, boolean done) {
    private static final Pattern LINE =
            Pattern.compile("(\\d{1,4}(?:-\\d{1,4})?(?:[\\s,]+\\d{1,4}(?:-\\d{1,4})?)*)(\\s+done)?");
    private static final Pattern PART = Pattern.compile("(\\d+)(?:-(\\d+))?");

    /** What was typed, if it has this form. */
    static Optional<Picks> parse(String typed) {
        Matcher line = LINE.matcher(typed.strip());
        if (!line.matches()) {
            return Optional.empty();
        }
        Set<Integer> numbers = new TreeSet<>();
        Matcher part = PART.matcher(line.group(1));
        while (part.find()) {
            int first = Integer.parseInt(part.group(1));
            int last = part.group(2) == null ? first : Integer.parseInt(part.group(2));
            for (int number = first; number <= last; number++) {
                numbers.add(number);
            }
        }
        return Optional.of(new Picks(numbers, line.group(2) != null));
    }
}
