package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Variable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What names mean at one place, and the terms of expressions there. Names are bound to the arguments of opened rules and to values that are
 * known to be present.
 */
final class TermScope {
    private final GameFacts facts;
    private final Map<Variable, Term> bound;
    private final int depth;
    private final TestTerms tests = new TestTerms(this);
    private final ValueTerms values;

    private TermScope(GameFacts facts, Map<Variable, Term> bound, int depth) {
        this.facts = facts;
        this.bound = bound;
        this.depth = depth;
        this.values = new ValueTerms(facts, this);
    }

    static TermScope outermost(GameFacts facts) {
        return new TermScope(facts, Map.of(), 0);
    }

    /** The scope inside an opened rule. */
    TermScope inside(List<Variable> parameters, List<Term> arguments) {
        Map<Variable, Term> more = new HashMap<>(bound);
        for (int i = 0; i < parameters.size(); i++) {
            more.put(parameters.get(i), arguments.get(i));
        }
        return new TermScope(facts, more, depth + 1);
    }

    private TermScope with(Variable variable, Term term) {
        Map<Variable, Term> more = new HashMap<>(bound);
        more.put(variable, term);
        return new TermScope(facts, more, depth);
    }

    Optional<Term> bound(Variable variable) {
        return Optional.ofNullable(bound.get(variable));
    }

    /** How many rules have been opened on the way here. */
    int depth() {
        return depth;
    }

    /** The term of an expression; what cannot be followed becomes an opaque subject. */
    Term of(Expr expr) {
        return logic(expr).or(() -> tests.of(expr)).or(() -> values.of(expr)).orElseGet(() -> values.opaque(expr));
    }

    private Optional<Term> logic(Expr expr) {
        if (expr instanceof Expr.And and) {
            return Optional.of(new Term.Junction(true, List.of(of(and.left()), of(and.right()))));
        }
        if (expr instanceof Expr.Or or) {
            return Optional.of(new Term.Junction(false, List.of(of(or.left()), of(or.right()))));
        }
        if (expr instanceof Expr.Not not) {
            Term operand = of(not.operand());
            return Optional.of(new Term.Operation(
                    "not",
                    "not " + operand.text(),
                    List.of(operand),
                    v -> Optional.of(v.get(0).equals(false))));
        }
        if (expr instanceof Expr.Conditional choice) {
            return Optional.of(new Term.Choice(of(choice.condition()), of(choice.then()), of(choice.otherwise())));
        }
        if (expr instanceof Expr.IfPresent test) {
            Term subject = of(test.subject());
            Term absent = new Term.Operation(
                    "absent", subject.text() + " is none", List.of(subject), v -> Optional.of(v.get(0) == Term.ABSENT));
            Term then = with(test.bound(), subject).of(test.then());
            return Optional.of(new Term.Choice(absent, of(test.otherwise()), then));
        }
        if (expr instanceof Expr.Present present) {
            return Optional.of(of(present.operand()));
        }
        if (expr instanceof Expr.Narrow narrow) {
            return Optional.of(of(narrow.operand()));
        }
        return Optional.empty();
    }
}
