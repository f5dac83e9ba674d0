package dev.grognard.compiler.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionalRule;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Writes the rulebook's examples as scripts, and a JUnit class that runs each as a test under its title. */
final class ExampleGenerator {
    private static final ClassName TEST = ClassName.get("org.junit.jupiter.api", "Test");
    private static final ClassName DISPLAY_NAME = ClassName.get("org.junit.jupiter.api", "DisplayName");

    private final Emission game;

    ExampleGenerator(Emission game) {
        this.game = game;
    }

    /** Nothing if the game has no examples. */
    List<TypeSpec> generate() {
        if (game.model().examples().isEmpty()) {
            return List.of();
        }
        ClassName scripts = game.examplesClass();
        TypeSpec.Builder type = TypeSpec.classBuilder(scripts)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The worked examples of $L.\n", game.model().title())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        TypeSpec.Builder tests = TypeSpec.classBuilder(scripts.simpleName() + "Test")
                .addJavadoc("Plays the worked examples of $L.\n", game.model().title());
        List<CodeBlock> all = new ArrayList<>();
        Set<String> names = new HashSet<>(Set.of("all"));
        for (ExampleDef example : game.model().examples()) {
            String name = methodName(example.title(), names);
            type.addMethod(example(example, name));
            type.addMethod(script(example, name));
            all.add(CodeBlock.of("$L()", name));
            tests.addMethod(MethodSpec.methodBuilder(name)
                    .addAnnotation(TEST)
                    .addAnnotation(AnnotationSpec.builder(DISPLAY_NAME)
                            .addMember("value", "$S", example.title())
                            .build())
                    .addStatement("$T.$L().run(new $T())", scripts, name, game.gameClass())
                    .build());
        }
        type.addMethod(MethodSpec.methodBuilder("all")
                .addJavadoc("All of them, in the order in which they are written.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.EXAMPLE))
                .addStatement("return $T.of($>\n$L$<)", List.class, CodeBlock.join(all, ",\n"))
                .build());
        return List.of(type.build(), tests.build());
    }

    private static String methodName(String title, Set<String> taken) {
        StringBuilder name = new StringBuilder();
        for (String word : title.split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
        }
        String base = JavaNames.value(name.length() == 0 ? "example" : name.toString());
        String unique = base;
        for (int i = 2; !taken.add(unique); i++) {
            unique = base + i;
        }
        return unique;
    }

    private MethodSpec example(ExampleDef example, String name) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L\n", BlockCode.where(example.span()))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(RuntimeTypes.EXAMPLE)
                .addStatement(
                        "return new $T($S, $S, $L, $L, $T::$L)",
                        RuntimeTypes.EXAMPLE,
                        example.title(),
                        example.span().source().name(),
                        line(example.span()),
                        TextCode.cases(example.cases()),
                        game.examplesClass(),
                        scriptName(name))
                .build();
    }

    private static String scriptName(String name) {
        return "play" + JavaNames.type(name);
    }

    private static int line(Span span) {
        return span.source().lines().line(span.start());
    }

    private MethodSpec script(ExampleDef example, String name) {
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        body.line("$1T state = ($1T) script.position()", game.types().state());
        if (example.items().isEmpty() || !(example.items().get(0) instanceof ExampleDef.Begin)) {
            body.line("script.begin(null, $T.of())", Set.class);
        }
        if (example.items().stream().anyMatch(item -> isGivenIn(example, item)) && expectsAbove(example)) {
            body.line("script.caseGives()");
        }
        for (ExampleDef.Item item : example.items()) {
            item(body, example, item);
        }
        return MethodSpec.methodBuilder(scriptName(name))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(RuntimeTypes.SCRIPT, "script")
                .addCode(body.build())
                .build();
    }

    /** Whether a case itself gives this, and not what stands above it. */
    private static boolean isGivenIn(ExampleDef example, ExampleDef.Item item) {
        boolean gives = item instanceof ExampleDef.SetTurn
                || item instanceof ExampleDef.Place
                || item instanceof ExampleDef.SetState
                || item instanceof ExampleDef.Start
                || item instanceof ExampleDef.Rolls;
        return gives && item.span().end() > example.span().start();
    }

    private static boolean expectsAbove(ExampleDef example) {
        return example.items().stream()
                .anyMatch(item -> item instanceof ExampleDef.Expect
                        && item.span().start() < example.span().start());
    }

    private void item(Body body, ExampleDef example, ExampleDef.Item item) {
        if (item instanceof ExampleDef.Begin begin) {
            List<CodeBlock> options = new ArrayList<>();
            for (OptionalRule option : begin.options()) {
                options.add(CodeBlock.of("$S", option.name()));
            }
            CodeBlock scenario =
                    begin.scenario().map(def -> CodeBlock.of("$S", def.name())).orElse(CodeBlock.of("null"));
            body.line("script.begin($L, $T.of($L))", scenario, Set.class, CodeBlock.join(options, ", "));
        } else if (item instanceof ExampleDef.SetTurn turn) {
            body.line("state.turn($L)", body.value(turn.turn()));
        } else if (item instanceof ExampleDef.Place place) {
            new GivenCode(game, body).place(place);
        } else if (item instanceof ExampleDef.SetState state) {
            new GivenCode(game, body).state(state);
        } else if (item instanceof ExampleDef.Start start) {
            new GivenCode(game, body).start(start);
        } else if (item instanceof ExampleDef.Rolls rolls) {
            body.line("script$L", chance(rolls, CodeBlock.of("$L, ", line(rolls.span()))));
        } else if (item instanceof ExampleDef.Play play) {
            play(body, play, readsTurnBehind(example, play));
        } else if (item instanceof ExampleDef.Expect expect) {
            expect(body, expect);
        } else if (item instanceof ExampleDef.Refuse refuse) {
            List<String> notations = refuse.notations();
            body.line(
                    "script.refuse($L, $S, $L, $L)",
                    line(refuse.span()),
                    refuse.side().id(),
                    !refuse.chooses() ? CodeBlock.of("$S", notations.get(0)) : TextCode.cases(notations),
                    TextCode.cases(refuse.cases()));
        }
    }

    /** What dice show or who is drawn, as a call behind the script or a step of it. */
    private static CodeBlock chance(ExampleDef.Rolls rolls, CodeBlock line) {
        CodeBlock.Builder call = CodeBlock.builder();
        call.add(".$L($L$S", rolls.drawn().isEmpty() ? "rolls" : "draws", line, rolls.purpose());
        rolls.values().forEach(value -> call.add(", $L", value));
        rolls.drawn().forEach(id -> call.add(", $S", id));
        return call.add(")").build();
    }

    /** Whether an expectation behind a step asks for the turn: then the step may be one of a later turn than that before. */
    private static boolean readsTurnBehind(ExampleDef example, ExampleDef.Play play) {
        List<ExampleDef.Item> items = example.items();
        return items.subList(items.indexOf(play), items.size()).stream()
                .anyMatch(item -> item instanceof ExampleDef.Expect expect
                        && ModelTree.any(expect.condition(), ExampleGenerator::isTurn));
    }

    private static boolean isTurn(Object node) {
        return node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.TURN;
    }

    private void play(Body body, ExampleDef.Play play, boolean namesTurn) {
        CodeBlock.Builder step = CodeBlock.builder();
        if (play.chooses()) {
            step.add("script.chooses($L, $S", line(play.span()), play.side().id());
            play.notations().forEach(notation -> step.add(", $S", notation));
            step.add(")");
        } else if (play.notations().get(0).equals("pass")) {
            step.add("script.passes($L, $S)", line(play.span()), play.side().id());
        } else {
            step.add(
                    "script.play($L, $S, $S)",
                    line(play.span()),
                    play.side().id(),
                    play.notations().get(0));
        }
        for (ExampleDef.Rolls rolls : play.rolls()) {
            step.add(chance(rolls, CodeBlock.of("")));
        }
        if (namesTurn) {
            step.add(".namesTurn()");
        }
        body.line("$L", step.build());
    }

    // ------------------------------------------------------------------ expectations

    /** What must hold together is asked part by part, so that the one that does not hold can be told with its value. */
    private void expect(Body body, ExampleDef.Expect expect) {
        int line = line(expect.span());
        List<Expr> parts = partsAsWritten(expect.condition());
        if (ModelTree.any(expect.condition(), ExampleGenerator::isUnderWay)) {
            body.line("script.lookInside()");
        }
        for (Expr part : parts) {
            // Not as one statement, because the lambdas may hold statements of their own.
            body.raw(CodeBlock.of(
                    "script.expect($L, $S, $L, $L);\n",
                    parts.size() == 1 ? line : line(part.span()),
                    parts.size() == 1 ? expect.text() : part.span().words(),
                    lambda(inner -> inner.value(part), false),
                    actual(part, parts.size() == 1 ? expect.text() : part.span().words())));
        }
        if (!expect.breakdown().isEmpty()) {
            List<CodeBlock> items = new ArrayList<>();
            for (Map.Entry<String, Integer> item : expect.breakdown().entrySet()) {
                items.add(CodeBlock.of("$S, $L", item.getKey(), item.getValue()));
            }
            left(expect.condition())
                    .filter(ExampleGenerator::hasWorking)
                    .ifPresent(rule -> body.raw(CodeBlock.of(
                            "script.expectItems($L, $S, $L, $T.of($L));\n",
                            line,
                            expect.text(),
                            working(rule),
                            Map.class,
                            CodeBlock.join(items, ", "))));
        }
    }

    /** Whether something is read that is there only while its procedure runs. */
    private static boolean isUnderWay(Object node) {
        return node instanceof Expr.ReadFrame
                || node instanceof Expr.CallRule rule && rule.rule().inside().isPresent()
                || node instanceof Expr.SumModifiers sum
                        && sum.modifiers().inside().isPresent();
    }

    /** The parts that stand in the text; what one of them was made into stays together. */
    private static List<Expr> partsAsWritten(Expr condition) {
        List<Expr> parts = new ArrayList<>();
        for (Expr part : Costs.parts(condition)) {
            int last = parts.size() - 1;
            if (last >= 0 && parts.get(last).span().equals(part.span())) {
                parts.set(last, new Expr.And(part.span(), parts.get(last), part));
            } else {
                parts.add(part);
            }
        }
        return parts;
    }

    private CodeBlock lambda(Function<Body, CodeBlock> value, boolean explaining) {
        return lambda(game, value, explaining);
    }

    /** Code that gives a value when it is asked for, with the statements that come before the value. */
    static CodeBlock lambda(Emission game, Function<Body, CodeBlock> value, boolean explaining) {
        Body inner = new Body(game, new Scope(game, Optional.empty(), "0", explaining));
        CodeBlock result = value.apply(inner);
        CodeBlock before = inner.build();
        return before.isEmpty()
                ? CodeBlock.of("() -> $L", result)
                : CodeBlock.of("() -> {$>\n$Lreturn $L;\n$<}", before, result);
    }

    /** What a comparison is about: its left side. */
    private static Optional<Expr> left(Expr condition) {
        if (condition instanceof Expr.Same same) {
            return Optional.of(same.left());
        }
        if (condition instanceof Expr.Compare compare) {
            return Optional.of(compare.left());
        }
        if (condition instanceof Expr.Not not) {
            return left(not.operand());
        }
        return hasWorking(condition) || isRead(condition) ? Optional.of(condition) : Optional.empty();
    }

    private static boolean isRead(Expr e) {
        return e instanceof Expr.ReadField || e instanceof Expr.ReadGlobal;
    }

    /** Whether all is said when the left side is, because the other one stands in the text. */
    private static boolean isAboutLeft(Expr condition) {
        Expr right = condition instanceof Expr.Same same
                ? same.right()
                : condition instanceof Expr.Compare compare ? compare.right() : condition;
        return condition instanceof Expr.Not not ? isAboutLeft(not.operand()) : right == condition || isPrinted(right);
    }

    private static boolean isPrinted(Expr e) {
        return e instanceof Expr.SetLiteral set && set.members().stream().allMatch(ExampleGenerator::isPrinted)
                || e instanceof Expr.Convert convert && isPrinted(convert.operand())
                || e instanceof Expr.Number
                || e instanceof Expr.Truth
                || e instanceof Expr.Absent
                || e instanceof Expr.Constant
                || e instanceof Expr.RecordConstant;
    }

    private static boolean hasWorking(Expr e) {
        return e instanceof Expr.CallRule || e instanceof Expr.SumModifiers;
    }

    private CodeBlock actual(Expr condition, String text) {
        Optional<Expr> left = left(condition);
        if (left.isEmpty() || !isAboutLeft(condition)) {
            return whole(condition, text);
        }
        if (left.get().type() instanceof Type.Dice) {
            return CodeBlock.of("null");
        }
        if (hasWorking(left.get())) {
            return working(left.get());
        }
        return lambda(
                inner -> {
                    CodeBlock value = inner.value(left.get());
                    return CodeBlock.of(
                            "$S + $L",
                            (isAsked(condition, left.get()) ? left.get().span().words() : "it") + " is ",
                            game.types().print(left.get().type(), value));
                },
                false);
    }

    /** Whether only a yes or a no is asked for, or its contrary. */
    private static boolean isAsked(Expr condition, Expr read) {
        return condition == read || condition instanceof Expr.Not not && isAsked(not.operand(), read);
    }

    private CodeBlock working(Expr rule) {
        return lambda(
                inner -> {
                    inner.line("$1T why = new $1T()", RuntimeTypes.WHY);
                    inner.line("$L", inner.value(rule));
                    return CodeBlock.of("why.explanation()");
                },
                true);
    }

    /** A condition with the values of its parts, and with those of whom it asks whether there are any. */
    private CodeBlock whole(Expr condition, String text) {
        return lambda(
                inner -> {
                    inner.line("$1T why = new $1T()", RuntimeTypes.WHY);
                    inner.line("why.enter($S)", text);
                    Readings.of(condition).stream()
                            .filter(part -> part.type() instanceof Type.SetOf && !isBoundWithin(part, condition))
                            .forEach(set -> members(inner, set));
                    inner.line("why.leave($L)", inner.whole(condition).block());
                    return CodeBlock.of("why.explanation()");
                },
                true);
    }

    /** Whether a part reads what only the whole knows to be there. */
    private static boolean isBoundWithin(Expr part, Expr whole) {
        return ModelTree.any(
                whole,
                node -> node instanceof Expr.IfPresent there
                        && ModelTree.any(
                                part,
                                inner -> inner instanceof Expr.Read read
                                        && read.variable().equals(there.bound())));
    }

    private void members(Body outer, Expr set) {
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        body.scope().avoid(outer.scope());
        CodeBlock members = body.value(set);
        body.line("why.part($S, $L)", set.span().words(), new TextCode(body).shown(set.type(), members));
        outer.raw(body.build());
        outer.scope().avoid(body.scope());
    }
}
