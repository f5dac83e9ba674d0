package dev.grognard.compiler.diagnostic;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
public final class Suggest {
    private static final int SHORTEST_BEGINNING = 3;

    private Suggest() {}

    /**
     * The candidate nearest to what was written, if any is near enough to be a slip of the fingers: at most one change for
     * every three letters. Upper and lower case count as the same. Failing that, the only one that it is the beginning of.
     */
    public static Optional<String> closest(String written, Collection<String> candidates) {
        int limit = Math.max(1, written.length() / 3);
        String best = null;
        int bestDistance = limit + 1;
        for (String candidate : candidates) {
            if (Math.abs(candidate.length() - written.length()) > limit || candidate.equals(written)) {
                continue;
            }
            if (candidate.length() == 1 && !candidate.equalsIgnoreCase(written)) {
                // One letter has nothing in common with another.
                continue;
            }
            int distance = distance(written.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            boolean nearer = distance < bestDistance
                    || (distance == bestDistance && best != null && candidate.compareTo(best) < 0);
            if (nearer) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best).or(() -> completed(written, candidates));
    }

    /** The only candidate that is but one slip of the fingers away, if a name is long enough to be sure of it. */
    public static Optional<String> sure(String written, Collection<String> candidates) {
        List<String> near = candidates.stream()
                .filter(candidate -> written.length() > SHORTEST_BEGINNING && candidate.length() >= SHORTEST_BEGINNING)
                .filter(candidate -> Math.abs(candidate.length() - written.length()) <= 1)
                .filter(candidate ->
                        distance(written.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT)) <= 1)
                .distinct()
                .toList();
        return near.size() == 1 ? Optional.of(near.get(0)) : Optional.empty();
    }

    /** The candidates that begin with the same word as what was written, if that is made of several. */
    public static List<String> beginningAlike(String written, Collection<String> candidates) {
        String first = firstWord(written);
        return first.length() < SHORTEST_BEGINNING || first.length() == written.length()
                ? List.of()
                : candidates.stream()
                        .filter(candidate -> firstWord(candidate).equals(first))
                        .distinct()
                        .toList();
    }

    /** The first of the words of which a name is made. */
    private static String firstWord(String name) {
        return name.split("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})", 2)[0];
    }

    /** The only candidate that what was written is the beginning of. */
    private static Optional<String> completed(String written, Collection<String> candidates) {
        List<String> longer = candidates.stream()
                .filter(candidate -> written.length() >= SHORTEST_BEGINNING
                        && candidate.length() > written.length()
                        && candidate.startsWith(written))
                .distinct()
                .toList();
        return longer.size() == 1 ? Optional.of(longer.get(0)) : Optional.empty();
    }

    /** The number of letters to insert, delete, replace or swap with their neighbour to make one word of the other. */
    static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replace, Math.min(last[j], current[j - 1]) + 1);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    current[j] = Math.min(current[j], beforeLast[j - 2] + 1);
                }
            }
            int[] reused = beforeLast;
            beforeLast = last;
            last = current;
            current = reused;
        }
        return last[b.length()];
    }
}
