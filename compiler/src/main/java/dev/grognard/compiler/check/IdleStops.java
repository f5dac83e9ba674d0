package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TravelDef;
import java.util.List;
import java.util.Optional;

/**
 * A {@code stop} where a procedure or an order is over anyway: mostly it was meant to end what has called the procedure, or the menu that offers
 * the order.
 */
final class IdleStops implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ProcedureDef procedure : survey.game().procedures()) {
            if (procedure.hooks().isEmpty()) {
                look(procedure.body(), "procedure", help(survey, procedure), found);
            }
        }
        List<Statement.Menu> menus = survey.all(Statement.Menu.class);
        for (OrderDef order : survey.game().orders()) {
            boolean again = menus.stream()
                    .filter(Statement.Menu::repeatedly)
                    .flatMap(menu -> menu.items().stream())
                    .anyMatch(item ->
                            item.order().filter(order.signature()::equals).isPresent());
            look(order.option().body(), "order", help(again), found);
        }
        for (Statement.Menu menu : menus) {
            for (Statement.Item item : menu.items()) {
                item.option().ifPresent(option -> look(option.body(), "option", help(menu.repeatedly()), found));
            }
        }
    }

    /** Looks at what comes last in a block. */
    private static void look(Statement.Block block, String form, String help, Diagnostics found) {
        List<Statement> statements = block.statements();
        Statement last = statements.isEmpty() ? null : statements.get(statements.size() - 1);
        if (last instanceof Statement.If choice) {
            look(choice.then(), form, help, found);
            look(choice.otherwise(), form, help, found);
        } else if (last instanceof Statement.Stop stop) {
            found.add(Diagnostic.warning(
                            CheckCode.IDLE_STOP,
                            "this `stop` ends nothing: the %s is over here anyway".formatted(form),
                            stop.span(),
                            "nothing comes after it")
                    .help(help));
        }
    }

    /** A menu that is asked again and again goes on whatever its options do. */
    private static String help(boolean again) {
        return again
                ? "leave it out; what ends a menu stands behind its brace: declare `state over: Bool each PHASE` with the phase's name, write `over = yes` here, and `} until over` there"
                : "leave it out";
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
