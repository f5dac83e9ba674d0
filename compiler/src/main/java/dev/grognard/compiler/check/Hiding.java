package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Whether a value that is read may be hidden from somebody: a kind may hide what it shares with others that do not. Inside of a rule its parameters
 * are of the kinds that they are given.
 */
final class Hiding {
    private final List<Sight> sights;
    private final Map<Variable, Kind> given = new IdentityHashMap<>();

    /** A rule as it is read for pieces of these kinds; a kind is missing where something else is given. */
    record Reading(Signature rule, List<Optional<Kind>> kinds) {}

    Hiding(List<Sight> sights) {
        this.sights = sights;
    }

    /** Whether a field may be hidden of the thing that it is read of. */
    boolean isHidden(Expr.ReadField read) {
        Kind piece = kind(read.of()).orElse(read.field().owner());
        boolean open = sights.stream()
                .anyMatch(sight -> sight.isOpen() && sight.isOf(read.field()) && piece.isA(sight.kind()));
        return !open && sights.stream().anyMatch(sight -> !sight.isOpen() && sight.isOf(read.field(), piece));
    }

    /** How a rule is read for these arguments. */
    Reading reading(Signature rule, List<Expr> arguments) {
        return new Reading(rule, arguments.stream().map(this::kind).toList());
    }

    /** Looks into a rule as it is read. */
    <T> T inside(Reading reading, Supplier<T> look) {
        Map<Variable, Kind> outside = new HashMap<>();
        List<Variable> parameters = new ArrayList<>(reading.rule().parameters());
        for (int i = 0; i < Math.min(parameters.size(), reading.kinds().size()); i++) {
            Variable parameter = parameters.get(i);
            outside.put(parameter, given.get(parameter));
            reading.kinds().get(i).ifPresent(kind -> given.put(parameter, kind));
        }
        T seen = look.get();
        outside.forEach((parameter, kind) -> {
            if (kind == null) {
                given.remove(parameter);
            } else {
                given.put(parameter, kind);
            }
        });
        return seen;
    }

    private Optional<Kind> kind(Expr thing) {
        if (thing instanceof Expr.Read read && given.containsKey(read.variable())) {
            return Optional.of(given.get(read.variable()));
        }
        if (thing instanceof Expr.Present present) {
            return kind(present.operand());
        }
        return thing.type().present() instanceof Type.Of of ? Optional.of(of.kind()) : Optional.empty();
    }
}
