package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import java.util.List;
import java.util.function.UnaryOperator;

/** Expressions whose operands are all read, left to right, before their value is known; they can be rebuilt around other operands. */
final class Eager {
    private Eager() {}

    static Expr rebuild(Expr e, UnaryOperator<List<Expr>> operands) {
        if (e instanceof Expr.Not node) {
            return new Expr.Not(node.span(), one(node.operand(), operands));
        }
        if (e instanceof Expr.Negate node) {
            return new Expr.Negate(node.span(), one(node.operand(), operands), node.type());
        }
        if (e instanceof Expr.IsOdd node) {
            return new Expr.IsOdd(node.span(), one(node.operand(), operands));
        }
        if (e instanceof Expr.IsKind node) {
            return new Expr.IsKind(node.span(), one(node.operand(), operands), node.kind());
        }
        if (e instanceof Expr.IsAbsent node) {
            return new Expr.IsAbsent(node.span(), one(node.operand(), operands));
        }
        if (e instanceof Expr.Count node) {
            return new Expr.Count(node.span(), one(node.set(), operands));
        }
        if (e instanceof Expr.Any node) {
            return new Expr.Any(node.span(), one(node.set(), operands));
        }
        if (e instanceof Expr.Only node) {
            return new Expr.Only(node.span(), one(node.set(), operands), node.type());
        }
        if (e instanceof Expr.Filter node) {
            return new Expr.Filter(
                    node.span(), one(node.set(), operands), node.subject(), node.condition(), node.type());
        }
        if (e instanceof Expr.Aggregate node) {
            return new Expr.Aggregate(
                    node.span(), node.total(), one(node.set(), operands), node.subject(), node.value(), node.type());
        }
        if (e instanceof Expr.Convert node) {
            return new Expr.Convert(
                    node.span(), one(node.operand(), operands), node.numerator(), node.denominator(), node.type());
        }
        if (e instanceof Expr.Present node) {
            return new Expr.Present(node.span(), one(node.operand(), operands));
        }
        if (e instanceof Expr.Narrow node) {
            return new Expr.Narrow(node.span(), one(node.operand(), operands), node.kind());
        }
        if (e instanceof Expr.ReadPart node) {
            return new Expr.ReadPart(node.span(), one(node.of(), operands), node.part(), node.type());
        }
        if (e instanceof Expr.IfPresent node) {
            return new Expr.IfPresent(
                    node.span(),
                    one(node.subject(), operands),
                    node.bound(),
                    node.then(),
                    node.otherwise(),
                    node.type());
        }
        if (e instanceof Expr.InRange node) {
            return new Expr.InRange(node.span(), one(node.operand(), operands), node.low(), node.high());
        }
        if (e instanceof Expr.Arithmetic node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Arithmetic(node.span(), node.sum(), two.get(0), two.get(1), node.type());
        }
        if (e instanceof Expr.Divide node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Divide(node.span(), two.get(0), two.get(1), node.rounding(), node.nearest(), node.type());
        }
        if (e instanceof Expr.Ratio node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Ratio(node.span(), two.get(0), two.get(1), node.rounding());
        }
        if (e instanceof Expr.PercentOf node) {
            List<Expr> two = operands.apply(List.of(node.percent(), node.of()));
            return new Expr.PercentOf(
                    node.span(), two.get(0), two.get(1), node.rounding(), node.nearest(), node.type());
        }
        if (e instanceof Expr.Compare node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Compare(node.span(), node.order(), two.get(0), two.get(1));
        }
        if (e instanceof Expr.Same node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Same(node.span(), two.get(0), two.get(1));
        }
        if (e instanceof Expr.Contains node) {
            List<Expr> two = operands.apply(List.of(node.set(), node.member()));
            return new Expr.Contains(node.span(), two.get(0), two.get(1));
        }
        if (e instanceof Expr.Union node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Union(node.span(), two.get(0), two.get(1), node.type());
        }
        if (e instanceof Expr.Difference node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.Difference(node.span(), two.get(0), two.get(1), node.type());
        }
        if (e instanceof Expr.OrElse node) {
            List<Expr> two = operands.apply(List.of(node.left(), node.right()));
            return new Expr.OrElse(node.span(), two.get(0), two.get(1), node.type());
        }
        if (e instanceof Expr.CallRule node) {
            return new Expr.CallRule(node.span(), node.rule(), operands.apply(node.arguments()));
        }
        if (e instanceof Expr.Lookup node) {
            return new Expr.Lookup(node.span(), node.table(), operands.apply(node.arguments()));
        }
        if (e instanceof Expr.SumModifiers node) {
            return new Expr.SumModifiers(node.span(), node.modifiers(), operands.apply(node.arguments()));
        }
        if (e instanceof Expr.Builtin node) {
            return new Expr.Builtin(node.span(), node.known(), operands.apply(node.arguments()), node.type());
        }
        if (e instanceof Expr.ReadField node) {
            return new Expr.ReadField(node.span(), node.field(), one(node.of(), operands), node.keys());
        }
        if (e instanceof Expr.SetLiteral node) {
            return new Expr.SetLiteral(node.span(), operands.apply(node.members()), node.type());
        }
        throw new IllegalStateException("effects inside " + e.getClass().getSimpleName() + " must have been refused");
    }

    private static Expr one(Expr operand, UnaryOperator<List<Expr>> operands) {
        return operands.apply(List.of(operand)).get(0);
    }
}
