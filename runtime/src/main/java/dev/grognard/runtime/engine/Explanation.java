package dev.grognard.runtime.engine;

import java.util.List;

/**
 * How a rule came to its value: the clauses that were tried in order, whether each held, and the workings of the rules that it used.
 */
public record Explanation(String what, String value, List<String> cases, List<Clause> clauses) {
    /** A clause or a modifier item that was looked at; {@code gave} is its value where it held. */
    public record Clause(
            String text, boolean held, String gave, String because, List<String> cases, List<Explanation> workings) {}
}
