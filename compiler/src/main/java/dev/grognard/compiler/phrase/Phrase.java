package dev.grognard.compiler.phrase;

import dev.grognard.compiler.diagnostic.Conjunct;
import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A phrase of rulebooks and what is written instead.
 *
 * <p>The pattern is looked for in one line. Its group {@code w} is what a reader would call the phrase; what replaces the whole match
 * takes its parts as {@code $1}, as a set of this language as {@code #1}, only their first letter as {@code ~1}, with a capital as {@code ^1}, as a place as
 * {@code !1}, divided by commas as {@code *1}, what the rule of this name is asked about as {@code &1}, the state that begins with what is printed so as
 * {@code %1}, what has this value as {@code ?1}, the state that a verb leads to as {@code =1}, with small letters as {@code <1}, what the declaration around calls
 * such a thing as {@code >1}, the number of somebody that is called so as {@code ;1}, fields with what they
 * can be as {@code '1}, the rule of this name as {@code _1}, the order that a verb means as {@code |1}, the terrain of this name as
 * {@code §1}, the side of this name as {@code ¶1}, the region that is made of this as {@code ¤1}, the turn that is
 * printed with this time as {@code °1}, the kind of places of this name as {@code ¢1}, and names of the game as {@code @die}.
 *
 * @param pattern how it stands in a line
 * @param with what is written instead, or nothing if that cannot be known
 * @param advice what to do
 * @param places where it can stand; anywhere if none is named
 */
record Phrase(Pattern pattern, String with, String advice, Set<Place> places) {
    /** A side of a comparison, such as {@code unit.at} or {@code points(s)}. */
    private static final String PATH =
            "(?!(?:to|for|when|if|of|at|in|on|and|or|not|is|are|with|the|where|requires|except|from|by(?! is\\b))\\b(?!\\.))\\.?[\\p{L}\\p{N}]+(?:\\.[\\p{L}\\p{N}]+)*(?:\\([^()]*\\))?(?:\\.[\\p{L}\\p{N}]+)*";

    private static final String KIND = "\\p{Lu}[\\p{L}\\p{N}]*";

    /** A set as it is written here, or as a rulebook has it: {@code enemy units adjacent to p}. */
    private static final String SET =
            "(?:(?:any |all |the |an |a |other )?(?:enemy |friendly |own |opposing |hostile |\\p{Lu}\\p{L}* (?=units?\\b|counters?\\b|pieces?\\b))?(?:"
                    + KIND + "|units?|counters?|pieces?|enemies|hexes|towns?|spaces?|areas?)\\b)"
                    + "(?: (?:of|at|in|next to|adjacent to|within \\d+ of) " + PATH + "| on map)*";

    /** One that no text of ours could be. */
    private static final String FORCE =
            "(?:(?:any |the |an |a )?(?:enemy|friendly|opposing|hostile) (?:units?|counters?|pieces?|forces?)|enemies|the enemy)";

    /** A condition, up to what can follow one. */
    private static final String CONDITION = "(?:[^\\[{\"=]|(?<=[<>])=)+?(?=\\s*(?:\\belse\\b|\\[|\\{|\"|(?<![<>])=|$))";

    /** What distances are counted in, which is not written here. */
    private static final String SPACES =
            "(?i:hex|hexes|spaces?|steps?|areas?|places?|towns?|regions?|provinces?|zones?|squares?|boxes|box|points?|cities|city)";

    private static final Pattern PART = Pattern.compile("([$#~^!*&%?=<>;'_|§¶¤°¢])(\\d)|@(\\w+)");

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

    /** A phrase by its pattern, in which {@code {path}}, {@code {kind}}, {@code {set}}, {@code {force}}, {@code {spaces}} and
     * {@code {condition}} are known. */
    static Phrase of(String regex, String with, String advice, Place... places) {
        String whole = regex.replace("{set}", SET)
                .replace("{force}", FORCE)
                .replace("{spaces}", SPACES)
                .replace("{kind}", KIND)
                .replace("{path}", PATH)
                .replace("{condition}", CONDITION)
                .replace(" ?", "\\h{0,99}")
                .replace(" *", "\\h{0,99}")
                .replace(" ", "\\h{1,99}");
        Set<Place> where = EnumSet.noneOf(Place.class);
        where.addAll(List.of(places));
        Pattern pattern = Pattern.compile(whole, Pattern.UNICODE_CHARACTER_CLASS);
        int groups = pattern.matcher("").groupCount();
        boolean known = PART.matcher(with + advice)
                .results()
                .allMatch(part -> part.group(2) == null || Integer.parseInt(part.group(2)) <= groups);
        if (!known) {
            throw new IllegalArgumentException("a part is taken that the phrase does not have: " + regex);
        }
        return new Phrase(pattern, with, advice, where);
    }

    /** The phrase in a line, if it stands beside what is not understood. */
    Optional<Found> in(Line line, Set<Place> here) {
        if (!places.isEmpty() && places.stream().noneMatch(here::contains)) {
            return Optional.empty();
        }
        // What explains a name has to hold it; what explains a mistake may stand beside it.
        int reach = places.equals(Set.of(Place.UNKNOWN_NAME)) ? -1 : 1;
        Matcher match = pattern.matcher(line.masked());
        while (match.find()) {
            if (match.start("w") <= line.to() + reach
                    && match.end("w") >= line.from() - reach
                    && !isInsideWord(line.masked(), match.start("w"))
                    && !filled(with + advice, match, line).contains(GameNames.NONE)) {
                return Optional.of(found(match, line));
            }
        }
        return Optional.empty();
    }

    private Found found(Matcher match, Line line) {
        String filled = filled(with, match, line);
        // What ends with such a word takes in all of the condition that follows.
        boolean joins = filled.matches("(?:.*\\s)?and\\s*");
        boolean negates = filled.matches("(?:.*\\s)?not\\s*");
        int last = joins || negates ? Conjunct.end(line.masked(), match.end()) : match.end();
        String rest = line.text().substring(match.end(), last);
        return new Found(
                match.start("w"),
                match.start("w") + match.group("w").stripTrailing().length(),
                match.start(),
                last,
                joins || negates
                        ? filled.stripTrailing() + " " + (joins ? Conjunct.of(rest) : Conjunct.negated(rest))
                        : filled,
                filled(advice, match, line));
    }

    /** Whether a word goes on here: what ends like a phrase is none. */
    private static boolean isInsideWord(String line, int at) {
        return at > 0
                && at < line.length()
                && Character.isLetter(line.charAt(at))
                && Character.isLetterOrDigit(line.charAt(at - 1));
    }

    private static String filled(String template, Matcher match, Line line) {
        return PART.matcher(template).replaceAll(part -> {
            // Who sees something that a line does not name is said of the fields of the kind around.
            if ("fields".equals(part.group(3))
                    && !line.masked().substring(0, match.start()).isBlank()) {
                return "";
            }
            if (part.group(3) != null) {
                return Matcher.quoteReplacement(line.names().apply("@" + part.group(3)));
            }
            int group = Integer.parseInt(part.group(2));
            String text = match.start(group) < 0 ? "" : line.text().substring(match.start(group), match.end(group));
            return Matcher.quoteReplacement(
                    switch (part.group(1)) {
                        case "!", "&", "%", "?", "=", ">", ";", "'", "_", "|", "§", "¶", "¤", "°", "¢" ->
                            line.names().apply(part.group(1) + text);
                        case "<" -> text.toLowerCase(Locale.ROOT);
                        case "*" -> text.strip().replaceAll("\\s*(?:[|/,]|\\b(?:and|or)\\b)\\s*", ", ");
                        case "#" -> line.names().apply(text);
                        case "~" -> text.substring(0, 1).toLowerCase(Locale.ROOT);
                        case "^" -> text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
                        default -> text;
                    });
        });
    }
}
