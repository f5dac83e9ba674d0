package dev.grognard.cli;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What a player means by words: the options that they fit best. Whole names count more than parts of them, and whole words more than their
 * beginnings; among options that fit equally well nothing is guessed.
 */
final class Wording {
    /** A single letter begins too many words. */
    private static final int SHORTEST_BEGINNING = 2;

    /** Letters that are no other letter with a mark. */
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("ß", "ss"),
            Map.entry("ẞ", "SS"),
            Map.entry("æ", "ae"),
            Map.entry("Æ", "AE"),
            Map.entry("œ", "oe"),
            Map.entry("Œ", "OE"),
            Map.entry("ø", "o"),
            Map.entry("Ø", "O"),
            Map.entry("ł", "l"),
            Map.entry("Ł", "L"),
            Map.entry("đ", "d"),
            Map.entry("Đ", "D"),
            Map.entry("ı", "i"));

    private Wording() {}

    /** Small letters and figures, without any signs. */
    static List<String> words(String text) {
        String plain = text.toLowerCase(Locale.ROOT).replaceAll("['’.]", "");
        return Arrays.stream(plain.split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Letters without the marks that not every keyboard has: {@code Verge} for {@code Vergé}, {@code Strasse} for {@code Straße}. */
    static String withoutMarks(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
        for (Map.Entry<String, String> letter : LETTERS.entrySet()) {
            plain = plain.replace(letter.getKey(), letter.getValue());
        }
        return plain;
    }

    /** All offers that fit what was typed best; none if nothing does. What has the marks that were typed fits better than what has others. */
    static List<Offer> fitting(List<Offer> offers, String typed) {
        List<Offer> exact = fitting(offers, typed, UnaryOperator.identity());
        return exact.isEmpty() ? fitting(offers, typed, Wording::withoutMarks) : exact;
    }

    private static List<Offer> fitting(List<Offer> offers, String typed, UnaryOperator<String> spelling) {
        String line = spelling.apply(typed.strip());
        List<String> words = spelledOut(
                words(line),
                offers.stream()
                        .flatMap(offer -> offer.names().stream().flatMap(Optional::stream))
                        .map(spelling));
        if (words.isEmpty()) {
            return List.of();
        }
        List<Predicate<Offer>> tests = List.of(
                offer -> offer.isKnown() && spelling.apply(offer.notation()).equalsIgnoreCase(line),
                offer -> spelled(offer.words(), spelling).equals(words),
                offer -> words(spelling.apply(offer.text())).equals(words),
                offer -> namesExactly(
                        offer.names().stream().map(name -> name.map(spelling)).toList(), words),
                offer -> covers(spelled(offer.words(), spelling), words, String::equals),
                offer -> covers(spelled(offer.words(), spelling), words, Wording::begins),
                offer -> covers(spelled(offer.wordsOfWays(), spelling), words, Wording::begins));
        for (Predicate<Offer> test : tests) {
            List<Offer> found = offers.stream().filter(test).toList();
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** The offers that words fit if what rules call the order is taken for one of their words. */
    static List<Offer> fittingWithOrder(List<Offer> offers, String typed) {
        List<String> words = words(withoutMarks(typed));
        return offers.stream()
                .filter(offer -> covers(
                        Stream.concat(
                                        offer.orderWords().stream(),
                                        spelled(offer.words(), Wording::withoutMarks).stream())
                                .toList(),
                        words))
                .toList();
    }

    private static List<String> spelled(List<String> words, UnaryOperator<String> spelling) {
        return words.stream().map(spelling).toList();
    }

    /** The words with names as they are printed, where they are written in one word as rules do. */
    static List<String> spelledOut(List<String> words, Stream<String> names) {
        Map<String, List<String>> printed = new HashMap<>();
        names.forEach(name -> printed.put(writtenInRules(name).toLowerCase(Locale.ROOT), words(name)));
        return words.stream()
                .flatMap(word -> printed.getOrDefault(word, List.of(word)).stream())
                .toList();
    }

    /** A line as it is printed in a list: without numbers of options, whose it is, and what stands beside names. */
    static String withoutLabels(String printed) {
        return printed.replaceAll("\\s*\\([^()]*\\)", " ")
                .replaceFirst("^[^:]*:\\s+", "")
                .replaceAll("(^\\s*\\d{1,3}\\s+|\\b\\d{1,3}\\)\\s*)(?=\\S)", "")
                .strip();
    }

    /** The one thing that is called so, or whose name alone has all of these words or words that begin so. */
    static <T> Optional<T> named(List<T> things, Function<T, String> id, Function<T, String> name, String typed) {
        return namedExactly(things, id, name, typed)
                .or(() -> namedExactly(
                        things,
                        id.andThen(Wording::withoutMarks),
                        name.andThen(Wording::withoutMarks),
                        withoutMarks(typed)));
    }

    private static <T> Optional<T> namedExactly(
            List<T> things, Function<T, String> id, Function<T, String> name, String typed) {
        List<String> words = words(typed);
        Optional<T> exact = things.stream()
                .filter(thing -> id.apply(thing).equalsIgnoreCase(typed.strip())
                        || words(name.apply(thing)).equals(words))
                .findFirst();
        List<T> near = things.stream()
                .filter(thing -> covers(words(name.apply(thing)), words))
                .toList();
        return exact.or(() -> things.stream()
                        .filter(thing -> writtenInRules(name.apply(thing)).equalsIgnoreCase(typed.strip()))
                        .findFirst())
                .or(() -> near.size() == 1 ? Optional.of(near.get(0)) : Optional.empty());
    }

    /** A printed name as rules write it: in one word, without the number of a hex. */
    static String writtenInRules(String printed) {
        return printed.replaceFirst("\\s*\\(\\d+\\)$", "").replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** Whether the words are whole names of some of its things, and nothing else. */
    private static boolean namesExactly(List<Optional<String>> names, List<String> words) {
        if (words.isEmpty()) {
            return true;
        }
        for (int i = 0; i < names.size(); i++) {
            List<String> name = names.get(i).map(Wording::words).orElse(List.of());
            List<String> rest = new ArrayList<>(words);
            boolean holds = !name.isEmpty() && name.stream().allMatch(rest::remove);
            if (holds) {
                List<Optional<String>> others = new ArrayList<>(names);
                others.remove(i);
                if (namesExactly(others, rest)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether each typed word fits a printed word of its own. */
    private static boolean covers(List<String> printed, List<String> typed, BiPredicate<String, String> fits) {
        List<String> free = new ArrayList<>(printed);
        for (String word : typed) {
            Optional<String> found = free.stream()
                    .filter(candidate -> fits.test(candidate, word))
                    .findFirst();
            if (found.isEmpty()) {
                return false;
            }
            free.remove(found.get());
        }
        return true;
    }

    /** Whether each typed word begins a printed word of its own. */
    static boolean covers(List<String> printed, List<String> typed) {
        return !typed.isEmpty() && covers(printed, typed, Wording::begins);
    }

    /** Whether a word is a number and its ending, such as {@code 662nd}. */
    private static boolean isNumbered(String printed, String number) {
        return printed.startsWith(number)
                && printed.substring(number.length()).chars().allMatch(Character::isLetter);
    }

    private static boolean begins(String printed, String typed) {
        boolean figures = typed.chars().allMatch(Character::isDigit);
        boolean plural = typed.equals(printed + "s") || typed.equals(printed + "es");
        return printed.equals(typed)
                || figures && isNumbered(printed, typed)
                || !figures && typed.length() >= SHORTEST_BEGINNING && (printed.startsWith(typed) || plural);
    }
}
