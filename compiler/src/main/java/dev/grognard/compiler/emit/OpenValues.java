package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Sight;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Knows which values are worked out of nothing but what every side may see, so that all of them may read how. */
final class OpenValues {
    private static final String NAME = "name";

    private final GameModel game;
    private final Map<Signature, Object> definitions = new IdentityHashMap<>();

    OpenValues(GameModel game) {
        this.game = game;
        game.rules().forEach(rule -> definitions.put(rule.signature(), rule));
        game.modifiers().forEach(list -> definitions.put(list.signature(), list));
    }

    /** Whether a value reads nothing hidden, by itself or through rules; a working names pieces, so no names may be hidden. */
    boolean isOpen(Expr value) {
        return game.sights().stream().noneMatch(sight -> sight.field().equals(NAME))
                && isOpen(value, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private boolean isOpen(Object node, Set<Signature> opened) {
        if (node instanceof Expr.ReadField read && isHidden(read)
                || node instanceof Expr.ReadGlobal global && isHidden(global)) {
            return false;
        }
        if (node instanceof Expr.CallRule call && !isOpen(call.rule(), opened)) {
            return false;
        }
        if (node instanceof Expr.SumModifiers sum && !isOpen(sum.modifiers(), opened)) {
            return false;
        }
        return ModelTree.parts(node).stream().allMatch(part -> isOpen(part, opened));
    }

    private boolean isOpen(Signature signature, Set<Signature> opened) {
        Object definition = definitions.get(signature);
        return definition == null || !opened.add(signature) || isOpen(definition, opened);
    }

    private boolean isHidden(Expr.ReadField read) {
        return game.sights().stream().anyMatch(sight -> isOf(sight, read));
    }

    private boolean isHidden(Expr.ReadGlobal read) {
        return game.globals().stream()
                .anyMatch(global ->
                        global.state() == read.state() && !global.watchers().isEmpty());
    }

    private static boolean isOf(Sight sight, Expr.ReadField read) {
        return sight.field().equals(read.field().name())
                && (read.field().owner().isA(sight.kind()) || sight.kind().isA(read.field().owner()));
    }
}
