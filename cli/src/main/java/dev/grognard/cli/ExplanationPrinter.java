package dev.grognard.cli;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Refusal;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Prints how a rule came to its value, each working under the clause that used it. */
final class ExplanationPrinter {
    private final PrintWriter out;

    ExplanationPrinter(PrintWriter out) {
        this.out = out;
    }

    /** The reason of a refusal as a side reads it, and the working behind it. */
    void print(Refusal refusal, int viewer) {
        out.println(refusal.label().seenBy(viewer));
        out.println("  " + refusal.reason().seenBy(viewer) + cited(refusal.cases()));
        refusal.working().ifPresent(working -> print(working, 2));
    }

    void print(Explanation explanation, int indent) {
        out.println(" ".repeat(indent) + explanation.what() + " = " + explanation.value() + cited(explanation.cases()));
        for (Explanation.Clause clause : explanation.clauses()) {
            if (clause.text().isEmpty()) {
                print(clause.workings(), indent + 2);
                continue;
            }
            out.println(" ".repeat(indent + 2) + text(clause) + cited(clause.cases()));
            print(clause.workings(), indent + 6);
        }
    }

    /** Workings one below the other; what comes out the same for every die, say, is told once. */
    void print(List<Explanation> workings, int indent) {
        Set<String> told = new LinkedHashSet<>();
        for (Explanation working : workings) {
            StringWriter words = new StringWriter();
            PrintWriter page = new PrintWriter(words);
            new ExplanationPrinter(page).print(working, indent);
            page.flush();
            told.add(words.toString());
        }
        told.forEach(out::print);
    }

    private static String text(Explanation.Clause clause) {
        return switch (clause.outcome()) {
            case HELD -> {
                String gave = clause.gave().toString();
                String because = clause.because().toString();
                yield "+ " + clause.text()
                        + (gave.isEmpty() ? "" : ": " + gave)
                        + (because.isEmpty() ? "" : ", because " + because);
            }
            case FAILED -> "- " + clause.text() + ": not so";
            case HIDDEN -> "? " + clause.text() + ": rests on what you may not see";
        };
    }

    static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }
}
