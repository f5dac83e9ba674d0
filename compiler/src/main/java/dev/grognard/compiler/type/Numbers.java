package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr.Binary;
import dev.grognard.compiler.ast.Expr.Conversion;
import dev.grognard.compiler.ast.Expr.Divide;
import dev.grognard.compiler.ast.Expr.Fraction;
import dev.grognard.compiler.ast.Expr.Negate;
import dev.grognard.compiler.ast.Expr.Operator;
import dev.grognard.compiler.ast.Expr.PercentOf;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers, quantities and percentages; plus and minus of sets stand here too, because they look the same. */
final class Numbers {
    /** How a quantity is declared, up to its step. */
    private static final Pattern DECLARED = Pattern.compile("^(quantity [\\p{L}\\p{N}]+)(?: step \\d+(?: ?/ ?\\d+)?)?");

    private final Expressions all;
    private final Context context;

    Numbers(Expressions all) {
        this.all = all;
        this.context = all.context;
    }

    /** Whether an expression is a number as written, which takes the quantity that is expected of it. */
    static boolean isLiteral(dev.grognard.compiler.ast.Expr expr) {
        return expr instanceof dev.grognard.compiler.ast.Expr.Whole
                || expr instanceof dev.grognard.compiler.ast.Expr.Fraction
                || expr instanceof dev.grognard.compiler.ast.Expr.Never
                || expr instanceof Negate negate && isLiteral(negate.operand())
                || expr instanceof Binary binary && isLiteral(binary.left()) && isLiteral(binary.right());
    }

    /** The largest step that a number and the steps so far are multiples of. */
    private static String finer(Quantity quantity, int numerator, int denominator) {
        BigInteger bottom = BigInteger.valueOf((long) denominator * quantity.stepDenominator());
        BigInteger top = BigInteger.valueOf((long) numerator * quantity.stepDenominator())
                .gcd(BigInteger.valueOf((long) denominator * quantity.stepNumerator()));
        BigInteger common = top.gcd(bottom);
        return top.divide(common) + (bottom.equals(common) ? "" : "/" + bottom.divide(common));
    }

    /** The declaration of a quantity with another step; all else in it stays. */
    private static String counted(Quantity quantity, String step) {
        return DECLARED.matcher(quantity.span().words()).replaceFirst("$1 step " + step);
    }

    Expr literal(Span span, int numerator, int denominator, Optional<Type> expected) {
        Type type = expected.map(Type::present).orElse(Type.INT);
        if (Types.isError(type) && denominator != 1) {
            // In what is counted here is not known, and that has been told.
            return Types.error(span);
        }
        if (type instanceof Type.Amount amount) {
            Quantity quantity = amount.quantity();
            long top = (long) numerator * quantity.stepDenominator();
            long bottom = (long) denominator * quantity.stepNumerator();
            if (top % bottom != 0) {
                context.error(
                        TypeCode.NOT_IN_STEPS,
                        span,
                        span.text() + " is not a number of " + quantity.name() + ": they are counted in steps of "
                                + step(quantity),
                        "between two steps",
                        "if they can be parted so, say it where they are declared: `"
                                + counted(quantity, finer(quantity, numerator, denominator)) + "`");
                return Types.error(span);
            }
            return inRange(span, (int) (top / bottom), type, amount.low(), amount.high());
        }
        if (type instanceof Type.Odds && denominator != 1) {
            context.error(
                    TypeCode.MIXED_QUANTITIES,
                    span,
                    "this is a fraction, but odds are wanted",
                    "this is a fraction",
                    "odds have a colon: write `" + numerator + ":" + denominator + "`");
            return Types.error(span);
        }
        if (denominator != 1 && numerator % denominator != 0) {
            context.error(
                    TypeCode.NOT_IN_STEPS,
                    span,
                    span.text() + " is not a whole number",
                    "a whole number is wanted",
                    CellSlips.counted(denominator) + ", and the type is then `Points` instead of `Int`");
            return Types.error(span);
        }
        if (type instanceof Type.Whole whole) {
            return inRange(span, numerator / denominator, type, whole.low(), whole.high());
        }
        return new Expr.Number(span, numerator / denominator, Type.INT);
    }

    private Expr inRange(Span span, int value, Type type, Optional<Integer> low, Optional<Integer> high) {
        boolean out = low.filter(l -> value < l).isPresent()
                || high.filter(h -> value > h).isPresent();
        if (out) {
            // Only a state or key of a bounded type complains; as an operand the number is just a number.
            return new Expr.Number(span, value, Types.unbounded(type));
        }
        return new Expr.Number(span, value, type);
    }

    static String step(Quantity quantity) {
        return quantity.stepDenominator() == 1
                ? Integer.toString(quantity.stepNumerator())
                : quantity.stepNumerator() + "/" + quantity.stepDenominator();
    }

    Expr arithmetic(Binary node, Env env, Optional<Type> expected) {
        if (node.operator() == Operator.TIMES) {
            return times(node, env, expected);
        }
        Expr left;
        Expr right;
        if (isLiteral(node.left()) && !isLiteral(node.right())) {
            right = all.type(node.right(), env, expected);
            left = all.type(node.left(), env, hint(right));
        } else {
            left = all.type(node.left(), env, expected);
            right = all.type(node.right(), env, hint(left));
        }
        if (Types.isError(left) || Types.isError(right)) {
            return Types.error(node.span());
        }
        boolean sets =
                Types.kind(left.type()).isPresent() || Types.kind(right.type()).isPresent();
        if (sets) {
            return all.sets.sum(node, left, right);
        }
        Expr a = all.coercion.number(left);
        Expr b = all.coercion.number(right);
        if (Types.isError(a) || Types.isError(b)) {
            return Types.error(node.span());
        }
        boolean limits = node.operator() == Operator.CAPPED_AT || node.operator() == Operator.RAISED_TO;
        if (limits && Types.areOddsAndNumber(a.type(), b.type())) {
            // A number shifts odds, but is no limit of them: as such it would be taken for a column.
            context.diagnostics.add(Odds.wanted(a.type() instanceof Type.Odds ? b : a, context));
            return Types.error(node.span());
        }
        if (limits) {
            limitWithMore(node);
        }
        Optional<Type> type = Types.join(a.type(), b.type());
        if (type.isEmpty()) {
            // A plain number is meant as what it is added to.
            return a.type() instanceof Type.Whole
                    ? mixed(node.span(), a, b, a, b.type())
                    : mixed(node.span(), a, b, b, a.type());
        }
        Expr.Sum sum = switch (node.operator()) {
            case PLUS -> Expr.Sum.PLUS;
            case MINUS -> Expr.Sum.MINUS;
            case RAISED_TO -> Expr.Sum.GREATER;
            default -> Expr.Sum.SMALLER;
        };
        return new Expr.Arithmetic(node.span(), sum, a, b, type.get());
    }

    /** In `x at most 3:1 + shift` most readers add the shift last, but it moves the limit. */
    private void limitWithMore(Binary node) {
        dev.grognard.compiler.ast.Expr first = node.right();
        while (first instanceof Binary sum && (sum.operator() == Operator.PLUS || sum.operator() == Operator.MINUS)) {
            first = sum.left();
        }
        Span limit = node.right().span();
        boolean printed = isLiteral(first) || first instanceof dev.grognard.compiler.ast.Expr.Ratio;
        if (first == node.right() || !printed || isBracketed(limit)) {
            return;
        }
        Span bounded =
                new Span(limit.source(), node.span().start(), first.span().end());
        String more = limit.text().substring(first.span().end() - limit.start());
        context.diagnostics.add(Diagnostic.warning(
                        TypeCode.LIMIT_WITH_MORE,
                        "`%s%s` is the limit as a whole".formatted(first.span().text(), more),
                        limit,
                        "`%s` takes all of this".formatted(node.operator().text()))
                .help("to add it afterwards, write `(%s)%s`".formatted(bounded.text(), more))
                .help("if the limit moves with it, say so with brackets: `%s (%s)`"
                        .formatted(node.operator().text(), limit.text())));
    }

    private static boolean isBracketed(Span span) {
        return span.source().text().substring(0, span.start()).stripTrailing().endsWith("(");
    }

    private static Optional<Type> hint(Expr expr) {
        return Types.isError(expr)
                ? Optional.empty()
                : Optional.of(Types.unbounded(expr.type().present()));
    }

    /** Two numbers that do not go together as long as one of them is not turned into another sort. */
    private Expr mixed(Span span, Expr left, Expr right, Expr turned, Type wanted) {
        Diagnostic problem = Diagnostic.error(
                        TypeCode.MIXED_QUANTITIES,
                        Types.describe(left.type()) + " and " + Types.describe(right.type()) + " do not mix",
                        span,
                        "these are of two sorts")
                .with(left.span(), Types.describe(left.type()))
                .with(right.span(), Types.describe(right.type()));
        context.diagnostics.add(Mismatch.ofOneSort(problem, turned, wanted.present(), turned == left ? right : left));
        return Types.error(span);
    }

    private Expr times(Binary node, Env env, Optional<Type> expected) {
        boolean leftLiteral = isLiteral(node.left());
        boolean rightLiteral = isLiteral(node.right());
        Optional<Fraction> part = part(node);
        if (part.isPresent()) {
            return partOf(node, part.get(), env);
        }
        Expr left = all.coercion.number(
                all.type(node.left(), env, leftLiteral && !rightLiteral ? Optional.of(Type.INT) : expected));
        Expr right = all.coercion.number(
                all.type(node.right(), env, leftLiteral && !rightLiteral ? expected : Optional.of(Type.INT)));
        if (Types.isError(left) || Types.isError(right)) {
            return Types.error(node.span());
        }
        boolean leftWhole = left.type() instanceof Type.Whole;
        boolean rightWhole = right.type() instanceof Type.Whole;
        if (!leftWhole && !rightWhole) {
            return mixed(node.span(), left, right, right, Type.INT);
        }
        Type type = Types.unbounded(leftWhole ? right.type() : left.type());
        return new Expr.Arithmetic(node.span(), Expr.Sum.TIMES, left, right, type);
    }

    /** The fraction of a product that is no number by itself, since a plain number is wanted there. */
    private static Optional<Fraction> part(Binary node) {
        return node.right() instanceof Fraction right && !isLiteral(node.left())
                ? Optional.of(right)
                : node.left() instanceof Fraction left && !isLiteral(node.right())
                        ? Optional.of(left)
                        : Optional.empty();
    }

    private Expr partOf(Binary node, Fraction part, Env env) {
        dev.grognard.compiler.ast.Expr whole = node.left() == part ? node.right() : node.left();
        if (!Types.isError(all.coercion.number(all.type(whole, env, Optional.empty())))) {
            context.diagnostics.add(Mended.writing(
                    Diagnostic.error(
                            TypeCode.NOT_IN_STEPS,
                            part.span().text() + " is not a whole number",
                            part.span(),
                            "a whole number is wanted"),
                    "a part of a number is said with `of`, and how it is rounded",
                    node.span().source(),
                    node.span().start(),
                    node.span().end(),
                    part.span().text() + " of " + whole.span().text() + " rounded down"));
        }
        return Types.error(node.span());
    }

    Expr negate(Negate node, Env env, Optional<Type> expected) {
        if (node.operand() instanceof dev.grognard.compiler.ast.Expr.Whole whole) {
            return literal(node.span(), -whole.value(), 1, expected);
        }
        Expr operand = all.coercion.number(all.type(node.operand(), env, expected));
        return Types.isError(operand)
                ? operand
                : new Expr.Negate(node.span(), operand, Types.unbounded(operand.type()));
    }

    Expr divide(Divide node, Env env, Optional<Type> expected) {
        Expr left = all.coercion.number(all.type(node.left(), env, expected));
        Expr right = all.coercion.number(
                all.type(node.right(), env, isLiteral(node.right()) ? Optional.of(Type.INT) : Optional.empty()));
        if (Types.isError(left) || Types.isError(right)) {
            return Types.error(node.span());
        }
        Type type;
        if (right.type() instanceof Type.Whole) {
            type = Types.unbounded(left.type());
        } else if (Types.unbounded(left.type()).equals(Types.unbounded(right.type()))) {
            type = Type.INT;
        } else {
            return mixed(node.span(), left, right, right, left.type());
        }
        boolean exact = left instanceof Expr.Number a
                && right instanceof Expr.Number b
                && b.value() != 0
                && a.value() % b.value() == 0;
        if (node.rounding().isEmpty() && !exact) {
            context.error(
                    TypeCode.NEEDS_ROUNDING,
                    node.span(),
                    "this division does not say how it rounds",
                    "may leave a remainder",
                    "add `rounded down`, `rounded up` or `to the nearest n`"
                            + (isLiteral(node.left()) || isLiteral(node.right())
                                    ? ""
                                    : "; odds such as 3:1 are no quotient but `ratio(a, b)`"));
            return Types.error(node.span());
        }
        return new Expr.Divide(
                node.span(), left, right, rounding(node.rounding()), nearest(node.rounding(), type), type);
    }

    Expr percentOf(PercentOf node, Env env, Optional<Type> expected) {
        boolean written = node.percent() instanceof dev.grognard.compiler.ast.Expr.Fraction;
        Expr percent = written
                ? Types.error(node.percent().span())
                : all.coercion.number(all.type(node.percent(), env, Optional.of(Type.PERCENT)));
        Expr whole = all.type(node.of(), env, expected);
        // What is no share may stand before what is no number.
        Expr of = written || !Types.isError(percent) ? all.coercion.number(whole) : whole;
        if (node.percent() instanceof dev.grognard.compiler.ast.Expr.Fraction fraction && !Types.isError(of)) {
            return fractionOf(node, fraction, of);
        }
        if (Types.isError(percent) || Types.isError(of)) {
            return Types.error(node.span());
        }
        if (!(percent.type() instanceof Type.Percent)) {
            return all.coercion.to(Type.PERCENT, percent);
        }
        if (!rounds(node)) {
            return Types.error(node.span());
        }
        Type type = Types.unbounded(of.type());
        return new Expr.PercentOf(
                node.span(), percent, of, rounding(node.rounding()), nearest(node.rounding(), type), type);
    }

    private boolean rounds(PercentOf node) {
        if (node.rounding().isEmpty()) {
            context.error(
                    TypeCode.NEEDS_ROUNDING,
                    node.span(),
                    "this part does not say how it rounds",
                    "may leave a remainder",
                    "add `rounded down`, `rounded up` or `to the nearest n`");
        }
        return node.rounding().isPresent();
    }

    private Expr fractionOf(PercentOf node, dev.grognard.compiler.ast.Expr.Fraction fraction, Expr of) {
        if (!rounds(node)) {
            return Types.error(node.span());
        }
        Type type = Types.unbounded(of.type());
        Span span = node.span();
        Expr times = fraction.numerator() == 1
                ? of
                : new Expr.Arithmetic(
                        span, Expr.Sum.TIMES, of, new Expr.Number(span, fraction.numerator(), Type.INT), type);
        Expr by = new Expr.Number(span, fraction.denominator(), Type.INT);
        return new Expr.Divide(span, times, by, rounding(node.rounding()), nearest(node.rounding(), type), type);
    }

    private static Expr.Rounding rounding(Optional<dev.grognard.compiler.ast.Expr.Rounding> rounding) {
        return rounding.map(r -> Expr.Rounding.valueOf(r.mode().name())).orElse(Expr.Rounding.DOWN);
    }

    private static int nearest(Optional<dev.grognard.compiler.ast.Expr.Rounding> rounding, Type type) {
        int nearest = rounding.map(r -> Math.max(1, r.nearest())).orElse(1);
        if (type instanceof Type.Amount amount
                && rounding.filter(r -> r.nearest() > 0).isPresent()) {
            Quantity quantity = amount.quantity();
            return Math.max(1, nearest * quantity.stepDenominator() / quantity.stepNumerator());
        }
        return nearest;
    }

    Expr conversion(Conversion node, Env env) {
        Expr operand = all.coercion.number(all.type(node.operand(), env, Optional.empty()));
        if (Types.isError(operand)) {
            return operand;
        }
        int numerator = 1;
        int denominator = 1;
        if (operand.type() instanceof Type.Amount amount) {
            numerator = amount.quantity().stepNumerator();
            denominator = amount.quantity().stepDenominator();
        }
        String name = node.type().text();
        if (name.equals("Int")) {
            return new Expr.Convert(node.span(), operand, numerator, denominator, Type.INT);
        }
        if (name.equals("Percent")) {
            return new Expr.Convert(node.span(), operand, numerator, denominator, Type.PERCENT);
        }
        Quantity quantity = context.symbols.quantities.get(name);
        if (quantity == null) {
            context.unknown(node.type().span(), "quantity", name, context.symbols.quantities.keySet());
            return Types.error(node.span());
        }
        return new Expr.Convert(
                node.span(),
                operand,
                numerator * quantity.stepDenominator(),
                denominator * quantity.stepNumerator(),
                Types.amount(quantity));
    }
}
