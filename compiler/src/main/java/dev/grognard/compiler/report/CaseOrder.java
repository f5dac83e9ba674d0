package dev.grognard.compiler.report;

import java.util.Comparator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Printed cases as a book has them: by their parts, numbers by size, so that 2.10 comes after 2.9. */
final class CaseOrder {
    private static final Pattern PART = Pattern.compile("\\d+|\\D+");
    /** No number of a case has more digits. */
    private static final int DIGITS = 12;

    private CaseOrder() {}

    static Comparator<String> natural() {
        return Comparator.comparing(CaseOrder::key).thenComparing(Comparator.naturalOrder());
    }

    private static String key(String printedCase) {
        return PART.matcher(printedCase)
                .replaceAll(part -> Character.isDigit(part.group().charAt(0)) ? padded(part) : "$0");
    }

    private static String padded(MatchResult number) {
        return "0".repeat(Math.max(0, DIGITS - number.group().length())) + number.group();
    }
}
