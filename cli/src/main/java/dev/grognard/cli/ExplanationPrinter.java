package dev.grognard.cli;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Refusal;
import java.io.PrintWriter;
import java.util.List;

/** Prints how a rule came to its value, each working under the clause that used it. */
final class ExplanationPrinter {
    private final PrintWriter out;

    ExplanationPrinter(PrintWriter out) {
        this.out = out;
    }

    /** The reason of a refusal as a side reads it; the working only where it gives nothing away. */
    void print(Refusal refusal, int viewer, boolean withWorking) {
        out.println(refusal.label().seenBy(viewer));
        out.println("  " + refusal.reason().seenBy(viewer) + cited(refusal.cases()));
        if (withWorking) {
            refusal.working().ifPresent(working -> print(working, 2));
        }
    }

    void print(Explanation explanation, int indent) {
        out.println(" ".repeat(indent) + explanation.what() + " = " + explanation.value() + cited(explanation.cases()));
        for (Explanation.Clause clause : explanation.clauses()) {
            String gave = clause.held() ? (clause.gave().isEmpty() ? "" : ": " + clause.gave()) : ": not so";
            String because = clause.because().isEmpty() ? "" : ", because " + clause.because();
            out.println(" ".repeat(indent + 2)
                    + (clause.held() ? "+ " : "- ")
                    + clause.text()
                    + gave
                    + because
                    + cited(clause.cases()));
            clause.workings().forEach(working -> print(working, indent + 6));
        }
    }

    static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }
}
