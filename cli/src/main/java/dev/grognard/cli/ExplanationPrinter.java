package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.text.Text;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Prints how a rule came to its value, each working under the clause that used it, and none of them twice. */
final class ExplanationPrinter {
    /** What did not hold is told of what was asked about, and not of all that it rests on. */
    private static final int DEPTH_OF_FAILURES = 1;

    /** What is no longer than this is read at a glance. */
    private static final int SHORT = 60;

    /** What is longer than this is not told twice. */
    private static final int BRIEF = 24;

    private static final int MOST_PARTS = 12;

    /** How often a rule is told in full among the workings of one clause; what it gave is told of all. */
    private static final int MOST_DETAILED = 6;

    private static final String OTHERWISE = "otherwise";

    private final PrintWriter out;
    private final Map<String, String> names;
    private final Set<String> told = new HashSet<>();

    ExplanationPrinter(PrintWriter out) {
        this.out = out;
        this.names = Map.of();
    }

    /** For workings of a game, whose names are printed as they are. */
    ExplanationPrinter(PrintWriter out, Game game) {
        this.out = out;
        this.names = Plain.smallNames(game.schema());
    }

    /** The reason of a refusal as a side reads it, and the working behind it. */
    void print(Refusal refusal, int viewer) {
        out.println(refusal.label().seenBy(viewer));
        out.println("  " + refusal.reason().seenBy(viewer) + cited(refusal.cases()));
        refusal.working().ifPresent(working -> printClauses(working, 2));
    }

    /** What a working consists of, where what it is about has been said. */
    void printClauses(Explanation working, int indent) {
        print(working.clauses(), working, indent, 0);
    }

    void print(Explanation explanation, int indent) {
        print(explanation, indent, 0);
    }

    /** Workings one below the other; what comes out the same for every die, say, is told once. */
    void print(List<Explanation> workings, int indent) {
        print(workings, indent, 0);
    }

    /** What comes about in the same way for several, such as the steps of a route, is told of the first of them. */
    private void print(List<Explanation> workings, int indent, int depth) {
        Map<String, Integer> detailed = new HashMap<>();
        for (Alike alike : Alike.among(workings)) {
            boolean brief = detailed.merge(alike.rule(), 1, Integer::sum) > MOST_DETAILED;
            if (brief) {
                print(head(alike.first(), indent), indent);
            } else {
                print(alike.first(), indent, depth);
            }
            if (!alike.others().isEmpty()) {
                alike.all().forEach(working -> told.add(working.rendered()));
                print(" ".repeat(indent) + likewise(alike), indent);
            }
        }
    }

    private String likewise(Alike alike) {
        String value = value(alike.first().value());
        String what = Plain.words(alike.rule(), names) + (value.length() > BRIEF ? "" : " = " + value);
        List<String> others = alike.others();
        int most = others.size() > MOST_PARTS + 1 ? MOST_PARTS : others.size();
        String more = most < others.size() ? " and " + (others.size() - most) + " more" : "";
        return what + ", likewise for " + String.join(", ", others.subList(0, most)) + more;
    }

    private String head(Explanation explanation, int indent) {
        return " ".repeat(indent) + Plain.words(explanation.what().toString(), names) + " = "
                + value(explanation.value());
    }

    private void print(Explanation explanation, int indent, int depth) {
        boolean again = !told.add(explanation.rendered());
        if (again && explanation.clauses().isEmpty()) {
            return;
        }
        if (again) {
            boolean brief = value(explanation.value()).length() <= BRIEF;
            String what = " ".repeat(indent) + Plain.words(explanation.what().toString(), names);
            print((brief ? head(explanation, indent) : what) + ", as above", indent);
            return;
        }
        print(head(explanation, indent) + cited(explanation.cases()), indent);
        print(explanation.clauses(), explanation, indent + 2, depth);
    }

    private void print(List<Explanation.Clause> clauses, Explanation whole, int indent, int depth) {
        for (Explanation.Clause clause : clauses) {
            if (clause.text().isEmpty()) {
                printParts(clause.telling(), indent);
                print(clause.workings(), indent, depth + 1);
            } else if (isWorthALine(clause, whole, depth)) {
                List<String> cases = clause.cases().equals(whole.cases()) ? List.of() : clause.cases();
                boolean first = clause.equals(whole.clauses().get(0));
                print(" ".repeat(indent) + text(clause, whole, first) + cited(cases), indent);
                printParts(clause.telling(), indent + 4);
                print(clause.workings(), indent + 4, depth + 1);
            }
        }
    }

    /** The values of what a clause reads: short ones beside each other. */
    private void printParts(List<Explanation.Part> parts, int indent) {
        List<String> told = parts.stream()
                .map(part -> Plain.words(part.text().toString(), names) + " = " + value(part.value()))
                .distinct()
                .toList();
        String together = String.join("; ", told);
        List<String> lines = together.isEmpty() || together.length() > SHORT ? told : List.of(together);
        lines.stream().limit(MOST_PARTS).forEach(line -> print(" ".repeat(indent) + line, indent));
        if (lines.size() > MOST_PARTS) {
            print(" ".repeat(indent) + "and " + (lines.size() - MOST_PARTS) + " more", indent);
        }
    }

    private void print(String line, int indent) {
        Wrapped.sentence(line, " ".repeat(indent + 6)).forEach(out::println);
    }

    private static boolean isWorthALine(Explanation.Clause clause, Explanation whole, int depth) {
        boolean repeats = clause.text().equals(OTHERWISE)
                && whole.clauses().size() == 1
                && clause.workings().isEmpty()
                && clause.because().toString().isEmpty();
        boolean deepFailure = clause.outcome() == Explanation.Outcome.FAILED && depth > DEPTH_OF_FAILURES;
        return !repeats && !deepFailure;
    }

    /** A set without members is told in a word. */
    private static String value(Text value) {
        return value.toString().equals("()") ? "none" : value.toString();
    }

    /** What a clause gave, unless the line above has just told it at length. */
    private static String gave(Explanation.Clause clause, Explanation whole) {
        String gave = clause.gave().toString();
        boolean list = gave.startsWith("(") || gave.length() > BRIEF;
        boolean told = list && gave.equals(whole.value().toString());
        return told ? "" : value(clause.gave());
    }

    private String text(Explanation.Clause clause, Explanation whole, boolean first) {
        // What holds otherwise is all that there is where nothing else was tried before it.
        String words = Plain.words(
                first && clause.text().startsWith(OTHERWISE + " ")
                        ? clause.text().substring(OTHERWISE.length() + 1)
                        : clause.text(),
                names);
        return switch (clause.outcome()) {
            case HELD -> {
                String gave = gave(clause, whole);
                String because = clause.because().toString();
                yield "+ " + words
                        + (gave.isEmpty() ? "" : ": " + gave)
                        + (because.isEmpty() ? "" : ", because " + because);
            }
            case FAILED -> "· " + words + ": not so";
            case HIDDEN -> "? " + words + ": rests on what you may not see";
        };
    }

    static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }
}
