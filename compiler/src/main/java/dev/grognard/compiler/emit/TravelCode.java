package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.lower.AnswerCodes;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;

/** Writes a journey under way: which next steps there are, what the chosen one costs, and whether it is the last. */
final class TravelCode {
    private final Emission game;
    private final Decision.JourneyPlan plan;
    private final TravelDef travel;

    TravelCode(Emission game, Decision.JourneyPlan plan) {
        this.game = game;
        this.plan = plan;
        this.travel = game.model().travels().stream()
                .filter(def -> def.signature() == plan.trip().travel())
                .findFirst()
                .orElseThrow();
    }

    /** The travel made for the mover of this journey. */
    private CodeBlock roads(Scope scope) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("state"), scope.read(plan.mover())));
        plan.arguments().forEach(argument -> arguments.add(scope.read(argument)));
        arguments.add(scope.read(plan.start()));
        return CodeBlock.of("new $T($L)", game.travelClass(travel.signature()), CodeBlock.join(arguments, ",$W"));
    }

    CodeBlock stepCost(Scope scope) {
        return CodeBlock.of("$L.cost($L, $L)", roads(scope), scope.read(plan.way()), scope.read(plan.steps()));
    }

    CodeBlock stops(Scope scope) {
        return CodeBlock.of("$L.stops($L, $L)", roads(scope), scope.read(plan.way()), scope.read(plan.steps()));
    }

    void options(Body body) {
        Scope scope = body.scope();
        CodeBlock exactly = plan.trip().exactlySteps().map(body::value).orElse(CodeBlock.of("-1"));
        CodeBlock least = plan.trip().atLeastSteps().map(body::value).orElse(CodeBlock.of("0"));
        Kind ways = ((Type.Of) travel.way().type()).kind();
        int code = game.lowered().codes().pick(ways);
        body.line("$T roads = $L", game.travelClass(travel.signature()), roads(scope));
        body.line("int steps = $L", scope.read(plan.steps()));
        body.line("int left = $L - $L", scope.read(plan.budget()), scope.read(plan.spent()));
        body.begin("if (!$L)", scope.read(plan.stopped()));
        body.line(
                "$T leaving = $T.leaving(state.at($L))",
                game.types().of(new Type.SetOf(ways)),
                game.types().kind(ways.root()),
                scope.read(plan.mover()));
        body.begin("for (int i = $1T.next(leaving, 0); i >= 0; i = $1T.next(leaving, i + 1))", RuntimeTypes.SETS);
        body.begin(
                "if (roads.leadsOn($T.of(i), steps, left, $L, $L))",
                game.types().kind(ways),
                exactly,
                least);
        body.line("state.option($L, i)", code);
        body.end();
        body.end();
        body.end();
        body.begin("if (roads.mayEnd(state.at($L), steps, $L, $L))", scope.read(plan.mover()), exactly, least);
        body.begin("if (state.optionCount() == 0)");
        body.line("return false");
        body.end();
        body.line("state.option($L)", AnswerCodes.DONE);
        body.end();
        body.line("return state.optionCount() > 0");
    }
}
