package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Two values that stand in each other's place are one mistake. */
final class SwappedArguments {
    private final Context context;

    SwappedArguments(Context context) {
        this.context = context;
    }

    /** Whether two of the values do not fit and would fit in each other's place, so that this was said. */
    boolean isReported(Signature signature, List<Expr> values) {
        return isReported(signature.name(), signature.parameters(), values);
    }

    /** The same of what has no signature, such as an order. */
    boolean isReported(String name, List<Variable> parameters, List<Expr> values) {
        List<Integer> wrong = IntStream.range(0, values.size())
                .filter(i -> !Types.isError(values.get(i)) && !fits(parameters.get(i), values.get(i)))
                .boxed()
                .toList();
        if (wrong.size() != 2
                || !fits(parameters.get(wrong.get(0)), values.get(wrong.get(1)))
                || !fits(parameters.get(wrong.get(1)), values.get(wrong.get(0)))) {
            return false;
        }
        Span first = values.get(wrong.get(0)).span();
        Span second = values.get(wrong.get(1)).span();
        String order = parameters.stream().map(Variable::name).collect(Collectors.joining(", "));
        Diagnostic problem = Diagnostic.error(
                        TypeCode.ARGUMENTS_SWAPPED,
                        "these two values of `" + name + "` stand in each other's place",
                        first,
                        "this is " + Types.describe(values.get(wrong.get(0)).type()))
                .with(
                        second,
                        "this is " + Types.describe(values.get(wrong.get(1)).type()));
        String between = first.source().text().substring(first.end(), second.start());
        context.diagnostics.add(Mended.writing(
                problem,
                "it is called `" + name + "(" + order + ")`",
                first.source(),
                first.start(),
                second.end(),
                second.text() + between + first.text()));
        return true;
    }

    private static boolean fits(Variable parameter, Expr value) {
        Type wanted = parameter.type().present();
        Type given = value.type().present();
        Optional<dev.grognard.compiler.model.Kind> kind = Types.kind(given);
        if (value instanceof Expr.Constant && wanted instanceof Type.Of of && kind.isPresent()) {
            return kind.get().isA(of.kind());
        }
        boolean one = wanted instanceof Type.Of of
                && kind.filter(k -> dev.grognard.compiler.resolve.Symbols.related(of.kind(), k))
                        .isPresent();
        boolean set = wanted instanceof Type.SetOf of
                && kind.filter(k -> dev.grognard.compiler.resolve.Symbols.related(of.kind(), k))
                        .isPresent();
        return value instanceof Expr.Absent || one || set || Coercion.fits(wanted, given);
    }
}
