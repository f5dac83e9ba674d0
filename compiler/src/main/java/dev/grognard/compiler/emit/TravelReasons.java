package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.AnswerCodes;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes why a step of a journey is not offered: by which clause of the travel, and what it rests on. */
final class TravelReasons {
    private static final String ENDS_AT = "the journey ends at ";

    /** What is refused where a step is. */
    private static final CodeBlock STEP = CodeBlock.of("code, way.index()");

    private final Emission game;
    private final TravelDef travel;
    /** A body in which the names of a clause are bound; perhaps one that explains. */
    private final Function<Boolean, Body> bodies;

    TravelReasons(Emission game, TravelDef travel, Function<Boolean, Body> bodies) {
        this.game = game;
        this.travel = travel;
        this.bodies = bodies;
    }

    void addTo(TypeSpec.Builder type, ClassName ways) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("refuse")
                .addJavadoc("Says why the step is not offered.\n")
                .addParameter(ways, "way")
                .addParameter(TypeName.INT, "steps")
                .addParameter(TypeName.INT, "left")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addParameter(TypeName.INT, "code");
        method.addStatement("$T here = way.to()", game.types().of(travel.here().type()));
        for (TravelDef.Clause clause : travel.clauses()) {
            switch (clause.form()) {
                case AT_MOST_STEPS -> method.addCode(limit(clause));
                case REQUIRES -> method.addCode(requirement(clause, STEP));
                default -> {
                    // What a step costs and where a journey may end is looked at when all steps may be taken.
                }
            }
        }
        method.addCode(cost());
        travel.clauses().stream()
                .filter(clause -> clause.form() == TravelDef.Form.ENDS)
                .forEach(clause -> method.addCode(requirement(clause, STEP)));
        method.addStatement(
                "refusals.refuse($T.of($S), $L, null, code, way.index())",
                RuntimeTypes.TEXT,
                "no journey can be completed that way",
                TextCode.cases(travel.cases()));
        type.addMethod(method.build());
        type.addMethod(met(ways));
        if (travel.has(TravelDef.Form.STOPS)) {
            type.addMethod(beyond(ways));
        }
        if (travel.has(TravelDef.Form.ENDS)) {
            type.addMethod(end(ways));
        }
    }

    /** What a step that is offered meets: whatever is required of it, and what it may cost. */
    private MethodSpec met(ClassName ways) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("meet")
                .addJavadoc("Says what a step meets that is offered.\n")
                .addParameter(ways, "way")
                .addParameter(TypeName.INT, "steps")
                .addParameter(TypeName.INT, "left")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addParameter(TypeName.INT, "code");
        method.addStatement("$T here = way.to()", game.types().of(travel.here().type()));
        for (TravelDef.Clause clause : travel.clauses()) {
            if (clause.form() == TravelDef.Form.REQUIRES) {
                Body body = explaining(bodies.apply(false), clause, condition(clause));
                body.line("refusals.meet(why.explanation(), $L)", STEP);
                method.addCode(block(body));
            }
        }
        if (travel.has(TravelDef.Form.COST) || travel.has(TravelDef.Form.PLUS)) {
            Body body = bodies.apply(true);
            body.line("int cost = cost(way, steps)");
            costs(body);
            body.line("why.part($S, $L)", "left", game.types().print(costType(), CodeBlock.of("left")));
            body.line("why.leave(cost, $L)", game.types().print(costType(), CodeBlock.of("cost")));
            body.line("refusals.meet(why.explanation(), $L)", STEP);
            method.addCode(block(body));
        }
        return method.build();
    }

    /** A step that would be allowed, but comes after one with which the journey ends. */
    private MethodSpec beyond(ClassName ways) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("refuseBeyond")
                .addJavadoc("Says why the journey ends with a step, to one who wants to take another.\n")
                .addParameter(ways, "way")
                .addParameter(TypeName.INT, "steps")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addParameter(TypeName.INT, "code")
                .addParameter(TypeName.INT, "next")
                .addStatement(
                        "$T here = way.to()", game.types().of(travel.here().type()));
        List<String> stops = new ArrayList<>();
        for (TravelDef.Clause clause : travel.clauses()) {
            if (clause.form() == TravelDef.Form.STOPS) {
                method.addCode(stop(clause));
                stops.addAll(cases(clause));
            }
        }
        // What made it end may be gone by now.
        method.addStatement(
                "refusals.refuse($T.of($S + here.printed()), $L, null, code, next)",
                RuntimeTypes.TEXT,
                ENDS_AT,
                TextCode.cases(stops.stream().distinct().toList()));
        return method.build();
    }

    /** A journey that may not end where it has come to. */
    private MethodSpec end(ClassName ways) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("refuseEnd")
                .addJavadoc("Says why the journey may not end with this step.\n")
                .addParameter(ways, "way")
                .addParameter(TypeName.INT, "steps")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addStatement(
                        "$T here = way.to()", game.types().of(travel.here().type()));
        travel.clauses().stream()
                .filter(clause -> clause.form() == TravelDef.Form.ENDS)
                .forEach(clause -> method.addCode(requirement(clause, CodeBlock.of("$L", AnswerCodes.DONE))));
        return method.build();
    }

    private CodeBlock stop(TravelDef.Clause clause) {
        Body body = bodies.apply(false);
        body.begin("if ($L)", body.code(clause.value()).block());
        Body explaining = explaining(body, clause, clause.value());
        explaining.line(
                "refusals.refuse($T.of($S + here.printed()), $L, why.explanation(), code, next)",
                RuntimeTypes.TEXT,
                ENDS_AT,
                TextCode.cases(cases(clause)));
        body.raw(explaining.build());
        body.line("return");
        body.end();
        return block(body);
    }

    /** The working of a clause, to be told inside the code that has found it to matter. */
    private Body explaining(Body outer, TravelDef.Clause clause, Expr value) {
        Body explaining = bodies.apply(true);
        explaining.scope().avoid(outer.scope());
        explaining.line("$1T why = new $1T()", RuntimeTypes.WHY);
        explaining.line("why.enter($S$L)", clause.text(), TextCode.moreCases(clause.cases()));
        explaining.line("why.leave($L)", explaining.whole(value).block());
        return explaining;
    }

    /** The statements of a clause in a block of their own, so that their names do not meet. */
    private static CodeBlock block(Body body) {
        return CodeBlock.of("{$>\n$L$<}\n", body.build());
    }

    private CodeBlock limit(TravelDef.Clause clause) {
        Body body = bodies.apply(false);
        Optional<Code> when = clause.when().map(body::code);
        when.ifPresent(code -> body.begin("if ($L)", code.block()));
        String most = body.scope().fresh("most");
        body.line("int $L = $L", most, body.value(clause.value()));
        body.begin("if (steps >= $L)", most);
        body.line(
                "refusals.refuse($1T.of($2S + $3L + ($3L == 1 ? $4S : $5S)), $6L, null, code, way.index())",
                RuntimeTypes.TEXT,
                "at most ",
                most,
                " step",
                " steps",
                TextCode.cases(cases(clause)));
        body.line("return");
        body.end();
        when.ifPresent(code -> body.end());
        return block(body);
    }

    private CodeBlock requirement(TravelDef.Clause clause, CodeBlock refused) {
        Body body = bodies.apply(false);
        Code test = body.code(condition(clause));
        body.begin("if ($L)", test.not().block());
        Body explaining = explaining(body, clause, condition(clause));
        CodeBlock reason =
                clause.reason().map(text -> new TextCode(explaining).text(text)).orElse(CodeBlock.of("why.reason()"));
        explaining.line(
                "refusals.refuse($L, $L, why.explanation(), $L)",
                reason,
                TextCode.refusalCases(clause.reason(), cases(clause)),
                refused);
        body.raw(explaining.build());
        body.line("return");
        body.end();
        return block(body);
    }

    private static Expr condition(TravelDef.Clause clause) {
        return clause.when()
                .<Expr>map(when -> new Expr.Or(clause.span(), new Expr.Not(clause.span(), when), clause.value()))
                .orElse(clause.value());
    }

    private List<String> cases(TravelDef.Clause clause) {
        return clause.cases().isEmpty() ? travel.cases() : clause.cases();
    }

    /** What the step needs, item by item, and what is left. */
    private CodeBlock cost() {
        Type type = costType();
        Body body = bodies.apply(true);
        body.line("int cost = cost(way, steps)");
        body.begin("if (cost > left || cost >= $L)", Quantity.NEVER);
        costs(body);
        body.line("why.leave(cost, $L)", game.types().print(type, CodeBlock.of("cost")));
        String unit = travel.quantity().map(q -> " " + q.name()).orElse("");
        CodeBlock cases = TextCode.cases(costCases());
        body.begin("if (cost >= $L)", Quantity.NEVER);
        body.line(
                "refusals.refuse(why.reason($S), why.reasonCases($L), why.explanation(), $L)",
                "no such step can be made",
                cases,
                STEP);
        body.line("return");
        body.end();
        body.line(
                "refusals.refuse($T.of($S + $L + $S + $L), $L, why.explanation(), $L)",
                RuntimeTypes.TEXT,
                "needs ",
                game.types().print(type, CodeBlock.of("cost")),
                unit + ", has ",
                game.types().print(type, CodeBlock.of("left")),
                cases,
                STEP);
        body.line("return");
        body.end();
        return block(body);
    }

    private Type costType() {
        return travel.signature().result().orElseThrow();
    }

    /** The working of what a step costs. */
    private void costs(Body body) {
        Type type = costType();
        body.line("$1T why = new $1T()", RuntimeTypes.WHY);
        body.line("why.enter($S$L)", "the cost of the step", TextCode.moreCases(travel.cases()));
        for (TravelDef.Clause clause : travel.clauses()) {
            if (clause.form() == TravelDef.Form.COST || clause.form() == TravelDef.Form.PLUS) {
                Optional<Code> when = clause.when().map(body::code);
                when.ifPresent(code -> body.begin("if ($L)", code.block()));
                String value = body.scope().fresh("value");
                body.line("int $L = $L", value, body.value(clause.value()));
                body.line(
                        "why.gave($L, $S, $S$L)",
                        game.types().print(type, CodeBlock.of(value)),
                        clause.text(),
                        "",
                        TextCode.moreCases(clause.cases()));
                when.ifPresent(code -> body.end());
            }
        }
    }

    private List<String> costCases() {
        List<String> cases = travel.clauses().stream()
                .filter(clause -> clause.form() == TravelDef.Form.COST)
                .flatMap(clause -> clause.cases().stream())
                .toList();
        return cases.isEmpty() ? travel.cases() : cases;
    }
}
