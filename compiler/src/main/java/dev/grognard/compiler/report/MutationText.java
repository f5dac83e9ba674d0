package dev.grognard.compiler.report;

import dev.grognard.compiler.mutate.Mutant;
import dev.grognard.compiler.report.MutationReport.Fate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fate of mutants for people. */
public final class MutationText {
    private MutationText() {}

    /** What nobody noticed, what is argued, and a last line with the numbers; a long list is summed up unless all of it is wanted. */
    public static String render(MutationReport report, boolean all) {
        StringBuilder out = new StringBuilder();
        if (all || report.of(Fate.SURVIVED).size() <= SurvivorText.FEW) {
            section(out, "Nobody noticed:", report.of(Fate.SURVIVED));
        } else {
            out.append(SurvivorText.render(report)).append('\n');
        }
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
        for (List<MutationReport.Trial> group : groups(trials)) {
            MutationReport.Trial first = group.get(0);
            if (group.size() == 1) {
                Mutant mutant = first.mutant();
                head(out, mutant, mutant.change());
                out.append("      ").append(mutant.inItsLine()).append('\n');
            } else {
                cells(out, group);
            }
            if (first.fate() == Fate.ARGUED) {
                out.append("      because ").append(first.by()).append('\n');
            }
        }
        out.append('\n');
    }

    /** Cells of one table that met with the same fate are told together. */
    private static Collection<List<MutationReport.Trial>> groups(List<MutationReport.Trial> trials) {
        Map<List<Object>, List<MutationReport.Trial>> groups = new LinkedHashMap<>();
        for (MutationReport.Trial trial : trials) {
            String table = trial.mutant().table();
            List<Object> key = table.isEmpty() ? List.of(groups.size()) : List.of(table, trial.fate(), trial.by());
            groups.computeIfAbsent(key, any -> new ArrayList<>()).add(trial);
        }
        return groups.values();
    }

    private static void head(StringBuilder out, Mutant mutant, String change) {
        out.append("  ").append(mutant.location()).append("  ").append(change);
        if (!mutant.cases().isEmpty()) {
            out.append("  [").append(String.join(", ", mutant.cases())).append(']');
        }
        out.append('\n');
    }

    private static void cells(StringBuilder out, List<MutationReport.Trial> group) {
        Mutant first = group.get(0).mutant();
        head(
                out,
                first,
                "%d cells of table %s, each with its neighbour's value".formatted(group.size(), first.table()));
        group.forEach(trial -> out.append("      line ")
                .append(trial.mutant().span().line())
                .append(": ")
                .append(trial.mutant().inItsLine())
                .append('\n'));
    }
}
