package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Menus that ask one side for what only the other can do: an order that requires the other one or moves its pieces, or the phase of a side in
 * which only the other one is asked. Only sides that are named are compared.
 */
final class WrongSide implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<Signature, OrderDef> orders = new IdentityHashMap<>();
        survey.game().orders().forEach(order -> orders.put(order.signature(), order));
        for (Statement.Menu menu : survey.all(Statement.Menu.class)) {
            if (menu.decider() instanceof Expr.Constant decider && !survey.isOfSeries(menu.span())) {
                offered(menu, decider, orders, found);
            }
        }
        for (Statement.Phase phase : survey.all(Statement.Phase.class)) {
            if (phase.argument().filter(WrongSide::isSide).isPresent() && !survey.isOfSeries(phase.span())) {
                phase(phase, survey.game(), found);
            }
        }
    }

    private static void offered(
            Statement.Menu menu, Expr.Constant decider, Map<Signature, OrderDef> orders, Diagnostics found) {
        for (Statement.Item item : menu.items()) {
            Optional<OrderDef> order = item.order().map(orders::get);
            Optional<OptionDef> option = item.option().or(() -> order.map(OrderDef::option));
            Variable side = order.map(OrderDef::side).orElse(menu.side());
            option.ifPresent(one -> demanded(one, side, decider.member())
                    .or(() -> moved(one, decider.member()))
                    .ifPresent(other -> found.add(Diagnostic.warning(
                                    CheckCode.WRONG_SIDE,
                                    "%s is asked for `%s`, which only %s can do"
                                            .formatted(decider.member(), one.name(), other.member()),
                                    decider.span(),
                                    "this side is asked")
                            .with(other.span(), "and this is the other one")
                            .help("ask %s for it, and leave it out of this menu".formatted(other.member())))));
        }
    }

    /** The other side, if an option requires that it is the one who decides. */
    private static Optional<Expr.Constant> demanded(OptionDef option, Variable side, Member decider) {
        for (OptionDef.Requirement requirement : option.requirements()) {
            for (Expr condition : requirement.condition().conditions()) {
                if (condition instanceof Expr.Same same
                        && same.left() instanceof Expr.Read read
                        && read.variable() == side
                        && same.right() instanceof Expr.Constant other
                        && other.member() != decider) {
                    return Optional.of(other);
                }
            }
        }
        return Optional.empty();
    }

    /** The other side, if an option moves or changes a piece that is always one of its own. */
    private static Optional<Expr.Constant> moved(OptionDef option, Member decider) {
        for (OptionDef.Parameter parameter : option.parameters()) {
            Optional<Expr.Constant> owner = owner(parameter.domain()).filter(other -> other.member() != decider);
            if (owner.isPresent() && ModelTree.any(option.body(), node -> changes(node, parameter.variable()))) {
                return owner;
            }
        }
        return Optional.empty();
    }

    /** The side that is named as the owner of all in a set. */
    static Optional<Expr.Constant> owner(Expr set) {
        if (set instanceof Expr.Filter filter) {
            return owner(filter.set());
        }
        return set instanceof Expr.Query query && query.owner().orElse(null) instanceof Expr.Constant side
                ? Optional.of(side)
                : Optional.empty();
    }

    private static boolean changes(Object node, Variable piece) {
        return node instanceof Statement.Move move && isRead(move.pieces(), piece)
                || node instanceof Statement.ToField field && isRead(field.of(), piece);
    }

    private static boolean isRead(Expr expr, Variable variable) {
        return expr instanceof Expr.Read read && read.variable() == variable;
    }

    /** The phase of a side in which somebody else is asked, and never the side itself. */
    private static void phase(Statement.Phase phase, GameModel game, Diagnostics found) {
        List<Statement.Menu> menus = ModelTree.all(phase.body(), Statement.Menu.class);
        Expr whose = phase.argument().orElseThrow();
        boolean named = !menus.isEmpty()
                && menus.stream()
                        .allMatch(menu -> menu.decider() instanceof Expr.Constant asked && !isSame(asked, whose));
        boolean elsewhere = ModelTree.any(
                phase.body(),
                node -> node instanceof Expr.Read read
                                && (isRead(whose, read.variable())
                                        || phase.parameter()
                                                .filter(read.variable()::equals)
                                                .isPresent())
                        || node instanceof Expr.Constant constant && isSame(constant, whose)
                        || node instanceof Expr.CallProcedure
                        || node instanceof Expr.Choose);
        if (named && !elsewhere) {
            Span asked = menus.get(0).decider().span();
            List<String> all = menus.stream()
                    .map(menu -> ((Expr.Constant) menu.decider()).member().toString())
                    .distinct()
                    .toList();
            if (!(whose instanceof Expr.Constant) && all.size() == sides(game)) {
                return; // Whoever it is, he is asked.
            }
            found.add(Diagnostic.warning(
                            CheckCode.WRONG_SIDE,
                            "in the phase of `%s` only %s %s asked"
                                    .formatted(
                                            whose.span().words(),
                                            String.join(" and ", all),
                                            all.size() == 1 ? "is" : "are"),
                            asked,
                            "this side is asked")
                    .with(whose.span(), "this is the side of the phase")
                    .help("let `%s` be asked".formatted(whose.span().words())));
        }
    }

    private static int sides(GameModel game) {
        return game.kinds(Kind.Category.SIDE).stream()
                .mapToInt(kind -> game.membersOf(kind).size())
                .sum();
    }

    private static boolean isSide(Expr argument) {
        return argument.type().present() instanceof Type.Of of && of.kind().category() == Kind.Category.SIDE;
    }

    private static boolean isSame(Expr.Constant one, Expr other) {
        return other instanceof Expr.Constant constant && constant.member() == one.member();
    }
}
