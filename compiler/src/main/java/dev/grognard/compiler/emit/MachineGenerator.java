package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.AnswerCodes;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the switchboard between the runtime's machine and the game's procedures. */
final class MachineGenerator {
    /** How passing is written. */
    private static final String PASS = "pass";

    private static final ClassName STRING = ClassName.get(String.class);
    private static final TypeName CASES = ParameterizedTypeName.get(ClassName.get(List.class), STRING);
    private static final TypeName WORDS = ArrayTypeName.of(TypeName.INT);

    private final Emission game;

    MachineGenerator(Emission game) {
        this.game = game;
    }

    private ClassName machine() {
        return game.types().named("Machine");
    }

    // ------------------------------------------------------------------ in the state

    /** What the runtime asks of the state, handed on to the machine. */
    void delegates(TypeSpec.Builder type) {
        type.addMethod(override("game", RuntimeTypes.GAME)
                .addModifiers(Modifier.PUBLIC)
                .addStatement("return new $T()", game.gameClass())
                .build());
        type.addMethod(override("step", TypeName.VOID)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(TypeName.INT, "frame")
                .addStatement("$T.step(this, frame)", machine())
                .build());
        type.addMethod(override("settle", TypeName.BOOLEAN)
                .addModifiers(Modifier.PUBLIC)
                .addStatement("return $T.settle(this)", machine())
                .build());
        type.addMethod(override("enumerate", TypeName.VOID)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(TypeName.INT, "ask")
                .addParameter(TypeName.INT, "frame")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addStatement("$T.enumerate(this, ask, frame, refusals)", machine())
                .build());
        type.addMethod(override("point", RuntimeTypes.DECISION_POINT)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(TypeName.INT, "ask")
                .addStatement("return $T.POINTS.get(ask)", machine())
                .build());
        type.addMethod(override(
                        "decisionPoints",
                        ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.DECISION_POINT))
                .addModifiers(Modifier.PUBLIC)
                .addStatement("return $T.POINTS", machine())
                .build());
        new OptionCasesCode(game).delegate(type, machine());
        type.addMethod(override("prompt", RuntimeTypes.TEXT)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(TypeName.INT, "ask")
                .addParameter(TypeName.INT, "frame")
                .addStatement("return $T.prompt(this, ask, frame)", machine())
                .build());
        type.addMethod(encoded(override("label", RuntimeTypes.TEXT)
                        .addModifiers(Modifier.PROTECTED)
                        .addParameter(TypeName.INT, "ask")
                        .addParameter(TypeName.INT, "frame"))
                .addStatement("return $T.label(this, ask, frame, code, arguments, offset)", machine())
                .build());
        type.addMethod(encoded(override("notation", STRING).addModifiers(Modifier.PROTECTED))
                .addStatement("return $T.notation(code, arguments, offset)", machine())
                .build());
        type.addMethod(encoded(override("action", game.types().named("Action").box())
                        .returns(Record.class)
                        .addModifiers(Modifier.PROTECTED)
                        .addParameter(TypeName.INT, "ask"))
                .addStatement(
                        "return (Record) $T.of(code, arguments, offset)",
                        game.types().named("Action"))
                .build());
        type.addMethod(override("ending", RuntimeTypes.TEXT)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(TypeName.INT, "ending")
                .addStatement("return $T.ending(this, ending)", machine())
                .build());
        type.addMethod(override("endingCases", CASES)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(TypeName.INT, "ending")
                .addStatement("return $T.endingCases(ending)", machine())
                .build());
        type.addMethod(override("explain", TypeName.BOOLEAN)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(RuntimeTypes.WHY, "why")
                .addParameter(STRING, "rule")
                .addParameter(CASES, "arguments")
                .addStatement(
                        "return $T.explain(this, why, rule, arguments)",
                        game.types().named("Questions"))
                .build());
        type.addMethod(override("score", TypeName.INT)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(TypeName.INT, "side")
                .addStatement("return $T.score(this, side)", machine())
                .build());
        new BothWaysCode(game).delegates(type);
        new TraceGenerator(game).delegate(type);
        new SecretsGenerator(game).delegate(type);
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).returns(returns);
    }

    private static MethodSpec.Builder encoded(MethodSpec.Builder method) {
        return method.addParameter(TypeName.INT, "code")
                .addParameter(WORDS, "arguments")
                .addParameter(TypeName.INT, "offset");
    }

    // ------------------------------------------------------------------ the machine

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(machine())
                .addModifiers(Modifier.FINAL)
                .addJavadoc(
                        "Runs the procedures of $L and lists its decisions.\n",
                        game.model().title())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        points(type);
        type.addMethod(step());
        new SettleCode(game).addTo(type);
        type.addMethod(enumerate());
        new OptionCasesCode(game).addTo(type);
        type.addMethod(prompt());
        type.addMethod(label());
        if (hasDeclines()) {
            type.addMethod(decline());
        }
        type.addMethod(notation());
        type.addMethod(reckon());
        endings(type);
        type.addMethod(score());
        return type.build();
    }

    private void points(TypeSpec.Builder type) {
        List<CodeBlock> points = new ArrayList<>();
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            for (Decision decision : procedure.decisions()) {
                points.add(CodeBlock.of(
                        "new $1T($2S, $1T.Kind.$3L, $4L)",
                        RuntimeTypes.DECISION_POINT,
                        decision.name(),
                        kindOf(decision.form()),
                        TextCode.cases(new DecisionCode(game, procedure, decision).cases())));
            }
        }
        type.addField(com.palantir.javapoet.FieldSpec.builder(
                        ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.DECISION_POINT),
                        "POINTS",
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer("$T.of($>\n$L$<)", List.class, CodeBlock.join(points, ",\n"))
                .build());
    }

    private static String kindOf(Decision.Form form) {
        if (form instanceof Decision.Pick pick) {
            return pick.takes().name();
        }
        if (form instanceof Decision.YesNo) {
            return "YES_NO";
        }
        if (form instanceof Decision.Number) {
            return "NUMBER";
        }
        return form instanceof Decision.Travel ? "STEP" : "MENU";
    }

    private MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .returns(returns)
                .addParameter(game.types().state(), "state");
    }

    private MethodSpec step() {
        CodeBlock.Builder body = CodeBlock.builder().beginControlFlow("switch (state.procedure(frame))");
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            body.addStatement("case $1T.ID -> $1T.run(state, frame)", game.procedureClass(procedure.signature()));
        }
        body.addStatement("default -> throw new $T($S)", IllegalStateException.class, "no such procedure")
                .endControlFlow();
        return method("step", TypeName.VOID)
                .addParameter(TypeName.INT, "frame")
                .addCode(body.build())
                .build();
    }

    private MethodSpec enumerate() {
        CodeBlock.Builder body = CodeBlock.builder().beginControlFlow("switch (ask)");
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            for (Decision decision : procedure.decisions()) {
                body.addStatement(
                        "case $1L -> $2T.options$1L(state, frame, refusals)",
                        decision.id(),
                        game.procedureClass(procedure.signature()));
            }
        }
        body.addStatement("default -> throw new $T($S)", IllegalStateException.class, "no such decision")
                .endControlFlow();
        return method("enumerate", TypeName.VOID)
                .addParameter(TypeName.INT, "ask")
                .addParameter(TypeName.INT, "frame")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addCode(body.build())
                .build();
    }

    private MethodSpec prompt() {
        if (game.lowered().decisions().isEmpty()) {
            return method("prompt", RuntimeTypes.TEXT)
                    .addParameter(TypeName.INT, "ask")
                    .addParameter(TypeName.INT, "frame")
                    .addStatement("throw new $T($S)", IllegalStateException.class, "nobody is asked in this game")
                    .build();
        }
        CodeBlock.Builder body = CodeBlock.builder().add("return switch (ask) {$>\n");
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            for (Decision decision : procedure.decisions()) {
                body.add(
                        "case $1L -> $2T.prompt$1L(state, frame);\n",
                        decision.id(),
                        game.procedureClass(procedure.signature()));
            }
        }
        body.add("default -> throw new $T($S);\n$<};\n", IllegalStateException.class, "no such decision");
        return method("prompt", RuntimeTypes.TEXT)
                .addParameter(TypeName.INT, "ask")
                .addParameter(TypeName.INT, "frame")
                .addCode(body.build())
                .build();
    }

    private MethodSpec label() {
        CodeBlock.Builder body = CodeBlock.builder().add("return switch (code) {$>\n");
        common(
                body,
                word -> hasDeclines() && word.equals(PASS)
                        ? CodeBlock.of("decline(state, ask, frame)")
                        : CodeBlock.of("$T.of($S)", RuntimeTypes.TEXT, word),
                CodeBlock.of("$1T.of($1T.words(arguments[offset]))", RuntimeTypes.TEXT));
        for (Kind kind : game.layout().roots()) {
            CodeBlock thing =
                    CodeBlock.of("$T.of(arguments[offset])", game.types().kind(kind));
            CodeBlock part = kind.category() == Kind.Category.PIECE
                    ? CodeBlock.of("state.show($L)", thing)
                    : CodeBlock.of("$T.words($L.printed())", RuntimeTypes.TEXT, thing);
            CodeBlock named = CodeBlock.of(
                    "$T.of($L)",
                    RuntimeTypes.TEXT,
                    TextCode.isLabelled(game, kind) ? TextCode.named(part, thing) : part);
            body.add(
                    "case $L -> $L;\n",
                    game.lowered().codes().pick(kind),
                    kind.category() == Kind.Category.LINK ? step(kind, thing, named) : named);
        }
        ClassName side =
                game.types().kind(game.model().kinds(Kind.Category.SIDE).get(0));
        for (AnswerCodes.Entry entry : game.lowered().codes().entries()) {
            OptionGenerator option =
                    new OptionGenerator(game, entry.option(), entry.code(), entry.procedure(), Optional.empty());
            CodeBlock first = entry.procedure().isPresent()
                    ? CodeBlock.of("state, frame")
                    : CodeBlock.of("state, $T.of(state.decider())", side);
            body.add(
                    "case $L -> $T.$L($L);\n",
                    entry.code(),
                    ownerOf(entry),
                    option.labelMethod(),
                    option.labelArguments(first));
        }
        body.add("default -> throw new $T($S);\n$<};\n", IllegalStateException.class, "no such answer");
        return encoded(method("label", RuntimeTypes.TEXT)
                        .addParameter(TypeName.INT, "ask")
                        .addParameter(TypeName.INT, "frame"))
                .addCode(body.build())
                .build();
    }

    private boolean hasDeclines() {
        return game.lowered().decisions().stream()
                .anyMatch(decision -> decision.form() instanceof Decision.Menu menu
                        && menu.decline().isPresent());
    }

    private MethodSpec decline() {
        CodeBlock.Builder body = CodeBlock.builder().add("return switch (ask) {$>\n");
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            for (Decision decision : procedure.decisions()) {
                if (decision.form() instanceof Decision.Menu menu
                        && menu.decline().isPresent()) {
                    body.add(
                            "case $1L -> $2T.decline$1L(state, frame);\n",
                            decision.id(),
                            game.procedureClass(procedure.signature()));
                }
            }
        }
        body.add("default -> $T.of($S);\n$<};\n", RuntimeTypes.TEXT, PASS);
        return method("decline", RuntimeTypes.TEXT)
                .addModifiers(Modifier.PRIVATE)
                .addParameter(TypeName.INT, "ask")
                .addParameter(TypeName.INT, "frame")
                .addCode(body.build())
                .build();
    }

    /** A link is called by its two ends, unless it is the next step of a journey. */
    private CodeBlock step(Kind kind, CodeBlock thing, CodeBlock named) {
        CodeBlock.Builder steps = CodeBlock.builder();
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            for (Decision decision : procedure.decisions()) {
                if (decision.form() instanceof Decision.Travel travel
                        && DecisionCode.ways(travel).root() == kind) {
                    Kind ways = DecisionCode.ways(travel);
                    CodeBlock way = ways == kind
                            ? thing
                            : CodeBlock.of("($T) $L", game.types().kind(ways), thing);
                    steps.add(
                            "case $L -> $T.$L(state, frame, $L);\n",
                            decision.id(),
                            game.procedureClass(procedure.signature()),
                            DecisionCode.STEP_LABEL + decision.id(),
                            way);
                }
            }
        }
        return steps.isEmpty() ? named : CodeBlock.of("switch (ask) {$>\n$Ldefault -> $L;\n$<}", steps.build(), named);
    }

    private ClassName ownerOf(AnswerCodes.Entry entry) {
        return game.procedureClass(entry.order().or(entry::procedure).orElseThrow());
    }

    private static void common(
            CodeBlock.Builder body, java.util.function.Function<String, CodeBlock> word, CodeBlock number) {
        body.add("case $L -> $L;\n", AnswerCodes.PASS, word.apply(PASS));
        body.add("case $L -> $L;\n", AnswerCodes.DONE, word.apply("done"));
        body.add("case $L -> $L;\n", AnswerCodes.YES, word.apply("yes"));
        body.add("case $L -> $L;\n", AnswerCodes.NO, word.apply("no"));
        body.add("case $L -> $L;\n", AnswerCodes.NUMBER, number);
    }

    private MethodSpec notation() {
        CodeBlock.Builder body = CodeBlock.builder().add("return switch (code) {$>\n");
        common(body, word -> CodeBlock.of("$S", word), CodeBlock.of("String.valueOf(arguments[offset])"));
        for (Kind kind : game.layout().roots()) {
            body.add(
                    "case $L -> $T.of(arguments[offset]).id();\n",
                    game.lowered().codes().pick(kind),
                    game.types().kind(kind));
        }
        for (AnswerCodes.Entry entry : game.lowered().codes().entries()) {
            OptionGenerator option =
                    new OptionGenerator(game, entry.option(), entry.code(), entry.procedure(), Optional.empty());
            CodeBlock.Builder text = CodeBlock.builder();
            List<OptionDef.Parameter> parameters = entry.option().parameters();
            if (parameters.isEmpty()) {
                text.add("$S", entry.option().name());
            } else {
                text.add("$S", entry.option().name() + "(");
                for (int i = 0; i < parameters.size(); i++) {
                    Type type = parameters.get(i).variable().type();
                    text.add(i == 0 ? " + $L" : " + \", \" + $L", option.decoded(type, i));
                    if (type instanceof Type.Of) {
                        text.add(".id()");
                    }
                }
                text.add(" + $S", ")");
            }
            body.add("case $L -> $L;\n", entry.code(), text.build());
        }
        body.add("default -> throw new $T($S);\n$<};\n", IllegalStateException.class, "no such answer");
        return encoded(MethodSpec.methodBuilder("notation")
                        .addModifiers(Modifier.STATIC)
                        .returns(STRING))
                .addCode(body.build())
                .build();
    }

    // ------------------------------------------------------------------ the end

    private MethodSpec reckon() {
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        Endings endings = new Endings(game.lowered());
        boolean certain = false;
        for (ReckoningLine line : game.model().reckoning()) {
            CodeBlock winner = line.ending()
                    .winner()
                    .map(side -> CodeBlock.of("$L.index()", game.types().member(side)))
                    .orElse(CodeBlock.of("$T.NOBODY", RuntimeTypes.POSITION));
            Optional<Code> when = line.when().map(body::code);
            when.ifPresent(code -> body.begin("if ($L)", code.block()));
            body.line("state.end($L, $L)", winner, endings.number(line.ending()));
            if (when.isPresent()) {
                body.line("return");
                body.end();
            } else {
                certain = true;
                break;
            }
        }
        if (!certain) {
            body.line("state.end($T.NOBODY, -1)", RuntimeTypes.POSITION);
        }
        return method("reckon", TypeName.VOID)
                .addJavadoc("The final reckoning: the first line that holds.\n")
                .addCode(body.build())
                .build();
    }

    private void endings(TypeSpec.Builder type) {
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        CodeBlock.Builder texts = CodeBlock.builder().add("return switch (ending) {$>\n");
        CodeBlock.Builder cases = CodeBlock.builder().add("return switch (ending) {$>\n");
        List<EndingDef> endings = new Endings(game.lowered()).all();
        for (int i = 0; i < endings.size(); i++) {
            texts.add(
                    "case $L -> $L;\n",
                    i,
                    new TextCode(body).text(endings.get(i).title()));
            cases.add("case $L -> $L;\n", i, TextCode.cases(endings.get(i).cases()));
        }
        texts.add("default -> $T.of($S);\n$<};\n", RuntimeTypes.TEXT, "nobody has won");
        cases.add("default -> $T.of();\n$<};\n", List.class);
        type.addMethod(method("ending", RuntimeTypes.TEXT)
                .addParameter(TypeName.INT, "ending")
                .addCode(body.build())
                .addCode(texts.build())
                .build());
        type.addMethod(MethodSpec.methodBuilder("endingCases")
                .addModifiers(Modifier.STATIC)
                .returns(CASES)
                .addParameter(TypeName.INT, "ending")
                .addCode(cases.build())
                .build());
    }

    /** The game's own score; else what its rules `points` and `strength` of a side say; else how many pieces are on the map. */
    private MethodSpec score() {
        ClassName side =
                game.types().kind(game.model().kinds(Kind.Category.SIDE).get(0));
        MethodSpec.Builder method = method("score", TypeName.INT).addParameter(TypeName.INT, "side");
        CodeBlock of = CodeBlock.of("$T.of(side)", side);
        Optional<RuleDef> own = game.model().score();
        if (own.isPresent()) {
            return method.addStatement("return $L", call(own.get(), of)).build();
        }
        Optional<CodeBlock> points = ruleOfSide("points").map(rule -> call(rule, of));
        Optional<CodeBlock> strength = ruleOfSide("strength").map(rule -> call(rule, of));
        if (points.isEmpty() && strength.isEmpty()) {
            return method.addStatement("return 0").build();
        }
        return method.addStatement(
                        "return $L * 1000 + $L", points.orElse(CodeBlock.of("0")), strength.orElse(CodeBlock.of("0")))
                .build();
    }

    private CodeBlock call(RuleDef rule, CodeBlock side) {
        return CodeBlock.of(
                "$T.$L(state, $L)",
                game.ruleClass(rule.signature()),
                JavaNames.value(rule.signature().name()),
                side);
    }

    private Optional<RuleDef> ruleOfSide(String name) {
        return game.model().rules().stream()
                .filter(rule -> rule.signature().name().equals(name)
                        && rule.signature().inside().isEmpty()
                        && rule.signature().parameters().size() == 1
                        && rule.signature().parameters().get(0).type() instanceof Type.Of of
                        && of.kind().category() == Kind.Category.SIDE
                        && rule.signature().result().orElseThrow().isNumber())
                .findFirst();
    }

    static boolean isVictory(TriggerDef trigger) {
        return trigger.body().statements().size() == 1
                && trigger.body().statements().get(0) instanceof dev.grognard.compiler.model.Statement.EndGame;
    }
}
