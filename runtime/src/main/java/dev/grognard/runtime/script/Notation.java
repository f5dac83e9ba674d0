package dev.grognard.runtime.script;

import java.util.List;

/** The words of the notation of options that every game shares. */
final class Notation {
    static final String PASS = "pass";
    static final String DONE = "done";
    static final String NO = "no";

    /** What declines a decision, the plainest first. */
    static final List<String> DECLINING = List.of(PASS, DONE, NO);

    private Notation() {}

    /** Whether it names an order and what that is about; a plain answer is a name alone. */
    static boolean isOrder(String notation) {
        return notation.indexOf('(') > 0;
    }

    /** What an option is called: {@code March} of {@code March(Mill, Bridge)}. */
    static String name(String notation) {
        return isOrder(notation) ? notation.substring(0, notation.indexOf('(')) : notation;
    }

    /** What an option is about: {@code Mill, Bridge} of {@code March(Mill, Bridge)}. */
    static List<String> arguments(String notation) {
        int open = notation.indexOf('(');
        return open < 0 || !notation.endsWith(")")
                ? List.of()
                : List.of(notation.substring(open + 1, notation.length() - 1).split(", "));
    }
}
