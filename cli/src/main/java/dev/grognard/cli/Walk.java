package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the steps to a place that is farther away than the next step of a journey. It tries them on copies and goes on only where no die
 * is thrown, nothing is shown and nobody else decides; the last step may do all that, since it is what was asked for. Where somebody stands
 * hidden, that would tell where he is, and it does not look.
 */
final class Walk {
    private final Match match;
    private final int frame;
    private final int viewer;

    /**
     * Somewhere on the way, with the steps that led there.
     *
     * @param ahead whether the journey goes on from here without anything having happened
     */
    private record Stop(Position position, int cost, List<Offer> steps, boolean ahead) {}

    Walk(Match match, int viewer) {
        this.match = match;
        this.viewer = viewer;
        this.frame = match.position().topFrame();
    }

    /** The cheapest steps to a place by its name; nothing if it is no place, or there is no such way. */
    Optional<List<Offer>> to(String name) {
        return isAsked() && looksAhead()
                ? place(name)
                        .filter(place -> !isAt(place))
                        .flatMap(place -> search(
                                stop -> destination(last(stop)).orElse("").equals(place.id())))
                        .map(Stop::steps)
                : Optional.empty();
    }

    /** Why a journey may not end after these steps; nothing if it may, or if that may not be looked for. */
    Optional<Refusal> refusedEnd(List<Offer> steps) {
        Position trial = match.position().fresh();
        trial.copyFrom(match.position());
        boolean goesOn = looksAhead();
        for (int i = 0; goesOn && i < steps.size(); i++) {
            String step = steps.get(i).notation();
            OptionalInt option = IntStream.range(0, trial.optionCount())
                    .filter(index -> trial.optionNotation(index).equals(step))
                    .findFirst();
            option.ifPresent(trial::choose);
            goesOn = option.isPresent() && isQuiet(trial) && isOnTheWay(trial);
        }
        return goesOn ? end(trial.refusals()) : Optional.empty();
    }

    /** Why a journey may not end here, if that is among the refusals. */
    static Optional<Refusal> end(List<Refusal> refusals) {
        return refusals.stream()
                .filter(refusal -> refusal.notation().equals(Ahead.DONE))
                .findFirst();
    }

    /** The places beyond the next step that can be named, the nearest first; going back is not going farther. */
    List<String> farther() {
        if (!isAsked() || !looksAhead()) {
            return List.of();
        }
        Set<String> near = new HashSet<>();
        for (Option option : match.options()) {
            link(option)
                    .ifPresent(link ->
                            near.addAll(List.of(link.from().id(), link.to().id())));
        }
        List<String> farther = new ArrayList<>();
        search(stop -> {
            link(last(stop))
                    .map(Link::to)
                    .filter(place -> !near.contains(place.id()))
                    .ifPresent(place -> farther.add(place.printed()));
            return false;
        });
        return List.copyOf(farther);
    }

    /**
     * Why no journey from here leads to a place.
     *
     * @param steps how many steps farther on the place lies at least
     * @param from where the journey comes to at best
     * @param refusals the steps from there that would bring it nearer; none where the journey is over by then
     */
    record Obstacle(int steps, Thing from, List<Refusal> refusals) {}

    /** What keeps journeys from a place, where they come nearest to it; nothing where it may not be looked for. */
    List<Obstacle> obstacles(Thing place) {
        if (!isAsked() || !looksAhead()) {
            return List.of();
        }
        Map<Thing, Integer> distances = distances(place);
        Map<Thing, Stop> stops = new LinkedHashMap<>();
        start().ifPresent(from -> stops.put(from, new Stop(match.position(), 0, List.of(), true)));
        search(stop -> {
            link(last(stop)).ifPresent(link -> stops.putIfAbsent(link.to(), stop));
            return false;
        });
        int nearest = stops.keySet().stream()
                .mapToInt(stop -> distances.getOrDefault(stop, Integer.MAX_VALUE))
                .min()
                .orElse(Integer.MAX_VALUE);
        List<Obstacle> obstacles = new ArrayList<>();
        stops.forEach((from, stop) -> {
            if (nearest != Integer.MAX_VALUE && distances.getOrDefault(from, Integer.MAX_VALUE) == nearest) {
                List<Refusal> refusals = !stop.ahead()
                        ? List.of()
                        : stop.position().refusals().stream()
                                .filter(refusal -> link(refusal.action())
                                        .filter(link -> distances.getOrDefault(link.to(), nearest) < nearest)
                                        .isPresent())
                                .toList();
                obstacles.add(new Obstacle(nearest, from, refusals));
            }
        });
        return obstacles;
    }

    /** Whether the journey that is asked about is there now. */
    boolean isAt(Thing place) {
        return isAsked() && start().filter(place::equals).isPresent();
    }

    /** Where the journey is now: where all that is offered or refused sets out from. */
    private Optional<Thing> start() {
        return Stream.concat(
                        match.options().stream().map(Option::action),
                        match.refusals().stream().map(Refusal::action))
                .flatMap(action -> link(action).stream())
                .map(Link::from)
                .findFirst();
    }

    /** How many links lie between each place and this one, whatever the rules say of them. */
    private Map<Thing, Integer> distances(Thing place) {
        Map<Thing, List<Thing>> before = new HashMap<>();
        match.game().schema().kinds().stream()
                .flatMap(kind -> kind.members().stream())
                .filter(Link.class::isInstance)
                .map(Link.class::cast)
                .forEach(link -> before.computeIfAbsent(link.to(), to -> new ArrayList<>())
                        .add(link.from()));
        Map<Thing, Integer> distances = new HashMap<>(Map.of(place, 0));
        Deque<Thing> open = new ArrayDeque<>(List.of(place));
        while (!open.isEmpty()) {
            Thing next = open.remove();
            for (Thing from : before.getOrDefault(next, List.of())) {
                if (distances.putIfAbsent(from, distances.get(next) + 1) == null) {
                    open.add(from);
                }
            }
        }
        return distances;
    }

    /** Whether the next step of a journey is asked for. */
    boolean isAsked() {
        return match.position().decisionPoint().kind() == DecisionPoint.Kind.STEP;
    }

    /** Whether ways beyond the next step are looked for: not while the viewer does not know who stands where. */
    boolean looksAhead() {
        return match.view(viewer).places().stream()
                .flatMap(place -> place.pieces().stream())
                .allMatch(BoardView.Standing::isKnown);
    }

    /** The place that is called so. */
    Optional<Thing> place(String name) {
        List<Thing> places = match.game().schema().kinds().stream()
                .filter(kind -> kind.category() == Schema.Category.PLACE)
                .flatMap(kind -> kind.members().stream())
                .map(Thing.class::cast)
                .toList();
        return Wording.named(places, Thing::id, Thing::printed, name)
                .or(() -> Wording.named(places, Thing::id, Thing::printed, numbered(name, places)));
    }

    /** The number of a hex with the noughts that it begins with. */
    private static String numbered(String name, List<Thing> places) {
        int digits = places.stream()
                .map(Thing::id)
                .filter(id -> id.chars().allMatch(Character::isDigit))
                .mapToInt(String::length)
                .max()
                .orElse(0);
        boolean figures = !name.isEmpty() && name.chars().allMatch(Character::isDigit);
        return figures ? "0".repeat(Math.max(0, digits - name.length())) + name : name;
    }

    /** Goes on from stop to stop, the cheapest first, until one is found; each place is come to once. */
    private Optional<Stop> search(Predicate<Stop> found) {
        Comparator<Stop> quietest = Comparator.comparing(stop -> !stop.ahead());
        PriorityQueue<Stop> open = new PriorityQueue<>(quietest.thenComparingInt(Stop::cost)
                .thenComparingInt(stop -> stop.steps().size()));
        open.add(new Stop(match.position(), match.position().spentOnTheWay(), List.of(), true));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Stop stop = open.remove();
            boolean begins = stop.steps().isEmpty();
            if (!seen.add(begins ? "" : destination(last(stop)).orElse(""))) {
                continue;
            }
            if (!begins && found.test(stop)) {
                return Optional.of(stop);
            }
            if (stop.ahead()) {
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
                trial.askOnward(true);
                trial.choose(i);
                boolean ahead = isQuiet(trial) && isOnTheWay(trial);
                List<Offer> steps = new ArrayList<>(stop.steps());
                steps.add(Offer.of(option));
                next.add(new Stop(trial, ahead ? trial.spentOnTheWay() : stop.cost() + 1, List.copyOf(steps), ahead));
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
        return link(option.action());
    }

    private static Optional<Link> link(Record action) {
        return Names.arguments(action).stream()
                .filter(Link.class::isInstance)
                .map(Link.class::cast)
                .findFirst();
    }
}
