package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Outside;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Telling;
import dev.grognard.runtime.schema.Schema;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Prints what is not allowed now: what is refused by one rule stands together. */
final class RefusalPrinter {
    /** Under one reason no more are named; each has a number all the same. */
    private static final int MOST_NAMED = 12;

    private static final String MARGIN = "      ";

    private final PrintWriter out;
    private final Match match;
    private final int viewer;
    private final Names names;

    RefusalPrinter(PrintWriter out, Match match, int viewer) {
        this.out = out;
        this.match = match;
        this.viewer = viewer;
        this.names = new Names(match, viewer);
    }

    /** All refusals by the rules that refuse them, with the numbers under which each can be asked about. */
    void print() {
        List<Refusal> refusals = match.refusals();
        if (refusals.isEmpty()) {
            out.println("Nothing is refused here.");
        }
        Map<String, List<Integer>> rules = new LinkedHashMap<>();
        for (int i = 0; i < refusals.size(); i++) {
            rules.computeIfAbsent(rule(refusals.get(i)), rule -> new ArrayList<>())
                    .add(i);
        }
        rules.values().forEach(indexes -> print(indexes, refusals));
    }

    private void print(List<Integer> indexes, List<Refusal> refusals) {
        Refusal first = refusals.get(indexes.get(0));
        if (indexes.size() == 1) {
            out.println("  r" + (indexes.get(0) + 1) + "  " + label(first) + ": " + told(first));
            return;
        }
        boolean alike = indexes.stream()
                        .map(index -> reason(refusals.get(index)))
                        .distinct()
                        .count()
                == 1;
        out.println("  " + indexes.size() + " orders: " + (alike ? reason(first) : rule(first)));
        Map<String, List<Integer>> subjects = new LinkedHashMap<>();
        indexes.forEach(index -> subjects.computeIfAbsent(subject(refusals.get(index)), subject -> new ArrayList<>())
                .add(index));
        boolean ofSubjects = indexes.stream().allMatch(index -> isOfSubject(refusals.get(index)));
        List<String> items = new ArrayList<>();
        boolean haveOthers =
                indexes.stream().noneMatch(index -> others(refusals.get(index)).isEmpty());
        if (haveOthers && (!alike || !ofSubjects && isPartOfWhatIsAsked(indexes, refusals))) {
            subjects.forEach((subject, own) -> items.add("r" + (own.get(0) + 1) + " " + subject + ": "
                    + some(own.stream()
                            .flatMap(index -> others(refusals.get(index)).stream())
                            .distinct()
                            .toList())));
            printItems(items, "; ");
        } else if (subjects.size() < indexes.size() && (subjects.size() > 1 || ofSubjects)) {
            // Who is refused several things for one reason is named once.
            subjects.forEach((subject, own) -> items.add("r" + (own.get(0) + 1) + " " + subject));
            printItems(items, ", ");
        } else {
            indexes.forEach(index -> items.add("r" + (index + 1) + " " + label(refusals.get(index))));
            printItems(items, ", ");
        }
    }

    /** Whether some of those who are refused something for this reason are offered the same order about something else, or refused it otherwise. */
    private boolean isPartOfWhatIsAsked(List<Integer> indexes, List<Refusal> refusals) {
        Set<Integer> here = Set.copyOf(indexes);
        Set<Object> asked = new HashSet<>();
        match.options().forEach(option -> asked.add(about(option.action())));
        for (int i = 0; i < refusals.size(); i++) {
            if (!here.contains(i)) {
                asked.add(about(refusals.get(i).action()));
            }
        }
        return indexes.stream()
                .map(index -> about(refusals.get(index).action()))
                .anyMatch(asked::contains);
    }

    /** An order with the first thing that it is about. */
    private static Object about(Record action) {
        return List.of(
                action.getClass(),
                Names.arguments(action).stream().limit(1).map(String::valueOf).toList());
    }

    /** Not more of these than can be taken in. */
    private static String some(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(names.size(), MOST_NAMED)))
                + (names.size() > MOST_NAMED ? " …" : "");
    }

    private void printItems(List<String> items, String between) {
        List<String> named = new ArrayList<>(items.subList(0, Math.min(items.size(), MOST_NAMED)));
        if (named.size() < items.size()) {
            named.add("…");
        }
        Wrapped.items(MARGIN, named, between, MARGIN).forEach(out::println);
    }

    private String reason(Refusal refusal) {
        // A reason that names the one whom it is about is the same reason for another.
        String reason = refusal.reason().seenBy(viewer);
        String general =
                isOfSubject(refusal) ? reason.substring(subject(refusal).length() + 1) : reason;
        return general + ExplanationPrinter.cited(refusal.cases());
    }

    /** The reason without what differs from order to order: whom and where it is about. */
    private String rule(Refusal refusal) {
        String reason = refusal.reason().seenBy(viewer);
        if (isOfSubject(refusal)) {
            reason = reason.substring(subject(refusal).length() + 1);
        }
        List<String> named = Names.arguments(refusal.action()).stream()
                .flatMap(argument -> called(argument).stream())
                .filter(name -> name.chars().anyMatch(Character::isLetter))
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        for (String name : named) {
            reason = reason.replaceAll("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])", "…");
        }
        return reason + ExplanationPrinter.cited(refusal.cases());
    }

    private List<String> called(Object argument) {
        return argument instanceof Link link
                ? List.of(link.to().printed(), link.from().printed())
                : names.of(argument).stream().toList();
    }

    /** What an order is about besides the first; a link that does not begin where that one stands is told by both ends. */
    private List<String> others(Refusal refusal) {
        List<Object> arguments = Names.arguments(refusal.action());
        Optional<String> place = arguments.stream().findFirst().flatMap(names::placeOf);
        return arguments.stream()
                .skip(1)
                .flatMap(argument -> argument instanceof Link link
                                && !place.equals(Optional.of(link.from().printed()))
                        ? Stream.of(link.from().printed() + " - " + link.to().printed())
                        : names.of(argument).stream())
                .toList();
    }

    private String told(Refusal refusal) {
        return refusal.reason().seenBy(viewer) + ExplanationPrinter.cited(refusal.cases());
    }

    /** Whether the reason lies with the one whom the order is about, whatever else it says. */
    private boolean isOfSubject(Refusal refusal) {
        String subject = subject(refusal);
        return !subject.isEmpty() && refusal.reason().seenBy(viewer).startsWith(subject + " ");
    }

    private String subject(Refusal refusal) {
        List<Object> arguments = Names.arguments(refusal.action());
        return arguments.isEmpty() ? "" : names.of(arguments.get(0)).orElse("");
    }

    private String label(Refusal refusal) {
        return refusal.label().seenBy(viewer);
    }

    /** Why the refusal with this number, from 1 on, is one. */
    void explain(int number) {
        List<Refusal> refusals = match.refusals();
        if (number < 1 || number > refusals.size()) {
            out.println("There is no refused order r" + number + ": `refused` lists them.");
        } else {
            explain(refusals.get(number - 1));
        }
    }

    /** A refusal with its working as far as the one who reads may know it. */
    void explain(Refusal refusal) {
        match.hindsight().refusals(viewer).stream()
                .filter(told -> told.notation().equals(refusal.notation()))
                .findFirst()
                .ifPresent(told -> new ExplanationPrinter(out, match.game()).print(told, viewer));
    }

    /** The refusals that words fit best, as for options. */
    List<Refusal> fitting(String typed) {
        List<Refusal> exact = fitting(typed, UnaryOperator.identity());
        return exact.isEmpty() ? fitting(typed, Wording::withoutMarks) : exact;
    }

    private List<Refusal> fitting(String typed, UnaryOperator<String> spelling) {
        String line = spelling.apply(typed);
        return match.refusals().stream()
                .filter(refusal -> isKnown(refusal)
                                && spelling.apply(refusal.notation()).equalsIgnoreCase(line)
                        || Wording.covers(
                                Wording.words(spelling.apply(label(refusal))),
                                Wording.spelledOut(
                                        Wording.words(line), named(refusal).map(spelling))))
                .toList();
    }

    /** Those that words fit best, the first of which may be the name of the order: {@code march basilica mesoteichion}. */
    List<Refusal> meant(String typed) {
        List<Refusal> fitting = fitting(typed);
        String[] words = typed.strip().split("\\s+", 2);
        return !fitting.isEmpty()
                ? fitting
                : (words.length < 2 ? match.refusals() : fitting(words[1]))
                        .stream()
                                .filter(refusal -> Telling.Answer.option(refusal.notation())
                                        .equalsIgnoreCase(words[0]))
                                .toList();
    }

    /** Whether the one who reads knows all that it is about; who names another one by its notation is told nothing of it. */
    boolean isKnown(Refusal refusal) {
        return Names.arguments(refusal.action()).stream()
                .allMatch(argument -> names.of(argument).isPresent());
    }

    /** The refusal of an order that is typed as it is noted, whether a thing is called by its id or by its name. */
    Optional<Refusal> noted(String typed) {
        Predicate<String> isMeant = Question.typedAs(typed, match.game().schema());
        return match.refusals().stream()
                .filter(refusal -> isMeant.test(refusal.notation()))
                .filter(this::isKnown)
                .findFirst();
    }

    /** Which set leaves out what an order is about; nothing if that is no order that is asked for, or about somebody who is not known. */
    Optional<String> outside(Question order) {
        Question meant = order.meant(match.game().schema());
        boolean isUnknown = match.game().schema().kinds().stream()
                .filter(kind -> kind.category() == Schema.Category.PIECE)
                .flatMap(kind -> kind.members().stream())
                .anyMatch(piece -> meant.arguments().contains(piece.id())
                        && names.of(piece).isEmpty());
        return isUnknown || match.isOver() || match.position().isSecret()
                ? Optional.empty()
                : match.position().outside(meant.notation()).map(Outside::toString);
    }

    private Stream<String> named(Refusal refusal) {
        return Names.arguments(refusal.action()).stream().flatMap(argument -> names.of(argument).stream());
    }

    /** Says why no journey leads to a place: each reason once, and the working of the only one. */
    void printObstacles(Thing place, Walk walk) {
        if (!walk.looksAhead()) {
            Wrapped.sentence(
                            "Whether a way leads to " + place.printed()
                                    + " is not worked out while you do not know all pieces on the board: name the steps"
                                    + " one by one.",
                            MARGIN)
                    .forEach(out::println);
            return;
        }
        List<Walk.Obstacle> obstacles = walk.obstacles(place);
        Map<String, List<String>> reasons = new LinkedHashMap<>();
        for (Walk.Obstacle obstacle : obstacles) {
            for (Refusal refusal : obstacle.refusals()) {
                String reason = refusal.reason().seenBy(viewer) + ExplanationPrinter.cited(refusal.cases());
                String to = obstacle.steps() == 1 ? "" : " to " + destination(refusal);
                reasons.computeIfAbsent(reason, from -> new ArrayList<>())
                        .add(obstacle.from().printed() + to);
            }
        }
        if (reasons.isEmpty()) {
            out.println("There is no way to " + place.printed() + " now"
                    + (obstacles.isEmpty() ? "." : " that needs no die and nobody else before the last step."));
            return;
        }
        out.println("No journey leads to " + place.printed() + " now:");
        reasons.forEach((reason, from) -> Wrapped.sentence("  from " + String.join(", ", from) + ": " + reason, MARGIN)
                .forEach(out::println));
        if (reasons.size() == 1 && !match.position().isSecret()) {
            obstacles.stream()
                    .flatMap(obstacle -> obstacle.refusals().stream())
                    .flatMap(refusal -> refusal.working().stream())
                    .findFirst()
                    .ifPresent(working -> new ExplanationPrinter(out, match.game())
                            .printClauses(working.seenBy(viewer), MARGIN.length()));
        }
    }

    private static String destination(Refusal refusal) {
        return Names.arguments(refusal.action()).stream()
                .filter(Link.class::isInstance)
                .map(link -> ((Link) link).to().printed())
                .findFirst()
                .orElse("");
    }

    /** Says why these are refused, the same reason once. */
    void printReasons(List<Refusal> refused) {
        Map<String, List<Refusal>> rules = new LinkedHashMap<>();
        refused.forEach(refusal ->
                rules.computeIfAbsent(rule(refusal), rule -> new ArrayList<>()).add(refusal));
        rules.values().forEach(group -> {
            boolean alike = group.stream().map(this::told).distinct().count() == 1;
            String more = group.size() == 1 ? "" : " and " + (group.size() - 1) + " more";
            out.println("Not allowed: " + label(group.get(0)) + (alike ? more : "") + ": " + told(group.get(0))
                    + (alike ? "" : more + " by the same rule"));
        });
    }
}
