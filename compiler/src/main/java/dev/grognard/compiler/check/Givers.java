package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which sides may be asked for an order or an option, as far as a menu, the condition around it or a requirement names them. */
final class Givers {
    private final Set<Member> all;
    private final Map<Statement.Menu, Set<Member>> asked = new IdentityHashMap<>();
    private final Map<Signature, Set<Member>> offered = new IdentityHashMap<>();

    Givers(Survey survey) {
        GameModel game = survey.game();
        this.all = game.kinds(Kind.Category.SIDE).stream()
                .flatMap(kind -> game.members().getOrDefault(kind, List.of()).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        survey.all(Statement.Menu.class).forEach(menu -> asked.put(menu, named(menu.decider())));
        survey.all(Statement.If.class).forEach(this::narrow);
        asked.forEach((menu, sides) -> menu.items()
                .forEach(item -> item.order()
                        .ifPresent(order -> offered.computeIfAbsent(order, one -> new LinkedHashSet<>())
                                .addAll(sides))));
    }

    /** Who may give an order; of one that no menu offers nothing is known. */
    Set<Member> of(OrderDef order) {
        return demanded(order.option(), order.side(), offered.getOrDefault(order.signature(), all));
    }

    /** Who may take an option of a menu. */
    Set<Member> of(Statement.Menu menu, OptionDef option) {
        return demanded(option, menu.side(), asked.get(menu));
    }

    private Set<Member> named(Expr decider) {
        return decider instanceof Expr.Constant side ? Set.of(side.member()) : all;
    }

    /** Where a loop goes through the sides, a condition says which of them is asked. */
    private void narrow(Statement.If choice) {
        for (Expr condition : choice.condition().conditions()) {
            if (condition instanceof Expr.Same same
                    && same.left() instanceof Expr.Read read
                    && same.right() instanceof Expr.Constant side) {
                narrow(choice.then(), read.variable(), Set.of(side.member()));
                if (condition == choice.condition()) {
                    narrow(choice.otherwise(), read.variable(), without(all, side.member()));
                }
            }
        }
    }

    private void narrow(Statement.Block block, Variable side, Set<Member> sides) {
        ModelTree.all(block, Statement.Menu.class).stream()
                .filter(menu -> menu.decider() instanceof Expr.Read read && read.variable() == side)
                .forEach(menu -> asked.computeIfPresent(menu, (one, before) -> both(before, sides)));
    }

    /** Those of some sides for whom the requirements may hold. */
    private static Set<Member> demanded(OptionDef option, Variable side, Set<Member> sides) {
        Set<Member> left = sides;
        for (OptionDef.Requirement requirement : option.requirements()) {
            for (Expr condition : requirement.condition().conditions()) {
                left = named(condition, side)
                        .map(one -> Set.of(one.member()))
                        .map(one -> both(sides, one))
                        .orElse(left);
                if (condition instanceof Expr.Not not) {
                    Set<Member> before = left;
                    left = named(not.operand(), side)
                            .map(one -> without(before, one.member()))
                            .orElse(before);
                }
            }
        }
        return left;
    }

    /** The side that somebody is said to be. */
    private static Optional<Expr.Constant> named(Expr condition, Variable side) {
        return condition instanceof Expr.Same same
                        && same.left() instanceof Expr.Read read
                        && read.variable() == side
                        && same.right() instanceof Expr.Constant constant
                ? Optional.of(constant)
                : Optional.empty();
    }

    private static Set<Member> both(Set<Member> some, Set<Member> others) {
        return some.stream().filter(others::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<Member> without(Set<Member> some, Member one) {
        return some.stream().filter(side -> side != one).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
