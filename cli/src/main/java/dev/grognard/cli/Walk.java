package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Finds the steps to a place that is farther away than the next step of a journey. It tries them on copies and goes only where no die is
 * thrown, nothing is shown and nobody else decides; where somebody stands hidden, that would tell where he is, and it does not look.
 */
final class Walk {
    private final Match match;
    private final int frame;
    private final int viewer;

    /** Somewhere on the way, with the steps that led there. */
    private record Stop(Position position, int cost, List<Offer> steps) {}

    Walk(Match match, int viewer) {
        this.match = match;
        this.viewer = viewer;
        this.frame = match.position().topFrame();
    }

    /** The cheapest steps to a place by its name; nothing if it is no place, or there is no such way. */
    Optional<List<Offer>> to(String name) {
        return isAsked() && nobodyIsHidden() ? place(name).flatMap(place -> search(place.id())) : Optional.empty();
    }

    /** Whether some place beyond the next step can be named; going back is not going farther. */
    boolean leadsFarther() {
        if (!isAsked() || !nobodyIsHidden()) {
            return false;
        }
        List<Stop> first = next(new Stop(match.position(), match.position().spentOnTheWay(), List.of()));
        Set<String> near = new HashSet<>();
        for (Stop stop : first) {
            link(last(stop))
                    .ifPresent(link ->
                            near.addAll(List.of(link.from().id(), link.to().id())));
        }
        return first.stream()
                .filter(stop -> isOnTheWay(stop.position()))
                .flatMap(stop -> next(stop).stream())
                .flatMap(stop -> destination(last(stop)).stream())
                .anyMatch(place -> !near.contains(place));
    }

    /** Whether the next step of a journey is asked for. */
    boolean isAsked() {
        return match.position().decisionPoint().kind() == DecisionPoint.Kind.STEP;
    }

    private boolean nobodyIsHidden() {
        return match.view(viewer).places().stream()
                .flatMap(place -> place.pieces().stream())
                .allMatch(BoardView.Standing::isKnown);
    }

    /** The place of this name. */
    Optional<Thing> place(String name) {
        List<String> words = Wording.words(name);
        return match.game().schema().kinds().stream()
                .filter(kind -> kind.category() == Schema.Category.PLACE)
                .flatMap(kind -> kind.members().stream())
                .map(Thing.class::cast)
                .filter(place -> place.id().equalsIgnoreCase(name.strip())
                        || Wording.words(place.printed()).equals(words))
                .findFirst();
    }

    private Optional<List<Offer>> search(String target) {
        Comparator<Stop> cheapest = Comparator.comparingInt(Stop::cost);
        PriorityQueue<Stop> open = new PriorityQueue<>(
                cheapest.thenComparingInt(stop -> stop.steps().size()));
        open.add(new Stop(match.position(), match.position().spentOnTheWay(), List.of()));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Stop stop = open.remove();
            String here = stop.steps().isEmpty() ? "" : destination(last(stop)).orElse("");
            if (here.equals(target)) {
                return Optional.of(stop.steps());
            }
            if (seen.add(here) && isOnTheWay(stop.position())) {
                next(stop).forEach(open::add);
            }
        }
        return Optional.empty();
    }

    private List<Stop> next(Stop stop) {
        Position from = stop.position();
        List<Stop> next = new ArrayList<>();
        for (int i = 0; i < from.optionCount(); i++) {
            Option option = new Option(
                    i, from.optionLabel(i), from.optionNotation(i), from.optionAction(i), from.optionCases(i));
            if (destination(option).isPresent()) {
                Position trial = from.fresh();
                trial.copyFrom(from);
                trial.choose(i);
                if (isQuiet(trial)) {
                    int cost = isOnTheWay(trial) ? trial.spentOnTheWay() : stop.cost() + 1;
                    List<Offer> steps = new ArrayList<>(stop.steps());
                    steps.add(Offer.of(option));
                    next.add(new Stop(trial, cost, List.copyOf(steps)));
                }
            }
        }
        return next;
    }

    private boolean isQuiet(Position trial) {
        Position now = match.position();
        return trial.rolls() == now.rolls()
                && trial.reveals() == now.reveals()
                && (trial.isOver() || trial.decider() == now.decider());
    }

    private boolean isOnTheWay(Position trial) {
        return trial.isWaiting()
                && trial.topFrame() == frame
                && trial.decisionPoint().equals(match.position().decisionPoint());
    }

    private static Option last(Stop stop) {
        return stop.steps().get(stop.steps().size() - 1).option();
    }

    private static Optional<String> destination(Option option) {
        return link(option).map(link -> link.to().id());
    }

    private static Optional<Link> link(Option option) {
        return Names.arguments(option.action()).stream()
                .filter(Link.class::isInstance)
                .map(Link.class::cast)
                .findFirst();
    }
}
