package dev.grognard.compiler.report;

import dev.grognard.compiler.mutate.Mutant;
import dev.grognard.compiler.report.MutationReport.Fate;
import java.util.Locale;
import java.util.Map;

/** The fate of mutants for programs. */
public final class MutationJson {
    private MutationJson() {}

    /** The whole report as one JSON object. */
    public static String render(MutationReport report) {
        Map<String, Object> object =
                Json.object("game", report.game(), "tried", report.trials().size());
        for (Fate fate : Fate.values()) {
            object.put(word(fate), report.of(fate).size());
        }
        object.put("mutants", report.trials().stream().map(MutationJson::line).toList());
        return Json.write(object) + "\n";
    }

    private static Map<String, Object> line(MutationReport.Trial trial) {
        Mutant mutant = trial.mutant();
        return Json.object(
                "at", mutant.span().location(),
                "change", mutant.change(),
                "construct", mutant.construct(),
                "cases", mutant.cases(),
                "fate", word(trial.fate()),
                "by", trial.by());
    }

    private static String word(Fate fate) {
        return fate.name().toLowerCase(Locale.ROOT);
    }
}
