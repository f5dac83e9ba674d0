package dev.grognard.runtime.trust;

import dev.grognard.runtime.match.Match;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * How a promise was broken.
 *
 * @param detail what is wrong, in words
 * @param working how it comes about, in lines, as far as that can be told
 * @param advice what can be done about it
 * @param again whether it is broken in the same way in another match
 */
public record Breach(String detail, List<String> working, Optional<String> advice, Predicate<Match> again) {
    /** What cannot be looked for in a match, because it is over with it. */
    static Breach once(String detail) {
        return new Breach(detail, List.of(), Optional.empty(), match -> false);
    }
}
