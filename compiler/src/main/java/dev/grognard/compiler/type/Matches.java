package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One or the other: conditional expressions and {@code match}. */
final class Matches {
    private final Expressions all;
    private final Context context;

    Matches(Expressions all) {
        this.all = all;
        this.context = all.context;
    }

    Expr branches(
            Span span,
            Expr condition,
            dev.grognard.compiler.ast.Expr then,
            Env thenEnv,
            dev.grognard.compiler.ast.Expr otherwise,
            Env otherwiseEnv,
            Optional<Type> expected) {
        boolean swapped = then instanceof dev.grognard.compiler.ast.Expr.None || Numbers.isLiteral(then);
        Expr first;
        Expr second;
        if (swapped) {
            second = branch(otherwise, otherwiseEnv, expected);
            first = branch(then, thenEnv, hint(second, expected));
        } else {
            first = branch(then, thenEnv, expected);
            second = branch(otherwise, otherwiseEnv, hint(first, expected));
        }
        if (Types.isError(condition) || Types.isError(first) || Types.isError(second)) {
            return Types.error(span);
        }
        return joined(span, condition, first, second, expected);
    }

    private static Optional<Type> hint(Expr typed, Optional<Type> expected) {
        return expected.isPresent() || Types.isError(typed) ? expected : Optional.of(typed.type());
    }

    private Expr branch(dev.grognard.compiler.ast.Expr expr, Env env, Optional<Type> expected) {
        return context.guards.alone(expected, () -> all.type(expr, env, expected));
    }

    private Expr joined(Span span, Expr condition, Expr first, Expr second, Optional<Type> expected) {
        Optional<Type> type = Types.join(
                first instanceof Expr.Absent ? Types.maybe(second.type()) : first.type(),
                second instanceof Expr.Absent ? Types.maybe(first.type()) : second.type());
        if (type.isEmpty()
                && Types.kind(first.type()).isPresent()
                && Types.kind(second.type()).isPresent()) {
            type = Types.join(
                    new Type.SetOf(Types.kind(first.type()).get()),
                    new Type.SetOf(Types.kind(second.type()).get()));
        }
        if (type.isEmpty() && expected.filter(Types::isError).isPresent()) {
            // What both should be is not known, and that has been told.
            return Types.error(span);
        }
        if (type.isEmpty()) {
            context.diagnostics.add(Diagnostic.error(
                            TypeCode.BRANCHES_DIFFER,
                            "one branch gives " + Types.describe(first.type()) + ", the other "
                                    + Types.describe(second.type()),
                            second.span(),
                            Types.describe(second.type()))
                    .with(first.span(), Types.describe(first.type()))
                    .help("let both give the same sort of value"));
            return Types.error(span);
        }
        return new Expr.Conditional(
                span, condition, all.coercion.to(type.get(), first), all.coercion.to(type.get(), second), type.get());
    }

    Expr match(dev.grognard.compiler.ast.Expr.Match node, Env env, Optional<Type> expected) {
        Expr subject = all.type(node.subject(), env, Optional.empty());
        if (Types.isError(subject)) {
            return subject;
        }
        if (isOfOtherSort(
                subject,
                node.arms().stream().flatMap(arm -> arm.keys().stream()).toList())) {
            return Types.error(node.span());
        }
        Coverage coverage = new Coverage(subject.type());
        List<Expr> conditions = new ArrayList<>();
        List<Expr> values = new ArrayList<>();
        Optional<Type> hint = expected;
        for (dev.grognard.compiler.ast.Expr.MatchArm arm : node.arms()) {
            Expr condition = arm(arm.span(), subject, arm.keys(), env, coverage);
            Expr value = branch(arm.value(), env.when(condition), hint);
            hint = hint(value, hint);
            conditions.add(condition);
            values.add(value);
        }
        if (conditions.stream().noneMatch(Types::isError)) {
            coverage.check(node.span(), context);
        }
        if (values.isEmpty()
                || conditions.stream().anyMatch(Types::isError)
                || values.stream().anyMatch(Types::isError)) {
            return Types.error(node.span());
        }
        Expr result = values.get(values.size() - 1);
        for (int i = values.size() - 2; i >= 0; i--) {
            result = joined(node.span(), conditions.get(i), values.get(i), result, expected);
            if (Types.isError(result)) {
                return result;
            }
        }
        return result;
    }

    /** Says once, and not for every arm, that none of them is of the sort that is looked at. */
    boolean isOfOtherSort(Expr subject, List<dev.grognard.compiler.ast.Expr> keys) {
        if (!(subject.type().present() instanceof Type.Of of) || keys.size() < 2) {
            return false;
        }
        List<Type> sorts = keys.stream()
                .filter(key -> key instanceof dev.grognard.compiler.ast.Expr.ThingRef)
                .map(key ->
                        ((dev.grognard.compiler.ast.Expr.ThingRef) key).name().text())
                .filter(name -> context.symbols.kind(name).isEmpty())
                .map(name -> context.symbols.members(name))
                .filter(members -> members.size() == 1)
                .map(members -> members.get(0).kind())
                .filter(kind -> !kind.isA(of.kind()))
                .<Type>map(Type.Of::new)
                .toList();
        if (sorts.size() < keys.size()) {
            return false;
        }
        String is = Types.describe(subject.type());
        Diagnostic problem = Diagnostic.error(
                        TypeCode.OTHER_KIND,
                        "this is " + is + ", and the arms are for " + Types.describe(sorts.get(0)),
                        subject.span(),
                        "this is " + is)
                .with(keys.get(0).span(), "this is " + Types.describe(sorts.get(0)));
        int end = subject.span().end();
        context.diagnostics.add(context.partOf(subject.type(), sorts.get(0))
                .map(part -> Mended.writing(
                        problem, "look at its part", subject.span().source(), end, end, "." + part))
                .orElse(problem));
        return true;
    }

    /** Whether the subject is one of the keys of an arm. */
    Expr arm(Span span, Expr subject, List<dev.grognard.compiler.ast.Expr> keys, Env env, Coverage coverage) {
        Expr result = null;
        for (dev.grognard.compiler.ast.Expr key : keys) {
            Expr one = context.guards.part(() -> key(span, subject, key, env, coverage));
            if (Types.isError(one)) {
                return one;
            }
            result = result == null ? one : new Expr.Or(span, result, one);
        }
        return result == null ? new Expr.Truth(span, false) : result;
    }

    private Expr key(Span span, Expr subject, dev.grognard.compiler.ast.Expr key, Env env, Coverage coverage) {
        if (key instanceof dev.grognard.compiler.ast.Expr.None) {
            coverage.none = true;
            return subject.type().mayBeAbsent() ? new Expr.IsAbsent(span, subject) : new Expr.Truth(span, false);
        }
        Type type = subject.type().present();
        if (key instanceof dev.grognard.compiler.ast.Expr.Range range) {
            Optional<Expr> low = range.low().map(e -> all.part(e, env, type));
            Optional<Expr> high = range.high().map(e -> all.part(e, env, type));
            coverage.range(low, high);
            return new Expr.InRange(span, context.guards.present(subject), low, high);
        }
        if (key instanceof dev.grognard.compiler.ast.Expr.ThingRef thing && type instanceof Type.Of of) {
            Optional<Kind> kind = context.symbols.kind(thing.name().text()).filter(k -> k.isA(of.kind()));
            if (kind.isPresent()
                    && context.symbols.member(of.kind(), thing.name().text()).isEmpty()) {
                coverage.members.addAll(context.symbols.membersOf(kind.get()));
                return new Expr.IsKind(span, context.guards.present(subject), kind.get());
            }
        }
        Expr value = all.part(key, env, type);
        coverage.value(value);
        return Types.isError(value) ? value : new Expr.Same(span, subject, value);
    }

    /** What the arms of a match cover. */
    static final class Coverage {
        private final Type type;
        final Set<Member> members = new HashSet<>();
        private final List<int[]> ranges = new ArrayList<>();
        private boolean yes;
        private boolean no;
        boolean none;

        private boolean unknown;

        Coverage(Type type) {
            this.type = type;
        }

        void value(Expr value) {
            // An arm that is not understood may be the one that seems to be missing.
            unknown |= Types.isError(value);
            if (value instanceof Expr.Constant constant) {
                members.add(constant.member());
            } else if (value instanceof Expr.Truth truth) {
                yes |= truth.value();
                no |= !truth.value();
            } else if (value instanceof Expr.Number number) {
                ranges.add(new int[] {number.value(), number.value()});
            }
        }

        void range(Optional<Expr> low, Optional<Expr> high) {
            ranges.add(new int[] {
                low.filter(e -> e instanceof Expr.Number)
                        .map(e -> ((Expr.Number) e).value())
                        .orElse(Integer.MIN_VALUE),
                high.filter(e -> e instanceof Expr.Number)
                        .map(e -> ((Expr.Number) e).value())
                        .orElse(Integer.MAX_VALUE)
            });
        }

        void check(Span span, Context context) {
            missing(context)
                    .filter(value -> !unknown)
                    .ifPresent(value -> context.error(
                            TypeCode.NOT_EXHAUSTIVE,
                            span,
                            "this match says nothing about " + value,
                            value + " has no arm",
                            "every value has one: add `" + value + (span.text().contains(":") ? ": …`" : " { … }`")));
        }

        private Optional<String> missing(Context context) {
            if (type.mayBeAbsent() && !none) {
                return Optional.of("none");
            }
            Type present = type.present();
            if (present instanceof Type.Of of) {
                return context.symbols.membersOf(of.kind()).stream()
                        .filter(m -> !members.contains(m))
                        .map(Member::id)
                        .findFirst();
            }
            if (present instanceof Type.Bool) {
                return yes && no ? Optional.empty() : Optional.of(yes ? "no" : "yes");
            }
            int low = present instanceof Type.Whole whole ? whole.low().orElse(Integer.MIN_VALUE) : Integer.MIN_VALUE;
            int high = present instanceof Type.Whole whole ? whole.high().orElse(Integer.MAX_VALUE) : Integer.MAX_VALUE;
            ranges.sort((a, b) -> Integer.compare(a[0], b[0]));
            long next = low;
            for (int[] range : ranges) {
                if (range[0] > next) {
                    break;
                }
                next = Math.max(next, (long) range[1] + 1);
            }
            if (next > high) {
                return Optional.empty();
            }
            return Optional.of(next == Integer.MIN_VALUE ? "the smallest numbers" : Long.toString(next));
        }
    }
}
