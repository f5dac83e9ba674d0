package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes how a player may ask for the working of any rule, sum or table by its name, with arguments by their ids, and for what is in a region or a list. */
final class QuestionGenerator {
    /** So few that no method grows beyond what the virtual machine compiles. */
    private static final int RULES_PER_METHOD = 40;

    private static final ClassName STRING = ClassName.get(String.class);
    private static final TypeName STRINGS = ParameterizedTypeName.get(ClassName.get(List.class), STRING);

    private final Emission game;

    QuestionGenerator(Emission game) {
        this.game = game;
    }

    TypeSpec generate() {
        List<Signature> rules = new ArrayList<>();
        game.model().rules().stream()
                .map(RuleDef::signature)
                .filter(QuestionGenerator::canBeAsked)
                .forEach(rules::add);
        game.model().modifiers().stream()
                .map(ModifiersDef::signature)
                .filter(QuestionGenerator::canBeAsked)
                .forEach(rules::add);
        Set<Signature> own = game.model().rules().stream()
                .flatMap(rule -> rule.ownTable().stream())
                .collect(Collectors.toSet());
        game.model().tables().stream()
                .map(TableDef::signature)
                // Its rule answers for it.
                .filter(table -> !own.contains(table))
                .filter(QuestionGenerator::canBeAsked)
                .forEach(rules::add);
        TypeSpec.Builder type = TypeSpec.classBuilder("Questions")
                .addModifiers(Modifier.FINAL)
                .addJavadoc(
                        "Explains the rules and tables of $L by name.\n",
                        game.model().title())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        ListedGenerator listed = new ListedGenerator(game);
        type.addField(FieldSpec.builder(STRINGS, "ALL", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("What can be asked, each with arguments that it could be read for.\n")
                .initializer(
                        "$T.of($>\n$L$<)",
                        List.class,
                        Stream.concat(
                                        rules.stream().map(rule -> sample(rule, rule.qualifiedName())),
                                        listed.names().stream())
                                .map(sample -> CodeBlock.of("$S", sample))
                                .collect(CodeBlock.joining(",\n")))
                .build());
        CodeBlock.Builder all = CodeBlock.builder().add("return false");
        int part = 0;
        for (int from = 0; from < rules.size(); from += RULES_PER_METHOD) {
            part++;
            all.add("\n        || ask$L(state, why, rule, arguments)", part);
            List<Signature> some = rules.subList(from, Math.min(rules.size(), from + RULES_PER_METHOD));
            type.addMethod(some("ask" + part, some, rules));
        }
        if (!listed.names().isEmpty()) {
            all.add("\n        || askListed(state, why, rule)");
            type.addMethod(listed.answer("askListed"));
            listed.rows().forEach(type::addMethod);
        }
        type.addMethod(method("explain", TypeName.BOOLEAN)
                .addParameter(RuntimeTypes.WHY, "why")
                .addParameter(STRING, "rule")
                .addParameter(STRINGS, "arguments")
                .addCode(all.add(";\n").build())
                .build());
        arguments(type);
        return type.build();
    }

    private static boolean canBeAsked(Signature rule) {
        return rule.parameters().stream()
                .map(Variable::type)
                .allMatch(type -> type instanceof Type.Of || type instanceof Type.Bool || type.isNumber());
    }

    private MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .returns(returns)
                .addParameter(game.types().state(), "state");
    }

    private MethodSpec some(String name, List<Signature> rules, List<Signature> all) {
        CodeBlock.Builder body = CodeBlock.builder().beginControlFlow("switch (rule)");
        for (Signature rule : rules) {
            boolean table = rule.form() == Signature.Form.TABLE;
            List<CodeBlock> arguments = new ArrayList<>();
            if (!table) {
                arguments.add(CodeBlock.of("state"));
            }
            arguments.add(CodeBlock.of("why"));
            rule.inside()
                    .ifPresent(
                            outer -> arguments.add(CodeBlock.of("state.innermost($T.ID)", game.procedureClass(outer))));
            for (int i = 0; i < rule.parameters().size(); i++) {
                arguments.add(argument(rule.parameters().get(i).type(), i, wanted(rule)));
            }
            body.addStatement(
                    "case $L -> $T.$L($L)",
                    names(rule, all),
                    table ? game.tableClass(rule) : game.ruleClass(rule),
                    table ? "of" : JavaNames.value(rule.name()),
                    CodeBlock.join(arguments, ", "));
        }
        body.beginControlFlow("default ->")
                .addStatement("return false")
                .endControlFlow()
                .endControlFlow();
        body.addStatement("return true");
        return method(name, TypeName.BOOLEAN)
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeTypes.WHY, "why")
                .addParameter(STRING, "rule")
                .addParameter(STRINGS, "arguments")
                .addCode(body.build())
                .build();
    }

    /** A rule of a procedure may be asked for without naming that, where no other rule has its name. */
    private static CodeBlock names(Signature rule, List<Signature> all) {
        boolean alone =
                all.stream().filter(other -> other.name().equals(rule.name())).count() == 1;
        return rule.inside().isPresent() && alone
                ? CodeBlock.of("$S, $S", rule.qualifiedName(), rule.name())
                : CodeBlock.of("$S", rule.qualifiedName());
    }

    /** What a rule is read for, with an example, for whoever has asked without saying it. */
    private String wanted(Signature rule) {
        if (rule.parameters().isEmpty()) {
            return "";
        }
        List<String> kinds = new ArrayList<>();
        for (Variable parameter : rule.parameters()) {
            Type type = parameter.type().present();
            if (type instanceof Type.Of of) {
                kinds.add("one " + JavaNames.words(of.kind().name()));
            } else {
                boolean odds = type instanceof Type.Odds;
                kinds.add(type instanceof Type.Bool ? "yes or no" : odds ? "odds" : "a number");
            }
        }
        int last = kinds.size() - 1;
        String before = last > 0 ? String.join(", ", kinds.subList(0, last)) + " and " : "";
        return "it is read for " + before + kinds.get(last) + ", as in `why " + sample(rule, rule.name()) + "`";
    }

    /** How a rule could be asked for. */
    private String sample(Signature rule, String name) {
        List<String> sample = new ArrayList<>(List.of(name));
        for (Variable parameter : rule.parameters()) {
            Type type = parameter.type().present();
            if (type instanceof Type.Of of) {
                sample.add(game.model().membersOf(of.kind()).stream()
                        .map(member -> member.id())
                        .findFirst()
                        .orElse("none"));
            } else {
                sample.add(type instanceof Type.Bool ? "yes" : type instanceof Type.Odds ? "3:1" : "3");
            }
        }
        return String.join(" ", sample);
    }

    private CodeBlock argument(Type type, int number, String wanted) {
        CodeBlock text = CodeBlock.of("argument(arguments, $L, $S)", number, wanted);
        if (type instanceof Type.Of of) {
            CodeBlock thing = CodeBlock.of(
                    "thing($T.values(), $L)", game.types().kind(of.kind().root()), text);
            CodeBlock found = of.kind().parent().isEmpty()
                    ? thing
                    : CodeBlock.of("of($T.class, $L)", game.types().kind(of.kind()), thing);
            return game.guarded().looked(of.kind(), found);
        }
        if (type instanceof Type.Odds) {
            return CodeBlock.of("$T.oddsOf($L)", RuntimeTypes.NUMBERS, text);
        }
        return type instanceof Type.Bool
                ? CodeBlock.of("$S.equals($L)", "yes", text)
                : CodeBlock.of("number($L)", text);
    }

    private static void arguments(TypeSpec.Builder type) {
        TypeVariableName thing = TypeVariableName.get("T", RuntimeTypes.THING);
        type.addMethod(MethodSpec.methodBuilder("argument")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(STRING)
                .addParameter(STRINGS, "arguments")
                .addParameter(TypeName.INT, "number")
                .addParameter(STRING, "wanted")
                .beginControlFlow("if (number >= arguments.size())")
                .addStatement("throw new $T(wanted)", IllegalArgumentException.class)
                .endControlFlow()
                .addStatement("return arguments.get(number)")
                .build());
        type.addMethod(MethodSpec.methodBuilder("number")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(STRING, "text")
                .beginControlFlow("if (!text.matches($S))", "-?\\d{1,9}")
                .addStatement("throw new $T(text + $S)", IllegalArgumentException.class, " is no number")
                .endControlFlow()
                .addStatement("return Integer.parseInt(text)")
                .build());
        type.addMethod(MethodSpec.methodBuilder("thing")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addTypeVariable(thing)
                .returns(thing)
                .addParameter(ArrayTypeName.of(thing), "things")
                .addParameter(STRING, "id")
                .beginControlFlow("for (T thing : things)")
                .beginControlFlow("if (thing.id().equalsIgnoreCase(id) || thing.printed().equalsIgnoreCase(id))")
                .addStatement("return thing")
                .endControlFlow()
                .endControlFlow()
                .addStatement("throw new $T($S + id)", IllegalArgumentException.class, "there is no ")
                .build());
        TypeVariableName kind = TypeVariableName.get("T");
        type.addMethod(MethodSpec.methodBuilder("of")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addTypeVariable(kind)
                .returns(kind)
                .addParameter(ParameterizedTypeName.get(ClassName.get(Class.class), kind), "kind")
                .addParameter(RuntimeTypes.THING, "thing")
                .beginControlFlow("if (!kind.isInstance(thing))")
                .addStatement(
                        "throw new $T(thing.id() + $S + kind.getSimpleName())",
                        IllegalArgumentException.class,
                        " is no ")
                .endControlFlow()
                .addStatement("return kind.cast(thing)")
                .build());
    }
}
