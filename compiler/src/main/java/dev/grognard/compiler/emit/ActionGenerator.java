package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.AnswerCodes;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.OptionDef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what players can do as a sealed interface with a record for each order and answer. */
final class ActionGenerator {
    private final Emission game;

    ActionGenerator(Emission game) {
        this.game = game;
    }

    TypeSpec generate() {
        ClassName action = game.types().named("Action");
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(action)
                .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
                .addJavadoc(
                        "Everything that a player can do in $L.\n", game.model().title());
        CodeBlock.Builder decode = CodeBlock.builder().add("return switch (code) {$>\n");
        plain(type, decode, action, "Pass", AnswerCodes.PASS, "Does nothing more.");
        plain(type, decode, action, "Done", AnswerCodes.DONE, "Has chosen enough.");
        plain(type, decode, action, "Yes", AnswerCodes.YES, "Says yes.");
        plain(type, decode, action, "No", AnswerCodes.NO, "Says no.");
        add(
                type,
                action,
                "Number",
                "Names a number.",
                List.of(ParameterSpec.builder(TypeName.INT, "number").build()));
        decode.add("case $L -> new $T(arguments[offset]);\n", AnswerCodes.NUMBER, action.nestedClass("Number"));
        for (Kind kind : game.layout().roots()) {
            String name = "Choose" + JavaNames.type(kind.name());
            add(
                    type,
                    action,
                    name,
                    "Chooses one.",
                    List.of(ParameterSpec.builder(game.types().kind(kind), JavaNames.value(kind.name()))
                            .build()));
            decode.add(
                    "case $L -> new $T($T.of(arguments[offset]));\n",
                    game.lowered().codes().pick(kind),
                    action.nestedClass(name),
                    game.types().kind(kind));
        }
        orders(type, decode, action);
        decode.add("default -> throw new $T($S);\n$<};\n", IllegalStateException.class, "no such answer");
        type.addMethod(MethodSpec.methodBuilder("of")
                .addJavadoc("The action that an encoded answer stands for.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(action)
                .addParameter(TypeName.INT, "code")
                .addParameter(ArrayTypeName.of(TypeName.INT), "arguments")
                .addParameter(TypeName.INT, "offset")
                .addCode(decode.build())
                .build());
        return type.build();
    }

    private void plain(
            TypeSpec.Builder type, CodeBlock.Builder decode, ClassName action, String name, int code, String doc) {
        add(type, action, name, doc, List.of());
        decode.add("case $L -> new $T();\n", code, action.nestedClass(name));
    }

    private static void add(
            TypeSpec.Builder type, ClassName action, String name, String doc, List<ParameterSpec> parts) {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        parts.forEach(components::addParameter);
        type.addType(TypeSpec.recordBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("$L\n", doc)
                .recordConstructor(components.build())
                .addSuperinterface(action)
                .build());
    }

    /** Options of one name and the same parameters are one record; a name that means two things is told apart by its procedure. */
    private void orders(TypeSpec.Builder type, CodeBlock.Builder decode, ClassName action) {
        Map<String, String> shapes = new LinkedHashMap<>();
        for (AnswerCodes.Entry entry : game.lowered().codes().entries()) {
            List<ParameterSpec> parts = new ArrayList<>();
            OptionGenerator option =
                    new OptionGenerator(game, entry.option(), entry.code(), entry.procedure(), Optional.empty());
            List<CodeBlock> arguments = new ArrayList<>();
            List<OptionDef.Parameter> parameters = entry.option().parameters();
            for (int i = 0; i < parameters.size(); i++) {
                parts.add(ParameterSpec.builder(
                                game.types().of(parameters.get(i).variable().type()),
                                JavaNames.value(parameters.get(i).variable().name()))
                        .build());
                arguments.add(option.decoded(parameters.get(i).variable().type(), i));
            }
            String name = JavaNames.action(entry.option().name());
            String shape = parts.toString();
            if (shapes.containsKey(name) && !shapes.get(name).equals(shape)) {
                name = JavaNames.type(
                                entry.procedure().map(p -> p.qualifiedName()).orElse("Order"))
                        + name;
            }
            if (shapes.putIfAbsent(name, shape) == null) {
                add(type, action, name, doc(entry), parts);
            }
            decode.add(
                    "case $L -> new $T($L);\n",
                    entry.code(),
                    action.nestedClass(name),
                    CodeBlock.join(arguments, ",$W"));
        }
    }

    private static String doc(AnswerCodes.Entry entry) {
        String words = JavaNames.words(entry.option().name());
        String order = Character.toUpperCase(words.charAt(0)) + words.substring(1);
        return order + KindGenerator.cases(entry.option().cases()) + ".";
    }
}
