package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Finds what a loop would work out anew for each member although it is the same for all of them. */
final class Invariants {
    private final Set<Variable> subjects;
    private final List<Expr> found = new ArrayList<>();

    private Invariants(Set<Variable> subjects) {
        this.subjects = subjects;
    }

    /**
     * The sets in these tests, taken one after the other for each member, that do not depend on the member. A test that asks nothing of the
     * member may guard those behind it, so that nothing is taken from there.
     */
    static List<Expr> in(List<Expr> tests, Set<Variable> subjects) {
        Invariants invariants = new Invariants(subjects);
        for (Expr test : tests) {
            if (!invariants.depends(test)) {
                break;
            }
            invariants.visit(test);
        }
        return invariants.found;
    }

    private boolean depends(Expr e) {
        return ModelTree.any(e, part -> part instanceof Expr.Read read && subjects.contains(read.variable()));
    }

    private void visit(Expr e) {
        if (isWorthKeeping(e) && !depends(e)) {
            found.add(e);
        } else {
            askedWith(e, this::visit);
        }
    }

    /** Everything that is worked out whenever a test is asked, the test itself first. */
    static void askedOnce(Expr e, Consumer<Expr> visitor) {
        visitor.accept(e);
        askedWith(e, inner -> askedOnce(inner, visitor));
    }

    /** What stands directly in it and is worked out whenever it is. */
    private static void askedWith(Expr e, Consumer<Expr> visitor) {
        if (e instanceof Expr.And and) {
            visitor.accept(and.left());
        } else if (e instanceof Expr.Or or) {
            visitor.accept(or.left());
        } else if (e instanceof Expr.Conditional conditional) {
            visitor.accept(conditional.condition());
        } else if (e instanceof Expr.OrElse orElse) {
            visitor.accept(orElse.left());
        } else if (e instanceof Expr.IfPresent present) {
            visitor.accept(present.subject());
        } else if (e instanceof Expr.Filter filter) {
            visitor.accept(filter.set());
        } else if (isAskedOnce(e)) {
            ModelTree.parts(e).forEach(part -> {
                if (part instanceof Expr inner) {
                    visitor.accept(inner);
                }
            });
        }
    }

    /** Whether all that stands in it is worked out whenever it is. */
    private static boolean isAskedOnce(Expr e) {
        return e instanceof Expr.Not
                || e instanceof Expr.Any
                || e instanceof Expr.Count
                || e instanceof Expr.Contains
                || e instanceof Expr.Subset
                || e instanceof Expr.Compare
                || e instanceof Expr.Same
                || e instanceof Expr.IsAbsent
                || e instanceof Expr.CallRule
                || e instanceof Expr.Union
                || e instanceof Expr.Difference;
    }

    private static boolean isWorthKeeping(Expr e) {
        return e.type() instanceof Type.SetOf
                && (e instanceof Expr.Filter
                        || e instanceof Expr.MapEach
                        || e instanceof Expr.Best
                        || e instanceof Expr.Reach
                        || e instanceof Expr.ReachAlong
                        || e instanceof Expr.CallRule
                        || e instanceof Expr.Union
                        || e instanceof Expr.Difference);
    }
}
