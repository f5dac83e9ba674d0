package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
            return condition.conditions().stream().map(part -> new Test(subject, part));
        }

        boolean asks(Expr e) {
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
        Deque<Test> waiting = new ArrayDeque<>(tests);
        while (!waiting.isEmpty()) {
            Test test = waiting.poll();
            List<Test> spelled = spelledOut(test);
            if (!spelled.isEmpty()) {
                for (int i = spelled.size() - 1; i >= 0; i--) {
                    waiting.addFirst(spelled.get(i));
                }
                continue;
            }
            Optional<CodeBlock> printed = small || set.isEmpty()
                    ? game.printedSets().where(((Type.SetOf) base.type()).kind(), test.subject(), test.condition())
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
                step = small ? around(base, test) : inhabited(test);
            }
            if (step.isPresent()) {
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

    /**
     * What a rule says of each member instead of its name, where it says several things of which one can be asked of the whole set; otherwise
     * nothing.
     */
    private List<Test> spelledOut(Test test) {
        if (!(test.condition() instanceof Expr.CallRule call)) {
            return List.of();
        }
        Optional<Expr> value = game.plainRule(call.rule());
        Optional<Variable> subject = subjectOf(call, test);
        if (value.isEmpty() || subject.isEmpty()) {
            return List.of();
        }
        List<Test> tests = Test.of(subject.get(), value.get()).toList();
        if (tests.stream().noneMatch(one -> isWhole(one, one.condition()))) {
            return List.of();
        }
        for (int i = 0; i < call.arguments().size(); i++) {
            Variable parameter = call.rule().parameters().get(i);
            if (parameter != subject.get()) {
                CodeBlock given = body.held(call.arguments().get(i), parameter.name());
                body.scope().bind(parameter, given.toString());
            }
        }
        return tests;
    }

    /** The parameter for which a rule is given the member, if all else that it is given is at hand. */
    private static Optional<Variable> subjectOf(Expr.CallRule call, Test test) {
        Optional<Variable> subject = Optional.empty();
        for (int i = 0; i < call.arguments().size(); i++) {
            Expr argument = call.arguments().get(i);
            if (test.asks(argument) && subject.isEmpty()) {
                subject = Optional.of(call.rule().parameters().get(i));
            } else if (!isAtHand(argument, test)) {
                return Optional.empty();
            }
        }
        return subject;
    }

    /** Whether a condition is about where a side has pieces. */
    private boolean isWhole(Test test, Expr condition) {
        return condition instanceof Expr.Not not
                ? isWhole(test, not.operand())
                : condition instanceof Expr.Any any
                        && presence(any.set(), test).filter(Presence::whole).isPresent();
    }

    /**
     * The places where a side has pieces of a family.
     *
     * @param whole whether any of the family will do, and not only a kind of them
     */
    private record Presence(Kind pieces, Expr side, boolean whole) {}

    /** Whether pieces are those that a side has in the place in question. */
    private Optional<Presence> presence(Expr pieces, Test test) {
        if (pieces instanceof Expr.Query query) {
            return presence(query, query.owner(), query.place(), test);
        }
        if (pieces instanceof Expr.CallRule call
                && game.plainRule(call.rule()).orElse(null) instanceof Expr.Query query) {
            return presence(
                    query,
                    query.owner().flatMap(owner -> argument(call, owner)),
                    query.place().flatMap(place -> argument(call, place)),
                    test);
        }
        return Optional.empty();
    }

    private Optional<Presence> presence(Expr.Query query, Optional<Expr> owner, Optional<Expr> place, Test test) {
        boolean kept = query.standing() == Expr.Standing.AT
                && game.layout().presence(query.kind()).isPresent();
        return owner.filter(side ->
                        kept && isAtHand(side, test) && place.filter(test::asks).isPresent())
                .map(side ->
                        new Presence(query.kind(), side, query.kind().parent().isEmpty()));
    }

    /** Whether a kind of place is the whole map: all that is no box. */
    static boolean isMap(Emission game, Kind kind) {
        Set<Member> boxes = game.model().boxes().stream().map(BoxDef::box).collect(Collectors.toSet());
        return game.model().membersOf(kind.root()).stream()
                .allMatch(place -> place.kind().isA(kind) != boxes.contains(place));
    }

    /** What a rule is given for what it reads. */
    static Optional<Expr> argument(Expr.CallRule call, Expr read) {
        if (read instanceof Expr.Read parameter) {
            int index = call.rule().parameters().indexOf(parameter.variable());
            return index < 0 ? Optional.empty() : Optional.of(call.arguments().get(index));
        }
        return read instanceof Expr.Constant ? Optional.of(read) : Optional.empty();
    }

    /** What is done to a set: a method of the sets, and its second argument. */
    private record Step(String word, CodeBlock operand) {}

    private Optional<Step> step(Test test, Expr condition, boolean wanted) {
        if (condition instanceof Expr.Not not) {
            return step(test, not.operand(), !wanted);
        }
        String word = wanted ? "and" : "minus";
        if (condition instanceof Expr.ReadField read
                && test.asks(read.of())
                && game.layout().isSet(read.field())) {
            return Optional.of(new Step(word, CodeBlock.of("state.$L()", StateGenerator.setOf(read.field()))));
        }
        if (condition instanceof Expr.IsKind is
                && is.operand() instanceof Expr.Builtin at
                && at.known() == Expr.Known.AT
                && test.asks(at.arguments().get(0))) {
            Kind pieces = ((Type.Of) at.arguments().get(0).type()).kind().root();
            Optional<String> method = isMap(game, is.kind())
                    ? Optional.of(JavaNames.value(pieces.name()) + "sOnMap")
                    : PieceCode.anywhereMethod(game, pieces, is.kind());
            return method.map(name -> new Step(word, CodeBlock.of("state.$L()", name)));
        }
        if (condition instanceof Expr.Same same) {
            Optional<CodeBlock> there =
                    standing(same.left(), same.right(), test).or(() -> standing(same.right(), same.left(), test));
            there = there.or(() -> sorted(same.left(), same.right(), test))
                    .or(() -> sorted(same.right(), same.left(), test));
            if (there.isPresent()) {
                return Optional.of(new Step(word, there.get()));
            }
        }
        if (condition instanceof Expr.Any any) {
            return presence(any.set(), test).filter(Presence::whole).map(places -> new Step(word, places(places)));
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
                                    ? CodeBlock.of("$L - 1", game.types().slot(one.type(), body.value(one)))
                                    : CodeBlock.of("$L.index()", body.operand(one))));
        }
        return Optional.empty();
    }

    /** The pieces in a place, where it is asked of each whether it stands there. */
    private Optional<CodeBlock> standing(Expr where, Expr place, Test test) {
        if (!(where instanceof Expr.Builtin at)
                || at.known() != Expr.Known.AT
                || !test.asks(at.arguments().get(0))
                || place.type().mayBeAbsent()
                || !isAtHand(place, test)) {
            return Optional.empty();
        }
        Kind pieces = ((Type.Of) at.arguments().get(0).type()).kind().root();
        return Optional.of(CodeBlock.of("state.$LsIn($L)", JavaNames.value(pieces.name()), body.value(place)));
    }

    /** Those who have a side as the value of a state, where it is asked of each whether it is this one. */
    private Optional<CodeBlock> sorted(Expr value, Expr side, Test test) {
        if (!(value instanceof Expr.ReadField read)
                || !test.asks(read.of())
                || !game.layout().isSorted(read.field())
                || side.type().mayBeAbsent()
                || !isAtHand(side, test)) {
            return Optional.empty();
        }
        return Optional.of(CodeBlock.of("state.$L($L)", StateGenerator.setOf(read.field()), body.value(side)));
    }

    /** Those who stand near enough to be asked at all; of those who stand together already there are not many. */
    private Optional<Step> around(Expr base, Test test) {
        boolean many = base instanceof Expr.All
                || base instanceof Expr.CallRule
                || base instanceof Expr.Query query
                        && (query.standing() == Expr.Standing.ANYWHERE || query.standing() == Expr.Standing.ON_MAP);
        return Optional.of(test)
                .filter(one -> many)
                .flatMap(game.nearness()::of)
                .map(around -> new Step(
                        "and",
                        CodeBlock.of(
                                "state.$L($L, $L, $L)",
                                PieceCode.aroundMethod(((Type.Of) test.subject().type()).kind()),
                                around.least(),
                                around.most(),
                                body.value(around.centre().orElseThrow()))));
    }

    /** Of many places those where a side has any pieces of a family; whether they are those in question is still to be asked. */
    private Optional<Step> inhabited(Test test) {
        return test.condition() instanceof Expr.Any any
                ? presence(any.set(), test).map(presence -> new Step("and", places(presence)))
                : Optional.empty();
    }

    private CodeBlock places(Presence presence) {
        return CodeBlock.of("state.$L($L)", PieceCode.presenceMethod(presence.pieces()), body.value(presence.side()));
    }

    /** Whether something can be read for all members once, without work and without a way to fail. */
    private static boolean isAtHand(Expr e, Test test) {
        return e instanceof Expr.Constant
                || e instanceof Expr.Region
                || e instanceof Expr.Builtin known
                        && known.known() == Expr.Known.OPPONENT
                        && isAtHand(known.arguments().get(0), test)
                || e instanceof Expr.Read read && read.variable() != test.subject();
    }
}
