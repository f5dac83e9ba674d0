package dev.grognard.runtime.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Takes down how rules come to their values while the explaining path of generated code runs. */
public final class Why {
    private final Deque<Open> open = new ArrayDeque<>();
    private Explanation last;

    private static final class Open {
        private final String what;
        private final List<String> cases;
        private final List<Explanation.Clause> clauses = new ArrayList<>();
        private List<Explanation> workings = new ArrayList<>();

        private Open(String what, List<String> cases) {
            this.what = what;
            this.cases = cases;
        }
    }

    /** A rule begins to be worked out. */
    public void enter(String what, String... cases) {
        open.push(new Open(what, List.of(cases)));
    }

    /** A condition was read; returns it. */
    public boolean tried(boolean held, String text, String... cases) {
        if (!held) {
            clause(text, false, "", "", cases);
        }
        return held;
    }

    /** The clause that decides gives its value; the last call before {@link #leave}. */
    public void gave(Object value, String text, String because, String... cases) {
        clause(text, true, String.valueOf(value), because, cases);
    }

    /** An item of a sum applied. */
    public void item(int amount, String label, String... cases) {
        clause(label, true, amount > 0 ? "+" + amount : String.valueOf(amount), "", cases);
    }

    private void clause(String text, boolean held, String gave, String because, String... cases) {
        Open rule = open.element();
        rule.clauses.add(new Explanation.Clause(text, held, gave, because, List.of(cases), List.copyOf(rule.workings)));
        rule.workings = new ArrayList<>();
    }

    public int leave(int value) {
        close(String.valueOf(value));
        return value;
    }

    public boolean leave(boolean value) {
        close(value ? "yes" : "no");
        return value;
    }

    public long leave(long value, String text) {
        close(text);
        return value;
    }

    public <T> T leave(T value, String text) {
        close(text);
        return value;
    }

    private void close(String value) {
        Open rule = open.pop();
        if (!rule.workings.isEmpty()) {
            // What was worked out for a value that no clause claimed belongs to the whole.
            rule.clauses.add(new Explanation.Clause(rule.what, true, value, "", List.of(), List.copyOf(rule.workings)));
        }
        last = new Explanation(rule.what, value, rule.cases, List.copyOf(rule.clauses));
        if (!open.isEmpty()) {
            open.element().workings.add(last);
        }
    }

    /** The working of the rule that was left last. */
    public Explanation explanation() {
        return last;
    }

    /** The reason that the deciding clause of the last rule, or of a rule it rests on, gives; empty if there is none. */
    public String because() {
        return because(last);
    }

    /** The reason for a refusal that states none of its own. */
    public String reason() {
        String because = because();
        return because.isEmpty() ? "the rules do not allow it" : because;
    }

    private static String because(Explanation explanation) {
        for (Explanation.Clause clause : explanation.clauses()) {
            if (clause.held()) {
                if (!clause.because().isEmpty()) {
                    return clause.because();
                }
                for (Explanation working : clause.workings()) {
                    String reason = because(working);
                    if (!reason.isEmpty()) {
                        return reason;
                    }
                }
            }
        }
        return "";
    }
}
