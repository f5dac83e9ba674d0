package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes a way of travelling: its clauses as methods of a class made for one mover, and the searches that use them. */
final class TravelGenerator {
    private final Emission game;
    private final TravelDef travel;

    TravelGenerator(Emission game, TravelDef travel) {
        this.game = game;
        this.travel = travel;
    }

    private ClassName places() {
        return game.types().kind(game.layout().places());
    }

    private ClassName ways() {
        return game.types().kind(((Type.Of) travel.way().type()).kind());
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(game.travelClass(travel.signature()))
                .addModifiers(Modifier.FINAL)
                .addJavadoc(
                        "$L\n",
                        (travel.doc().isEmpty()
                                        ? "The travel «" + travel.signature().name() + "»."
                                        : travel.doc())
                                + KindGenerator.cases(travel.cases()))
                .addSuperinterface(RuntimeTypes.TRIP.nestedClass("Roads"));
        ClassName self = game.travelClass(travel.signature());
        type.addField(game.types().state(), "state", Modifier.PRIVATE, Modifier.FINAL);
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(game.types().state(), "state")
                .addStatement("this.state = state")
                .build());
        MethodSpec.Builder made = MethodSpec.methodBuilder("on")
                .addJavadoc("The journeys of one mover from a place; one that is done with is used again.\n")
                .addModifiers(Modifier.STATIC)
                .returns(self)
                .addParameter(game.types().state(), "state");
        made.addStatement("$T idle = state.$L().poll()", self, idle(travel.signature()))
                .addStatement("$1T roads = idle == null ? new $1T(state) : idle", self);
        for (Variable parameter : travel.signature().parameters()) {
            field(type, made, parameter.type(), fieldName(parameter));
        }
        field(type, made, new Type.Of(game.layout().places()), "start");
        type.addMethod(made.addStatement("return roads").build());
        type.addMethod(MethodSpec.methodBuilder("done")
                .addJavadoc("Nobody asks about these journeys any more.\n")
                .addStatement("state.$L().push(this)", idle(travel.signature()))
                .build());
        type.addMethod(condition("allows", TravelDef.Form.REQUIRES, true, "Whether the step may be taken."));
        type.addMethod(condition("stops", TravelDef.Form.STOPS, true, "Whether the journey must end with this step."));
        type.addMethod(condition("passesThrough", TravelDef.Form.PASSES, false, "Whether a journey may go through."));
        type.addMethod(condition("endsIn", TravelDef.Form.ENDS, false, "Whether a journey may end there."));
        if (hasFirstStep()) {
            type.addMethod(always());
        }
        type.addMethod(cost());
        type.addMethod(mostSteps());
        roads(type);
        if (isWalked()) {
            new TravelReasons(game, travel, this::refusal).addTo(type, ways());
        }
        journeys(type);
        searches(type);
        return type.build();
    }

    /** The name of the state's method that holds those which are done with. */
    static String idle(Signature travel) {
        return "idle" + JavaNames.type(travel.name()) + "Travels";
    }

    private void field(TypeSpec.Builder type, MethodSpec.Builder made, Type fieldType, String name) {
        TypeName java = game.types().of(fieldType);
        type.addField(java, name, Modifier.PRIVATE);
        made.addParameter(java, name).addStatement("roads.$1L = $1L", name);
    }

    private static String fieldName(Variable variable) {
        String name = JavaNames.value(variable.name());
        return name.equals("state") || name.equals("start") ? name + "Given" : name;
    }

    private Body body(boolean step) {
        Scope scope = new Scope(game, Optional.empty(), "0", false);
        for (Variable parameter : travel.signature().parameters()) {
            scope.fresh(fieldName(parameter));
            scope.bind(parameter, fieldName(parameter));
        }
        scope.fresh("start");
        scope.bind(travel.start(), narrowed(travel.start(), "start"));
        if (step) {
            scope.fresh("way");
            scope.bind(travel.way(), "way");
            scope.fresh("steps");
            scope.bind(travel.steps(), "steps");
        } else {
            scope.fresh("here");
            scope.bind(travel.here(), narrowed(travel.here(), "here"));
        }
        return new Body(game, scope);
    }

    /** Where a step is refused: both the step and the place that it leads to are known. */
    private Body refusal(boolean explaining) {
        Scope scope = new Scope(game, Optional.empty(), "0", explaining);
        for (Variable parameter : travel.signature().parameters()) {
            scope.fresh(fieldName(parameter));
            scope.bind(parameter, fieldName(parameter));
        }
        List.of("way", "steps", "here", "start", "left", "code", "cost", "next").forEach(scope::fresh);
        scope.bind(travel.start(), narrowed(travel.start(), "start"));
        scope.bind(travel.way(), "way");
        scope.bind(travel.steps(), "steps");
        scope.bind(travel.here(), "here");
        return new Body(game, scope);
    }

    /** The search knows places of every kind; a journey along links of one kind meets only those at their ends. */
    private String narrowed(Variable place, String name) {
        Kind kind = ((Type.Of) place.type()).kind();
        return kind.parent().isEmpty() ? name : "((" + game.types().kind(kind).simpleName() + ") " + name + ")";
    }

    private MethodSpec.Builder method(String name, boolean step, TypeName returns) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name).returns(returns);
        if (step) {
            method.addParameter(ways(), "way").addParameter(TypeName.INT, "steps");
        } else {
            method.addParameter(places(), "here");
        }
        return method;
    }

    private List<TravelDef.Clause> clauses(TravelDef.Form form) {
        return travel.clauses().stream().filter(clause -> clause.form() == form).toList();
    }

    /** REQUIRES, PASSES and ENDS must all hold; any STOPS is enough. */
    private MethodSpec condition(String name, TravelDef.Form form, boolean step, String doc) {
        Body body = body(step);
        if (step) {
            Variable here = travel.here();
            body.scope().fresh("here");
            if (form == TravelDef.Form.REQUIRES || form == TravelDef.Form.STOPS) {
                body.scope().bind(here, "here");
            }
        }
        boolean anyIsEnough = form == TravelDef.Form.STOPS;
        Body.Aside<Boolean> written = body.aside(() -> {
            for (TravelDef.Clause clause : clauses(form)) {
                Expr test = clause.when().isPresent() && !anyIsEnough
                        ? new Expr.Or(
                                clause.span(),
                                new Expr.Not(clause.span(), clause.when().get()),
                                clause.value())
                        : clause.value();
                Code code = body.code(test);
                body.begin("if ($L)", anyIsEnough ? code.block() : code.not().block());
                body.line("return $L", anyIsEnough);
                body.end();
            }
            return true;
        });
        if (step && written.written().toString().matches("(?s).*\\bhere\\b.*")) {
            body.line("$T here = way.to()", game.types().of(travel.here().type()));
        }
        body.raw(written.written());
        body.line("return $L", !anyIsEnough);
        return method(name, step, TypeName.BOOLEAN)
                .addJavadoc("$L\n", doc)
                .addCode(body.build())
                .build();
    }

    private boolean hasFirstStep() {
        return !clauses(TravelDef.Form.FIRST_STEP_ALWAYS).isEmpty();
    }

    /** Any clause that allows it is enough. */
    private MethodSpec always() {
        Body body = body(true);
        body.begin("if (steps > 0)");
        body.line("return false");
        body.end();
        for (TravelDef.Clause clause : clauses(TravelDef.Form.FIRST_STEP_ALWAYS)) {
            Expr test = clause.when()
                    .<Expr>map(when -> new Expr.And(clause.span(), when, clause.value()))
                    .orElse(clause.value());
            Code code = body.code(test);
            body.begin("if ($L)", code.block());
            body.line("return true");
            body.end();
        }
        body.line("return false");
        return method("always", true, TypeName.BOOLEAN)
                .addJavadoc("Whether the step may be taken though it costs more than is left.\n")
                .addCode(body.build())
                .build();
    }

    private MethodSpec cost() {
        Body body = body(true);
        body.line("int cost = 0");
        body.scope().fresh("cost");
        for (TravelDef.Clause clause : travel.clauses()) {
            if (clause.form() == TravelDef.Form.COST || clause.form() == TravelDef.Form.PLUS) {
                Optional<Code> when = clause.when().map(body::code);
                when.ifPresent(code -> body.begin("if ($L)", code.block()));
                body.line(
                        "cost = Math.min(cost + $L, $L)",
                        body.code(clause.value()).in(Code.PLUS + 1),
                        Quantity.NEVER);
                when.ifPresent(code -> body.end());
            }
        }
        body.line("return cost");
        return method("cost", true, TypeName.INT)
                .addJavadoc("What the step costs.\n")
                .addCode(body.build())
                .build();
    }

    /** None for a mover that stands where no link of this travel begins. */
    private MethodSpec mostSteps() {
        Body body = body(false);
        Kind starts = ((Type.Of) travel.start().type()).kind();
        if (starts.parent().isPresent() && reads(clauses(TravelDef.Form.AT_MOST_STEPS), travel.start())) {
            body.begin("if (!(start instanceof $T))", game.types().kind(starts));
            body.line("return 0");
            body.end();
        }
        body.line("int most = Integer.MAX_VALUE");
        body.scope().fresh("most");
        for (TravelDef.Clause clause : clauses(TravelDef.Form.AT_MOST_STEPS)) {
            Optional<Code> when = clause.when().map(body::code);
            when.ifPresent(code -> body.begin("if ($L)", code.block()));
            body.line("most = Math.min(most, $L)", body.value(clause.value()));
            when.ifPresent(code -> body.end());
        }
        body.line("return most");
        return MethodSpec.methodBuilder("mostSteps")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.INT)
                .addCode(body.build())
                .build();
    }

    /** What the search asks, in place numbers. */
    private void roads(TypeSpec.Builder type) {
        Kind kind = ((Type.Of) travel.way().type()).kind();
        type.addMethod(MethodSpec.methodBuilder("leave")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(TypeName.INT, "place")
                .addParameter(TypeName.INT, "steps")
                .addParameter(RuntimeTypes.TRIP, "trip")
                .addCode(eachWay(game, kind, CodeBlock.of("$T.of(place)", places())))
                .beginControlFlow("if (allows(way, steps))")
                .addCode(leaving())
                .endControlFlow()
                .endControlFlow()
                .build());
        for (String[] pair : new String[][] {{"passes", "passesThrough"}, {"ends", "endsIn"}}) {
            type.addMethod(MethodSpec.methodBuilder(pair[0])
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(TypeName.BOOLEAN)
                    .addParameter(TypeName.INT, "place")
                    .addStatement("return $L($T.of(place))", pair[1], places())
                    .build());
        }
    }

    /** Opens a loop over the ways of a kind that leave a place. */
    static CodeBlock eachWay(Emission game, Kind kind, CodeBlock place) {
        ClassName root = game.types().kind(kind.root());
        CodeBlock.Builder code = CodeBlock.builder();
        if (kind.parent().isEmpty()) {
            return code.beginControlFlow(
                            "for ($T way : $T.from($L))", root, game.types().holder(kind.root()), place)
                    .build();
        }
        return code.beginControlFlow(
                        "for ($T any : $T.from($L))", root, game.types().holder(kind.root()), place)
                .beginControlFlow("if (!(any instanceof $T way))", game.types().kind(kind))
                .addStatement("continue")
                .endControlFlow()
                .build();
    }

    private CodeBlock leaving() {
        CodeBlock step = CodeBlock.of("(way.to().index(), cost(way, steps), stops(way, steps))");
        CodeBlock.Builder code = CodeBlock.builder();
        if (hasFirstStep()) {
            code.beginControlFlow("if (always(way, steps))")
                    .addStatement("trip.stepAnyway$L", step)
                    .nextControlFlow("else");
        }
        code.addStatement("trip.step$L", step);
        if (hasFirstStep()) {
            code.endControlFlow();
        }
        return code.build();
    }

    /** What is left after a step; nothing if it is taken though it costs more. */
    private CodeBlock after() {
        CodeBlock.Builder code = CodeBlock.builder();
        code.addStatement("int after = left - cost(way, steps)");
        if (hasFirstStep()) {
            code.beginControlFlow("if (after < 0 && always(way, steps))")
                    .addStatement("after = 0")
                    .endControlFlow();
        }
        return code.build();
    }

    /** What a journey under way asks. */
    private void journeys(TypeSpec.Builder type) {
        type.addMethod(MethodSpec.methodBuilder("leadsOn")
                .addJavadoc("Whether the step may be taken and the journey completed after it.\n")
                .returns(TypeName.BOOLEAN)
                .addParameter(ways(), "way")
                .addParameter(TypeName.INT, "steps")
                .addParameter(TypeName.INT, "left")
                .addParameter(TypeName.INT, "exactly")
                .addParameter(TypeName.INT, "least")
                .beginControlFlow("if (steps >= mostSteps() || !allows(way, steps))")
                .addStatement("return false")
                .endControlFlow()
                .addCode(after())
                .beginControlFlow("if (after < 0 || cost(way, steps) >= $L)", Quantity.NEVER)
                .addStatement("return false")
                .endControlFlow()
                .beginControlFlow("if (mayEnd(way.to(), steps + 1, exactly, least))")
                .addStatement("return true")
                .endControlFlow()
                .addStatement(
                        "return !stops(way, steps) && passesThrough(way.to()) && state.trips().goAnywhere(this, way.to().index(), after, steps + 1, $L, exactly, least)",
                        everyCount())
                .build());
        if (isRanked()) {
            ranked(type);
        }
        type.addMethod(MethodSpec.methodBuilder("mayEnd")
                .addJavadoc("Whether what has been walked is a journey.\n")
                .returns(TypeName.BOOLEAN)
                .addParameter(places(), "here")
                .addParameter(TypeName.INT, "steps")
                .addParameter(TypeName.INT, "exactly")
                .addParameter(TypeName.INT, "least")
                .beginControlFlow("if (exactly >= 0 ? steps != exactly : steps < least)")
                .addStatement("return false")
                .endControlFlow()
                .addStatement("return steps == 0 || endsIn(here)")
                .build());
    }

    /** Whether journeys of each number of steps are kept apart. */
    private String everyCount() {
        return countsSteps() ? "true" : "exactly >= 0 || least > 1";
    }

    /** Whether a step may be judged by how many were taken before. */
    private boolean countsSteps() {
        return reads(travel.clauses(), travel.steps());
    }

    private static boolean reads(List<TravelDef.Clause> clauses, Variable variable) {
        return ModelTree.any(clauses, part -> part instanceof Expr.Read read && read.variable() == variable);
    }

    /** Whether somebody makes journeys of this travel. */
    private boolean isWalked() {
        return game.lowered().decisions().stream()
                .anyMatch(decision -> decision.form() instanceof Decision.Travel journey
                        && journey.plan().trip().travel() == travel.signature());
    }

    /** Whether some journey of this travel prefers one end to another. */
    private boolean isRanked() {
        return game.lowered().decisions().stream()
                .anyMatch(decision -> decision.form() instanceof Decision.Travel journey
                        && journey.plan().trip().travel() == travel.signature()
                        && !journey.plan().trip().preferences().isEmpty());
    }

    /** A method that ranks the journeys from somewhere, under what is left of their limits. */
    private static MethodSpec.Builder ranking(String name, TypeName returns, ParameterSpec from) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(name).returns(returns).addParameter(from);
        for (String limit : List.of("steps", "left", "spent", "exactly", "least")) {
            method.addParameter(TypeName.INT, limit);
        }
        return method.addParameter(RuntimeTypes.RANK.nestedClass("Ranking"), "ranking");
    }

    private void ranked(TypeSpec.Builder type) {
        type.addMethod(ranking(
                        "offer",
                        TypeName.VOID,
                        ParameterSpec.builder(places(), "from").build())
                .addJavadoc("Offers the journeys that go on from a place.\n")
                .addParameter(RuntimeTypes.RANK, "best")
                .addStatement(
                        "state.trips().offer(this, from.index(), left, steps, spent, exactly, least, ranking, best)")
                .build());
        type.addMethod(ranking(
                        "after",
                        RuntimeTypes.RANK,
                        ParameterSpec.builder(ways(), "way").build())
                .addJavadoc("The rank of the journeys that begin with this step.\n")
                .addCode(after())
                .addStatement("int cost = left - after")
                .addStatement("$T best = state.trips().after()", RuntimeTypes.RANK)
                .beginControlFlow("if (mayEnd(way.to(), steps + 1, exactly, least))")
                .addStatement("best.offer(ranking, way.to().index(), steps + 1, spent + cost)")
                .endControlFlow()
                .beginControlFlow("if (!stops(way, steps) && passesThrough(way.to()))")
                .addStatement("offer(way.to(), steps + 1, after, spent + cost, exactly, least, ranking, best)")
                .endControlFlow()
                .addStatement("return best")
                .build());
    }

    private MethodSpec.Builder search(String name, TypeName returns) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .returns(returns)
                .addParameter(game.types().state(), "state");
        for (Variable parameter : travel.signature().parameters()) {
            method.addParameter(game.types().of(parameter.type()), fieldName(parameter));
        }
        return method.addParameter(places(), "from").addParameter(TypeName.INT, "budget");
    }

    private CodeBlock made() {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("state")));
        travel.signature().parameters().forEach(p -> arguments.add(CodeBlock.of("$L", fieldName(p))));
        arguments.add(CodeBlock.of("from"));
        return CodeBlock.of(
                "$T roads = on($L)", game.travelClass(travel.signature()), CodeBlock.join(arguments, ",$W"));
    }

    private void searches(TypeSpec.Builder type) {
        Type set = new Type.SetOf(game.layout().places());
        type.addMethod(search("reach", game.types().of(set))
                .addJavadoc("Every place where a journey can end.\n")
                .addParameter(TypeName.INT, "exactly")
                .addParameter(TypeName.INT, "least")
                .addStatement(made())
                .addStatement(
                        "$T reached = state.trips().reached(roads, from.index(), budget, $L, exactly, least$L)",
                        game.types().of(set),
                        everyCount(),
                        game.small(set) ? "" : ", state.noBits()")
                .addStatement("roads.done()")
                .addStatement("return reached")
                .build());
        boolean never = travel.quantity().map(Quantity::orNever).orElse(false);
        type.addMethod(search("cost", TypeName.INT)
                .addJavadoc("The least cost of a journey to a place.\n")
                .addParameter(places(), "to")
                .addStatement(made())
                .addStatement(
                        "int cost = state.trips().cost(roads, from.index(), budget, $L, to.index())", countsSteps())
                .addStatement("roads.done()")
                .addStatement(
                        "return cost < 0 ? $L : cost",
                        never ? CodeBlock.of("$L", Quantity.NEVER) : CodeBlock.of("$T.ABSENT", RuntimeTypes.POSITION))
                .build());
        type.addMethod(search("canGo", TypeName.BOOLEAN)
                .addJavadoc("Whether there is a journey of at least one step, perhaps to a place.\n")
                .addParameter(TypeName.INT, "exactly")
                .addParameter(TypeName.INT, "least")
                .addParameter(places(), "to")
                .addStatement(made())
                .addStatement(
                        "boolean can = to == null ? state.trips().goAnywhere(roads, from.index(), budget, 0, $1L, exactly, least) : state.trips().goTo(roads, from.index(), budget, $1L, exactly, least, to.index())",
                        everyCount())
                .addStatement("roads.done()")
                .addStatement("return can")
                .build());
    }
}
