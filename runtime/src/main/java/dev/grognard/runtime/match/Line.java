package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One or more entries of the record that are told in one line: the answers to one question, those who go the same way, and a way that goes
 * on.
 *
 * @param number under which the line can be asked about: that of its first entry with a number in it, else of its first one; from 1 on
 * @param first the first of its entries, which gives it its form
 * @param hasFigure whether a number stands in it that a player may ask about
 * @param cases the printed cases of all that it tells
 * @param subjects who or what is listed; empty in a line that is told as it stands
 */
public record Line(
        int number, LogEntry first, boolean hasFigure, List<String> cases, List<Text> subjects, List<String> stops) {
    /** The record from this entry on, which counts from 0, in as few lines as tell it. */
    public static List<Line> of(List<LogEntry> log, int from) {
        List<Line> lines = new ArrayList<>();
        for (int i = from; i < log.size(); i++) {
            Line next = of(log.get(i), i + 1);
            if (goesWith(lines, next)) {
                next = lines.remove(lines.size() - 1).and(next);
            }
            lines.add(next);
        }
        return walked(lines);
    }

    private static Line of(LogEntry entry, int number) {
        if (entry.telling() instanceof Telling.Answer answer) {
            return of(entry, number, List.of(answer.answer()), List.of());
        }
        if (entry.telling() instanceof Telling.Journey journey) {
            return of(entry, number, List.of(journey.who()), journey.stops());
        }
        return of(entry, number, List.of(), List.of());
    }

    private static Line of(LogEntry entry, int number, List<Text> subjects, List<String> stops) {
        return new Line(number, entry, entry.hasFigure(), entry.cases(), subjects, stops);
    }

    private static boolean goesWith(List<Line> lines, Line next) {
        return !lines.isEmpty() && lines.get(lines.size() - 1).isSaidWith(next);
    }

    /** A journey that goes on is one line; an answer between its parts that only names the next stop is told by it. */
    private static List<Line> walked(List<Line> lines) {
        List<Line> walked = new ArrayList<>();
        for (Line line : lines) {
            Line next = line;
            int last = walked.size() - 1;
            if (last >= 0 && walked.get(last).isToldBy(next)) {
                boolean step = walked.get(last).isStep();
                boolean goesOn = last >= 1 && walked.get(last - 1).goesOnAs(next);
                if (step || goesOn) {
                    next = next.citing(walked.remove(last));
                    last--;
                }
            }
            if (last >= 0 && walked.get(last).goesOnAs(next)) {
                next = walked.remove(last).on(next);
            }
            walked.add(next);
        }
        return List.copyOf(walked);
    }

    private boolean isSaidWith(Line next) {
        if (first.turn() != next.first.turn() || first.kind() != next.first.kind() || subjects.isEmpty()) {
            return false;
        }
        if (first.telling() instanceof Telling.Answer answer && next.first.telling() instanceof Telling.Answer other) {
            boolean equal = subjects.stream().allMatch(next.subjects.get(0)::equals);
            return answer.question().equals(other.question()) && (equal || answer.isListed() && other.isListed());
        }
        return !stops.isEmpty() && stops.equals(next.stops);
    }

    private boolean goesOnAs(Line next) {
        return !stops.isEmpty()
                && !next.stops.isEmpty()
                && first.turn() == next.first.turn()
                && subjects.equals(next.subjects)
                && last().equals(next.stops.get(0));
    }

    private boolean isStep() {
        return first.telling() instanceof Telling.Answer answer && answer.kind() == DecisionPoint.Kind.STEP;
    }

    private boolean isToldBy(Line next) {
        return subjects.size() == 1
                && first.telling() instanceof Telling.Answer answer
                && !next.stops.isEmpty()
                && answer.answer().toString().contains(next.last());
    }

    private Line and(Line next) {
        List<Text> both = new ArrayList<>(subjects);
        both.addAll(next.subjects);
        return with(next, List.copyOf(both), stops);
    }

    private Line on(Line next) {
        List<String> all = new ArrayList<>(stops);
        all.addAll(next.stops.subList(1, next.stops.size()));
        return with(next, subjects, List.copyOf(all));
    }

    private Line with(Line next, List<Text> who, List<String> where) {
        int known = hasFigure || !next.hasFigure ? number : next.number;
        return new Line(known, first, hasFigure || next.hasFigure, both(cases, next.cases), who, where);
    }

    /** The same with the cases of one that need not be told. */
    private Line citing(Line untold) {
        return new Line(number, first, hasFigure, both(untold.cases, cases), subjects, stops);
    }

    private static List<String> both(List<String> some, List<String> others) {
        Set<String> cases = new LinkedHashSet<>(some);
        cases.addAll(others);
        return List.copyOf(cases);
    }

    private String last() {
        return stops.get(stops.size() - 1);
    }

    /** The line as one side, or the all-seeing, reads it, without its cases. */
    public String seenBy(int side) {
        if (subjects.isEmpty()) {
            return first.text().seenBy(side);
        }
        Optional<Text> question =
                first.telling() instanceof Telling.Answer answer ? Optional.of(answer.question()) : Optional.empty();
        String route = stops.isEmpty() ? "" : ": " + String.join(" → ", stops);
        return question.map(text -> text.seenBy(side)).orElse("") + listed(side) + route;
    }

    /** What looks alike to the reader is counted. */
    private String listed(int side) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        subjects.forEach(subject -> counts.merge(subject.seenBy(side), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        counts.forEach((subject, count) -> words.add(count == 1 ? subject : times(count, subject)));
        return String.join(", ", words);
    }

    /** A name, or one of many without its article. */
    private static String times(int count, String subject) {
        return subject.startsWith("a ") || subject.startsWith("an ")
                ? count + " × " + subject.substring(subject.indexOf(' ') + 1)
                : subject + " × " + count;
    }

    @Override
    public String toString() {
        return seenBy(Text.ALL_SEEING) + (cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]");
    }
}
