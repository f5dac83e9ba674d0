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
}
