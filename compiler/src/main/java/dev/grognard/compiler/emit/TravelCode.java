package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.lower.AnswerCodes;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        return CodeBlock.of("$T.on($L)", game.travelClass(travel.signature()), CodeBlock.join(arguments, ",$W"));
    }

    /** Opens the journeys of the mover; gives the local that holds them. */
    String begin(Body body) {
        String roads = body.scope().fresh("roads");
        body.line("$T $L = $L", game.travelClass(travel.signature()), roads, roads(body.scope()));
        return roads;
    }

    /** What has been spent after the step; one that any budget is enough for takes what is left. */
    CodeBlock spent(Scope scope, String roads) {
        CodeBlock total = CodeBlock.of(
                "$L + $L.cost($L, $L)",
                scope.read(plan.spent()),
                roads,
                scope.read(plan.way()),
                scope.read(plan.steps()));
        boolean anyway = travel.clauses().stream().anyMatch(c -> c.form() == TravelDef.Form.FIRST_STEP_ALWAYS);
        return anyway ? CodeBlock.of("Math.min($L, Math.max($L, 0))", total, scope.read(plan.budget())) : total;
    }

    CodeBlock stops(Scope scope, String roads) {
        return CodeBlock.of("$L.stops($L, $L)", roads, scope.read(plan.way()), scope.read(plan.steps()));
    }

    /** The question: the rulebook's words, or else who goes and what is left. */
    void prompt(Body body, Optional<Text> words) {
        Scope scope = body.scope();
        CodeBlock left = CodeBlock.of("$L - $L", scope.read(plan.budget()), scope.read(plan.spent()));
        if (words.isPresent()) {
            scope.bind(plan.trip().steps(), scope.read(plan.steps()).toString());
            scope.bind(plan.left(), "(" + left + ")");
            body.line("return $L", new TextCode(body).text(words.get()));
            return;
        }
        List<CodeBlock> parts = new ArrayList<>();
        parts.add(CodeBlock.of("$T.words($S)", RuntimeTypes.TEXT, "where "));
        parts.add(new TextCode(body).part(plan.mover().type(), scope.read(plan.mover())));
        parts.add(CodeBlock.of("$T.words($S)", RuntimeTypes.TEXT, " goes"));
        if (plan.trip().within().isPresent()) {
            parts.add(CodeBlock.of(
                    "$T.words($S + $L + $S)",
                    RuntimeTypes.TEXT,
                    ", ",
                    game.types().print(plan.left().type(), CodeBlock.of("($L)", left)),
                    travel.quantity().map(quantity -> " " + quantity.name()).orElse("") + " left"));
        }
        body.line("return $T.of($L)", RuntimeTypes.TEXT, CodeBlock.join(parts, ",$W"));
    }

    /** A step is called by where it leads to; what it costs is only for those who make the journey. */
    void label(Body body, String way) {
        Scope scope = body.scope();
        List<CodeBlock> parts = new ArrayList<>();
        parts.add(CodeBlock.of("$T.words($L.to().printed())", RuntimeTypes.TEXT, way));
        if (plan.trip().within().isPresent() && hasCost()) {
            CodeBlock cost = CodeBlock.of("$L.cost($L, $L)", roads(scope), way, scope.read(plan.steps()));
            parts.add(CodeBlock.of(
                    "new $T($S + $L + $S, $S, 1 << state.decider())",
                    RuntimeTypes.TEXT.nestedClass("Veiled"),
                    " (",
                    game.types().print(plan.left().type(), cost),
                    ")",
                    ""));
        }
        CodeBlock whole = parts.size() == 1
                ? parts.get(0)
                : CodeBlock.of("$T.group($L)", RuntimeTypes.TEXT, CodeBlock.join(parts, ",$W"));
        body.line("return $T.of($L)", RuntimeTypes.TEXT, TextCode.leading(game, ways(), whole, CodeBlock.of(way)));
    }

    private Kind ways() {
        return ((Type.Of) travel.way().type()).kind();
    }

    private boolean hasCost() {
        return travel.clauses().stream()
                .anyMatch(clause -> clause.form() == TravelDef.Form.COST || clause.form() == TravelDef.Form.PLUS);
    }

    void options(Body body) {
        Scope scope = body.scope();
        boolean ranked = !plan.trip().preferences().isEmpty();
        CodeBlock exactly = plan.trip().exactlySteps().map(body::value).orElse(CodeBlock.of("-1"));
        CodeBlock least = plan.trip().atLeastSteps().map(body::value).orElse(CodeBlock.of("0"));
        Kind ways = ways();
        int code = game.lowered().codes().pick(ways);
        body.line("$T here = state.at($L)", game.types().kind(game.layout().places()), scope.read(plan.mover()));
        body.line("int steps = $L", scope.read(plan.steps()));
        // What happens by itself before a question is asked may take the mover elsewhere, and the journey is over then.
        body.begin("if (here != (steps == 0 ? $L : $L.to()))", scope.read(plan.start()), scope.read(plan.way()));
        body.line("return false");
        body.end();
        body.line("$T roads = $L", game.travelClass(travel.signature()), roads(scope));
        body.line("int spent = $L", scope.read(plan.spent()));
        body.line("state.spentOnTheWay(spent)");
        body.line("int left = $L - spent", scope.read(plan.budget()));
        body.line("boolean mayEnd = roads.mayEnd(here, steps, $L, $L)", exactly, least);
        if (ranked) {
            ranking(body, exactly, least);
        }
        CodeBlock stopped = scope.read(plan.stopped());
        body.begin(travel.has(TravelDef.Form.STOPS) ? "if (!$L || refusals != null)" : "if (!$L)", stopped);
        body.raw(TravelGenerator.eachWay(game, ways, CodeBlock.of("here")));
        body.begin("if (!roads.leadsOn(way, steps, left, $L, $L))", exactly, least);
        body.begin("if (refusals != null)");
        body.line("roads.refuse(way, steps, left, refusals, $L)", code);
        body.end();
        if (travel.has(TravelDef.Form.STOPS)) {
            body.orElseIf(stopped);
            body.line("roads.refuseBeyond($L, steps - 1, refusals, $L, way.index())", scope.read(plan.way()), code);
        }
        body.orElse();
        if (ranked) {
            body.begin("if (!best.isAsGoodAs(roads.after(way, steps, left, spent, $L, $L, ranking)))", exactly, least);
            body.begin("if (refusals != null)");
            body.line(
                    "refusals.refuse($T.of($S), $L, null, $L, way.index())",
                    RuntimeTypes.TEXT,
                    "another way is preferred",
                    TextCode.cases(preferred()),
                    code);
            body.end();
            body.orElse();
        }
        body.line("state.option($L, way.index())", code);
        body.begin("if (refusals != null && refusals.tellAll())");
        body.line("roads.meet(way, steps, left, refusals, $L)", code);
        body.end();
        if (ranked) {
            body.end();
        }
        body.end();
        body.end();
        body.end();
        if (travel.has(TravelDef.Form.ENDS)) {
            body.begin("if (refusals != null && steps > 0 && !mayEnd)");
            body.line("roads.refuseEnd($L, steps - 1, refusals)", scope.read(plan.way()));
            body.end();
        }
        body.line("roads.done()");
        body.begin("if (mayEnd$L && state.optionsSoFar() > 0)", ranked ? " && best.isAsGoodAs(present)" : "");
        body.line("state.option($L)", AnswerCodes.DONE);
        body.end();
        body.line("return !state.isAtAnEnd()");
    }

    private List<String> preferred() {
        return plan.trip().preferences().stream()
                .flatMap(preference -> preference.cases().stream())
                .distinct()
                .toList();
    }

    /** The best rank of all journeys from here, that of stopping here among them. */
    private void ranking(Body outer, CodeBlock exactly, CodeBlock least) {
        Body body = new Body(game, outer.scope());
        Kind places = game.layout().places();
        Kind here = ((Type.Of) plan.trip().here().type()).kind();
        CodeBlock place = CodeBlock.of("$T.of(place)", game.types().kind(places));
        String end = outer.scope().fresh("end");
        String taken = outer.scope().fresh("taken");
        String cost = outer.scope().fresh("cost");
        outer.scope().bind(plan.trip().here(), end);
        outer.scope().bind(plan.trip().steps(), taken);
        outer.scope().bind(plan.trip().cost(), cost);
        body.line(
                "$T $L = $L",
                game.types().kind(here),
                end,
                here.parent().isEmpty()
                        ? place
                        : CodeBlock.of("($T) $L", game.types().kind(here), place));
        String rank = outer.scope().fresh("rank");
        for (Expr.Preference preference : plan.trip().preferences()) {
            Code value = body.code(preference.value());
            if (preference.extreme().isEmpty()) {
                body.line("$L.add($L ? 1 : 0)", rank, value.in(Code.OR));
            } else if (preference.extreme().get() == Expr.Total.MOST) {
                body.line("$L.add($L)", rank, value.block());
            } else {
                body.line("$L.add(-$L)", rank, value.in(Code.ATOM));
            }
        }
        // Not as one statement, because the lambda holds statements of its own.
        outer.raw(CodeBlock.of(
                "$T ranking = (place, $L, $L, $L) -> {$>\n$L$<};\n",
                RuntimeTypes.RANK.nestedClass("Ranking"),
                taken,
                cost,
                rank,
                body.build()));
        outer.line("$T present = state.trips().present()", RuntimeTypes.RANK);
        outer.begin("if (mayEnd)");
        outer.line("present.offer(ranking, here.index(), steps, spent)");
        outer.end();
        outer.line("$T best = state.trips().best()", RuntimeTypes.RANK);
        outer.line("best.offer(present)");
        outer.begin("if (!$L)", outer.scope().read(plan.stopped()));
        outer.line("roads.offer(here, steps, left, spent, $L, $L, ranking, best)", exactly, least);
        outer.end();
    }
}
