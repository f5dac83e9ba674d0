package dev.grognard.cli;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A rule, a sum or a table that somebody asks about, with its arguments by id.
 *
 * @param rule its name; a rule of a procedure has that procedure's name before it
 * @param arguments as notations write them
 */
record Question(String rule, List<String> arguments) {
    /** What the game may have and yet cannot be asked about, because nobody could type its arguments. */
    static final String UNASKED = "A rule that takes a set or something that may be absent cannot be asked by name;"
            + " its working stands with the numbers in the log that come from it.";

    /** Understands {@code rule(a, Road(b, c))} and {@code rule a Road(b, c)}. */
    static Question parse(String words) {
        String text = words.strip();
        int end = 0;
        while (end < text.length() && text.charAt(end) != '(' && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        String rest = text.substring(end).strip();
        if (rest.startsWith("(") && rest.endsWith(")")) {
            rest = rest.substring(1, rest.length() - 1);
        }
        return new Question(text.substring(0, end), split(rest));
    }

    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        int depth = 0;
        for (char c : text.toCharArray()) {
            boolean between = depth == 0 && (c == ',' || Character.isWhitespace(c));
            if (between) {
                addIfAny(parts, part);
            } else {
                part.append(c);
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            }
        }
        addIfAny(parts, part);
        return List.copyOf(parts);
    }

    private static void addIfAny(List<String> parts, StringBuilder part) {
        if (!part.isEmpty()) {
            // However it was typed, notations have a blank behind a comma.
            parts.add(part.toString().replaceAll("\\s*,\\s*", ", "));
            part.setLength(0);
        }
    }

    /** How the rule comes to its value in a match, as far as a side may know it; nothing if there is no such rule. */
    Optional<Explanation> ask(Match match, int viewer) {
        try {
            return match.hindsight().explain(rule, arguments, viewer);
        } catch (IllegalArgumentException e) {
            return byPrintedName(match, viewer).orElseThrow(() -> unanswered(e)).explanation();
        } catch (IllegalStateException e) {
            throw unanswered(e);
        }
    }

    private record Found(Optional<Explanation> explanation) {}

    /** A printed name may have several words. */
    private Optional<Found> byPrintedName(Match match, int viewer) {
        List<String> named = named(match.game().schema());
        if (named.size() == arguments.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Found(match.hindsight().explain(rule, named, viewer)));
        } catch (IllegalArgumentException e) {
            // Then it is no name either, and what was wrong with the words is told.
            return Optional.empty();
        }
    }

    /** The arguments, where words that make a printed name are one of them. */
    private List<String> named(Schema schema) {
        Set<String> names = schema.kinds().stream()
                .flatMap(kind -> kind.members().stream())
                .map(thing -> thing.printed().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        List<String> named = new ArrayList<>();
        for (int from = 0; from < arguments.size(); ) {
            int to = arguments.size();
            while (to > from + 1 && !names.contains(words(from, to).toLowerCase(Locale.ROOT))) {
                to--;
            }
            named.add(words(from, to));
            from = to;
        }
        return named;
    }

    private String words(int from, int to) {
        return String.join(" ", arguments.subList(from, to));
    }

    private UserError unanswered(RuntimeException e) {
        return new UserError("`" + rule + "` cannot be worked out now: " + e.getMessage(), e);
    }
}
