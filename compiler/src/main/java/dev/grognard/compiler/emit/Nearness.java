package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far from a hex a piece must stand for a test to hold. Tests and the rules that they ask often want a distance of one or two hexes; then
 * only those who stand there need be asked.
 */
final class Nearness {
    /** Farther around than this there are more hexes to look at than pieces to ask. */
    static final int FARTHEST = 3;

    private static final int DEEPEST = 5;

    private final boolean looks;
    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();

    /** @param looks whether rules may be looked into */
    Nearness(Emission game, boolean looks) {
        this.looks = looks && game.model().hexGrid().isPresent();
        game.model().rules().stream()
                .filter(rule ->
                        rule.isClausesOnly() && rule.signature().inside().isEmpty())
                .forEach(rule -> rules.put(rule.signature(), rule));
    }

    /**
     * A piece must stand so many hexes from a place; where the most is less than the least the test never holds.
     *
     * @param centre absent if the test never holds
     */
    record Around(int least, int most, Optional<Expr> centre) {
        private static final Around NOWHERE = new Around(1, 0, Optional.empty());

        /** Where one or the other holds. */
        private Optional<Around> or(Around other) {
            if (centre.isEmpty() || other.centre.isEmpty()) {
                return Optional.of(centre.isEmpty() ? other : this);
            }
            return ModelTree.same(centre.get(), other.centre.get())
                    ? Optional.of(new Around(Math.min(least, other.least), Math.max(most, other.most), centre))
                    : Optional.empty();
        }
    }

    /** Where a piece must stand for a test to hold, if that follows from the test. */
    Optional<Around> of(Cuts.Test test) {
        boolean piece = test.subject().type() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE;
        return looks && piece
                ? of(test.condition(), new Asked(test.subject(), Optional.empty(), 0))
                        .filter(around -> around.centre().isPresent() && around.most() <= FARTHEST)
                : Optional.empty();
    }

    /**
     * What is asked of whom.
     *
     * @param given what the parameters of the rule stand for; absent in the test itself
     */
    private record Asked(Variable subject, Optional<Map<Variable, Expr>> given, int depth) {
        /** What an expression is outside of the rule, if it is something simple. */
        Optional<Expr> outside(Expr e) {
            if (e instanceof Expr.Narrow narrow) {
                return outside(narrow.operand());
            }
            if (e instanceof Expr.Read read) {
                return given.isEmpty()
                        ? Optional.of(e)
                        : Optional.ofNullable(given.get().get(read.variable()));
            }
            if (e instanceof Expr.Builtin at && at.known() == Expr.Known.AT) {
                Expr piece = at.arguments().get(0);
                // Where somebody stands may be known although he is not, and then it is known of this very expression.
                return outside(piece)
                        .map(known -> known == piece
                                ? e
                                : new Expr.Builtin(at.span(), at.known(), List.of(known), at.type()));
            }
            return e instanceof Expr.Constant ? Optional.of(e) : Optional.empty();
        }

        boolean isAboutSubject(Expr e) {
            return ModelTree.any(e, part -> part instanceof Expr.Read read && read.variable() == subject);
        }
    }

    private Optional<Around> of(Expr condition, Asked asked) {
        if (condition instanceof Expr.Truth truth && !truth.value()) {
            return Optional.of(Around.NOWHERE);
        }
        if (condition instanceof Expr.And and) {
            return of(and.left(), asked).or(() -> of(and.right(), asked));
        }
        if (condition instanceof Expr.Or or) {
            return either(of(or.left(), asked), of(or.right(), asked));
        }
        if (condition instanceof Expr.Conditional either) {
            Optional<Around> then = of(either.condition(), asked).or(() -> of(either.then(), asked));
            return either(then, of(either.otherwise(), asked));
        }
        if (condition instanceof Expr.Compare compare && compare.right() instanceof Expr.Number limit) {
            return switch (compare.order()) {
                case LESS -> distance(compare.left(), 0, limit.value() - 1, asked);
                case AT_MOST -> distance(compare.left(), 0, limit.value(), asked);
                default -> Optional.empty();
            };
        }
        if (condition instanceof Expr.Same same && same.right() instanceof Expr.Number number) {
            return distance(same.left(), number.value(), number.value(), asked);
        }
        return condition instanceof Expr.CallRule call ? rule(call, asked) : Optional.empty();
    }

    private static Optional<Around> either(Optional<Around> one, Optional<Around> other) {
        return one.flatMap(first -> other.flatMap(first::or));
    }

    private static Optional<Around> distance(Expr measured, int least, int most, Asked asked) {
        if (!(measured instanceof Expr.Builtin distance) || distance.known() != Expr.Known.DISTANCE) {
            return Optional.empty();
        }
        Optional<Expr> from = asked.outside(distance.arguments().get(0));
        Optional<Expr> to = asked.outside(distance.arguments().get(1));
        if (from.isEmpty() || to.isEmpty() || asked.isAboutSubject(from.get()) == asked.isAboutSubject(to.get())) {
            return Optional.empty();
        }
        return Optional.of(new Around(least, most, asked.isAboutSubject(from.get()) ? to : from));
    }

    /** A rule holds only where one of its clauses can. */
    private Optional<Around> rule(Expr.CallRule call, Asked asked) {
        RuleDef rule = rules.get(call.rule());
        if (rule == null || asked.depth() == DEEPEST) {
            return Optional.empty();
        }
        Map<Variable, Expr> given = new IdentityHashMap<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Variable parameter = call.rule().parameters().get(i);
            asked.outside(call.arguments().get(i)).ifPresent(argument -> given.put(parameter, argument));
        }
        Asked inside = new Asked(asked.subject(), Optional.of(given), asked.depth() + 1);
        return Stream.of(rule.exceptions(), rule.inline(), List.of(rule.base()))
                .flatMap(List::stream)
                .map(clause -> of(clause.value(), inside).or(() -> clause.when().flatMap(when -> of(when, inside))))
                .reduce(Optional.of(Around.NOWHERE), Nearness::either);
    }
}
