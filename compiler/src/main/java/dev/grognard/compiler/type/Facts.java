package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What conditions that hold at a point have told.
 *
 * @param kinds things known to be of a narrower kind
 * @param present values known not to be absent
 * @param outdated values that were known not to be absent before something may have changed
 */
record Facts(Map<Path, Kind> kinds, Set<Path> present, Set<Path> outdated) {
    static final Facts NONE = new Facts(Map.of(), Set.of());

    private Facts(Map<Path, Kind> kinds, Set<Path> present) {
        this(kinds, present, Set.of());
    }

    Facts and(Facts other) {
        if (other.kinds.isEmpty() && other.present.isEmpty()) {
            return this;
        }
        Map<Path, Kind> joinedKinds = new HashMap<>(kinds);
        other.kinds.forEach((path, kind) -> joinedKinds.merge(path, kind, (a, b) -> a.isA(b) ? a : b));
        Set<Path> joinedPresent = new HashSet<>(present);
        joinedPresent.addAll(other.present);
        return new Facts(joinedKinds, joinedPresent, outdated);
    }

    /** What still holds after something may have changed. */
    Facts lasting() {
        Map<Path, Kind> lastingKinds = new HashMap<>(kinds);
        lastingKinds.keySet().removeIf(path -> !path.lasting());
        Set<Path> lastingPresent = new HashSet<>(present);
        lastingPresent.removeIf(path -> !path.lasting());
        Set<Path> all = new HashSet<>(outdated);
        all.addAll(present);
        return new Facts(lastingKinds, lastingPresent, all);
    }

    /** The same about something else that has the same value. */
    Facts replacing(Variable variable, Path by) {
        Map<Path, Kind> replacedKinds = new HashMap<>();
        kinds.forEach((path, kind) -> replacedKinds.put(path.replacing(variable, by), kind));
        Set<Path> replacedPresent = new HashSet<>();
        present.forEach(path -> replacedPresent.add(path.replacing(variable, by)));
        return new Facts(replacedKinds, replacedPresent);
    }

    private static Facts present(Expr expr) {
        return Path.of(expr).map(path -> new Facts(Map.of(), Set.of(path))).orElse(NONE);
    }

    private static Facts kind(Expr expr, Kind kind) {
        return Path.of(expr)
                .map(path -> new Facts(Map.of(path, kind), Set.of(path)))
                .orElse(NONE);
    }

    /** What follows when a condition holds. */
    static Facts whenTrue(Expr condition) {
        if (condition instanceof Expr.And and) {
            return whenTrue(and.left()).and(whenTrue(and.right()));
        }
        if (condition instanceof Expr.Not not) {
            return whenFalse(not.operand());
        }
        if (condition instanceof Expr.IsKind isKind) {
            return kind(isKind.operand(), isKind.kind());
        }
        if (condition instanceof Expr.IfPresent guard) {
            Facts inner = whenTrue(guard.then());
            Optional<Path> subject = Path.of(guard.subject());
            return present(guard.subject())
                    .and(subject.map(path -> inner.replacing(guard.bound(), path))
                            .orElse(inner));
        }
        if (condition instanceof Expr.Conditional conditional && isNo(conditional.otherwise())) {
            return whenTrue(conditional.condition()).and(whenTrue(conditional.then()));
        }
        if (condition instanceof Expr.Same same) {
            return equal(same.left(), same.right()).and(equal(same.right(), same.left()));
        }
        if (condition instanceof Expr.Contains contains && contains.set().type() instanceof Type.SetOf set) {
            return kind(contains.member(), set.kind());
        }
        return NONE;
    }

    private static Facts equal(Expr subject, Expr value) {
        if (value.type() instanceof Type.Of of
                && subject.type().present() instanceof Type.Of wide
                && of.kind().isA(wide.kind())) {
            return kind(subject, of.kind());
        }
        return subject.type().mayBeAbsent() && !value.type().mayBeAbsent() ? present(subject) : NONE;
    }

    private static boolean isNo(Expr expr) {
        return expr instanceof Expr.Truth truth && !truth.value();
    }

    /** What follows when a condition does not hold. */
    static Facts whenFalse(Expr condition) {
        if (condition instanceof Expr.Or or) {
            return whenFalse(or.left()).and(whenFalse(or.right()));
        }
        if (condition instanceof Expr.Not not) {
            return whenTrue(not.operand());
        }
        if (condition instanceof Expr.IsAbsent absent) {
            return present(absent.operand());
        }
        return NONE;
    }
}
