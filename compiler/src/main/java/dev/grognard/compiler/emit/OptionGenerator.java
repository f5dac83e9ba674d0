package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes what a menu needs of an order or option: the methods that list it for every candidate, say whether a candidate is allowed (and why
 * not), and name it.
 */
final class OptionGenerator {
    private final Emission game;
    private final OptionDef option;
    private final int code;
    /** The procedure around an option written out in a menu; absent for an order. */
    private final Optional<Signature> procedure;
    /** The decider of an order, which is passed to its methods. */
    private final Optional<Variable> side;

    OptionGenerator(Emission game, OptionDef option, int code, Optional<Signature> procedure, Optional<Variable> side) {
        this.game = game;
        this.option = option;
        this.code = code;
        this.procedure = procedure;
        this.side = side;
    }

    /** Distinguishes the methods of several options in one procedure. */
    private String suffix() {
        return procedure.isPresent() ? JavaNames.type(option.name()) + code : "";
    }

    String listMethod() {
        return "list" + suffix();
    }

    String labelMethod() {
        return "label" + suffix();
    }

    private Body body(boolean explaining) {
        return new Body(game, new Scope(game, procedure, "frame", explaining));
    }

    private MethodSpec.Builder method(String name, Body body, boolean parameters) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .addParameter(game.types().state(), "state");
        if (procedure.isPresent()) {
            method.addParameter(TypeName.INT, "frame");
        }
        side.ifPresent(variable -> method.addParameter(
                game.types().of(variable.type()), body.scope().declare(variable)));
        if (parameters) {
            for (OptionDef.Parameter parameter : option.parameters()) {
                Variable variable = parameter.variable();
                method.addParameter(
                        game.types().of(variable.type()), body.scope().declare(variable));
            }
        }
        return method;
    }

    void addTo(TypeSpec.Builder type) {
        type.addMethod(list());
        if (!option.requirements().isEmpty()) {
            type.addMethod(allows());
        }
        type.addMethod(label());
    }

    private MethodSpec list() {
        Body body = body(false);
        MethodSpec.Builder method = method(listMethod(), body, false)
                .addJavadoc(
                        "Lists «$L» for every candidate that is allowed, or says why the others are not.\n",
                        option.name())
                .addParameter(RuntimeTypes.REFUSALS, "refusals");
        candidates(body, 0, new ArrayList<>());
        return method.addCode(body.build()).build();
    }

    private void candidates(Body body, int parameter, List<CodeBlock> encoded) {
        if (parameter == option.parameters().size()) {
            CodeBlock codes = encoded.isEmpty()
                    ? CodeBlock.of("$L", code)
                    : CodeBlock.of("$L, $L", code, CodeBlock.join(encoded, ", "));
            if (option.requirements().isEmpty()) {
                body.line("state.option($L)", codes);
                return;
            }
            List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("state")));
            procedure.ifPresent(outer -> arguments.add(CodeBlock.of("frame")));
            side.ifPresent(variable -> arguments.add(body.scope().read(variable)));
            option.parameters().forEach(p -> arguments.add(body.scope().read(p.variable())));
            arguments.add(CodeBlock.of("refusals"));
            body.begin("if (allows$L($L))", suffix(), CodeBlock.join(arguments, ",$W"));
            body.line("state.option($L)", codes);
            body.end();
            return;
        }
        OptionDef.Parameter next = option.parameters().get(parameter);
        if (next.variable().type().isNumber()) {
            numbers(body, next, parameter, encoded);
            return;
        }
        body.sets().loop(next.domain(), Optional.of(next.variable()), (index, times) -> {
            List<CodeBlock> more = new ArrayList<>(encoded);
            more.add(CodeBlock.of("$L.index()", body.scope().read(next.variable())));
            candidates(body, parameter + 1, more);
        });
    }

    private void numbers(Body body, OptionDef.Parameter next, int parameter, List<CodeBlock> encoded) {
        Expr.InRange range = (Expr.InRange) next.domain();
        CodeBlock low = body.held(range.low().orElseThrow(), "low");
        CodeBlock high = body.held(range.high().orElseThrow(), "high");
        String name = body.scope().declare(next.variable());
        body.begin("for (int $1L = $2L; $1L <= $3L; $1L++)", name, low, high);
        List<CodeBlock> more = new ArrayList<>(encoded);
        more.add(CodeBlock.of("$L", name));
        candidates(body, parameter + 1, more);
        body.end();
    }

    private MethodSpec allows() {
        Body body = body(false);
        MethodSpec.Builder method = method("allows" + suffix(), body, true)
                .addModifiers(Modifier.PRIVATE)
                .returns(TypeName.BOOLEAN)
                .addParameter(RuntimeTypes.REFUSALS, "refusals");
        for (OptionDef.Requirement requirement : option.requirements()) {
            if (requirement.discovers()) {
                continue;
            }
            body.begin("if ($L)", body.negated(requirement.condition()).block());
            body.begin("if (refusals != null)");
            refuse(body, requirement);
            body.end();
            body.line("return false");
            body.end();
        }
        body.line("return true");
        return method.addCode(body.build()).build();
    }

    /** The reason of a refusal is worked out again on the explaining path, which knows the clauses and cases behind it. */
    private void refuse(Body outer, OptionDef.Requirement requirement) {
        Scope scope = new Scope(game, procedure, "frame", true);
        side.ifPresent(variable -> scope.bind(variable, outer.scope().local(variable)));
        option.parameters().forEach(p -> scope.bind(p.variable(), outer.scope().local(p.variable())));
        scope.avoid(outer.scope());
        Body body = new Body(game, scope);
        body.line("$1T why = new $1T()", RuntimeTypes.WHY);
        body.line("why.enter($S$L)", requirement.text(), TextCode.moreCases(requirement.cases()));
        body.line("why.leave($L)", body.value(requirement.condition()));
        CodeBlock reason =
                requirement.reason().map(text -> new TextCode(body).text(text)).orElse(CodeBlock.of("why.reason()"));
        List<CodeBlock> arguments = new ArrayList<>(List.of(
                reason,
                TextCode.cases(requirement.cases()),
                CodeBlock.of("why.explanation()"),
                CodeBlock.of("$L", code)));
        for (OptionDef.Parameter parameter : option.parameters()) {
            CodeBlock read = body.scope().read(parameter.variable());
            arguments.add(parameter.variable().type().isNumber() ? read : CodeBlock.of("$L.index()", read));
        }
        body.line("refusals.refuse($L)", CodeBlock.join(arguments, ",$W"));
        outer.raw(body.build());
    }

    private MethodSpec label() {
        Body body = body(false);
        MethodSpec.Builder method = method(labelMethod(), body, true).returns(RuntimeTypes.TEXT);
        body.line("return $L", TextCode.ofWhatHappens(body).text(option.label()));
        return method.addCode(body.build()).build();
    }

    /** The arguments that {@code label} takes, out of an encoded option. */
    CodeBlock labelArguments(CodeBlock first) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(first));
        for (int i = 0; i < option.parameters().size(); i++) {
            arguments.add(decoded(option.parameters().get(i).variable().type(), i));
        }
        return CodeBlock.join(arguments, ",$W");
    }

    CodeBlock decoded(Type type, int argument) {
        CodeBlock word =
                argument == 0 ? CodeBlock.of("arguments[offset]") : CodeBlock.of("arguments[offset + $L]", argument);
        return type instanceof Type.Of of
                ? CodeBlock.of("$T.of($L)", game.types().kind(of.kind()), word)
                : word;
    }
}
