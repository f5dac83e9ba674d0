package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.EntersDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a game ready for its Java: numbers members and answers, lays out the state, cuts procedures. */
public final class Lowering {
    private final GameModel model;
    private final Layout layout;
    private final Effects effects;
    private final AnswerCodes codes;
    private int decisions;

    private Lowering(GameModel model) {
        this.model = model;
        this.layout = new Layout(model);
        this.effects = new Effects(model);
        this.codes = new AnswerCodes(model);
    }

    public static LoweredGame lower(GameModel model) {
        return new Lowering(model).run();
    }

    private LoweredGame run() {
        List<LoweredProcedure> procedures = new ArrayList<>();
        procedures.add(lower(1, model.sequence()));
        for (ProcedureDef procedure : model.procedures()) {
            if (effects.pauses(procedure.signature())) {
                procedures.add(lower(procedures.size() + 1, procedure));
            }
        }
        for (OrderDef order : model.orders()) {
            if (effects.pauses(order.signature())) {
                procedures.add(new ProcedureLowering(this, order.signature())
                        .lower(
                                procedures.size() + 1,
                                order.option().body(),
                                discoveries(order.option()),
                                order.option().cases(),
                                order.doc(),
                                order.option().span()));
            }
        }
        for (TriggerDef trigger : model.triggers()) {
            procedures.add(lower(
                    procedures.size() + 1, trigger.signature(), trigger.body(), trigger.cases(), "", trigger.span()));
        }
        for (EntersDef enters : model.enters()) {
            Statement.Block body = enters.where().isEmpty()
                    ? enters.body()
                    : new Statement.Block(List.of(new Statement.If(
                            enters.span(), enters.where().get(), enters.body(), Statement.Block.EMPTY, List.of())));
            procedures.add(lower(procedures.size() + 1, enters.signature(), body, enters.cases(), "", enters.span()));
        }
        for (TravelDef travel : model.travels()) {
            for (TravelDef.StepHook hook : travel.hooks()) {
                procedures.add(new ProcedureLowering(this, hook.signature()).lower(procedures.size() + 1, hook));
            }
        }
        List<LoweredProcedure> slim = Slimming.slim(model, layout, effects, Inlining.inline(model, procedures));
        return new LoweredGame(model, layout, effects, codes, LastCalls.mark(model, slim), stackSize(slim));
    }

    /** Instead of the body, where trying it fails: the reason is told and nothing else happens. */
    private static Hooks discoveries(OptionDef option) {
        List<Hooks.Hook> failures = new ArrayList<>();
        for (OptionDef.Requirement requirement : option.requirements()) {
            if (requirement.discovers()) {
                Span span = requirement.span();
                List<Statement> told = requirement
                        .reason()
                        .<List<Statement>>map(reason -> List.of(new Statement.Say(span, reason, requirement.cases())))
                        .orElse(List.of());
                failures.add(new Hooks.Hook(
                        Optional.of(new Expr.Not(span, requirement.condition())),
                        new Statement.Block(told),
                        requirement.cases(),
                        option.layer(),
                        span));
            }
        }
        return new Hooks(List.of(), failures, List.of());
    }

    private LoweredProcedure lower(int id, ProcedureDef procedure) {
        return new ProcedureLowering(this, procedure.signature())
                .lower(id, procedure.body(), procedure.hooks(), procedure.cases(), procedure.doc(), procedure.span());
    }

    private LoweredProcedure lower(
            int id, Signature signature, Statement.Block body, List<String> cases, String doc, Span span) {
        return new ProcedureLowering(this, signature).lower(id, body, Hooks.NONE, cases, doc, span);
    }

    /** Room for every procedure to be under way at once, twice over for triggers; there is no recursion without a bound. */
    private static int stackSize(List<LoweredProcedure> procedures) {
        int size = 0;
        for (LoweredProcedure procedure : procedures) {
            size += procedure.frame().size();
        }
        return size;
    }

    GameModel model() {
        return model;
    }

    Layout layout() {
        return layout;
    }

    Effects effects() {
        return effects;
    }

    AnswerCodes codes() {
        return codes;
    }

    int nextDecision() {
        return decisions++;
    }

    TravelDef travel(Signature signature) {
        return model.travels().stream()
                .filter(travel -> travel.signature() == signature)
                .findFirst()
                .orElseThrow();
    }

    /** Whether some state falls back when this phase, procedure or turn begins. */
    boolean hasResets(String name) {
        return model.fields().stream().anyMatch(field -> field.resets().contains(name))
                || model.globals().stream().anyMatch(global -> global.resets().contains(name));
    }
}
