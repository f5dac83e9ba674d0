package dev.grognard.compiler.check;

import dev.grognard.compiler.check.Roster.Arrival;
import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Pieces that a list brings in although a scenario sets them up on the map, or another row brings them in too. The list has to be called one of arrivals,
 * or most of those that it names are not on the map yet; else it may be a plan of marches.
 */
final class DoubledArrivals implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ListDef list : survey.game().lists()) {
            Roster.of(survey, list)
                    .ifPresent(roster -> survey.game()
                            .scenarios()
                            .forEach(scenario -> check(survey.game(), roster, scenario, found)));
        }
    }

    private static void check(GameModel game, Roster roster, ScenarioDef scenario, Diagnostics found) {
        List<Arrival> arrivals = roster.arrivals(scenario);
        List<Diagnostic> doubled = new ArrayList<>();
        for (Arrival arrival : arrivals) {
            scenario.placements().stream()
                    .filter(placement -> placement.piece() == arrival.piece() && isOnMap(game, roster, placement))
                    .findFirst()
                    .ifPresent(
                            placement -> doubled.add(warning(arrival, placement, scenario, roster.whereToWait(game))));
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

    private static Diagnostic warning(Arrival arrival, Placement placement, ScenarioDef scenario, String box) {
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
                                ? "say before that it is not there yet: `at %s: %s`".formatted(box, piece)
                                : "let it wait elsewhere until then, `at %s: %s` for `at %s`, or take the row out"
                                        .formatted(box, piece, placement.place()));
    }
}
