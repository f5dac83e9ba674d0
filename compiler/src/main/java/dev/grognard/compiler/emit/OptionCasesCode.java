package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.AnswerCodes;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes which printed cases an option rests on, where it has cases of its own. */
final class OptionCasesCode {
    private static final TypeName CASES = ParameterizedTypeName.get(List.class, String.class);

    private final Emission game;

    OptionCasesCode(Emission game) {
        this.game = game;
    }

    void addTo(TypeSpec.Builder machine) {
        CodeBlock.Builder body = CodeBlock.builder().add("return switch (code) {$>\n");
        for (AnswerCodes.Entry entry : game.lowered().codes().entries()) {
            List<String> cases = entry.option().cases();
            if (!cases.isEmpty()) {
                body.add("case $L -> $L;\n", entry.code(), TextCode.cases(cases));
            }
        }
        body.add("default -> POINTS.get(ask).cases();\n$<};\n");
        machine.addMethod(
                signature().addModifiers(Modifier.STATIC).addCode(body.build()).build());
    }

    void delegate(TypeSpec.Builder state, ClassName machine) {
        state.addMethod(signature()
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addStatement("return $T.cases(ask, code)", machine)
                .build());
    }

    private static MethodSpec.Builder signature() {
        return MethodSpec.methodBuilder("cases")
                .returns(CASES)
                .addParameter(TypeName.INT, "ask")
                .addParameter(TypeName.INT, "code");
    }
}
