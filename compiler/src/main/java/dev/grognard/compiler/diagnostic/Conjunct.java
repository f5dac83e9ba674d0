package dev.grognard.compiler.diagnostic;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A condition that was written and stands behind an `and` or a `not` in a corrected line, which an `or` in it would part from the rest of it. */
public final class Conjunct {
    /** What parentheses hold together, what ends a condition that stands in none, and what makes it one of several. */
    private static final Pattern SIGNS = Pattern.compile(
            "(?<open>\\()|(?<close>\\))|(?<or>\\bor\\b(?!\\s+else\\b))|(?<and>\\band\\b)"
                    + "|(?<end>[\\[{}\"\\],]|//|(?<![<>])=|\\b(?:then|else)\\b|(?<!\\b(?:and|or|not)\\h{0,99})\\R(?!\\h*(?:and|or)\\b))");

    private static final Pattern WHERE = Pattern.compile("(?<open>\\()|(?<close>\\))|(?<where>\\h+where\\h+)");

    private Conjunct() {}

    /** Where the condition ends that begins at a place of a text. */
    public static int end(String text, int from) {
        Matcher sign = signs(text, from);
        int depth = 0;
        while (sign.find()) {
            depth += deeper(sign);
            if (depth < 0 || depth == 0 && sign.group("end") != null) {
                return from + text.substring(from, sign.start()).stripTrailing().length();
            }
        }
        return from + text.substring(from).stripTrailing().length();
    }

    /** The condition as it stands beside `and`: in parentheses if it has an `or` that stands in none. */
    public static String of(String condition) {
        return held(condition, false);
    }

    /** The condition as it stands behind `not`, which takes in no more than what comes before the next `and` or `or`. */
    public static String negated(String condition) {
        return held(condition, true);
    }

    private static String held(String condition, boolean negated) {
        Matcher sign = signs(condition, 0);
        int depth = 0;
        while (sign.find()) {
            depth += deeper(sign);
            if (depth == 0 && (sign.group("or") != null || negated && sign.group("and") != null)) {
                return "(" + condition.strip() + ")";
            }
        }
        return condition.strip();
    }

    /** A set as it is written with one condition more. */
    public static String where(String set, String more) {
        Matcher sign = WHERE.matcher(set);
        int depth = 0;
        while (sign.find()) {
            depth += deeper(sign);
            if (depth == 0 && sign.group("where") != null) {
                return set.substring(0, sign.end()) + of(set.substring(sign.end())) + " and " + more;
            }
        }
        return set + " where " + more;
    }

    private static Matcher signs(String text, int from) {
        return SIGNS.matcher(text).region(from, text.length()).useTransparentBounds(true);
    }

    private static int deeper(Matcher sign) {
        return sign.group("open") != null ? 1 : sign.group("close") != null ? -1 : 0;
    }
}
