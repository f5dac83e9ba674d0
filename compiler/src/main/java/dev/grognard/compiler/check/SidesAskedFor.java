package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Whether conditions on a piece may let the pieces of one side through and not those of another. When in doubt, they may: a state can be kept for
 * one side alone, and a printed value can be printed on its counters alone. Who stands in some other place says nothing of the piece.
 */
final class SidesAskedFor {
    private final Survey survey;
    private final Expr.Query pieces;
    private final Set<Signature> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    SidesAskedFor(Survey survey, Expr.Query pieces) {
        this.survey = survey;
        this.pieces = pieces;
    }

    boolean in(Object node) {
        if (node instanceof Expr.Query query && isElsewhere(query) || isMark(node)) {
            return false;
        }
        if (node instanceof Expr.Trip trip) {
            return trip.arguments().stream().anyMatch(this::in)
                    || seen.add(trip.travel())
                            && survey.game().travels().stream()
                                    .filter(travel -> travel.signature() == trip.travel())
                                    .anyMatch(this::asksWhoseTurn);
        }
        return node instanceof Expr expr && tells(expr)
                || node instanceof Expr.CallRule call
                        && seen.add(call.rule())
                        && survey.facts().rule(call.rule()).filter(this::in).isPresent()
                || ModelTree.parts(node).stream().anyMatch(this::in);
    }

    /** Whether these stand in another place than the piece does. The place out of which it is taken is not told from others. */
    private boolean isElsewhere(Expr.Query query) {
        return pieces.place().isEmpty()
                && query.place().isPresent()
                && !ModelTree.any(query.place().get(), SidesAskedFor::isWhereabouts);
    }

    private static boolean isWhereabouts(Object node) {
        return node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.AT;
    }

    /** Whether this only keeps a piece from doing the same again: `not unit.moved`. */
    private static boolean isMark(Object node) {
        return node instanceof Expr.Not not
                && (not.operand() instanceof Expr.ReadField read
                                && read.field().state()
                                && isOf(read.of().type(), Kind.Category.PIECE)
                        || not.operand() instanceof Expr.Contains contains
                                && contains.set() instanceof Expr.ReadGlobal);
    }

    private boolean tells(Expr expr) {
        if (isOf(expr.type(), Kind.Category.SIDE)) {
            return true;
        }
        if (expr instanceof Expr.ReadField read && isOf(read.of().type(), Kind.Category.PIECE)) {
            return read.field().state() || isOfOneSide(read);
        }
        if (expr instanceof Expr.IsKind is && isOf(is.operand().type(), Kind.Category.PIECE)) {
            return AnybodysPieces.owners(survey.game(), is.kind()) < 2;
        }
        if (expr instanceof Expr.Same same && ModelTree.any(same.left(), SidesAskedFor::isWhereabouts)) {
            return same.right() instanceof Expr.Constant;
        }
        return expr instanceof Expr.Region
                || expr instanceof Expr.Constant constant
                        && constant.member().kind().category() == Kind.Category.PIECE
                || expr instanceof Expr.ReadGlobal global
                        && global.type() instanceof Type.SetOf set
                        && set.kind().category() == Kind.Category.PIECE;
    }

    /** Whether a value is printed on the counters of one side and on no others. */
    private boolean isOfOneSide(Expr.ReadField read) {
        Map<Object, Set<Member>> owners = new HashMap<>();
        for (FieldDef def : survey.game().fields()) {
            if (def.field() == read.field()) {
                def.printed().forEach((piece, value) -> {
                    if (piece.kind().isA(pieces.kind())) {
                        ForeignPieces.owner(survey.game(), piece)
                                .ifPresent(side -> owners.computeIfAbsent(
                                                key(value), key -> Collections.newSetFromMap(new IdentityHashMap<>()))
                                        .add(side));
                    }
                });
            }
        }
        return owners.values().stream().anyMatch(sides -> sides.size() < 2);
    }

    private static Object key(Expr value) {
        if (value instanceof Expr.Constant constant) {
            return constant.member();
        }
        if (value instanceof Expr.Truth truth) {
            return truth.value();
        }
        return value instanceof Expr.Number number ? number.value() : value.getClass();
    }

    /** Whether a way of travelling is open to one side at a time. That it asks who is in the way, or where one's friends are, is nothing special. */
    private boolean asksWhoseTurn(TravelDef travel) {
        return travel.clauses().stream()
                .anyMatch(clause -> ModelTree.any(
                        clause,
                        node -> node instanceof Expr.ReadGlobal state && isOf(state.type(), Kind.Category.SIDE)
                                || node instanceof Expr.Same same
                                        && isOf(same.left().type(), Kind.Category.SIDE)
                                || node instanceof Expr.CallRule call
                                        && survey.facts()
                                                .rule(call.rule())
                                                .filter(rule -> ModelTree.any(
                                                        rule,
                                                        part -> part instanceof Expr.ReadGlobal state
                                                                && isOf(state.type(), Kind.Category.SIDE)))
                                                .isPresent()));
    }

    private static boolean isOf(Type type, Kind.Category category) {
        return type.present() instanceof Type.Of of && of.kind().category() == category;
    }
}
