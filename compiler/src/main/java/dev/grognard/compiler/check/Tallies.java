package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** How great and how small what is counted and added up can be, by the pieces and places that there are. */
final class Tallies {
    /** Rules that call rules are followed so far. */
    private static final int DEEPEST = 4;

    private final GameModel game;
    private final GameFacts facts;
    private final Map<Variable, Expr> lets = new IdentityHashMap<>();

    Tallies(GameModel game, GameFacts facts, List<Statement.Let> named) {
        this.game = game;
        this.facts = facts;
        named.forEach(let -> lets.put(let.variable(), let.value()));
    }

    Extent extent(Expr expr) {
        return extent(expr, 0);
    }

    private Extent extent(Expr expr, int depth) {
        if (expr instanceof Expr.Number number) {
            return new Extent(Optional.of(number.value()), Optional.of(number.value()));
        }
        if (expr instanceof Expr.Roll roll) {
            return new Extent(Optional.of(1), Optional.of(roll.faces()));
        }
        if (expr instanceof Expr.Read read && lets.containsKey(read.variable()) && depth < DEEPEST) {
            return extent(lets.get(read.variable()), depth + 1);
        }
        if (expr instanceof Expr.SumModifiers sum && depth < DEEPEST) {
            return game.modifiers().stream()
                    .filter(def -> def.signature() == sum.modifiers())
                    .findFirst()
                    .map(def -> modified(def, depth + 1))
                    .orElse(Extent.ANY);
        }
        if (expr instanceof Expr.Count count) {
            return new Extent(Optional.of(0), size(count.set()));
        }
        if (expr instanceof Expr.Aggregate total && total.total() == Expr.Total.SUM) {
            return sum(total, depth);
        }
        if (expr instanceof Expr.ReadField read && facts.isPrinted(read.field())) {
            return printed(read.field(), game.membersOf(read.field().owner()));
        }
        if (expr instanceof Expr.Arithmetic sum && sum.sum() != Expr.Sum.TIMES) {
            return Extent.joined(sum.sum(), extent(sum.left(), depth), extent(sum.right(), depth));
        }
        if (expr instanceof Expr.CallRule call && depth < DEEPEST) {
            return facts.rule(call.rule())
                    .filter(RuleDef::isPlain)
                    .map(rule -> extent(rule.base().value(), depth + 1))
                    .orElse(Extent.ANY);
        }
        return expr.type() instanceof Type.Whole whole && !(expr instanceof Expr.CallRule)
                ? new Extent(whole.low(), whole.high())
                : Extent.ANY;
    }

    /** What items come to together, of which each may count or not. */
    private Extent modified(ModifiersDef def, int depth) {
        Extent all = new Extent(Optional.of(0), Optional.of(0));
        for (ModifierItem item : def.items()) {
            Extent one = item.amendments().isEmpty() ? extent(item.amount(), depth) : Extent.ANY;
            all = Extent.joined(
                    Expr.Sum.PLUS,
                    all,
                    new Extent(one.low().map(n -> Math.min(n, 0)), one.high().map(n -> Math.max(n, 0))));
        }
        return def.limit().isPresent() ? Extent.ANY : all;
    }

    /** What all have whose value is printed, or the most and the least that each may have. */
    private Extent sum(Expr.Aggregate total, int depth) {
        Optional<Collection<Member>> among = candidates(total.set());
        if (among.isEmpty()) {
            return Extent.ANY;
        }
        if (total.value() instanceof Expr.ReadField read
                && facts.isPrinted(read.field())
                && isSubject(read.of(), total.subject())) {
            List<Integer> values = values(read.field(), among.get());
            return values.size() < among.get().size()
                    ? Extent.ANY
                    : new Extent(
                            Optional.of(values.stream()
                                    .mapToInt(n -> Math.min(n, 0))
                                    .sum()),
                            Optional.of(values.stream()
                                    .mapToInt(n -> Math.max(n, 0))
                                    .sum()));
        }
        Extent each = extent(total.value(), depth);
        return size(total.set())
                .map(most -> new Extent(
                        each.low().map(n -> Math.min(n, 0) * most), each.high().map(n -> Math.max(n, 0) * most)))
                .orElse(Extent.ANY);
    }

    private Extent printed(Field field, List<Member> members) {
        List<Integer> values = values(field, members);
        return values.isEmpty() || values.size() < members.size()
                ? Extent.ANY
                : new Extent(
                        values.stream().min(Integer::compare), values.stream().max(Integer::compare));
    }

    private List<Integer> values(Field field, Collection<Member> members) {
        return members.stream()
                .flatMap(member -> facts.printed(field, member).stream())
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .toList();
    }

    private static boolean isSubject(Expr expr, Variable subject) {
        return expr instanceof Expr.Read read && read.variable() == subject;
    }

    /** How many members a set has at most. */
    Optional<Integer> size(Expr set) {
        if (set instanceof Expr.RollMany roll) {
            return roll.count() instanceof Expr.Number number ? Optional.of(number.value()) : Optional.empty();
        }
        if (set instanceof Expr.Draw draw && draw.count().isPresent()) {
            Optional<Integer> most =
                    draw.count().get() instanceof Expr.Number number ? Optional.of(number.value()) : Optional.empty();
            return smaller(size(draw.set()), most);
        }
        Optional<Integer> known = candidates(set).map(Collection::size);
        if (set instanceof Expr.Filter filter) {
            return smaller(known, size(filter.set()));
        }
        if (set instanceof Expr.Query query && query.owner().isPresent()) {
            return smaller(
                    known, sides().map(side -> owned(query.kind(), side).size()).max(Integer::compare));
        }
        if (set instanceof Expr.SetLiteral literal) {
            return smaller(known, Optional.of(literal.members().size()));
        }
        return known;
    }

    private static Optional<Integer> smaller(Optional<Integer> one, Optional<Integer> other) {
        return one.isPresent() && other.isPresent()
                ? Optional.of(Math.min(one.get(), other.get()))
                : one.or(() -> other);
    }

    /** Whoever may be in a set. */
    Optional<Collection<Member>> candidates(Expr set) {
        if (set instanceof Expr.Query query && query.owner().orElse(null) instanceof Expr.Constant owner) {
            return Optional.of(owned(query.kind(), owner.member()));
        }
        if (set instanceof Expr.Region region) {
            return Optional.of(region.region().places());
        }
        if (set instanceof Expr.Filter filter) {
            return candidates(filter.set())
                    .map(all -> all.stream()
                            .filter(member -> filter.condition().conditions().stream()
                                    .allMatch(part -> may(part, filter, member)))
                            .toList());
        }
        if (set instanceof Expr.Union both) {
            return candidates(both.left())
                    .flatMap(left -> candidates(both.right()).map(right -> joined(left, right)));
        }
        if (set instanceof Expr.Difference less) {
            return candidates(less.left());
        }
        if (set instanceof Expr.SetLiteral literal
                && literal.members().stream().allMatch(Expr.Constant.class::isInstance)) {
            return Optional.of(literal.members().stream()
                    .map(one -> ((Expr.Constant) one).member())
                    .toList());
        }
        return set.type() instanceof Type.SetOf of ? Optional.of(game.membersOf(of.kind())) : Optional.empty();
    }

    private static Collection<Member> joined(Collection<Member> left, Collection<Member> right) {
        Set<Member> both = new HashSet<>(left);
        both.addAll(right);
        return new ArrayList<>(both);
    }

    /** Whether a condition on what is printed may hold of a member; what it does not understand may. */
    private boolean may(Expr condition, Expr.Filter filter, Member member) {
        if (condition instanceof Expr.ReadField read) {
            return printed(read, filter, member).filter(Boolean.FALSE::equals).isEmpty();
        }
        if (condition instanceof Expr.Not not && not.operand() instanceof Expr.ReadField read) {
            return printed(read, filter, member).filter(Boolean.TRUE::equals).isEmpty();
        }
        if (condition instanceof Expr.Same same && same.left() instanceof Expr.ReadField read) {
            Optional<Object> wanted = constant(same.right());
            Optional<Object> there = printed(read, filter, member);
            return wanted.isEmpty() || there.isEmpty() || wanted.equals(there);
        }
        if (condition instanceof Expr.Compare compare
                && compare.left() instanceof Expr.ReadField read
                && compare.right() instanceof Expr.Number bound
                && printed(read, filter, member).orElse(null) instanceof Integer value) {
            return switch (compare.order()) {
                case LESS -> value < bound.value();
                case AT_MOST -> value <= bound.value();
                case MORE -> value > bound.value();
                case AT_LEAST -> value >= bound.value();
            };
        }
        return true;
    }

    private Optional<Object> printed(Expr.ReadField read, Expr.Filter filter, Member member) {
        return isSubject(read.of(), filter.subject()) && facts.isPrinted(read.field())
                ? facts.printed(read.field(), member)
                : Optional.empty();
    }

    private static Optional<Object> constant(Expr expr) {
        if (expr instanceof Expr.Constant constant) {
            return Optional.of(constant.member());
        }
        return expr instanceof Expr.Number number ? Optional.of(number.value()) : Optional.empty();
    }

    private Stream<Member> sides() {
        return game.kinds(Kind.Category.SIDE).stream().flatMap(kind -> game.membersOf(kind).stream());
    }

    /** The pieces of a side, if that is printed on them. */
    private List<Member> owned(Kind kind, Member side) {
        List<Field> owners = game.fields().stream()
                .map(def -> def.field())
                .filter(field -> field.name().equals("side") && facts.isPrinted(field) && kind.isA(field.owner()))
                .toList();
        return game.membersOf(kind).stream()
                .filter(piece -> owners.stream()
                        .allMatch(field -> facts.printed(field, piece)
                                .filter(owner -> owner != side)
                                .isEmpty()))
                .toList();
    }
}
