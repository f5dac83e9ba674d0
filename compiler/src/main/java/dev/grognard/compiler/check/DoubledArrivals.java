package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Pieces that a list brings in although a scenario sets them up on the map, or another row brings them in too. A list is one of arrivals if its rows are moved to a place
 * in a turn, or asked for by the turn, and if it is called so or most of those that it names are not on the map yet; else it may be a plan of marches.
 */
final class DoubledArrivals implements Check {
    private static final Pattern ARRIVALS = Pattern.compile("(?i).*(arriv|reinforc|entr(y|ies)).*");

    /** A row whose piece comes in a turn that the scenario plays. */
    private record Arrival(Member piece, int turn, Expr cell) {}

    /** A list that brings pieces in: which column names them, which the turn, and where they come to. */
    private record Roster(ListDef list, FieldDef piece, FieldDef turn, Set<Kind> to, Set<Member> waiting) {
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

        private boolean isNamedSo() {
            return DoubledArrivals.isNamedSo(list);
        }
    }

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ListDef list : survey.game().lists()) {
            roster(survey, list)
                    .ifPresent(roster -> survey.game()
                            .scenarios()
                            .forEach(scenario -> check(survey.game(), roster, scenario, found)));
        }
    }

    private static boolean isNamedSo(ListDef list) {
        return ARRIVALS.matcher(list.name()).matches()
                || ARRIVALS.matcher(list.kind().name()).matches();
    }

    private static Optional<Roster> roster(Survey survey, ListDef list) {
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
        Set<Member> waiting = new HashSet<>();
        for (Object node : survey.played()) {
            if (node instanceof Statement.Move move && names(move.pieces(), piece)) {
                destination(move.to()).ifPresent(to::add);
            } else if (node instanceof Expr.Same same
                    && (isPlaceOf(same.left(), piece) || isPlaceOf(same.right(), piece))) {
                ModelTree.all(same, Expr.Constant.class).forEach(constant -> waiting.add(constant.member()));
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

    private static void check(GameModel game, Roster roster, ScenarioDef scenario, Diagnostics found) {
        List<Arrival> arrivals = roster.list().rows().stream()
                .flatMap(row -> roster.arrival(row, scenario).stream())
                .toList();
        List<Diagnostic> doubled = new ArrayList<>();
        for (Arrival arrival : arrivals) {
            scenario.placements().stream()
                    .filter(placement -> placement.piece() == arrival.piece())
                    .forEach(placement -> FinalBoxes.endOf(game, placement)
                            .ifPresent(box -> found.add(outOf(box, arrival, placement, scenario))));
            scenario.placements().stream()
                    .filter(placement -> placement.piece() == arrival.piece() && isOnMap(game, roster, placement))
                    .findFirst()
                    .ifPresent(placement -> doubled.add(warning(arrival, placement, scenario)));
        }
        twice(roster, arrivals, scenario).forEach(found::add);
        if (roster.isNamedSo() || 2 * doubled.size() <= arrivals.size()) {
            doubled.forEach(found::add);
        }
    }

    /** Those that come in twice: whoever waits off the map is there no more when he is due again. */
    private static List<Diagnostic> twice(Roster roster, List<Arrival> arrivals, ScenarioDef scenario) {
        List<Diagnostic> twice = new ArrayList<>();
        Map<Member, Arrival> first = new HashMap<>();
        for (Arrival arrival : arrivals) {
            Arrival before = first.putIfAbsent(arrival.piece(), arrival);
            if (before != null && roster.isNamedSo() && !isSameRow(before, arrival)) {
                twice.add(Diagnostic.warning(
                                CheckCode.DUE_TWICE,
                                "%s is to arrive in turn %d and in turn %d of %s"
                                        .formatted(arrival.piece(), before.turn(), arrival.turn(), scenario.name()),
                                arrival.cell().span(),
                                "is to arrive again")
                        .with(before.cell().span(), "is to arrive")
                        .help("take one of the rows out, or name another piece in it"));
            }
        }
        return twice;
    }

    /** Whether two rows say the same in all columns, which is told as that. */
    private static boolean isSameRow(Arrival one, Arrival other) {
        return line(one).equals(line(other));
    }

    private static String line(Arrival arrival) {
        Span cell = arrival.cell().span();
        return cell.source().lines().text(cell.line()).replaceAll("\\s", "");
    }

    private static boolean isOnMap(GameModel game, Roster roster, Placement placement) {
        Member place = placement.place();
        return game.boxes().stream().noneMatch(box -> box.box() == place)
                && !roster.waiting().contains(place)
                && roster.to().stream().anyMatch(kind -> place.kind().isA(kind));
    }

    private static Diagnostic outOf(Member box, Arrival arrival, Placement placement, ScenarioDef scenario) {
        Member piece = arrival.piece();
        return Diagnostic.warning(
                        CheckCode.LEAVES_FINAL_BOX,
                        "%s is to arrive in turn %d, and %s has it in `%s`, which nothing leaves"
                                .formatted(piece, arrival.turn(), scenario.name(), box),
                        placement.span(),
                        "set up where nothing comes back from")
                .with(arrival.cell().span(), "is to arrive")
                .with(box.span(), "this box is final")
                .help("whoever is to arrive waits elsewhere: `at Aside: %s`".formatted(piece));
    }

    private static Diagnostic warning(Arrival arrival, Placement placement, ScenarioDef scenario) {
        Member piece = arrival.piece();
        boolean rest = placement.span().text().startsWith("rest");
        return Diagnostic.warning(
                        CheckCode.SET_UP_AND_DUE,
                        "%s is to arrive in turn %d, and %s has it on the map from the start"
                                .formatted(piece, arrival.turn(), scenario.name()),
                        arrival.cell().span(),
                        "is to arrive")
                .with(placement.span(), rest ? "%s is one of them".formatted(piece) : "set up here")
                .help(
                        rest
                                ? "say before that it is not there yet: `at Aside: %s`".formatted(piece)
                                : "take it out of the set-up: whoever is to arrive waits in the box `Aside` until then; or take the row out");
    }
}
