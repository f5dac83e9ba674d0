package dev.grognard.compiler.report;

import dev.grognard.compiler.mutate.Mutant;
import dev.grognard.compiler.report.MutationReport.Fate;
import java.util.List;

/** The fate of mutants for people. */
public final class MutationText {
    private MutationText() {}

    /** What nobody noticed, what is argued, and a last line with the numbers. */
    public static String render(MutationReport report) {
        StringBuilder out = new StringBuilder();
        section(out, "Nobody noticed:", report.of(Fate.SURVIVED));
        section(out, "Nobody noticed, and the text says why:", report.of(Fate.ARGUED));
        section(out, "Argued, but every change was noticed; the argument can go:", report.idleArguments());
        out.append(String.format(
                "tried %d mutants: %d noticed, %d argued, %d meaningless, %d survived%n",
                report.trials().size(),
                report.of(Fate.NOTICED).size(),
                report.of(Fate.ARGUED).size(),
                report.of(Fate.MEANINGLESS).size(),
                report.of(Fate.SURVIVED).size()));
        return out.toString();
    }

    private static void section(StringBuilder out, String heading, List<MutationReport.Trial> trials) {
        if (trials.isEmpty()) {
            return;
        }
        out.append(heading).append('\n');
        for (MutationReport.Trial trial : trials) {
            Mutant mutant = trial.mutant();
            out.append("  ").append(mutant.location()).append("  ").append(mutant.change());
            if (!mutant.cases().isEmpty()) {
                out.append("  [").append(String.join(", ", mutant.cases())).append(']');
            }
            out.append("\n      ").append(mutant.construct()).append('\n');
            if (trial.fate() == Fate.ARGUED) {
                out.append("      because ").append(trial.by()).append('\n');
            }
        }
        out.append('\n');
    }
}
