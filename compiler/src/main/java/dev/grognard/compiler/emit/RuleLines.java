package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Where the rules stand that may find that they cannot go on. Every line moves with those above it, so they are kept in a class of their own:
 * otherwise all rules below a new line would be compiled again.
 */
final class RuleLines {
    private static final String NAME = "RuleLines";
    private static final String LINES = "LINES";

    private final JavaTypes types;
    private final List<CodeBlock> lines = new ArrayList<>();

    RuleLines(JavaTypes types) {
        this.types = types;
    }

    /** What is thrown by a rule that cannot go on. */
    CodeBlock fault(Span span, String message) {
        lines.add(CodeBlock.of("$S", BlockCode.where(span)));
        return CodeBlock.of("throw $T.fault($L, $S)", types.named(NAME), lines.size() - 1, message);
    }

    /** The class, if any rule needs it. */
    Optional<TypeSpec> generate() {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(TypeSpec.classBuilder(NAME)
                .addModifiers(Modifier.FINAL)
                .addJavadoc("Where the rules stand that may find that they cannot go on.\n")
                .addField(FieldSpec.builder(ArrayTypeName.of(String.class), LINES)
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("{$L}", CodeBlock.join(lines, ", "))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(MethodSpec.methodBuilder("fault")
                        .addModifiers(Modifier.STATIC)
                        .returns(RuntimeTypes.RULES_FAULT)
                        .addParameter(TypeName.INT, "rule")
                        .addParameter(String.class, "message")
                        .addStatement("return new $T($L[rule] + $S + message)", RuntimeTypes.RULES_FAULT, LINES, ": ")
                        .build())
                .build());
    }
}
