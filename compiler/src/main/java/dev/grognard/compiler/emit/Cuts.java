package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Asks a whole set at once what a filter asks of each member, where the answer is itself a set: because it is printed, because a state is kept as
 * the set of those for whom it holds, or because the filter names a set or a member.
 */
final class Cuts {
    private final Emission game;
    private final Body body;

    Cuts(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    /** One thing that a filter asks of each member. */
    record Test(Variable subject, Expr condition) {
        static Stream<Test> of(Expr.Filter filter) {
            return of(filter.subject(), filter.condition());
        }

        static Stream<Test> of(Variable subject, Expr condition) {
            return condition instanceof Expr.And and
                    ? Stream.concat(of(subject, and.left()), of(subject, and.right()))
                    : Stream.of(new Test(subject, condition));
        }

        private boolean asks(Expr e) {
            return e instanceof Expr.Read read && read.variable() == subject;
        }
    }

    /** A set after all that could be asked of it as a whole, if anything could, and what is still to be asked of each member. */
    record Cut(Optional<CodeBlock> set, List<Test> rest) {}

    /** The path that explains tells of each member what was asked of it, and large sets are quicker asked than cut. */
    Cut of(Expr base, List<Test> tests) {
        boolean all = base instanceof Expr.All;
        boolean small = game.small(base.type());
        if (body.scope().explaining() || !all && !small) {
            return new Cut(Optional.empty(), tests);
        }
        List<Test> rest = new ArrayList<>();
        Optional<CodeBlock> set = Optional.empty();
        for (Test test : tests) {
            Optional<CodeBlock> printed = small || set.isEmpty()
                    ? game.printedSets()
                            .where(((Type.SetOf) base.type()).kind(), test.subject(), test.condition())
                    : Optional.empty();
            if (printed.isPresent() && all && set.isEmpty()) {
                set = printed;
                continue;
            }
            Optional<Step> step = printed.map(where -> new Step("and", where));
            if (small && step.isEmpty()) {
                step = step(test, test.condition(), true);
            }
            if (step.isEmpty()) {
                rest.add(test);
            } else {
                CodeBlock before = set.orElseGet(() -> body.value(base));
                set = Optional.of(CodeBlock.of(
                        "$T.$L($L, $L)",
                        RuntimeTypes.SETS,
                        step.get().word(),
                        before,
                        step.get().operand()));
            }
        }
        return new Cut(set, rest);
    }

    /** What is done to a set: a method of the sets, and its second argument. */
    private record Step(String word, CodeBlock operand) {}

    private Optional<Step> step(Test test, Expr condition, boolean wanted) {
        if (condition instanceof Expr.Not not) {
            return step(test, not.operand(), !wanted);
        }
        String word = wanted ? "and" : "minus";
        if (condition instanceof Expr.ReadField read && test.asks(read.of()) && game.layout().isSet(read.field())) {
            return Optional.of(new Step(word, CodeBlock.of("state.$L()", StateGenerator.setOf(read.field()))));
        }
        if (condition instanceof Expr.Contains in && test.asks(in.member()) && isAtHand(in.set(), test)) {
            return Optional.of(new Step(word, body.value(in.set())));
        }
        if (condition instanceof Expr.Same same && !wanted) {
            Optional<Expr> other = test.asks(same.left())
                    ? Optional.of(same.right())
                    : test.asks(same.right()) ? Optional.of(same.left()) : Optional.empty();
            return other.filter(one -> isAtHand(one, test))
                    .map(one -> new Step(
                            "without",
                            one.type().mayBeAbsent()
                                    ? CodeBlock.of("State.slot($L) - 1", body.value(one))
                                    : CodeBlock.of("$L.index()", body.operand(one))));
        }
        return Optional.empty();
    }

    /** Whether something can be read for all members once, without work and without a way to fail. */
    private static boolean isAtHand(Expr e, Test test) {
        return e instanceof Expr.Constant
                || e instanceof Expr.Region
                || e instanceof Expr.Read read && read.variable() != test.subject();
    }
}
