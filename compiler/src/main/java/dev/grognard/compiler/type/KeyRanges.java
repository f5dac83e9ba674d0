package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Optional;

/** Sees to it that a die to which something is added can be found in a table whose key holds the faces of a die only. */
final class KeyRanges {
    private final Context context;

    KeyRanges(Context context) {
        this.context = context;
    }

    void check(Signature table, List<Expr> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            Variable key = table.parameters().get(i);
            Expr written = arguments.get(i);
            Expr value = meant(written);
            if (!(key.type() instanceof Type.Whole whole) || !isSumWithDie(value)) {
                continue;
            }
            boolean below = whole.low().isPresent()
                    && end(value, false)
                            .filter(least -> least >= whole.low().get())
                            .isEmpty();
            boolean above = whole.high().isPresent()
                    && end(value, true)
                            .filter(most -> most <= whole.high().get())
                            .isEmpty();
            if (below || above) {
                report(table, key, whole, written);
            }
        }
    }

    private void report(Signature table, Variable key, Type.Whole whole, Expr written) {
        String low = whole.low().map(String::valueOf).orElse("");
        String high = whole.high().map(String::valueOf).orElse("");
        String limits = whole.low().map(n -> " at least " + n).orElse("")
                + whole.high().map(n -> " at most " + n).orElse("");
        // The parenthesis that opens a sum is no part of it.
        boolean opened = written.span().text().chars().filter(c -> c == ')').count()
                > written.span().text().chars().filter(c -> c == '(').count();
        String text = (opened ? "(" : "") + written.span().text();
        String limited = (written instanceof Expr.Read ? text : "(" + text + ")") + limits;
        context.diagnostics.add(Diagnostic.error(
                        TypeCode.KEY_BEYOND,
                        "`" + table.name() + "` knows `" + key.name() + "` from " + low + " to " + high
                                + ", and this may be less or more",
                        written.span(),
                        "a die to which something is added")
                .help("limit it: `" + limited + "`")
                .help("or let the key be any number, `" + key.name()
                        + ": Int`, and end its first and last row openly: `.." + low + "` and `" + high + "..`"));
    }

    /** What a name that `let` gives stands for. */
    private Expr meant(Expr expr) {
        return expr instanceof Expr.Read read && context.lets.containsKey(read.variable())
                ? meant(context.lets.get(read.variable()))
                : expr;
    }

    private boolean isSumWithDie(Expr expr) {
        return expr instanceof Expr.Arithmetic sum && (hasDie(sum.left()) || hasDie(sum.right()));
    }

    private boolean hasDie(Expr expr) {
        Expr meant = meant(expr);
        return meant instanceof Expr.Roll || isSumWithDie(meant);
    }

    /** The most, or else the least, that a number can be, if that is known. */
    private Optional<Integer> end(Expr expr, boolean most) {
        Expr meant = meant(expr);
        if (meant instanceof Expr.Number number) {
            return Optional.of(number.value());
        }
        if (meant instanceof Expr.Roll roll) {
            return Optional.of(most ? roll.faces() : 1);
        }
        if (meant instanceof Expr.Arithmetic sum) {
            return end(sum, most);
        }
        return meant.type() instanceof Type.Whole whole ? (most ? whole.high() : whole.low()) : Optional.empty();
    }

    private Optional<Integer> end(Expr.Arithmetic sum, boolean most) {
        Optional<Integer> left = end(sum.left(), most);
        Optional<Integer> right = end(sum.right(), sum.sum() == Expr.Sum.MINUS ? !most : most);
        boolean oneIsEnough = sum.sum() == (most ? Expr.Sum.SMALLER : Expr.Sum.GREATER);
        if (left.isEmpty() || right.isEmpty()) {
            return oneIsEnough ? left.or(() -> right) : Optional.empty();
        }
        int a = left.get();
        int b = right.get();
        return switch (sum.sum()) {
            case PLUS -> Optional.of(a + b);
            case MINUS -> Optional.of(a - b);
            case GREATER -> Optional.of(Math.max(a, b));
            case SMALLER -> Optional.of(Math.min(a, b));
            case TIMES -> Optional.empty();
        };
    }
}
