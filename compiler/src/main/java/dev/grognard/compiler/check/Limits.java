package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What numbers can be by what is written: the limits that they are given, dice, and the rules and names that stand for them. */
final class Limits {
    /** Rules that call rules are followed so far. */
    private static final int DEEPEST = 4;

    private final GameFacts facts;
    private final Map<Variable, Expr> lets;
    private final Map<Variable, Extent> arguments;
    private final int depth;

    /** Limits where `let` gives these names. */
    Limits(GameFacts facts, Map<Variable, Expr> lets) {
        this(facts, lets, Map.of(), 0);
    }

    private Limits(GameFacts facts, Map<Variable, Expr> lets, Map<Variable, Extent> arguments, int depth) {
        this.facts = facts;
        this.lets = lets;
        this.arguments = arguments;
        this.depth = depth;
    }

    Extent of(Expr expr) {
        if (expr instanceof Expr.Number number) {
            return Extent.between(number.value(), number.value());
        }
        if (expr instanceof Expr.Roll roll) {
            return Extent.between(1, roll.faces());
        }
        if (expr instanceof Expr.Read read && arguments.containsKey(read.variable())) {
            return arguments.get(read.variable());
        }
        if (expr instanceof Expr.Read read && lets.containsKey(read.variable())) {
            return of(lets.get(read.variable()));
        }
        if (expr instanceof Expr.Conditional choice) {
            return of(choice.then()).or(of(choice.otherwise()));
        }
        if (expr instanceof Expr.Arithmetic sum && sum.sum() != Expr.Sum.TIMES) {
            return Extent.joined(sum.sum(), of(sum.left()), of(sum.right()));
        }
        Extent declared =
                expr.type().present() instanceof Type.Whole whole ? new Extent(whole.low(), whole.high()) : Extent.ANY;
        return expr instanceof Expr.CallRule call && declared.equals(Extent.ANY) ? given(call) : declared;
    }

    /** What a rule can give for what is put into it, be it by itself or by one of its exceptions. */
    private Extent given(Expr.CallRule call) {
        List<Variable> parameters = call.rule().parameters();
        if (depth == DEEPEST || call.arguments().size() != parameters.size()) {
            return Extent.ANY;
        }
        Map<Variable, Extent> inside = new IdentityHashMap<>();
        for (int i = 0; i < parameters.size(); i++) {
            inside.put(parameters.get(i), of(call.arguments().get(i)));
        }
        Limits limits = new Limits(facts, lets, inside, depth + 1);
        return facts.rule(call.rule())
                .filter(RuleDef::isClausesOnly)
                .map(rule -> clauses(rule).map(limits::of).reduce(Extent::or).orElseThrow())
                .orElse(Extent.ANY);
    }

    private static Stream<Expr> clauses(RuleDef rule) {
        return Stream.of(List.of(rule.base()), rule.inline(), rule.exceptions())
                .flatMap(List::stream)
                .map(RuleDef.Clause::value);
    }
}
