package dev.grognard.runtime.engine;

import java.util.List;

/**
 * How a rule came to its value: the clauses that were tried in order, whether each held, and the workings of the rules that it used.
 */
public record Explanation(String what, String value, List<String> cases, List<Clause> clauses) {
    private static final String INDENT = "  ";

    /** A clause or a modifier item that was looked at; {@code gave} is its value where it held. */
    public record Clause(
            String text, boolean held, String gave, String because, List<String> cases, List<Explanation> workings) {}

    /** Whether this case is cited here or in a clause that held, or in the workings below them. */
    public boolean restsOn(String wanted) {
        if (cases.contains(wanted)) {
            return true;
        }
        for (Clause clause : clauses) {
            if (clause.held() && clause.cases().contains(wanted)) {
                return true;
            }
            for (Explanation working : clause.workings()) {
                if (working.restsOn(wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The working on as many lines as it takes, each rule's clauses set in below it. */
    public String rendered() {
        StringBuilder text = new StringBuilder();
        render(text, "");
        return text.toString();
    }

    private void render(StringBuilder text, String indent) {
        text.append(indent)
                .append(what)
                .append(" is ")
                .append(value)
                .append(cited(cases))
                .append('\n');
        for (Clause clause : clauses) {
            text.append(indent)
                    .append(INDENT)
                    .append(clause.held() ? "+ " : "- ")
                    .append(clause.text());
            if (clause.held() && !clause.gave().isEmpty()) {
                text.append(" gives ").append(clause.gave());
            }
            if (!clause.because().isEmpty()) {
                text.append(": ").append(clause.because());
            }
            text.append(cited(clause.cases())).append('\n');
            for (Explanation working : clause.workings()) {
                working.render(text, indent + INDENT + INDENT);
            }
        }
    }

    private static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }
}
