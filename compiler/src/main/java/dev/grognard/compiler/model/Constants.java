package dev.grognard.compiler.model;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Works out what depends on printed values only. */
public final class Constants {
    /** Says that an expression depends on more than what is printed. */
    public static final class NotConstant extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Expr expr;
        private final boolean asksForLinks;

        NotConstant(Expr expr) {
            this(expr, false);
        }

        NotConstant(Expr expr, boolean asksForLinks) {
            super("not constant", null, false, false);
            this.expr = expr;
            this.asksForLinks = asksForLinks;
        }

        public Expr expr() {
            return expr;
        }

        /** Whether it asks for links that are not known yet. */
        public boolean asksForLinks() {
            return asksForLinks;
        }
    }

    /** What stands for none. */
    private static final Object ABSENT = new Object();

    /** What stands for a value that depends on more than what is printed. */
    private static final Object UNKNOWN = new Object();

    private final Function<Kind, ? extends Collection<Member>> membersOf;
    private final BiFunction<Field, Member, Optional<Expr>> printed;
    private final Function<Signature, Optional<RuleDef>> rules;
    private final Map<Variable, Object> bound = new HashMap<>();
    private final Collection<Kind> kinds;
    private final PrintedWays ways;
    private boolean linksAreKnown = true;

    /**
     * @param kinds the kinds of the game
     * @param printed what a printed field holds for a member, if it is known
     * @param rules what is said of a rule, if it is known
     */
    public Constants(
            Collection<Kind> kinds,
            Function<Kind, ? extends Collection<Member>> membersOf,
            BiFunction<Field, Member, Optional<Expr>> printed,
            Function<Signature, Optional<RuleDef>> rules) {
        this.membersOf = membersOf;
        this.printed = printed;
        this.rules = rules;
        this.kinds = kinds;
        this.ways = new PrintedWays(membersOf);
    }

    /** Leaves out what asks for links, as long as the map is not read that far. */
    public Constants withoutLinks() {
        linksAreKnown = false;
        return this;
    }

    public Constants with(Variable variable, Member member) {
        bound.put(variable, member);
        return this;
    }

    /** The members of a set of places, in declared order. */
    public Set<Member> set(Expr expr) {
        if (expr instanceof Expr.All all) {
            linksFor(all.kind().category() == Kind.Category.LINK, expr);
            return new LinkedHashSet<>(membersOf.apply(all.kind()));
        }
        if (expr instanceof Expr.Region region) {
            return new LinkedHashSet<>(region.region().places());
        }
        if (expr instanceof Expr.SetLiteral literal) {
            Set<Member> members = new LinkedHashSet<>();
            literal.members().forEach(m -> members.add(member(m)));
            return members;
        }
        if (expr instanceof Expr.Union union) {
            Set<Member> members = new LinkedHashSet<>(set(union.left()));
            members.addAll(set(union.right()));
            return members;
        }
        if (expr instanceof Expr.Difference difference) {
            Set<Member> members = new LinkedHashSet<>(set(difference.left()));
            members.removeAll(set(difference.right()));
            return members;
        }
        if (expr instanceof Expr.Filter filter) {
            Set<Member> members = new LinkedHashSet<>();
            for (Member member : set(filter.set())) {
                bound.put(filter.subject(), member);
                if (truth(filter.condition())) {
                    members.add(member);
                }
            }
            return members;
        }
        if (expr instanceof Expr.MapEach map) {
            return mapped(map);
        }
        if (expr instanceof Expr.ReadField field && !field.field().state()) {
            return set(printed(field));
        }
        if (expr instanceof Expr.ReachAlong reach && reach.costing().isEmpty()) {
            linksFor(true, expr);
            return ways.reached(
                    reach.ways(),
                    set(reach.from()),
                    way -> with(reach.way(), way).truth(reach.open()),
                    reach.within().isPresent()
                            ? OptionalInt.of(number(reach.within().get()))
                            : OptionalInt.empty());
        }
        throw new NotConstant(expr);
    }

    private void linksFor(boolean wanted, Expr expr) {
        if (wanted && !linksAreKnown) {
            throw new NotConstant(expr, true);
        }
    }

    private Set<Member> mapped(Expr.MapEach map) {
        Set<Member> members = new LinkedHashSet<>();
        for (Member member : set(map.set())) {
            bound.put(map.subject(), member);
            if (map.value().type() instanceof Type.SetOf) {
                members.addAll(set(map.value()));
            } else if (value(map.value()) instanceof Member value) {
                members.add(value);
            }
        }
        return members;
    }

    private Expr printed(Expr.ReadField field) {
        Optional<Expr> value = printed.apply(field.field(), member(field.of()));
        return value.orElseThrow(() -> new NotConstant(field));
    }

    private Member member(Expr expr) {
        if (value(expr) instanceof Member member) {
            return member;
        }
        throw new NotConstant(expr);
    }

    public boolean truth(Expr expr) {
        if (expr instanceof Expr.Truth truth) {
            return truth.value();
        }
        if (expr instanceof Expr.And and) {
            return both(and.left(), and.right(), true);
        }
        if (expr instanceof Expr.Or or) {
            return !both(or.left(), or.right(), false);
        }
        if (expr instanceof Expr.Not not) {
            return !truth(not.operand());
        }
        if (expr instanceof Expr.Same same) {
            return value(same.left()).equals(value(same.right()));
        }
        if (expr instanceof Expr.IsKind isKind) {
            return member(isKind.operand()).kind().isA(isKind.kind());
        }
        if (expr instanceof Expr.IsAbsent absent) {
            return value(absent.operand()) == ABSENT;
        }
        if (expr instanceof Expr.Contains contains) {
            return set(contains.set()).contains(member(contains.member()));
        }
        if (expr instanceof Expr.Any any) {
            return !set(any.set()).isEmpty();
        }
        if (expr instanceof Expr.Compare compare) {
            Range left = range(compare.left());
            Range right = range(compare.right());
            return switch (compare.order()) {
                case LESS -> isLess(left, right, compare);
                case AT_MOST -> !isLess(right, left, compare);
                case MORE -> isLess(right, left, compare);
                case AT_LEAST -> !isLess(left, right, compare);
            };
        }
        if (expr instanceof Expr.InRange range) {
            int number = number(range.operand());
            return range.low().map(l -> number >= number(l)).orElse(true)
                    && range.high().map(h -> number <= number(h)).orElse(true);
        }
        if (expr instanceof Expr.IfPresent guard) {
            Object subject = value(guard.subject());
            if (subject == ABSENT) {
                return truth(guard.otherwise());
            }
            bound.put(guard.bound(), subject);
            return truth(guard.then());
        }
        if (expr instanceof Expr.Conditional conditional) {
            return truth(truth(conditional.condition()) ? conditional.then() : conditional.otherwise());
        }
        if (expr instanceof Expr.CallRule call) {
            return called(call, this::truth);
        }
        if (value(expr) instanceof Boolean truth) {
            return truth;
        }
        throw new NotConstant(expr);
    }

    /** What a number can be at least and at most. */
    private record Range(int low, int high) {}

    /** A number, or how many a set can have whatever happens. */
    private Range range(Expr expr) {
        if (expr instanceof Expr.Count count && count.set().type() instanceof Type.SetOf set) {
            try {
                int size = set(count.set()).size();
                return new Range(size, size);
            } catch (NotConstant e) {
                return new Range(0, membersOf.apply(set.kind()).size());
            }
        }
        int number = number(expr);
        return new Range(number, number);
    }

    private static boolean isLess(Range left, Range right, Expr compared) {
        if (left.high() < right.low()) {
            return true;
        }
        if (left.low() >= right.high()) {
            return false;
        }
        throw new NotConstant(compared);
    }

    /** Whether both are as wanted; one that is known not to be is enough to know that. */
    private boolean both(Expr left, Expr right, boolean wanted) {
        boolean first;
        try {
            first = truth(left) == wanted;
        } catch (NotConstant e) {
            if (truth(right) != wanted) {
                return false;
            }
            throw e;
        }
        return first && truth(right) == wanted;
    }

    /** Works with the clause of a rule that holds, the rule's arguments being bound as far as they are known. */
    private <T> T called(Expr.CallRule call, Function<Expr, T> work) {
        RuleDef rule = rules.apply(call.rule())
                .filter(RuleDef::isClausesOnly)
                .filter(known -> known.signature().inside().isEmpty())
                .orElseThrow(() -> new NotConstant(call));
        List<Object> arguments =
                call.arguments().stream().map(this::valueIfKnown).toList();
        Map<Variable, Object> outside = new HashMap<>(bound);
        for (int i = 0; i < arguments.size(); i++) {
            Variable parameter = call.rule().parameters().get(i);
            if (arguments.get(i) == UNKNOWN) {
                bound.remove(parameter);
            } else {
                bound.put(parameter, arguments.get(i));
            }
        }
        try {
            return work.apply(clause(rule));
        } finally {
            bound.clear();
            bound.putAll(outside);
        }
    }

    private Expr clause(RuleDef rule) {
        return Stream.concat(rule.exceptions().stream(), rule.inline().stream())
                .filter(clause -> clause.when().isEmpty() || truth(clause.when().get()))
                .findFirst()
                .orElse(rule.base())
                .value();
    }

    private Object valueIfKnown(Expr expr) {
        try {
            return value(expr);
        } catch (NotConstant e) {
            return UNKNOWN;
        }
    }

    public int number(Expr expr) {
        if (expr instanceof Expr.Conditional conditional) {
            return number(truth(conditional.condition()) ? conditional.then() : conditional.otherwise());
        }
        if (value(expr) instanceof Integer number) {
            return number;
        }
        throw new NotConstant(expr);
    }

    private Object value(Expr expr) {
        if (expr instanceof Expr.Number number) {
            return number.value();
        }
        if (expr instanceof Expr.Truth truth) {
            return truth.value();
        }
        if (expr instanceof Expr.Absent) {
            return ABSENT;
        }
        if (expr instanceof Expr.Constant constant) {
            return constant.member();
        }
        if (expr instanceof Expr.Read read && bound.containsKey(read.variable())) {
            return bound.get(read.variable());
        }
        if (expr instanceof Expr.Present present) {
            return value(present.operand());
        }
        if (expr instanceof Expr.Narrow narrow) {
            return value(narrow.operand());
        }
        if (expr instanceof Expr.ReadField field && !field.field().state()) {
            return value(printed(field));
        }
        if (expr instanceof Expr.Builtin builtin && !builtin.arguments().isEmpty()) {
            return builtinValue(builtin);
        }
        if (expr instanceof Expr.Count count && count.set().type() instanceof Type.SetOf) {
            return set(count.set()).size();
        }
        if (expr instanceof Expr.CallRule call) {
            return called(call, this::value);
        }
        throw new NotConstant(expr);
    }

    private Object builtinValue(Expr.Builtin builtin) {
        return switch (builtin.known()) {
            case FROM -> link(builtin).ends().orElseThrow().from();
            case TO -> link(builtin).ends().orElseThrow().to();
            case BACK -> ways.back(link(builtin)).orElseThrow();
            case LINK ->
                between(builtin, ((Type.Of) builtin.type().present()).kind())
                        .<Object>map(way -> way)
                        .orElse(ABSENT);
            case ADJACENT ->
                kinds.stream()
                        .filter(kind -> kind.category() == Kind.Category.LINK)
                        .anyMatch(kind -> between(builtin, kind).isPresent());
            default -> throw new NotConstant(builtin);
        };
    }

    private Member link(Expr.Builtin builtin) {
        return member(builtin.arguments().get(0));
    }

    private Optional<Member> between(Expr.Builtin builtin, Kind kind) {
        linksFor(true, builtin);
        return ways.between(
                kind,
                member(builtin.arguments().get(0)),
                member(builtin.arguments().get(1)));
    }
}
