package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.LabelDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes what is printed beside names. A label is worked out on the path that explains, which notes who may see what is read: whoever may not
 * see all of it is not shown the label.
 */
final class LabelGenerator {
    private final Emission game;

    LabelGenerator(Emission game) {
        this.game = game;
    }

    private ClassName labels() {
        return game.types().named("Labels");
    }

    /** The class with a method for each label; nothing if there are none. */
    Optional<TypeSpec> generate() {
        if (game.model().labels().isEmpty()) {
            return Optional.empty();
        }
        TypeSpec.Builder type = TypeSpec.classBuilder(labels())
                .addModifiers(Modifier.FINAL)
                .addJavadoc("What $L prints beside names.\n", game.model().title())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        game.model().labels().forEach(label -> type.addMethod(method(label)));
        return Optional.of(type.build());
    }

    /** The readers of all labels of a kind, as a list; those that belong to no kind if there is none. */
    Optional<CodeBlock> readers(Optional<Kind> kind) {
        List<CodeBlock> readers = new ArrayList<>();
        for (LabelDef label : game.model().labels()) {
            boolean own = kind.isPresent()
                    ? label.kind().filter(of -> kind.get().isA(of)).isPresent()
                    : label.kind().isEmpty();
            if (own) {
                CodeBlock reader = CodeBlock.of(
                        "(position, member) -> $T.$L((State) position$L)",
                        labels(),
                        name(label),
                        kind.map(of -> CodeBlock.of(
                                        ", $T.of(member)", game.types().kind(of)))
                                .orElse(CodeBlock.of("")));
                readers.add(label.rows() ? CodeBlock.of("$T.Label.ofRows($L)", RuntimeTypes.SCHEMA, reader) : reader);
            }
        }
        return readers.isEmpty()
                ? Optional.empty()
                : Optional.of(CodeBlock.of("$T.of($>\n$L$<)", List.class, CodeBlock.join(readers, ",\n")));
    }

    private String name(LabelDef label) {
        int number = game.model().labels().indexOf(label) + 1;
        return JavaNames.value(label.kind().map(Kind::name).orElse("Game")) + "_" + number;
    }

    private MethodSpec method(LabelDef label) {
        Scope scope = new Scope(game, Optional.empty(), "0", true);
        Body body = new Body(game, scope);
        MethodSpec.Builder method = MethodSpec.methodBuilder(name(label))
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.TEXT)
                .addParameter(game.types().state(), "state");
        label.self().ifPresent(self -> method.addParameter(game.types().of(self.type()), scope.declare(self)));
        body.line("$1T why = new $1T()", RuntimeTypes.WHY);
        body.line("why.enter($S)", "label");
        String text = scope.fresh("text");
        body.line("$T $L = $L", RuntimeTypes.TEXT, text, new TextCode(body).text(label.text()));
        body.line("why.leave(true)");
        body.line("return $L.seenOnlyBy(why.explanation().knownTo())", text);
        return method.addCode(body.build()).build();
    }
}
