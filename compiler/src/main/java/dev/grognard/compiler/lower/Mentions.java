package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Variable;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Which variables something speaks of, in the order in which it does. */
public final class Mentions {
    private Mentions() {}

    /** Variables that are read by name. */
    public static Set<Variable> reads(Object node) {
        Set<Variable> found = none();
        ModelTree.each(node, record -> {
            if (record instanceof Expr.Read read) {
                found.add(read.variable());
            }
        });
        return found;
    }

    /** Variables that are spoken of in any other way: most of them are written. */
    public static Set<Variable> binds(Object node) {
        Set<Variable> found = none();
        ModelTree.each(node, record -> {
            if (!(record instanceof Expr.Read)) {
                ModelTree.components(record).forEach(value -> collect(value, found));
            }
        });
        return found;
    }

    /** All of them. */
    static Set<Variable> of(Object node) {
        Set<Variable> found = reads(node);
        found.addAll(binds(node));
        return found;
    }

    /** The variable that an operation gives a value without regard to the one before. */
    public static Optional<Variable> written(Op op) {
        if (op instanceof Op.Store store) {
            return Optional.of(store.variable());
        }
        if (op instanceof Op.TakeResult take) {
            return Optional.of(take.variable());
        }
        if (op instanceof Op.TakeAnswer take) {
            return Optional.of(take.variable());
        }
        if (op instanceof Op.TakeStart take) {
            return Optional.of(take.variable());
        }
        if (op instanceof Op.Draw draw) {
            return Optional.of(draw.variable());
        }
        if (op instanceof Op.RollOne roll) {
            return Optional.of(roll.variable());
        }
        return op instanceof Op.RollSeveral roll ? Optional.of(roll.variable()) : Optional.empty();
    }

    private static void collect(Object value, Set<Variable> found) {
        if (value instanceof Variable variable) {
            found.add(variable);
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(inner -> collect(inner, found));
        } else if (value instanceof Collection<?> collection) {
            collection.forEach(inner -> collect(inner, found));
        }
    }

    private static Set<Variable> none() {
        return new LinkedHashSet<>();
    }
}
