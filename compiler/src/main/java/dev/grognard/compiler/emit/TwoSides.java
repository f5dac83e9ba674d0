package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The sides of a game with two of them: each is told from the other by a comparison. What comes of that is known to Java's compiler, and a number
 * that is read as a side and asked for its number again is that number; what lies in an array it has to look up.
 */
record TwoSides(String first, String second) {
    static Optional<TwoSides> of(Kind kind, List<Member> members) {
        return kind.category() == Kind.Category.SIDE && members.size() == 2
                ? Optional.of(new TwoSides(
                        JavaNames.constant(members.get(0).id()),
                        JavaNames.constant(members.get(1).id())))
                : Optional.empty();
    }

    /** The number of a side. */
    CodeBlock number() {
        return CodeBlock.of("this == $L ? 0 : 1", first);
    }

    /** The side with a number. */
    CodeBlock byNumber() {
        return CodeBlock.builder()
                .add("return switch (index) {\n$>")
                .add("case 0 -> $L;\n", first)
                .add("case 1 -> $L;\n", second)
                .add("default -> throw new $T(index);\n", IndexOutOfBoundsException.class)
                .add("$<};\n")
                .build();
    }

    MethodSpec opponent(ClassName name) {
        return MethodSpec.methodBuilder("opponent")
                .addJavadoc("The other side.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(name)
                .addStatement("return this == $1L ? $2L : $1L", first, second)
                .build();
    }
}
