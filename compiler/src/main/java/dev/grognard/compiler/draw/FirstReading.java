package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Values while names stand for things; nothing where they cannot be told from the set-up. */
record FirstReading(FirstValues first, Map<Variable, Object> names) {
    Optional<Object> value(Expr expr) {
        if (expr instanceof Expr.And and) {
            return joined(and.left(), and.right(), false);
        }
        if (expr instanceof Expr.Or or) {
            return joined(or.left(), or.right(), true);
        }
        if (expr instanceof Expr.Not not) {
            return value(not.operand()).map(value -> !value.equals(true));
        }
        if (expr instanceof Expr.Same same) {
            return value(same.left()).flatMap(left -> value(same.right()).map(left::equals));
        }
        if (expr instanceof Expr.Compare compare) {
            return value(compare.left())
                    .flatMap(left -> value(compare.right()).flatMap(right -> compared(compare, left, right)));
        }
        if (expr instanceof Expr.InRange range) {
            return inRange(range);
        }
        if (expr instanceof Expr.IsAbsent absent) {
            return value(absent.operand()).map(FirstValues.NONE::equals);
        }
        if (expr instanceof Expr.IsKind is) {
            return value(is.operand())
                    .map(value ->
                            value instanceof Member member && member.kind().isA(is.kind()));
        }
        if (expr instanceof Expr.Present present) {
            return value(present.operand());
        }
        if (expr instanceof Expr.Narrow narrow) {
            return value(narrow.operand());
        }
        if (expr instanceof Expr.Conditional choice) {
            return value(choice.condition())
                    .flatMap(holds -> value(holds.equals(true) ? choice.then() : choice.otherwise()));
        }
        if (expr instanceof Expr.IfPresent guard) {
            return value(guard.subject())
                    .flatMap(subject -> subject.equals(FirstValues.NONE)
                            ? value(guard.otherwise())
                            : with(guard.bound(), subject).value(guard.then()));
        }
        return simple(expr).or(() -> ofSet(expr));
    }

    private FirstReading with(Variable name, Object value) {
        Map<Variable, Object> more = new HashMap<>(names);
        more.put(name, value);
        return new FirstReading(first, more);
    }

    private Optional<Object> simple(Expr expr) {
        if (expr instanceof Expr.Truth truth) {
            return Optional.of(truth.value());
        }
        if (expr instanceof Expr.Number number) {
            return Optional.of(number.value());
        }
        if (expr instanceof Expr.Constant constant) {
            return Optional.of(constant.member());
        }
        if (expr instanceof Expr.Absent) {
            return Optional.of(FirstValues.NONE);
        }
        if (expr instanceof Expr.Read read) {
            return Optional.ofNullable(names.get(read.variable()));
        }
        if (expr instanceof Expr.InPlay inPlay) {
            return Optional.of(first.isInPlay(inPlay.layer()));
        }
        if (expr instanceof Expr.Builtin known) {
            return known(known);
        }
        if (expr instanceof Expr.ReadGlobal state) {
            return state.keys().isEmpty() ? first.held(state.state()) : Optional.empty();
        }
        if (expr instanceof Expr.CallRule call) {
            return called(call);
        }
        return expr instanceof Expr.ReadField read && read.keys().isEmpty()
                ? value(read.of()).filter(Member.class::isInstance).flatMap(of -> first.held(read.field(), (Member) of))
                : Optional.empty();
    }

    private Optional<Object> known(Expr.Builtin known) {
        return switch (known.known()) {
            case TURN -> first.turn();
            case AT ->
                value(known.arguments().get(0))
                        .filter(Member.class::isInstance)
                        .flatMap(piece -> first.place((Member) piece));
            default -> Optional.empty();
        };
    }

    /** The value of the first clause of a rule that holds, if it can be told of all before that they do not. */
    private Optional<Object> called(Expr.CallRule call) {
        Optional<RuleDef> rule = first.rule(call.rule()).filter(RuleDef::isClausesOnly);
        Map<Variable, Object> inside = new HashMap<>();
        List<Variable> parameters = call.rule().parameters();
        for (int i = 0; i < call.arguments().size() && i < parameters.size(); i++) {
            Variable parameter = parameters.get(i);
            value(call.arguments().get(i)).ifPresent(value -> inside.put(parameter, value));
        }
        return rule.flatMap(known -> new FirstReading(first, inside).decided(known));
    }

    private Optional<Object> decided(RuleDef rule) {
        List<RuleDef.Clause> clauses = Stream.concat(rule.exceptions().stream(), rule.inline().stream())
                .toList();
        for (RuleDef.Clause clause : clauses) {
            Optional<Object> holds = clause.when().map(this::value).orElse(Optional.of(true));
            if (holds.isEmpty()) {
                return Optional.empty();
            }
            if (holds.get().equals(true)) {
                return value(clause.value());
            }
        }
        return value(rule.base().value());
    }

    private Optional<Object> ofSet(Expr expr) {
        if (expr instanceof Expr.Any any) {
            return set(any.set()).map(members -> !members.isEmpty());
        }
        if (expr instanceof Expr.Count count) {
            return set(count.set()).map(Set::size);
        }
        if (expr instanceof Expr.Contains contains) {
            return value(contains.member())
                    .flatMap(member -> set(contains.set()).map(members -> members.contains(member)));
        }
        return Optional.empty();
    }

    private Optional<Set<Object>> set(Expr expr) {
        if (expr instanceof Expr.All all) {
            return Optional.of(new LinkedHashSet<>(first.members(all.kind())));
        }
        if (expr instanceof Expr.Region region) {
            return Optional.of(new LinkedHashSet<>(region.region().places()));
        }
        if (expr instanceof Expr.SetLiteral literal) {
            return all(literal.members().stream().map(this::value).toList());
        }
        if (expr instanceof Expr.Query query) {
            return standing(query);
        }
        if (expr instanceof Expr.Filter filter && filter.type() instanceof Type.SetOf) {
            return set(filter.set()).flatMap(members -> kept(members, filter));
        }
        return Optional.empty();
    }

    private static Optional<Set<Object>> all(List<Optional<Object>> values) {
        Set<Object> members = new LinkedHashSet<>();
        values.forEach(value -> value.ifPresent(members::add));
        return values.stream().allMatch(Optional::isPresent) ? Optional.of(members) : Optional.empty();
    }

    private Optional<Set<Object>> kept(Set<Object> members, Expr.Filter filter) {
        Set<Object> kept = new LinkedHashSet<>();
        for (Object member : members) {
            Optional<Object> holds = with(filter.subject(), member).value(filter.condition());
            if (holds.isEmpty()) {
                return Optional.empty();
            }
            if (holds.get().equals(true)) {
                kept.add(member);
            }
        }
        return Optional.of(kept);
    }

    /** Pieces in one place; how far others are from it is not looked at. */
    private Optional<Set<Object>> standing(Expr.Query query) {
        boolean simple = query.standing() == Expr.Standing.ANYWHERE || query.standing() == Expr.Standing.AT;
        Optional<Object> place = query.place().flatMap(this::value);
        Optional<Object> owner = query.owner().flatMap(this::value);
        if (!simple
                || place.isPresent() != query.place().isPresent()
                || owner.isPresent() != query.owner().isPresent()) {
            return Optional.empty();
        }
        Set<Object> found = new LinkedHashSet<>();
        for (Member piece : first.members(query.kind())) {
            boolean there = place.isEmpty() || first.place(piece).equals(place);
            if (there && (owner.isEmpty() || first.owner(piece).equals(owner))) {
                found.add(piece);
            }
        }
        return Optional.of(found);
    }

    /** Both or either: one that decides it is enough. */
    private Optional<Object> joined(Expr left, Expr right, boolean decides) {
        Optional<Object> one = value(left);
        Optional<Object> other = value(right);
        if (one.equals(Optional.of(decides)) || other.equals(Optional.of(decides))) {
            return Optional.of(decides);
        }
        return one.isPresent() && other.isPresent() ? Optional.of(!decides) : Optional.empty();
    }

    private Optional<Object> inRange(Expr.InRange range) {
        return value(range.operand())
                .filter(Integer.class::isInstance)
                .flatMap(number -> within((Integer) number, range.low(), true)
                        .flatMap(above ->
                                within((Integer) number, range.high(), false).map(below -> above && below)));
    }

    private Optional<Boolean> within(int number, Optional<Expr> bound, boolean low) {
        return bound.isEmpty()
                ? Optional.of(true)
                : value(bound.get())
                        .filter(Integer.class::isInstance)
                        .map(value -> low ? number >= (Integer) value : number <= (Integer) value);
    }

    private static Optional<Object> compared(Expr.Compare compare, Object left, Object right) {
        if (!(left instanceof Integer one && right instanceof Integer other)) {
            return Optional.empty();
        }
        return Optional.of(
                switch (compare.order()) {
                    case LESS -> one < other;
                    case AT_MOST -> one <= other;
                    case MORE -> one > other;
                    case AT_LEAST -> one >= other;
                });
    }
}
