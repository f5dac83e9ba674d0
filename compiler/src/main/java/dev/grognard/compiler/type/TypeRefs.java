package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.TypeRef;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads types as written. */
final class TypeRefs {
    private final Context context;

    TypeRefs(Context context) {
        this.context = context;
    }

    Type type(TypeRef written) {
        Optional<Type> base = base(written);
        if (base.isEmpty()) {
            return Types.errorType();
        }
        if (written.set()) {
            if (base.get() instanceof Type.Of of) {
                return new Type.SetOf(of.kind());
            }
            context.error(TypeCode.NOT_A_SET, written.span(), "a set holds things of a kind", "not a kind of thing");
            return Types.errorType();
        }
        return written.optional() ? Types.maybe(base.get()) : base.get();
    }

    private Optional<Type> base(TypeRef written) {
        String name = written.name().text();
        if (name.matches("d[0-9]+")) {
            return Optional.of(new Type.Whole(
                    Optional.of(1), Optional.of(Integer.parseInt(name.substring(1))), written.clamped()));
        }
        switch (name) {
            case "Bool":
                return Optional.of(Type.BOOL);
            case "Int":
                return Optional.of(new Type.Whole(written.low(), written.high(), written.clamped()));
            case "Ratio":
                return Optional.of(Type.ODDS);
            case "Percent":
                return Optional.of(Type.PERCENT);
            case "Dice":
                return Optional.of(Type.DICE);
            default:
                return named(written, name);
        }
    }

    private Optional<Type> named(TypeRef written, String name) {
        if (context.ambiguous.contains(name)) {
            // Which of the two it was to be is not known, and that they are two has been told.
            return Optional.empty();
        }
        return known(written, name).or(() -> missed(written, name));
    }

    private Optional<Type> missed(TypeRef written, String name) {
        List<String> candidates = new ArrayList<>(List.of("Bool", "Int", "Percent", "Ratio", "Dice"));
        candidates.addAll(context.symbols.quantities.keySet());
        candidates.addAll(context.symbols.records.keySet());
        context.symbols.kinds().forEach(k -> candidates.add(k.name()));
        context.unknown(written.name().span(), "type", name, candidates);
        // What is certainly meant is taken for it, so that nothing else is said because of it.
        return known(written, name)
                .or(() -> Suggest.sure(name, candidates).flatMap(near -> base(meant(written, near))));
    }

    private Optional<Type> known(TypeRef written, String name) {
        Quantity quantity = context.symbols.quantities.get(name);
        if (quantity != null) {
            return Optional.of(new Type.Amount(
                    quantity,
                    written.low().map(n -> steps(n, quantity)),
                    written.high().map(n -> steps(n, quantity)),
                    written.clamped()));
        }
        Optional<Kind> kind = context.symbols.kind(name);
        if (kind.isPresent()) {
            return Optional.of(new Type.Of(kind.get()));
        }
        return Optional.ofNullable(context.symbols.records.get(name)).map(Type.Rec::new);
    }

    private static TypeRef meant(TypeRef written, String name) {
        return new TypeRef(
                written.span(),
                written.set(),
                new Name(written.name().span(), name),
                written.low(),
                written.high(),
                written.clamped(),
                written.optional(),
                written.rounded());
    }

    private static int steps(int number, Quantity quantity) {
        return number * quantity.stepDenominator() / quantity.stepNumerator();
    }
}
