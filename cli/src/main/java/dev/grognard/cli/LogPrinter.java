package dev.grognard.cli;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.match.Line;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Telling;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Prints the record of a match as one side, or the all-seeing, reads it, and the workings behind its lines. */
final class LogPrinter {
    private static final String MORE = "      ";
    /** As many lines, a roll and what comes of it, belong to what stands above them. */
    private static final int AT_ONCE = 2;

    private final PrintWriter out;
    private final Match match;
    private final int viewer;

    LogPrinter(PrintWriter out, Match match, int viewer) {
        this.out = out;
        this.match = match;
        this.viewer = viewer;
    }

    /** The last lines of the whole record, with their printed cases. */
    void printLast(int count) {
        printLast(count, match.lines(0));
    }

    /** The last of these lines, with their printed cases. */
    void printLast(int count, List<Line> lines) {
        int turn = -1;
        for (Line line : lines.subList(Math.max(0, lines.size() - count), lines.size())) {
            if (line.first().turn() != turn) {
                turn = line.first().turn();
                out.println("Turn " + match.game().turnName(turn));
            }
            print(margin(line) + line.seenBy(viewer) + ExplanationPrinter.cited(line.cases()) + mark(line));
        }
    }

    /**
     * What has happened since this entry, which counts from 0, in few words: no printed cases, which the whole record has, and no steps in
     * which nothing happened; that another side did nothing at all in its steps is said. How the game ended is told by itself.
     *
     * @return whether it has told that a turn begins
     */
    boolean printNews(int first) {
        List<LogEntry> log = match.log();
        int turn = log.isEmpty()
                ? 0
                : log.get(Math.max(0, Math.min(first, log.size()) - 1)).turn();
        List<Line> lines = match.lines(first);
        boolean begun = false;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (line.first().turn() != turn) {
                begun = true;
                turn = line.first().turn();
                out.println("Turn " + match.game().turnName(turn));
            }
            boolean nothingBelow = begins(line) && i + 1 < lines.size() && endsStep(line, lines.get(i + 1));
            Optional<String> from = from(lines, i);
            if (!nothingBelow && line.first().kind() != LogEntry.Kind.ENDED && !isToldBelow(lines, i)) {
                print(margin(line) + line.seenBy(viewer) + from.orElse("") + mark(line));
                // Where he goes has been said.
                i += from.isPresent() ? 1 : 0;
            } else if (nothingBelow) {
                idle(lines, i, first).ifPresent(side -> out.println("— " + side + ": nothing is done."));
            }
        }
        return begun;
    }

    /** Where somebody comes from whose way is told by the order that sends him there. */
    private Optional<String> from(List<Line> lines, int index) {
        Line line = lines.get(index);
        if (index + 1 == lines.size()
                || line.subjects().size() != 1
                || !(line.first().telling() instanceof Telling.Answer answer)
                || answer.kind() != DecisionPoint.Kind.MENU) {
            return Optional.empty();
        }
        Line next = lines.get(index + 1);
        String told = answer.answer().seenBy(viewer);
        boolean same = next.stops().size() == 2
                && next.subjects().size() == 1
                && !next.hasFigure()
                && next.first().turn() == line.first().turn()
                && told.contains(next.subjects().get(0).seenBy(viewer))
                && told.endsWith(next.stops().get(1));
        return same ? Optional.of(", from " + next.stops().get(0)) : Optional.empty();
    }

    /** Who is next in an order need not be said where what he does names him at once, nor what the next line says in the same words. */
    private boolean isToldBelow(List<Line> lines, int index) {
        if (lines.get(index).first().telling() instanceof Telling.Answer answer
                && answer.kind() == DecisionPoint.Kind.MENU
                && index + 1 < lines.size()) {
            Line next = lines.get(index + 1);
            String words = next.first().telling() instanceof Telling.Answer more
                    ? more.answer().seenBy(viewer)
                    : next.seenBy(viewer);
            String told = answer.answer().seenBy(viewer);
            return words.startsWith(told) && !words.equals(told);
        }
        if (lines.get(index).first().telling() instanceof Telling.Answer answer
                && answer.kind() == DecisionPoint.Kind.NEXT) {
            String next = answer.answer().seenBy(viewer);
            return lines.subList(index + 1, Math.min(lines.size(), index + 1 + AT_ONCE)).stream()
                    .takeWhile(line -> !begins(line))
                    .anyMatch(line -> line.seenBy(viewer).contains(next));
        }
        return false;
    }

    /** Whether what comes next belongs to another step, or to another turn. */
    private static boolean endsStep(Line line, Line next) {
        return begins(next) || next.first().turn() != line.first().turn();
    }

    private static boolean begins(Line line) {
        return line.first().kind() == LogEntry.Kind.BEGAN;
    }

    /** Another side whose steps end here, none of which has anything below it; the news begin at this entry of the record. */
    private Optional<String> idle(List<Line> lines, int last, int begin) {
        Optional<String> side = owner(lines.get(last).seenBy(viewer));
        int first = last;
        while (first > 0 && begins(lines.get(first - 1)) && isStepOf(side, lines.get(first - 1))) {
            first--;
        }
        boolean acted = first > 0 ? isOf(side, lines, first - 1) : isOf(side, begin - 1);
        return side.filter(name -> !acted && !isStepOf(side, lines.get(last + 1)) && !name.equals(own()));
    }

    /** Whether what stands here happened in a step of this side. */
    private boolean isOf(Optional<String> side, List<Line> lines, int index) {
        int at = index;
        while (at >= 0 && !begins(lines.get(at))) {
            at--;
        }
        return at < 0 || isStepOf(side, lines.get(at));
    }

    private boolean isOf(Optional<String> side, int entry) {
        List<LogEntry> log = match.log();
        int at = entry;
        while (at >= 0 && log.get(at).kind() != LogEntry.Kind.BEGAN) {
            at--;
        }
        return at >= 0 && owner(log.get(at).text().seenBy(viewer)).equals(side);
    }

    private boolean isStepOf(Optional<String> side, Line line) {
        return owner(line.seenBy(viewer)).equals(side);
    }

    /** The side whose step this is: a step of one side begins with its name. */
    private Optional<String> owner(String step) {
        return match.game().schema().sides().stream()
                .map(Thing::printed)
                .filter(name -> step.startsWith(name + ":"))
                .findFirst();
    }

    private String own() {
        return viewer < 0 ? "" : match.game().schema().sides().get(viewer).printed();
    }

    /** A long list of names goes on in the next line. */
    private void print(String line) {
        Wrapped.sentence(line, MORE).forEach(out::println);
    }

    private static String margin(Line line) {
        return line.first().kind() == LogEntry.Kind.BEGAN ? "— " : "  ";
    }

    /** A line with a number in it has its own number behind it, to ask about it. */
    private static String mark(Line line) {
        return line.hasFigure() ? "  #" + line.number() : "";
    }

    /** Where the numbers of the last line that has any come from. */
    void explainLast() {
        OptionalInt last = match.hindsight().lastWithFigure();
        if (last.isEmpty()) {
            out.println("No number has come up yet that could be asked about.");
        } else {
            explain(last.getAsInt() + 1);
        }
    }

    /** Where the numbers of a line come from, which counts from 1. */
    void explain(int number) {
        List<LogEntry> log = match.log();
        if (number < 1 || number > log.size()) {
            throw new UserError("there is no line #" + number + " in the log: "
                    + (log.isEmpty() ? "it is empty" : "it has " + log.size()));
        }
        LogEntry entry = log.get(number - 1);
        print("#" + number + "  " + entry.seenBy(viewer));
        List<Explanation> workings = match.hindsight().workings(number - 1, viewer);
        new ExplanationPrinter(out, match.game()).print(workings, 2);
        if (!entry.dice().isEmpty()) {
            out.println(
                    entry.dice().size() == 1 ? "  What the die shows is chance." : "  What the dice show is chance.");
        } else if (entry.kind() == LogEntry.Kind.DRAWN) {
            out.println("  What is drawn is chance.");
        } else if (workings.isEmpty()) {
            out.println("  No number in it was worked out.");
        }
    }
}
