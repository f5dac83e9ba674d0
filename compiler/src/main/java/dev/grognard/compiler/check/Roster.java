package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A list that brings pieces in: its rows are moved to a place in a turn, or asked for by the turn.
 *
 * @param list the list
 * @param piece the column that names who comes
 * @param turn the column that says when
 * @param to the kinds of place where they come to
 * @param waiting the places that are asked for where one of them stands
 */
record Roster(ListDef list, FieldDef piece, FieldDef turn, Set<Kind> to, Set<Member> waiting) {
    private static final Pattern ARRIVALS = Pattern.compile("(?i).*(arriv|reinforc|entr(y|ies)).*");

    /** A row whose piece comes in a turn that the scenario plays. */
    record Arrival(Member piece, int turn, Expr cell) {}

    static Optional<Roster> of(Survey survey, ListDef list) {
        List<FieldDef> columns = survey.game().fields().stream()
                .filter(def -> def.field().owner() == list.kind())
                .toList();
        List<FieldDef> pieces = columns.stream()
                .filter(def -> def.field().type().present() instanceof Type.Of of
                        && of.kind().category() == Kind.Category.PIECE)
                .toList();
        List<FieldDef> numbers = columns.stream()
                .filter(def -> def.field().type().present() instanceof Type.Whole)
                .toList();
        if (pieces.size() != 1 || numbers.size() != 1) {
            return Optional.empty();
        }
        Field piece = pieces.get(0).field();
        Set<Kind> to = new HashSet<>();
        Set<Member> waiting = new LinkedHashSet<>();
        for (Object node : survey.played()) {
            if (node instanceof Statement.Move move && names(move.pieces(), piece)) {
                destination(move.to()).ifPresent(to::add);
            } else if (node instanceof Expr.Same same) {
                waitingFor(same, piece).ifPresent(waiting::add);
            }
        }
        if (to.isEmpty()
                && isNamedSo(list)
                && isAskedByTurn(survey, numbers.get(0).field())) {
            // Those who are due may be looked up by a rule, and moved by an order that knows nothing of the list.
            to.addAll(survey.game().kinds(Kind.Category.PLACE));
        }
        return to.isEmpty()
                ? Optional.empty()
                : Optional.of(new Roster(list, pieces.get(0), numbers.get(0), to, waiting));
    }

    /** Those who come in a turn of a scenario. */
    List<Arrival> arrivals(ScenarioDef scenario) {
        return list.rows().stream()
                .flatMap(row -> arrival(row, scenario).stream())
                .toList();
    }

    private Optional<Arrival> arrival(ListDef.Row row, ScenarioDef scenario) {
        boolean counts =
                row.layer().filter(layer -> !layer.equals(scenario.layer())).isEmpty();
        Expr cell = piece.printed().get(row.member());
        return counts
                        && cell instanceof Expr.Constant who
                        && turn.printed().get(row.member()) instanceof Expr.Number due
                        && due.value() >= scenario.firstTurn()
                        && due.value() <= scenario.lastTurn()
                ? Optional.of(new Arrival(who.member(), due.value(), cell))
                : Optional.empty();
    }

    /** Whether it is called a list of arrivals. */
    boolean isNamedSo() {
        return isNamedSo(list);
    }

    private static boolean isNamedSo(ListDef list) {
        return ARRIVALS.matcher(list.name()).matches()
                || ARRIVALS.matcher(list.kind().name()).matches();
    }

    /** Whether these are pieces of its rows. */
    boolean names(Expr pieces) {
        return names(pieces, piece.field());
    }

    /** Where those can wait whom it brings in: in a box that it asks for and that one leaves again, or aside. */
    String whereToWait(GameModel game) {
        return waiting.stream()
                .filter(place -> game.boxes().stream().anyMatch(box -> box.box() == place && !box.end()))
                .map(Member::id)
                .findFirst()
                .orElse(SetUpSanity.ASIDE);
    }

    /** The place where the piece of a row has to stand for a test to hold. */
    Optional<Member> waitingFor(Expr test) {
        return test instanceof Expr.Same same ? waitingFor(same, piece.field()) : Optional.empty();
    }

    private static Optional<Member> waitingFor(Expr.Same same, Field piece) {
        return isPlaceOf(same.left(), piece) && same.right() instanceof Expr.Constant place
                ? Optional.of(place.member())
                : isPlaceOf(same.right(), piece) && same.left() instanceof Expr.Constant other
                        ? Optional.of(other.member())
                        : Optional.empty();
    }

    private static boolean isAskedByTurn(Survey survey, Field column) {
        return survey.all(Expr.Compare.class).stream()
                .anyMatch(asked -> names(asked, column)
                        && ModelTree.any(
                                asked, node -> node instanceof Expr.Builtin known && known.known() == Expr.Known.TURN));
    }

    private static boolean names(Expr pieces, Field column) {
        return ModelTree.all(pieces, Expr.ReadField.class).stream().anyMatch(read -> read.field() == column);
    }

    private static boolean isPlaceOf(Expr place, Field column) {
        return place instanceof Expr.Builtin at && at.known() == Expr.Known.AT && names(at, column);
    }

    /** The kind of place that somebody is moved to; one box is where those go who leave. */
    private static Optional<Kind> destination(Expr to) {
        return to.type().present() instanceof Type.Of of && !(to instanceof Expr.Constant)
                ? Optional.of(of.kind())
                : Optional.empty();
    }
}
