package dev.grognard.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Several options that were typed in one line: {@code 1 3 5-9}, and perhaps {@code done} after them.
 *
 * @param numbers as they were shown, from 1 on, in the order in which they were typed
 * @param done whether nothing more is to be chosen
 */
record Numbers(List<Integer> numbers, boolean done) {
    private static final Pattern LINE =
            Pattern.compile("(\\d{1,4}(?:-\\d{1,4})?(?:[\\s,]+\\d{1,4}(?:-\\d{1,4})?)*)([\\s,]+done)?");
    private static final Pattern PART = Pattern.compile("(\\d+)(?:-(\\d+))?");

    /** What was typed, if it has this form. */
    static Optional<Numbers> parse(String typed) {
        Matcher line = LINE.matcher(typed.strip());
        if (!line.matches()) {
            return Optional.empty();
        }
        List<Integer> numbers = new ArrayList<>();
        Matcher part = PART.matcher(line.group(1));
        while (part.find()) {
            int first = Integer.parseInt(part.group(1));
            int last = part.group(2) == null ? first : Integer.parseInt(part.group(2));
            for (int number = first; number <= last; number++) {
                numbers.add(number);
            }
        }
        return Optional.of(new Numbers(List.copyOf(numbers), line.group(2) != null));
    }
}
