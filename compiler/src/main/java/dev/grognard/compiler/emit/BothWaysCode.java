package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.InvariantDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes what lets a program try a game's promises: its invariants, and that every rule reads the same on both paths. */
final class BothWaysCode {
    /** So many rules are read by one method, which keeps it small enough to be compiled. */
    private static final int MOST_RULES = 40;

    /** Numbers that rules are tried with where their types set no bounds. */
    private static final int HIGHEST_NUMBER = 12;

    private final Emission game;

    BothWaysCode(Emission game) {
        this.game = game;
    }

    // ------------------------------------------------------------------ in the rules of a layer

    /** Methods that read each rule of a layer both ways, with arguments that are picked at random. */
    List<MethodSpec> rules(Layer layer, List<RuleDef> rules) {
        List<RuleDef> tried = tried(layer, rules);
        List<MethodSpec> methods = new ArrayList<>();
        for (int from = 0; from < tried.size(); from += MOST_RULES) {
            CodeBlock.Builder body = CodeBlock.builder();
            tried.subList(from, Math.min(tried.size(), from + MOST_RULES)).forEach(rule -> comparison(body, rule));
            methods.add(MethodSpec.methodBuilder(methodName(from))
                    .addJavadoc("Reads rules on the fast path and on the one that explains.\n")
                    .addModifiers(Modifier.STATIC)
                    .addParameter(game.types().state(), "state")
                    .addParameter(RuntimeTypes.BOTH_WAYS, "both")
                    .addCode(body.build())
                    .build());
        }
        return methods;
    }

    private static String methodName(int from) {
        return "readBothWays" + (from / MOST_RULES + 1);
    }

    /** The rules outside procedures whose arguments can be picked. */
    private List<RuleDef> tried(Layer layer, List<RuleDef> rules) {
        return rules.stream()
                .filter(rule ->
                        rule.signature().inside().isEmpty() && rule.layer().equals(layer))
                .filter(rule -> rule.signature().parameters().stream()
                        .allMatch(parameter -> picked(parameter.type()).isPresent()))
                .toList();
    }

    private void comparison(CodeBlock.Builder body, RuleDef rule) {
        Scope scope = new Scope(game, Optional.empty(), "frame", false);
        List<CodeBlock> arguments = new ArrayList<>();
        List<CodeBlock> explained = new ArrayList<>();
        CodeBlock.Builder picks = CodeBlock.builder();
        for (Variable parameter : rule.signature().parameters()) {
            String name = scope.declare(parameter);
            picks.addStatement(
                    "$T $L = $L",
                    game.types().of(parameter.type()),
                    name,
                    picked(parameter.type()).orElseThrow());
            arguments.add(CodeBlock.of(", $L", name));
            explained.add(CodeBlock.of(
                    ", $L",
                    parameter.type() instanceof Type.Of of
                            ? game.guarded().looked(of.kind(), CodeBlock.of("$L", name))
                            : name));
        }
        CodeBlock more = CodeBlock.join(arguments, "");
        String name = JavaNames.value(rule.signature().name());
        // Nobody can ask about a set, so that its working is no answer that could give something away.
        boolean asked = rule.signature().parameters().stream().noneMatch(p -> p.type() instanceof Type.SetOf);
        CodeBlock comparison = CodeBlock.of(
                "both.$5L($1S, () -> $2L(state$3L), why -> $2L(state, why$4L))",
                rule.signature().name(),
                name,
                more,
                CodeBlock.join(explained, ""),
                asked ? "compare" : "compareUnasked");
        if (arguments.isEmpty()) {
            body.addStatement(comparison);
        } else {
            body.add("{$>\n").add(picks.build()).addStatement(comparison).add("$<}\n");
        }
    }

    /** How an argument of a type is picked, if it can be. */
    private Optional<CodeBlock> picked(Type type) {
        if (type instanceof Type.Of of && hasMembers(of.kind())) {
            return Optional.of(
                    CodeBlock.of("$1T.of(both.one($1T.all()))", game.types().kind(of.kind())));
        }
        if (type instanceof Type.SetOf set) {
            return Optional.of(CodeBlock.of("both.some($T.all())", game.types().kind(set.kind())));
        }
        if (type instanceof Type.Bool) {
            return Optional.of(CodeBlock.of("both.yes()"));
        }
        if (type instanceof Type.Whole whole) {
            return Optional.of(CodeBlock.of(
                    "both.number($L, $L)", whole.low().orElse(0), whole.high().orElse(HIGHEST_NUMBER)));
        }
        return Optional.empty();
    }

    private boolean hasMembers(Kind kind) {
        return kind.category() == Kind.Category.LINK
                ? game.layout().size(kind) > 0
                : !game.model().membersOf(kind).isEmpty();
    }

    // ------------------------------------------------------------------ in the state

    /** What the runtime asks of the state. */
    void delegates(TypeSpec.Builder type) {
        List<CodeBlock> calls = calls();
        if (!calls.isEmpty()) {
            MethodSpec.Builder method = MethodSpec.methodBuilder("readBothWays")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PROTECTED)
                    .addParameter(RuntimeTypes.BOTH_WAYS, "both");
            calls.forEach(method::addStatement);
            type.addMethod(method.build());
        }
        if (!game.model().invariants().isEmpty()) {
            type.addMethod(brokenInvariants());
            type.addMethod(invariantWorkings());
        }
    }

    private List<CodeBlock> calls() {
        List<RuleDef> rules = new ArrayList<>(game.model().rules());
        game.model().score().filter(score -> !rules.contains(score)).ifPresent(rules::add);
        game.model().invariants().forEach(invariant -> rules.add(invariant.rule()));
        Set<Layer> layers = new LinkedHashSet<>();
        rules.forEach(rule -> layers.add(rule.layer()));
        List<CodeBlock> calls = new ArrayList<>();
        for (Layer layer : layers) {
            for (int from = 0; from < tried(layer, rules).size(); from += MOST_RULES) {
                calls.add(CodeBlock.of("$T.$L(this, both)", game.rulesOf(layer), methodName(from)));
            }
        }
        return calls;
    }

    private MethodSpec brokenInvariants() {
        TypeName texts = ParameterizedTypeName.get(ClassName.get(List.class), ClassName.get(String.class));
        MethodSpec.Builder method = MethodSpec.methodBuilder("brokenInvariants")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(texts)
                .addStatement("$T broken = new $T<>()", texts, ArrayList.class);
        for (InvariantDef invariant : game.model().invariants()) {
            RuleDef rule = invariant.rule();
            method.beginControlFlow(
                            "if (!$T.$L(this))",
                            game.ruleClass(rule.signature()),
                            JavaNames.value(rule.signature().name()))
                    .addStatement("broken.add($S)", invariant.text())
                    .endControlFlow();
        }
        return method.addStatement("return broken").build();
    }

    private MethodSpec invariantWorkings() {
        TypeName workings = ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.EXPLANATION);
        MethodSpec.Builder method = MethodSpec.methodBuilder("invariantWorkings")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(workings)
                .addStatement("$T workings = new $T<>()", workings, ArrayList.class);
        for (InvariantDef invariant : game.model().invariants()) {
            RuleDef rule = invariant.rule();
            String name = JavaNames.value(rule.signature().name());
            method.beginControlFlow("if (!$T.$L(this))", game.ruleClass(rule.signature()), name)
                    .addStatement("$1T why = new $1T()", RuntimeTypes.WHY)
                    .addStatement("$T.$L(this, why)", game.ruleClass(rule.signature()), name)
                    .addStatement("workings.add(why.explanation())")
                    .endControlFlow();
        }
        return method.addStatement("return workings").build();
    }
}
