package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.match.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What has been decided at this table, so that it can be taken back and what was picked so far can be shown. */
final class History {
    private final Match match;
    private final List<Step> steps = new ArrayList<>();

    /** A decision: who was asked what, and what was answered, as he read both. */
    record Step(Asked asked, String side, String question, String label, Option option) {
        /** Whether another step has picked before this one for the same question. */
        boolean goesOnFrom(Step earlier) {
            return asked.equals(earlier.asked)
                    && question.equals(earlier.question)
                    && !earlier.option.notation().equals(Ahead.DONE);
        }
    }

    History(Match match) {
        this.match = match;
    }

    /** Takes an option, and remembers it. */
    void choose(Decision decision, Option option, int viewer) {
        steps.add(step(decision, option, viewer));
        match.choose(option.index());
    }

    /** What is asked, but for what changes with every pick. */
    private static String question(Decision decision, int viewer) {
        return decision.prompt().withoutCount().seenBy(viewer);
    }

    /** The steps that have been taken for the question that is asked now: what was picked, or the way so far. */
    List<Step> soFar(Decision decision, int viewer) {
        List<Step> taken = new ArrayList<>();
        boolean goesOn = decision.point().kind() == DecisionPoint.Kind.SEVERAL
                || decision.point().kind() == DecisionPoint.Kind.STEP;
        Asked asked = Asked.of(match, decision);
        for (int i = steps.size() - 1; goesOn && i >= 0; i--) {
            Step step = steps.get(i);
            goesOn = step.asked().equals(asked)
                    && (decision.point().kind() == DecisionPoint.Kind.STEP
                            || step.question().equals(question(decision, viewer)))
                    && !step.option().notation().equals(Ahead.DONE);
            if (goesOn) {
                taken.add(0, step);
            }
        }
        return taken;
    }

    /** Whether the side was asked the same last time, and its answer of then is offered again. */
    boolean couldBeAnsweredAlike(Decision decision) {
        Asked asked = Asked.of(match, decision);
        for (int i = steps.size() - 1; i >= 0; i--) {
            Step last = steps.get(i);
            if (last.asked().side() == asked.side()) {
                return last.asked().isAskedLike(asked)
                        && match.options().stream()
                                .anyMatch(option ->
                                        option.notation().equals(last.option().notation()));
            }
        }
        return false;
    }

    /** Whether a pick has begun at this table and can only end. */
    boolean picksNothingMore(Decision decision, int viewer) {
        List<Option> options = match.options();
        return decision.point().kind() == DecisionPoint.Kind.SEVERAL
                && options.size() == 1
                && options.get(0).notation().equals(Ahead.DONE)
                && !soFar(decision, viewer).isEmpty();
    }

    /** The places of a journey so far, the first one too; nothing before its first step. */
    static String route(List<Step> steps) {
        List<String> stops = new ArrayList<>();
        for (Step step : steps) {
            for (Object argument : Names.arguments(step.option().action())) {
                if (argument instanceof Link link) {
                    if (stops.isEmpty()) {
                        stops.add(link.from().printed());
                    }
                    stops.add(link.to().printed());
                }
            }
        }
        return String.join(" → ", stops);
    }

    /**
     * Takes the last decision of a person back, and those that others have made or that were taken by themselves since; all that was picked
     * for one question is one decision.
     *
     * @param asks whether a person is asked now, in a match
     * @param viewer who reads what was taken back
     * @return what was taken back, the first one first; nothing if nothing could be
     */
    List<Step> undo(Predicate<Match> asks, int viewer) {
        List<Step> back = new ArrayList<>();
        boolean goesOn = canReach(asks);
        while (goesOn && match.canUndo()) {
            Taken last = match.taken().get(match.taken().size() - 1);
            match.undo();
            Step step = steps.isEmpty() ? again(last, viewer) : steps.remove(steps.size() - 1);
            back.add(0, step);
            boolean pick = step.asked().kind() == DecisionPoint.Kind.SEVERAL
                    && !steps.isEmpty()
                    && step.goesOnFrom(steps.get(steps.size() - 1));
            goesOn = pick || !asks.test(match);
        }
        return back;
    }

    /** Whether a person was asked since the last die or reveal; what only others decided would be decided anew by them, and perhaps otherwise. */
    private boolean canReach(Predicate<Match> asks) {
        Match trial = match.copy();
        while (trial.canUndo()) {
            trial.undo();
            if (asks.test(trial)) {
                return true;
            }
        }
        return false;
    }

    /** A decision that was not made at this table, such as one of a match that was played again by other rules. */
    private Step again(Taken taken, int viewer) {
        Decision decision = match.decision().orElseThrow();
        Option option = match.options().stream()
                .filter(candidate -> candidate.notation().equals(taken.notation()))
                .findFirst()
                .orElseThrow();
        return step(decision, option, viewer);
    }

    private Step step(Decision decision, Option option, int viewer) {
        return new Step(
                Asked.of(match, decision),
                decision.sideName(),
                question(decision, viewer),
                option.label().seenBy(viewer),
                option);
    }

    /** What was taken back, in words: answers to a question with it, orders as they were printed. */
    static String told(List<Step> back) {
        Step first = back.get(0);
        List<Step> own =
                back.stream().filter(step -> step.asked().equals(first.asked())).toList();
        String labels = own.stream().map(Step::label).collect(Collectors.joining(", "));
        String what = first.asked().kind() == DecisionPoint.Kind.MENU
                ? first.side() + ": " + labels
                : first.side() + ", " + first.question() + ": " + labels;
        int others = back.size() - own.size();
        return "Taken back: " + what
                + (others == 0
                        ? ""
                        : others == 1 ? ", and one decision after it" : ", and " + others + " decisions after it")
                + ".";
    }
}
