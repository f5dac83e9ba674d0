package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
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
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Orders that one side is asked for, and that it can give to the pieces of every side: the order moves or changes a piece out of all of a kind,
 * and nothing asks whose it is. {@link FixedOwners} looks at the menus that every side gets in turn. A set that has a name of its own is taken as
 * it is, so that an author can say that he means all.
 */
final class AnybodysPieces implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<Signature, OrderDef> orders = new IdentityHashMap<>();
        survey.game().orders().forEach(order -> orders.put(order.signature(), order));
        Set<Span> told = new HashSet<>();
        for (Statement.Menu menu : survey.all(Statement.Menu.class)) {
            if (isFixed(menu.decider())) {
                for (Statement.Item item : menu.items()) {
                    Optional<OrderDef> order = item.order().map(orders::get);
                    Variable side = order.map(OrderDef::side).orElse(menu.side());
                    item.option()
                            .or(() -> order.map(OrderDef::option))
                            .ifPresent(option -> anybodys(survey, item, option)
                                    .filter(set -> !survey.isOfSeries(set.span()) && told.add(set.span()))
                                    .ifPresent(set -> found.add(told(menu, option, set, side))));
                }
            }
        }
    }

    /** Whether one side is named, or a state that holds one. */
    private static boolean isFixed(Expr decider) {
        return decider instanceof Expr.Constant || decider instanceof Expr.ReadGlobal;
    }

    /** The set out of which an option takes the piece that it is about, if nothing asks whose that is. */
    private static Optional<Expr.Query> anybodys(Survey survey, Statement.Item item, OptionDef option) {
        Optional<OptionDef.Parameter> about = option.parameters().stream()
                .filter(parameter -> isOf(parameter.variable().type(), Kind.Category.PIECE))
                .findFirst();
        Optional<Expr.Query> set = about.flatMap(parameter -> query(parameter.domain()));
        if (set.isEmpty() || owners(survey.game(), set.get().kind()) < 2) {
            return Optional.empty();
        }
        Variable piece = about.get().variable();
        if (!ModelTree.any(option.body(), node -> changes(node, piece))
                || ModelTree.any(option.body(), node -> asksWhose(node, piece))) {
            return Optional.empty();
        }
        SidesAskedFor asked = new SidesAskedFor(survey, set.get());
        boolean free = item.when().filter(asked::in).isEmpty()
                && option.parameters().stream().map(OptionDef.Parameter::domain).noneMatch(asked::in)
                && option.requirements().stream()
                        .map(OptionDef.Requirement::condition)
                        .noneMatch(asked::in);
        return free ? set : Optional.empty();
    }

    /** All pieces of a kind, those on the map, or those in a place that the order is about too. A place that is named may be one side's. */
    private static Optional<Expr.Query> query(Expr domain) {
        return pieces(domain)
                .filter(query -> query.owner().isEmpty())
                .filter(query -> query.place()
                        .filter(place -> !(place instanceof Expr.Read))
                        .isEmpty());
    }

    /** The pieces of which a set keeps some; all of a kind, `Unit`, stand anywhere and belong to anybody. */
    static Optional<Expr.Query> pieces(Expr set) {
        if (set instanceof Expr.Filter filter) {
            return pieces(filter.set());
        }
        if (set instanceof Expr.All all && all.kind().category() == Kind.Category.PIECE) {
            return Optional.of(new Expr.Query(
                    all.span(),
                    all.kind(),
                    Optional.empty(),
                    Expr.Standing.ANYWHERE,
                    Optional.empty(),
                    Optional.empty()));
        }
        return set instanceof Expr.Query query ? Optional.of(query) : Optional.empty();
    }

    private static boolean changes(Object node, Variable piece) {
        return node instanceof Statement.Move move && isRead(move.pieces(), piece)
                || node instanceof Statement.Assign assign
                        && assign.target() instanceof Statement.ToField field
                        && isRead(field.of(), piece)
                || node instanceof Expr.Journey journey && isRead(journey.trip().mover(), piece);
    }

    private static boolean asksWhose(Object node, Variable piece) {
        return node instanceof Expr.ReadField read && isRead(read.of(), piece) && isOf(read.type(), Kind.Category.SIDE);
    }

    private static boolean isRead(Expr expr, Variable variable) {
        return expr instanceof Expr.Read read && read.variable() == variable;
    }

    private static boolean isOf(Type type, Kind.Category category) {
        return type.present() instanceof Type.Of of && of.kind().category() == category;
    }

    /** How many sides have pieces of a kind. */
    static long owners(GameModel game, Kind kind) {
        List<Member> pieces = game.membersOf(kind);
        return pieces.stream()
                .map(piece -> ForeignPieces.owner(game, piece).orElse(null))
                .filter(Objects::nonNull)
                .distinct()
                .count();
    }

    private static Diagnostic told(Statement.Menu menu, OptionDef option, Expr.Query set, Variable side) {
        Span span = set.span();
        String kind = set.kind().name();
        Diagnostic problem = Diagnostic.warning(
                        CheckCode.ANYBODYS_PIECE,
                        "`%s` can be given to the pieces of all sides".formatted(option.name()),
                        span,
                        "whosever they are")
                .with(menu.decider().span(), "one side is asked");
        int end = span.text().startsWith(kind) ? span.start() + kind.length() : span.end();
        return Mended.writing(
                problem, "let it be given to one's own", span.source(), span.start(), end, kind + " of " + side.name());
    }
}
