package dev.grognard.compiler.phrase;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What words have in common that are forms of one another: {@code marches} and {@code March}, {@code shaken} and {@code Shake}. */
final class Stems {
    private static final int SHORTEST = 3;
    private static final int LONGEST = 6;

    /** Words that speak of nothing. */
    private static final Set<String> EMPTY = Set.of(
            "the", "and", "for", "with", "from", "into", "his", "her", "its", "their", "this", "that", "these", "those",
            "are", "was", "were", "has", "have", "had", "been", "not", "all", "any", "each", "every", "one", "may",
            "must", "can", "cannot", "will", "when", "then", "than", "who", "whom", "which", "what", "where", "there",
            "but", "only", "also", "more", "most", "less", "some", "other", "both", "of", "in", "on", "at", "to", "is",
            "be", "by", "no", "if", "or", "out", "off", "per", "game", "own", "after", "before", "next", "first",
            "last", "does", "did", "they", "them", "him", "she", "you", "your", "until", "while", "during", "same",
            "new");

    private static final Pattern PARTS = Pattern.compile("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|[^\\p{L}\\p{N}]+");
    private static final List<String> ENDINGS = List.of("ing", "ies", "ed", "es", "en", "er", "s", "y", "e");

    private Stems() {}

    /** The stems of a name or of words, without those that speak of nothing. */
    static Set<String> of(Collection<String> words) {
        return words.stream()
                .flatMap(word -> PARTS.splitAsStream(word))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() >= SHORTEST && !EMPTY.contains(word))
                .map(Stems::stem)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** How many stems two have in common. */
    static int common(Set<String> some, Set<String> others) {
        return (int) some.stream().filter(others::contains).count();
    }

    private static String stem(String word) {
        String stem = word;
        for (String ending : ENDINGS) {
            if (stem.length() - ending.length() >= SHORTEST && stem.endsWith(ending)) {
                stem = stem.substring(0, stem.length() - ending.length());
                break;
            }
        }
        return stem.substring(0, Math.min(LONGEST, stem.length()));
    }
}
