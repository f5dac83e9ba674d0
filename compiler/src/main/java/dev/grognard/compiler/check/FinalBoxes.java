package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pieces that are moved out of a box that nothing leaves: those who are looked for there, and one that starts there in every scenario. */
final class FinalBoxes implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        if (game.boxes().stream().noneMatch(BoxDef::end)) {
            return;
        }
        Map<Variable, Expr> sets = sets(survey);
        for (Statement.Move move : survey.all(Statement.Move.class)) {
            from(game, move.pieces(), sets)
                    .filter(box -> !isConstant(move.to(), box))
                    .ifPresent(box -> found.add(warning(move, box)));
        }
    }

    /** The box of a scenario's piece if nothing leaves it. */
    static Optional<Member> endOf(GameModel game, Placement placement) {
        return end(game, placement.place());
    }

    private static Optional<Member> end(GameModel game, Member place) {
        return game.boxes().stream()
                .filter(box -> box.end() && box.box() == place)
                .map(BoxDef::box)
                .findFirst();
    }

    /** What the variables of loops, orders and choices range over. */
    private static Map<Variable, Expr> sets(Survey survey) {
        Map<Variable, Expr> sets = new HashMap<>();
        survey.all(Statement.ForEach.class).forEach(loop -> sets.put(loop.variable(), loop.set()));
        survey.all(OptionDef.Parameter.class).forEach(parameter -> sets.put(parameter.variable(), parameter.domain()));
        survey.all(Statement.Let.class).forEach(let -> sets.put(let.variable(), let.value()));
        return sets;
    }

    /** The final box that all of these surely stand in. */
    private static Optional<Member> from(GameModel game, Expr pieces, Map<Variable, Expr> sets) {
        if (pieces instanceof Expr.Query query
                && query.standing() == Expr.Standing.AT
                && query.place().orElse(null) instanceof Expr.Constant place) {
            return end(game, place.member());
        }
        if (pieces instanceof Expr.Constant piece) {
            List<Placement> placements = game.scenarios().stream()
                    .flatMap(scenario -> scenario.placements().stream())
                    .filter(placement -> placement.piece() == piece.member())
                    .toList();
            return !placements.isEmpty()
                            && placements.stream()
                                    .allMatch(
                                            placement -> endOf(game, placement).isPresent())
                    ? endOf(game, placements.get(0))
                    : Optional.empty();
        }
        return within(pieces, sets).flatMap(set -> from(game, set, sets));
    }

    /** What these are taken from. */
    private static Optional<Expr> within(Expr pieces, Map<Variable, Expr> sets) {
        if (pieces instanceof Expr.Read read) {
            return Optional.ofNullable(sets.get(read.variable()));
        }
        if (pieces instanceof Expr.Filter filter) {
            return Optional.of(filter.set());
        }
        if (pieces instanceof Expr.Best best) {
            return Optional.of(best.set());
        }
        if (pieces instanceof Expr.Difference difference) {
            return Optional.of(difference.left());
        }
        if (pieces instanceof Expr.Present present) {
            return Optional.of(present.operand());
        }
        return pieces instanceof Expr.Choose choose ? Optional.of(choose.set()) : Optional.empty();
    }

    private static boolean isConstant(Expr place, Member member) {
        return place instanceof Expr.Constant constant && constant.member() == member;
    }

    private static Diagnostic warning(Statement.Move move, Member box) {
        return Diagnostic.warning(
                        CheckCode.LEAVES_FINAL_BOX,
                        "nothing leaves the box `" + box + "`",
                        move.pieces().span(),
                        "cannot be moved from there")
                .with(box.span(), "this box is final")
                .help(
                        "leave `final` out where the box is declared, or let those who come back wait in a box of their own");
    }
}
