package dev.grognard.compiler.parse;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a hole with words that are printed only at times was meant, where their quotes are missing. */
final class HoleSlips {
    /** Words without any quotes; behind a colon alone, one word may be something else. */
    private static final Pattern BARE =
            Pattern.compile("(?U)[\\p{L}\\p{N},;] ?[\\p{L}\\p{N} ,.-]* [\\p{L}\\p{N} ,.-]+");

    private static final Pattern CHOICE =
            Pattern.compile("\\{if ([^:'\"{}]+) then '([^'{}]*)'(?: else '([^'{}]*)')?\\}");

    /** Between two ways of saying it, beside which at least one of the quotes stands. */
    private static final Pattern OR = Pattern.compile("'\\h+or\\h+'?|\\h+or\\h+'");

    private HoleSlips() {}

    /** How a hole is written that says when it prints its words. */
    static Optional<String> meant(String hole) {
        Matcher choice = CHOICE.matcher(hole);
        if (choice.matches()) {
            return Optional.of("{" + choice.group(1) + ":'" + choice.group(2) + "'"
                    + (choice.group(3) == null ? "" : " or '" + choice.group(3) + "'") + "}");
        }
        int colon = colon(hole);
        return colon < 0 ? Optional.empty() : quoted(hole, colon).filter(meant -> !meant.equals(hole));
    }

    private static Optional<String> quoted(String hole, int colon) {
        String words = hole.substring(colon + 1, hole.length() - 1);
        boolean none = words.indexOf('\'') < 0;
        // Quotes that are all there are not what is wrong.
        if (none ? !BARE.matcher(words.strip()).matches() : words.contains("\"")) {
            return Optional.empty();
        }
        Matcher or = OR.matcher(words);
        Stream<String> ways =
                or.find() ? Stream.of(words.substring(0, or.start()), words.substring(or.end())) : Stream.of(words);
        List<String> bare = ways.map(HoleSlips::bare).toList();
        return bare.stream().anyMatch(String::isBlank)
                ? Optional.empty()
                : Optional.of(hole.substring(0, colon + 1)
                        + bare.stream().map(way -> "'" + way + "'").collect(Collectors.joining(" or ")) + "}");
    }

    /** Words without the quotes around them; a blank before them is theirs if no quote stands between. */
    private static String bare(String words) {
        String stripped = words.strip();
        boolean opened = stripped.startsWith("'");
        boolean closed = stripped.endsWith("'");
        int begin = opened ? words.indexOf('\'') + 1 : 0;
        int end = closed && words.lastIndexOf('\'') >= begin ? words.lastIndexOf('\'') : words.length();
        return words.substring(begin, end);
    }

    /** Where a condition ends: at a colon that stands in no hole of its own and is none of odds, or before nothing. */
    private static int colon(String hole) {
        int depth = 0;
        for (int i = 0; i < hole.length(); i++) {
            char c = hole.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            boolean odds = i > 0
                    && i + 1 < hole.length()
                    && Character.isDigit(hole.charAt(i - 1))
                    && Character.isDigit(hole.charAt(i + 1));
            if (c == '\'') {
                return -1;
            }
            if (c == ':' && depth == 1 && !odds) {
                return i;
            }
        }
        return -1;
    }
}
