package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.DashedRange;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.phrase.PrintedTurns;
import dev.grognard.compiler.resolve.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a value fit the place where it stands, or says why it does not. */
final class Coercion {
    /** A range as it is printed. */
    private static final Pattern DASHED_RANGE = Pattern.compile("(\\d+)\\s*-\\s*(\\d+)");

    private final Context context;

    Coercion(Context context) {
        this.context = context;
    }

    /** The value as one of the wanted type. */
    Expr to(Type wanted, Expr expr) {
        boolean nothing = expr instanceof Expr.Absent && !(wanted instanceof Type.Maybe);
        if (Types.isError(expr) || Types.isError(wanted) || wanted.equals(expr.type()) && !nothing) {
            return expr;
        }
        return (nothing ? Optional.<Expr>empty() : fit(wanted, expr)).orElseGet(() -> {
            Diagnostic problem = Mismatch.of(wanted, expr, context.symbols, context.guards.inBody());
            context.diagnostics.add(Namesakes.of(context, expr, wanted)
                    .map(one -> Namesakes.written(problem, expr, one))
                    .or(() -> context.partOf(expr.type(), wanted)
                            .map(part ->
                                    problem.help("write `" + expr.span().text().strip() + "." + part + "`")))
                    .orElse(problem));
            if (wanted instanceof Type.Bool && expr.type().mayBeAbsent() && !nothing) {
                // Whoever asks so means whether there is one, and what follows may count on it.
                return new Expr.Not(expr.span(), new Expr.IsAbsent(expr.span(), expr));
            }
            return Types.error(expr.span());
        });
    }

    private Optional<Expr> fit(Type wanted, Expr expr) {
        if (wanted instanceof Type.Maybe maybe) {
            if (expr instanceof Expr.Absent) {
                return Optional.of(new Expr.Absent(expr.span(), wanted));
            }
            return expr.type().mayBeAbsent()
                    ? (fits(maybe.type(), expr.type().present()) ? Optional.of(expr) : Optional.empty())
                    : fit(maybe.type(), expr);
        }
        if (wanted instanceof Type.SetOf set) {
            return fitSet(set.kind(), expr);
        }
        if (expr.type().mayBeAbsent() && couldFit(wanted, expr.type().present())) {
            return fit(wanted, context.guards.present(expr));
        }
        if (wanted instanceof Type.Of of && expr.type() instanceof Type.Of given) {
            if (given.kind().isA(of.kind())) {
                return Optional.of(expr);
            }
            return of.kind().isA(given.kind())
                    ? Optional.of(context.guards.narrowed(expr, of.kind()))
                    : Optional.empty();
        }
        if (fits(wanted, expr.type())) {
            checkRange(context, wanted, expr);
            return Optional.of(expr);
        }
        return Optional.empty();
    }

    /** Says that a number lies outside of its type, wherever it is written. */
    static void checkRange(Context context, Type wanted, Expr expr) {
        if (!(expr instanceof Expr.Number number)) {
            return;
        }
        if (wanted instanceof Type.Whole whole && !whole.clamped()) {
            checkRange(context, number, whole.low(), whole.high(), String::valueOf);
        } else if (wanted instanceof Type.Amount amount && !amount.clamped() && number.value() != Quantity.NEVER) {
            checkRange(context, number, amount.low(), amount.high(), amount.quantity()::show);
        }
    }

    private static void checkRange(
            Context context,
            Expr.Number number,
            Optional<Integer> low,
            Optional<Integer> high,
            IntFunction<String> shown) {
        if (low.filter(l -> number.value() < l).isPresent()
                || high.filter(h -> number.value() > h).isPresent()) {
            context.error(
                    TypeCode.OUT_OF_RANGE,
                    number.span(),
                    shown.apply(number.value()) + " is not in "
                            + low.map(shown::apply).orElse("") + ".."
                            + high.map(shown::apply).orElse(""),
                    "out of range");
        }
    }

    private Optional<Expr> fitSet(Kind kind, Expr expr) {
        if (expr.type() instanceof Type.SetOf given) {
            if (expr instanceof Expr.SetLiteral literal && literal.members().isEmpty()) {
                return Optional.of(new Expr.SetLiteral(expr.span(), List.of(), new Type.SetOf(kind)));
            }
            return given.kind().isA(kind) ? Optional.of(expr) : Optional.empty();
        }
        if (Types.kind(expr.type()).filter(k -> Symbols.related(k, kind)).isPresent()) {
            return fit(new Type.Of(kind), expr)
                    .map(member -> new Expr.SetLiteral(expr.span(), List.of(member), new Type.SetOf(kind)));
        }
        return Optional.empty();
    }

    private static boolean couldFit(Type wanted, Type given) {
        return fits(wanted, given)
                || wanted instanceof Type.Of a && given instanceof Type.Of b && Symbols.related(a.kind(), b.kind());
    }

    /** Whether every value of a type is one of another, bounds apart. */
    static boolean fits(Type wanted, Type given) {
        if (wanted instanceof Type.Of a && given instanceof Type.Of b) {
            return b.kind().isA(a.kind());
        }
        if (wanted instanceof Type.SetOf a && given instanceof Type.SetOf b) {
            return b.kind().isA(a.kind());
        }
        return Types.unbounded(wanted).equals(Types.unbounded(given));
    }

    /** Any set (or handful of dice); a single thing is the set of itself. */
    Expr set(Expr expr) {
        if (Types.isError(expr) || expr.type() instanceof Type.SetOf || expr.type() instanceof Type.Dice) {
            return expr;
        }
        Optional<Kind> kind = Types.kind(expr.type());
        if (kind.isPresent()) {
            return to(new Type.SetOf(kind.get()), expr);
        }
        Diagnostic problem = Diagnostic.error(
                TypeCode.NOT_A_SET,
                "a set is wanted here, and this is " + Types.describe(expr.type()),
                expr.span(),
                "not a set");
        Matcher range = DASHED_RANGE.matcher(expr.span().text());
        context.diagnostics.add(
                range.matches()
                        ? Mended.writing(
                                problem,
                                "two dots make a range",
                                expr.span().source(),
                                expr.span().start(),
                                expr.span().end(),
                                DashedRange.dotted(range.group(1), range.group(2)))
                        : problem);
        return Types.error(expr.span());
    }

    /** Any number. */
    Expr number(Expr expr) {
        if (Types.isError(expr)) {
            return expr;
        }
        Expr value = context.guards.present(expr);
        if (!value.type().isNumber()) {
            Diagnostic problem = Diagnostic.error(
                    TypeCode.MISMATCH,
                    "this is " + Types.describe(value.type()) + ", but a number is wanted",
                    expr.span(),
                    "this is " + Types.describe(value.type()));
            boolean hour = value instanceof Expr.Constant
                    && PrintedTurns.isTime(expr.span().text());
            context.diagnostics.add(hour ? new ClockTimes(context).of(expr.span()) : Mismatch.asNumber(problem, value));
            return Types.error(expr.span());
        }
        return value;
    }
}
