package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A kind in a text that would tell all there are of it, where a name for one of them is at hand: {@code {Unit}} for {@code {unit}}. */
final class KindsInTexts {
    private KindsInTexts() {}

    static void report(Context context, Expr value, Env env) {
        if (value instanceof Expr.All all) {
            meant(all.kind(), env).ifPresent(one -> context.diagnostics.add(told(all, one)));
        }
    }

    /** A variable that holds one of the kind and is called after it, {@code unit} or {@code u}; what is called otherwise may be another. */
    private static Optional<Variable> meant(Kind kind, Env env) {
        String first = kind.name().substring(0, 1).toLowerCase(Locale.ROOT);
        return Stream.of(first + kind.name().substring(1), first)
                .flatMap(name -> env.scope().variable(name).stream())
                .filter(one ->
                        one.type().present() instanceof Type.Of of && of.kind().isA(kind))
                .findFirst();
    }

    private static Diagnostic told(Expr.All all, Variable one) {
        Span span = all.span();
        return Mended.writing(
                Diagnostic.error(
                        TypeCode.SET_FOR_ONE,
                        "`%s` in a text is all there are of it, and one of them is meant".formatted(all.kind()),
                        span,
                        "the names of all"),
                "the one that it is about is `%s`".formatted(one.name()),
                span.source(),
                span.start(),
                span.end(),
                one.name());
    }
}
