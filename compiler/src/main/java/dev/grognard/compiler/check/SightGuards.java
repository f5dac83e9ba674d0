package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What everybody may see once a condition is known to hold or not to: it may be the very one of {@code seen by everyone when …}. */
final class SightGuards {
    private final Secrets secrets;
    private final List<Sight> sights;

    SightGuards(Secrets secrets, List<Sight> sights) {
        this.secrets = secrets;
        this.sights = sights;
    }

    /** What is shown by a condition that holds, or by one that does not. */
    Shown shownBy(Expr condition, boolean holds) {
        if (condition instanceof Expr.Not not) {
            return shownBy(not.operand(), !holds);
        }
        if (condition instanceof Expr.And and) {
            return joined(shownBy(and.left(), holds), shownBy(and.right(), holds), holds);
        }
        if (condition instanceof Expr.Or or) {
            return joined(shownBy(or.left(), holds), shownBy(or.right(), holds), !holds);
        }
        // A state that is compared with a value may be the one under which all see it, or another one: that is not
        // followed.
        boolean asks = ModelTree.any(condition, secrets::asksForSight)
                && (holds || !(condition.type() instanceof Type.Bool) || !isPlain(condition));
        return asks ? Shown.ANYTHING : holds ? seen(condition) : Shown.NOTHING;
    }

    /** Of two conditions of which only one need be as it was said, only what both show is known. */
    private static Shown joined(Shown one, Shown other, boolean both) {
        return both ? one.and(other) : ModelTree.same(one, other) ? one : Shown.NOTHING;
    }

    /** Whether the condition is a state itself, or asks who may see: then it shows nothing if it does not hold. */
    private static boolean isPlain(Expr condition) {
        return condition instanceof Expr.ReadField
                || condition instanceof Expr.ReadGlobal
                || condition instanceof Expr.Builtin;
    }

    private Shown seen(Expr condition) {
        Shown seen = Shown.NOTHING;
        for (Sight sight : sights) {
            for (Sight.Watcher watcher : sight.watchers()) {
                Optional<Expr> piece = watcher.who() == Sight.Who.EVERYONE
                        ? watcher.when().flatMap(when -> piece(sight.self(), when, condition))
                        : Optional.empty();
                seen = seen.and(piece.map(secrets.subjects()::shownWith).orElse(Shown.NOTHING));
            }
        }
        return seen;
    }

    /** The piece for which a condition says of it what another one says of the variable; nothing if they say different things. */
    private static Optional<Expr> piece(Variable self, Expr when, Expr condition) {
        return ModelTree.all(when, Expr.Read.class).stream()
                .filter(read -> read.variable() == self)
                .findFirst()
                .flatMap(read -> standsFor(read, when, condition))
                .filter(piece -> says(self, piece, when, condition));
    }

    /** What stands in the one where something stands in the other. */
    private static Optional<Expr> standsFor(Expr sought, Object in, Object other) {
        if (in == sought) {
            return other instanceof Expr found ? Optional.of(found) : Optional.empty();
        }
        List<Object> parts = inside(in);
        List<Object> others = inside(other);
        if (in.getClass() != other.getClass() || parts.size() != others.size()) {
            return Optional.empty();
        }
        for (int i = 0; i < parts.size(); i++) {
            Optional<Expr> found = standsFor(sought, parts.get(i), others.get(i));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static boolean says(Variable self, Expr piece, Object when, Object condition) {
        if (when instanceof Expr.Read read && read.variable() == self) {
            return ModelTree.same(piece, condition);
        }
        List<Object> parts = inside(when);
        List<Object> others = inside(condition);
        if (parts.isEmpty() || when.getClass() != condition.getClass() || parts.size() != others.size()) {
            return ModelTree.same(when, condition);
        }
        return Stream.iterate(0, i -> i < parts.size(), i -> i + 1)
                .allMatch(i -> says(self, piece, parts.get(i), others.get(i)));
    }

    private static List<Object> inside(Object node) {
        if (node instanceof List<?> list) {
            return List.copyOf(list);
        }
        return node instanceof Record ? ModelTree.components(node).toList() : List.of();
    }
}
