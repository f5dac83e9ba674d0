package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** The terms of tests: equality, size, kind, absence, membership in a set that is written out. */
final class TestTerms {
    private final TermScope scope;

    TestTerms(TermScope scope) {
        this.scope = scope;
    }

    Optional<Term> of(Expr expr) {
        if (expr instanceof Expr.Same same && Term.isEnumerable(same.left().type())) {
            return compare("same", "is", same.left(), same.right(), Object::equals);
        }
        if (expr instanceof Expr.Compare compare) {
            return compare(
                    compare.order().name(),
                    sign(compare.order()),
                    compare.left(),
                    compare.right(),
                    (a, b) -> a instanceof Integer x && b instanceof Integer y && holds(compare.order(), x, y));
        }
        if (expr instanceof Expr.IsKind isKind) {
            Term operand = scope.of(isKind.operand());
            Kind kind = isKind.kind();
            return operation(
                    "is " + kind,
                    operand.text() + " is " + kind,
                    List.of(operand),
                    values -> values.get(0) instanceof Member member
                            && member.kind().isA(kind));
        }
        if (expr instanceof Expr.IsAbsent isAbsent
                && Term.isEnumerable(isAbsent.operand().type())) {
            Term operand = scope.of(isAbsent.operand());
            return operation(
                    "absent", operand.text() + " is none", List.of(operand), values -> values.get(0) == Term.ABSENT);
        }
        if (expr instanceof Expr.IsOdd isOdd) {
            Term operand = scope.of(isOdd.operand());
            return operation(
                    "odd",
                    operand.text() + " is odd",
                    List.of(operand),
                    values -> values.get(0) instanceof Integer n && Math.floorMod(n, 2) == 1);
        }
        if (expr instanceof Expr.InRange range) {
            return Optional.of(inRange(range));
        }
        if (expr instanceof Expr.Contains contains) {
            return contains(contains);
        }
        return Optional.empty();
    }

    private Term inRange(Expr.InRange range) {
        Term operand = scope.of(range.operand());
        List<Term> limits = new ArrayList<>();
        range.low().ifPresent(low -> limits.add(atMost(scope.of(low), operand)));
        range.high().ifPresent(high -> limits.add(atMost(operand, scope.of(high))));
        return new Term.Junction(true, limits);
    }

    private Term atMost(Term left, Term right) {
        return new Term.Operation(
                "AT_MOST",
                left.text() + " <= " + right.text(),
                List.of(left, right),
                values -> Optional.of(
                        values.get(0) instanceof Integer a && values.get(1) instanceof Integer b && a <= b));
    }

    private Optional<Term> contains(Expr.Contains contains) {
        if (!Term.isEnumerable(contains.member().type())) {
            return Optional.empty();
        }
        Term member = scope.of(contains.member());
        if (contains.set() instanceof Expr.SetLiteral literal) {
            List<Term> equal = literal.members().stream()
                    .map(scope::of)
                    .map(one -> (Term) new Term.Operation(
                            "same",
                            member.text() + " is " + one.text(),
                            List.of(member, one),
                            values -> Optional.of(values.get(0).equals(values.get(1)))))
                    .toList();
            return Optional.of(new Term.Junction(false, equal));
        }
        if (contains.set() instanceof Expr.Region region) {
            String name = region.region().name();
            return operation(
                    "in " + name,
                    member.text() + " in " + name,
                    List.of(member),
                    values -> values.get(0) instanceof Member place
                            && region.region().places().contains(place));
        }
        if (contains.set() instanceof Expr.All all) {
            return operation(
                    "is " + all.kind(),
                    member.text() + " is " + all.kind(),
                    List.of(member),
                    values -> values.get(0) instanceof Member one && one.kind().isA(all.kind()));
        }
        return Optional.empty();
    }

    private Optional<Term> compare(
            String name, String sign, Expr left, Expr right, BiPredicate<Object, Object> meaning) {
        if (!Term.isEnumerable(left.type()) || !Term.isEnumerable(right.type())) {
            return Optional.empty();
        }
        Term a = scope.of(left);
        Term b = scope.of(right);
        return operation(
                name,
                a.text() + " " + sign + " " + b.text(),
                List.of(a, b),
                values -> meaning.test(values.get(0), values.get(1)));
    }

    private Optional<Term> operation(String name, String text, List<Term> operands, Predicate<List<Object>> meaning) {
        return Optional.of(new Term.Operation(name, text, operands, values -> Optional.of(meaning.test(values))));
    }

    private static boolean holds(Expr.Order order, int a, int b) {
        switch (order) {
            case LESS:
                return a < b;
            case AT_MOST:
                return a <= b;
            case MORE:
                return a > b;
            case AT_LEAST:
                return a >= b;
        }
        throw new IllegalStateException("no such order: " + order);
    }

    private static String sign(Expr.Order order) {
        switch (order) {
            case LESS:
                return "<";
            case AT_MOST:
                return "<=";
            case MORE:
                return ">";
            case AT_LEAST:
                return ">=";
        }
        throw new IllegalStateException("no such order: " + order);
    }
}
