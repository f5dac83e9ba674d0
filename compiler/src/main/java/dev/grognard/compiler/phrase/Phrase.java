package dev.grognard.compiler.phrase;

import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A phrase of rulebooks and what is written instead.
 *
 * <p>The pattern is looked for in one line. Its group {@code w} is what a reader would call the phrase; what replaces the whole match
 * takes its parts as {@code $1}, with the names of kinds mended as {@code #1}, only their first letter as {@code ~1}, and names of the
 * game as {@code @die}.
 *
 * @param pattern how it stands in a line
 * @param with what is written instead, or nothing if that cannot be known
 * @param advice what to do
 * @param places where it can stand; anywhere if none is named
 */
record Phrase(Pattern pattern, String with, String advice, Set<Place> places) {
    /** A side of a comparison, such as {@code unit.at} or {@code points(s)}. */
    private static final String PATH =
            "\\.?[\\p{L}\\p{N}]+(?:\\.[\\p{L}\\p{N}]+)*(?:\\([^()]*\\))?(?:\\.[\\p{L}\\p{N}]+)*";

    private static final String KIND = "\\p{Lu}[\\p{L}\\p{N}]*";

    private static final String SET = KIND + "(?: (?:of|at|next to) " + PATH + "| on map)*";

    /** A condition, up to what can follow one. */
    private static final String CONDITION = "(?:[^\\[{\"=]|(?<=[<>])=)+?(?=\\s*(?:\\belse\\b|\\[|\\{|\"|(?<![<>])=|$))";

    private static final Pattern PART = Pattern.compile("([$#~])(\\d)|@(\\w+)");

    /**
     * A line of which something is not understood.
     *
     * @param text the line
     * @param masked the same without texts, citations and comments, of the same length
     * @param from where the words begin that are not understood
     * @param to where they end
     * @param names the kind that a word names, and names of the game
     */
    record Line(String text, String masked, int from, int to, UnaryOperator<String> names) {}

    /**
     * The phrase in a line.
     *
     * @param start where the phrase begins
     * @param end where it ends
     * @param first where that begins which is written otherwise
     * @param last where that ends
     * @param with what is written instead, or nothing
     * @param advice what to do
     */
    record Found(int start, int end, int first, int last, String with, String advice) {}

    /** A phrase by its pattern, in which {@code {path}}, {@code {kind}}, {@code {set}} and {@code {condition}} are known. */
    static Phrase of(String regex, String with, String advice, Place... places) {
        String whole = regex.replace("{set}", SET)
                .replace("{kind}", KIND)
                .replace("{path}", PATH)
                .replace("{condition}", CONDITION)
                .replace(" ", "[ \\t]+");
        Set<Place> where = EnumSet.noneOf(Place.class);
        where.addAll(List.of(places));
        return new Phrase(Pattern.compile(whole), with, advice, where);
    }

    /** The phrase in a line, if it stands beside what is not understood. */
    Optional<Found> in(Line line, Set<Place> here) {
        if (!places.isEmpty() && places.stream().noneMatch(here::contains)) {
            return Optional.empty();
        }
        Matcher match = pattern.matcher(line.masked());
        while (match.find()) {
            if (match.start("w") <= line.to() + 1 && match.end("w") >= line.from() - 1) {
                return Optional.of(new Found(
                        match.start("w"),
                        match.end("w"),
                        match.start(),
                        match.end(),
                        filled(with, match, line),
                        filled(advice, match, line)));
            }
        }
        return Optional.empty();
    }

    private static String filled(String template, Matcher match, Line line) {
        return PART.matcher(template).replaceAll(part -> {
            if (part.group(3) != null) {
                return Matcher.quoteReplacement(line.names().apply("@" + part.group(3)));
            }
            int group = Integer.parseInt(part.group(2));
            String text = match.start(group) < 0 ? "" : line.text().substring(match.start(group), match.end(group));
            return Matcher.quoteReplacement(
                    switch (part.group(1)) {
                        case "#" -> line.names().apply(text);
                        case "~" -> text.substring(0, 1).toLowerCase(java.util.Locale.ROOT);
                        default -> text;
                    });
        });
    }
}
