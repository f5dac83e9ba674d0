package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Match;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Prints what is not allowed now: what is refused for one reason stands together. */
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

    /** All refusals by their reasons, with the numbers under which each can be asked about. */
    void print() {
        List<Refusal> refusals = match.refusals();
        if (refusals.isEmpty()) {
            out.println("Nothing is refused here.");
        }
        Map<String, List<Integer>> reasons = new LinkedHashMap<>();
        for (int i = 0; i < refusals.size(); i++) {
            reasons.computeIfAbsent(reason(refusals.get(i)), reason -> new ArrayList<>())
                    .add(i);
        }
        reasons.forEach((reason, indexes) -> print(reason, indexes, refusals));
    }

    private void print(String reason, List<Integer> indexes, List<Refusal> refusals) {
        if (indexes.size() == 1) {
            int index = indexes.get(0);
            out.println("  r" + (index + 1) + "  " + label(refusals.get(index)) + ": " + reason);
            return;
        }
        out.println("  " + indexes.size() + " orders: " + reason);
        Map<String, Integer> subjects = new LinkedHashMap<>();
        indexes.forEach(index -> subjects.putIfAbsent(subject(refusals.get(index)), index));
        List<String> items = new ArrayList<>();
        boolean ofSubjects = indexes.stream().allMatch(index -> isOfSubject(refusals.get(index)));
        if (subjects.size() < indexes.size() && (subjects.size() > 1 || ofSubjects)) {
            // Who is refused several things for one reason is named once.
            subjects.forEach((subject, index) -> items.add("r" + (index + 1) + " " + subject));
        } else {
            indexes.forEach(index -> items.add("r" + (index + 1) + " " + label(refusals.get(index))));
        }
        printItems(items);
    }

    private void printItems(List<String> items) {
        List<String> named = new ArrayList<>(items.subList(0, Math.min(items.size(), MOST_NAMED)));
        if (named.size() < items.size()) {
            named.add("…");
        }
        Wrapped.items(MARGIN, named, ", ", MARGIN).forEach(out::println);
    }

    private String reason(Refusal refusal) {
        // A reason that names the one whom it is about is the same reason for another.
        String reason = refusal.reason().seenBy(viewer);
        String general =
                isOfSubject(refusal) ? reason.substring(subject(refusal).length() + 1) : reason;
        return general + ExplanationPrinter.cited(refusal.cases());
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
                .ifPresent(told -> new ExplanationPrinter(out).print(told, viewer));
    }

    /** The refusals that words fit best, as for options. */
    List<Refusal> fitting(String typed) {
        List<Refusal> refusals = match.refusals();
        List<String> words = Wording.words(typed);
        return refusals.stream()
                .filter(refusal -> refusal.notation().equalsIgnoreCase(typed)
                        || Wording.covers(Wording.words(label(refusal)), words))
                .toList();
    }

    /** Says why no journey leads to a place: each reason once, and the working of the only one. */
    void printObstacles(Thing place, List<Walk.Obstacle> obstacles) {
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
                    + (obstacles.isEmpty()
                            ? "; where somebody may stand hidden, steps are named one by one."
                            : " that needs no die and nobody else before the last step."));
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
                    .ifPresent(working ->
                            new ExplanationPrinter(out).printClauses(working.seenBy(viewer), MARGIN.length()));
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
        Map<String, List<Refusal>> reasons = new LinkedHashMap<>();
        refused.forEach(refusal -> reasons.computeIfAbsent(
                        refusal.reason().seenBy(viewer) + ExplanationPrinter.cited(refusal.cases()),
                        reason -> new ArrayList<>())
                .add(refusal));
        reasons.forEach((reason, group) -> out.println("Not allowed: " + label(group.get(0))
                + (group.size() == 1 ? "" : " and " + (group.size() - 1) + " more") + ": " + reason));
    }
}
