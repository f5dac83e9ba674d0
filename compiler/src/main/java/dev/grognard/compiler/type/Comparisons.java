package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr.Binary;
import dev.grognard.compiler.ast.Expr.None;
import dev.grognard.compiler.ast.Expr.Operator;
import dev.grognard.compiler.ast.Expr.Range;
import dev.grognard.compiler.ast.Expr.ThingRef;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** {@code is}, {@code in} and the comparisons by size. */
final class Comparisons {
    private final Expressions all;
    private final Context context;
    private final UnlikeSorts unlike;

    Comparisons(Expressions all) {
        this.all = all;
        this.context = all.context;
        this.unlike = new UnlikeSorts(all.context);
    }

    Expr compare(Binary node, Env env) {
        switch (node.operator()) {
            case IS:
                return is(node, env);
            case IS_NOT:
                if (node.right() instanceof None) {
                    // Nothing can be there of somebody who is not: this asks for both.
                    return not(node.span(), is(node, env));
                }
                return not(node.span(), context.guards.part(() -> is(node, env)));
            case IN:
                return in(node, env);
            case NOT_IN:
                return not(node.span(), context.guards.part(() -> in(node, env)));
            default:
                return bySize(node, env);
        }
    }

    private static Expr not(Span span, Expr expr) {
        return Types.isError(expr) ? expr : new Expr.Not(span, expr);
    }

    private Expr bySize(Binary node, Env env) {
        Expr left;
        Expr right;
        if (node.left() instanceof ThingRef && node.right() instanceof ThingRef) {
            left = all.type(node.left(), env, Optional.empty());
            right = all.type(node.right(), env, Optional.empty());
            if (left.type() instanceof Type.Of one
                    && right.type() instanceof Type.Of other
                    && Symbols.related(one.kind(), other.kind())) {
                return unlike.bySize(node.span(), left, right, one.kind());
            }
        }
        if (Numbers.isLiteral(node.left()) && !Numbers.isLiteral(node.right())) {
            right = all.coercion.number(all.type(node.right(), env, Optional.empty()));
            left = all.coercion.number(all.type(node.left(), env, Optional.of(right.type())));
        } else {
            Expr asked = all.type(node.left(), env, Optional.empty());
            if (Types.kind(asked.type())
                    .filter(kind -> kind.name().equals(Calendar.HOURS))
                    .isPresent()) {
                context.diagnostics.add(
                        ClockTimes.bySize(node.span(), node.left().span()));
                return Types.error(node.span());
            }
            left = all.coercion.number(asked);
            right = all.coercion.number(all.type(node.right(), env, Optional.of(left.type())));
        }
        if (Types.isError(left) || Types.isError(right)) {
            return Types.error(node.span());
        }
        if (Types.join(left.type(), right.type()).isEmpty()) {
            return unlike.report(node.span(), left, right, env);
        }
        Expr.Order order = switch (node.operator()) {
            case LESS -> Expr.Order.LESS;
            case AT_MOST -> Expr.Order.AT_MOST;
            case MORE -> Expr.Order.MORE;
            default -> Expr.Order.AT_LEAST;
        };
        return new Expr.Compare(node.span(), order, left, right);
    }

    /** {@code phase is Movement}, unless the game has given the word another meaning. */
    private boolean asksForPhase(Binary node, Env env) {
        return node.left() instanceof dev.grognard.compiler.ast.Expr.ValueRef ref
                && ref.name().text().equals("phase")
                && ref.arguments().isEmpty()
                && node.right() instanceof ThingRef thing
                && thing.arguments().isEmpty()
                && env.scope().variable("phase").isEmpty()
                && !context.symbols.globals.containsKey("phase")
                && all.references.callable("phase", env).isEmpty();
    }

    /** Whether a phase of this name is under way. */
    private Expr phase(Span span, Name name) {
        context.phaseNames.add(name);
        GlobalState running = context.phasesAsked.computeIfAbsent(
                name.text(), n -> new GlobalState(GlobalState.running(n), Type.BOOL, List.of()));
        return new Expr.ReadGlobal(span, running, List.of());
    }

    private Expr is(Binary node, Env env) {
        Span span = node.span();
        if (node.right() instanceof None) {
            Expr left = all.type(node.left(), env, Optional.empty());
            if (left.type() instanceof Type.SetOf) {
                return neverNone(node);
            }
            return Types.isError(left)
                    ? left
                    : left.type().mayBeAbsent() ? new Expr.IsAbsent(span, left) : new Expr.Truth(span, false);
        }
        if (asksForPhase(node, env)) {
            return phase(span, ((ThingRef) node.right()).name());
        }
        if (node.right() instanceof Range range) {
            return inRange(span, all.coercion.number(all.type(node.left(), env, Optional.empty())), range, env);
        }
        boolean rightFirst = (Numbers.isLiteral(node.left())
                        || node.left() instanceof ThingRef
                        || node.left() instanceof dev.grognard.compiler.ast.Expr.Words)
                && !(node.right() instanceof ThingRef);
        if (rightFirst) {
            Expr right = all.type(node.right(), env, Optional.empty());
            Expr left = all.type(
                    node.left(),
                    env,
                    Types.isError(right)
                            ? Optional.empty()
                            : Optional.of(right.type().present()));
            return same(node, left, right, env);
        }
        Expr left = all.type(node.left(), env, Optional.empty());
        if (Types.isError(left)) {
            return left;
        }
        if (node.right() instanceof ThingRef thing
                && thing.arguments().isEmpty()
                && left.type().present() instanceof Type.Of of) {
            Optional<Kind> kind = context.symbols
                    .kind(thing.name().text())
                    .filter(k -> Symbols.related(k, of.kind()))
                    .filter(k -> context.symbols
                            .member(of.kind().root(), thing.name().text())
                            .isEmpty());
            if (kind.isPresent()) {
                return new Expr.IsKind(span, context.guards.present(left), kind.get());
            }
        }
        return same(
                node, left, all.type(node.right(), env, Optional.of(left.type().present())), env);
    }

    /** Equality; what may be absent is compared as it is. */
    private Expr same(Binary node, Expr left, Expr right, Env env) {
        Span span = node.span();
        if (Types.isError(left) || Types.isError(right)) {
            return Types.error(span);
        }
        if (left.type() instanceof Type.SetOf set && Types.kind(right.type()).isPresent()) {
            return sameSets(span, left, right, set, env);
        }
        if (right.type() instanceof Type.SetOf && Types.kind(left.type()).isPresent()) {
            return oneForMany(node, left, right);
        }
        Type a = left.type().present();
        Type b = right.type().present();
        boolean comparable = a instanceof Type.Of x && b instanceof Type.Of y
                ? Symbols.related(x.kind(), y.kind())
                : Types.join(a, b).isPresent();
        return comparable ? new Expr.Same(span, left, right) : unlike.report(span, left, right, env);
    }

    private Expr sameSets(Span span, Expr left, Expr right, Type.SetOf set, Env env) {
        Optional<Type> type = Types.join(
                new Type.SetOf(Types.kind(left.type()).orElse(set.kind())),
                new Type.SetOf(Types.kind(right.type()).orElse(set.kind())));
        if (type.isEmpty() && !isEmptyLiteral(left) && !isEmptyLiteral(right)) {
            return unlike.report(span, left, right, env);
        }
        Type common = type.orElse(isEmptyLiteral(left) ? right.type() : left.type());
        return new Expr.Same(span, all.coercion.to(common, left), all.coercion.to(common, right));
    }

    /** {@code x is SET}: whoever writes this asks for a member, and would get whether there is no other one. */
    private Expr oneForMany(Binary node, Expr left, Expr right) {
        String one = node.left().span().text();
        String many = node.right().span().text();
        String among = node.operator() == Operator.IS_NOT ? "not in" : "in";
        context.diagnostics.add(Diagnostic.error(
                        TypeCode.ONE_FOR_MANY,
                        Types.describe(left.type()) + " is compared with " + Types.describe(right.type()),
                        right.span(),
                        "this is " + Types.describe(right.type()))
                .with(left.span(), "this is " + Types.describe(left.type()))
                .help("to ask whether it is among them, write `%s %s %s`".formatted(one, among, many))
                .help("to ask whether it is the only one, let the set come first: `%s %s %s`"
                        .formatted(many, among.equals("in") ? "is" : "is not", one)));
        return Types.error(node.span());
    }

    private Expr neverNone(Binary node) {
        String set = node.left().span().text().strip();
        String asked = node.operator() == Operator.IS_NOT ? "any" : "no";
        context.error(
                TypeCode.NONE_FOR_SET,
                node.right().span(),
                "a set is never none",
                "`" + set + "` is a set",
                "whether somebody is in it is asked with `no` or `any`: `" + asked
                        + (set.startsWith("(") ? " " + set : " (" + set + ")") + "`");
        return Types.error(node.span());
    }

    private static boolean isEmptyLiteral(Expr expr) {
        return expr instanceof Expr.SetLiteral literal && literal.members().isEmpty();
    }

    private Expr inRange(Span span, Expr operand, Range range, Env env) {
        if (Types.isError(operand)) {
            return operand;
        }
        Optional<Expr> low = range.low().map(e -> all.part(e, env, Types.unbounded(operand.type())));
        Optional<Expr> high = range.high().map(e -> all.part(e, env, Types.unbounded(operand.type())));
        return new Expr.InRange(span, operand, low, high);
    }

    private Expr in(Binary node, Env env) {
        Span span = node.span();
        if (node.right() instanceof Range range) {
            return inRange(span, all.coercion.number(all.type(node.left(), env, Optional.empty())), range, env);
        }
        boolean thingLeft = node.left() instanceof ThingRef || context.isHexNumber(node.left());
        Expr firstLeft = thingLeft ? null : all.type(node.left(), env, Optional.empty());
        if (firstLeft != null && Types.isError(firstLeft)) {
            return firstLeft;
        }
        if (firstLeft != null
                && firstLeft.type().present().isNumber()
                && node.right() instanceof dev.grognard.compiler.ast.Expr.SetOf literal) {
            return oneOf(span, all.coercion.number(firstLeft), literal.members(), env);
        }
        if (firstLeft != null
                && firstLeft.type().present().isNumber()
                && node.right() instanceof ThingRef thing
                && thing.arguments().isEmpty()
                && !context.symbols.things().contains(thing.name().text())) {
            return noRange(node, thing.name());
        }
        Optional<Type> hint = firstLeft == null
                ? Optional.empty()
                : Types.kind(firstLeft.type()).map(Type.SetOf::new);
        Expr right = all.coercion.set(all.type(node.right(), env, hint));
        if (Types.isError(right) || !(right.type() instanceof Type.SetOf set)) {
            return Types.error(span);
        }
        Expr left = firstLeft != null ? firstLeft : all.type(node.left(), env, Optional.of(new Type.Of(set.kind())));
        if (Types.isError(left)) {
            return left;
        }
        Optional<Kind> kind = Types.kind(left.type());
        if (kind.isEmpty() || !Symbols.related(kind.get(), set.kind())) {
            return unlike.report(span, left, right, env);
        }
        return left.type() instanceof Type.SetOf
                ? new Expr.Subset(span, left, right)
                : new Expr.Contains(span, right, context.guards.present(left));
    }

    /** A number that is looked for in what has a name in print only, such as a month. */
    private Expr noRange(Binary node, Name name) {
        String number = node.left().span().text().strip();
        context.once(
                name.text(),
                Diagnostic.error(
                                NameCode.UNKNOWN_THING,
                                "there is no thing `" + name.text() + "`",
                                name.span(),
                                "unknown")
                        .help("`%s` is a number, and asked for by numbers: `%s in 1..3`, `%s >= 3`"
                                .formatted(number, number, number)));
        return Types.error(node.span());
    }

    private Expr oneOf(Span span, Expr left, List<dev.grognard.compiler.ast.Expr> members, Env env) {
        Expr result = new Expr.Truth(span, false);
        for (int i = members.size() - 1; i >= 0; i--) {
            Expr same = new Expr.Same(span, left, all.part(members.get(i), env, Types.unbounded(left.type())));
            result = i == members.size() - 1 ? same : new Expr.Or(span, same, result);
        }
        return result;
    }
}
