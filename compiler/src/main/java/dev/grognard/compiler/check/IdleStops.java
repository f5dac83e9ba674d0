package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TravelDef;
import java.util.List;
import java.util.Optional;

/** A {@code stop} where a procedure is over anyway: mostly it was meant to end what has called the procedure. */
final class IdleStops implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ProcedureDef procedure : survey.game().procedures()) {
            if (procedure.hooks().isEmpty()) {
                look(survey, procedure, procedure.body(), found);
            }
        }
    }

    /** Looks at what comes last in a block. */
    private static void look(Survey survey, ProcedureDef procedure, Statement.Block block, Diagnostics found) {
        List<Statement> statements = block.statements();
        Statement last = statements.isEmpty() ? null : statements.get(statements.size() - 1);
        if (last instanceof Statement.If choice) {
            look(survey, procedure, choice.then(), found);
            look(survey, procedure, choice.otherwise(), found);
        } else if (last instanceof Statement.Stop stop) {
            found.add(Diagnostic.warning(
                            CheckCode.IDLE_STOP,
                            "this `stop` ends nothing: the procedure is over here anyway",
                            stop.span(),
                            "nothing comes after it")
                    .help(help(survey, procedure)));
        }
    }

    private static String help(Survey survey, ProcedureDef procedure) {
        String name = procedure.signature().name();
        Optional<TravelDef> travel = survey.game().travels().stream()
                .filter(one -> one.hooks().stream()
                        .anyMatch(hook -> survey.calls().from(hook.signature()).contains(procedure.signature())))
                .findFirst();
        return travel.map(one ->
                        "to end the journey, let `%s` say whether it goes on (`procedure %s(…): Bool`, `give yes` or `give no`), and write `if not %s(…) { stop }` in `travel %s`"
                                .formatted(name, name, name, one.signature().name()))
                .orElse(
                        "leave it out; to end what has called it, let `%s` give yes or no and ask there: `if not %s(…) { stop }`"
                                .formatted(name, name));
    }
}
