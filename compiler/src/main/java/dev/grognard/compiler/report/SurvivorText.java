package dev.grognard.compiler.report;

import dev.grognard.compiler.mutate.Mutant;
import dev.grognard.compiler.mutate.Mutant.Sort;
import dev.grognard.compiler.report.MutationReport.Fate;
import dev.grognard.compiler.report.MutationReport.Trial;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A long list of what nobody noticed, summed up: what there is of each sort, how to show it, and where most of it is. */
final class SurvivorText {
    /** So many are listed one by one. */
    static final int FEW = 20;

    private static final int MOST_NAMED = 3;
    private static final int WIDTH = 100;

    private SurvivorText() {}

    static String render(MutationReport report) {
        List<Trial> survivors = report.of(Fate.SURVIVED);
        StringBuilder out = new StringBuilder();
        out.append("Nobody noticed %d of %d changes. What was changed, and what an example would have to show:%n"
                .formatted(survivors.size(), report.trials().size()));
        for (Sort sort : Sort.values()) {
            List<Mutant> of = survivors.stream()
                    .map(Trial::mutant)
                    .filter(mutant -> mutant.sort() == sort)
                    .toList();
            if (!of.isEmpty()) {
                sort(out, sort, of);
            }
        }
        out.append("By printed case:\n");
        byCase(out, survivors);
        out.append("`--all` lists all of them, `--case CASE` tries those of one case.\n");
        return out.toString();
    }

    private static void sort(StringBuilder out, Sort sort, List<Mutant> mutants) {
        out.append("  %d %s: %s%n".formatted(mutants.size(), name(sort, mutants.size()), shown(sort)));
        mutants.stream().limit(MOST_NAMED).forEach(mutant -> {
            String what = switch (sort) {
                case CONDITION -> mutant.change();
                case NUMBER -> mutant.change() + ": " + mutant.inItsLine();
                case CELL -> "table " + mutant.table() + ": " + mutant.inItsLine();
                default -> mutant.construct();
            };
            out.append("      ").append(mutant.location()).append("  ").append(what);
            out.append(mutant.cases().isEmpty() || what.contains("[") ? "" : "  " + mutant.cases());
            out.append('\n');
        });
        if (mutants.size() > MOST_NAMED) {
            out.append("      and %d more%n".formatted(mutants.size() - MOST_NAMED));
        }
    }

    private static String name(Sort sort, int count) {
        String one = switch (sort) {
            case REQUIREMENT -> "requirement";
            case CLAUSE -> "exception, modifier or other clause";
            case STATEMENT -> "thing done";
            case CELL -> "cell of a table";
            case CONDITION -> "condition or part of one";
            case NUMBER -> "number";
        };
        if (count == 1) {
            return one;
        }
        return switch (sort) {
            case REQUIREMENT -> "requirements";
            case CLAUSE -> "exceptions, modifiers and other clauses";
            case STATEMENT -> "things done";
            case CELL -> "cells of tables";
            case CONDITION -> "conditions and parts of them";
            case NUMBER -> "numbers";
        };
    }

    private static String shown(Sort sort) {
        return switch (sort) {
            case REQUIREMENT -> "an order that only this forbids (`refuse SIDE ORDER(…) [CASE]`)";
            case CLAUSE -> "a situation in which it holds, and the value that comes of it (`expect`)";
            case STATEMENT -> "a `play` that comes to it, and what is so afterwards (`expect`)";
            case CELL -> "what the table says there (`expect TABLE(ROW, COLUMN) is RESULT`)";
            case CONDITION -> "a situation in which just this is not so, and what is different then";
            case NUMBER -> "the last number for which it holds, or the first for which it does not";
        };
    }

    private static void byCase(StringBuilder out, List<Trial> survivors) {
        Map<String, Integer> cases = new TreeMap<>(CaseOrder.natural());
        survivors.forEach(
                trial -> cases.merge(trial.mutant().cases().stream().findFirst().orElse("no case"), 1, Integer::sum));
        StringBuilder line = new StringBuilder(" ");
        for (Map.Entry<String, Integer> entry : cases.entrySet()) {
            String words = " " + entry.getKey() + " (" + entry.getValue() + ")";
            if (line.length() + words.length() > WIDTH) {
                out.append(line).append('\n');
                line = new StringBuilder(" ");
            }
            line.append(words);
        }
        out.append(line).append('\n');
    }
}
