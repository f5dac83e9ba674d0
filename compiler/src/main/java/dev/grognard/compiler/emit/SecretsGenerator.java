package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes which states of the game are hidden from somebody and what they could be instead, for the search for leaks. */
final class SecretsGenerator {
    private final Emission game;

    SecretsGenerator(Emission game) {
        this.game = game;
    }

    /** What the runtime asks of the state. */
    void delegate(TypeSpec.Builder state) {
        List<CodeBlock> all = new ArrayList<>();
        game.model().globals().stream()
                .filter(GlobalDef::isHidden)
                .filter(global -> global.state().keys().isEmpty()
                        && !global.state().name().contains("#"))
                .forEach(global -> values(global.state().type().present())
                        .ifPresent(values -> all.add(CodeBlock.of(
                                "new $T($S, $L, $L)",
                                RuntimeTypes.SECRET_STATE,
                                global.state().name(),
                                game.layout().global(global.state()).slot(),
                                values))));
        if (!all.isEmpty()) {
            state.addMethod(MethodSpec.methodBuilder("secretStates")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.SECRET_STATE))
                    .addStatement("return $T.of($L)", List.class, CodeBlock.join(all, ", "))
                    .build());
        }
    }

    /** The first value of a type, as it is kept, and how many there are; nothing where there is no end of them. */
    private Optional<CodeBlock> values(Type type) {
        if (type instanceof Type.Bool) {
            return Optional.of(CodeBlock.of("0, 2"));
        }
        boolean kind = type instanceof Type.Of of && of.kind().category() != Kind.Category.PIECE;
        return kind ? members(((Type.Of) type).kind()) : Optional.empty();
    }

    /** A thing is kept as one more than its index. */
    private Optional<CodeBlock> members(Kind kind) {
        List<Integer> indexes = game.model().membersOf(kind).stream()
                .map(member -> game.layout().index(member))
                .sorted()
                .toList();
        boolean inRow = !indexes.isEmpty() && indexes.get(indexes.size() - 1) - indexes.get(0) == indexes.size() - 1;
        return inRow ? Optional.of(CodeBlock.of("$L, $L", indexes.get(0) + 1, indexes.size())) : Optional.empty();
    }
}
