package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Sight;
import java.util.Optional;

/** Who sees a state of the game: sides as a mask, which is worked out anew wherever it hangs on how things stand. */
final class StateSight {
    private final Emission game;
    private final GlobalDef global;

    StateSight(Emission game, GlobalDef global) {
        this.game = game;
        this.global = global;
    }

    /** The sides that see it now; for a body that has a state at hand. */
    CodeBlock mask() {
        return global.opensByCondition() ? CodeBlock.of("state.$L()", name()) : CodeBlock.of("$L", always());
    }

    /** Whether a viewer of the schema sees it. */
    CodeBlock test() {
        CodeBlock mask = global.opensByCondition()
                ? CodeBlock.of("((State) position).$L()", name())
                : CodeBlock.of("$L", always());
        return CodeBlock.of("(position, viewer, member) -> ($L >> viewer & 1) != 0", mask);
    }

    /** The method that says who sees it now, if that hangs on anything. */
    Optional<MethodSpec> method() {
        if (!global.opensByCondition()) {
            return Optional.empty();
        }
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        body.line("int sides = $L", always());
        for (Sight.Watcher watcher : global.watchers()) {
            watcher.when().ifPresent(when -> {
                body.begin("if ($L)", body.code(when).block());
                body.line("sides |= $L", mask(watcher));
                body.end();
            });
        }
        body.line("return sides");
        return Optional.of(PieceCode.method(
                        name(),
                        TypeName.INT,
                        "The sides that see the "
                                + JavaNames.words(global.state().name()) + " now, as a mask.")
                .addStatement("State state = this")
                .addCode(body.build())
                .build());
    }

    private String name() {
        return "watchersOf" + JavaNames.type(JavaNames.value(global.state().name()));
    }

    private int always() {
        return global.watchers().stream()
                .filter(watcher -> watcher.when().isEmpty())
                .mapToInt(this::mask)
                .reduce(0, (one, other) -> one | other);
    }

    private int mask(Sight.Watcher watcher) {
        return switch (watcher.who()) {
            case SIDE -> 1 << game.layout().index(watcher.side().orElseThrow());
            case EVERYONE -> -1;
            case OWNER -> 0;
        };
    }
}
