package dev.grognard.cli;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalInt;

/** Prints the record of a match as one side, or the all-seeing, reads it, and the workings behind its lines. */
final class LogPrinter {
    private final PrintWriter out;
    private final Match match;
    private final int viewer;

    LogPrinter(PrintWriter out, Match match, int viewer) {
        this.out = out;
        this.match = match;
        this.viewer = viewer;
    }

    /** The lines from this one on, which counts from 0. */
    void printFrom(int first) {
        List<LogEntry> log = match.log();
        for (int i = first; i < log.size(); i++) {
            out.println(line(log.get(i), i));
        }
    }

    /**
     * What has happened since this line, which counts from 0, in few words: no printed cases, which the whole record has, no steps in which
     * nothing happened, and one line for what was picked or moved together. How the game ended is told by itself.
     */
    void printNews(int first) {
        List<LogEntry> log = match.log();
        int turn = log.isEmpty()
                ? 0
                : log.get(Math.max(0, Math.min(first, log.size()) - 1)).turn();
        int next = first;
        while (next < log.size()) {
            LogEntry entry = log.get(next);
            if (entry.turn() != turn) {
                turn = entry.turn();
                out.println("Turn " + match.game().turnName(turn));
            }
            News news = News.from(log, next, viewer);
            if (news.isTelling()) {
                out.println(margin(entry) + news.text() + mark(entry, next));
            }
            next += news.entries();
        }
    }

    /** A line with a number in it has its own number behind it, to ask about it. */
    private String line(LogEntry entry, int index) {
        return margin(entry) + entry.seenBy(viewer) + mark(entry, index);
    }

    private static String margin(LogEntry entry) {
        return entry.kind() == LogEntry.Kind.BEGAN ? "— " : "  ";
    }

    private static String mark(LogEntry entry, int index) {
        return entry.hasFigure() ? "  #" + (index + 1) : "";
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
        out.println("#" + number + "  " + entry.seenBy(viewer));
        List<Explanation> workings = match.hindsight().workings(number - 1, viewer);
        new ExplanationPrinter(out).print(workings, 2);
        if (!entry.dice().isEmpty()) {
            out.println(
                    entry.dice().size() == 1 ? "  What the die shows is chance." : "  What the dice show is chance.");
        } else if (workings.isEmpty()) {
            out.println("  No number in it was worked out.");
        }
    }
}
