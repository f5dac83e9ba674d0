package dev.grognard.benchmarks.report;

import static dev.grognard.benchmarks.report.Session.COPIES;
import static dev.grognard.benchmarks.report.Session.COPYING;
import static dev.grognard.benchmarks.report.Session.ENGINES;
import static dev.grognard.benchmarks.report.Session.GAMES;
import static dev.grognard.benchmarks.report.Session.IN_PLACE;
import static dev.grognard.benchmarks.report.Session.RECORDS;
import static dev.grognard.benchmarks.report.Session.THREADS;

import dev.grognard.benchmarks.EditBenchmark;
import dev.grognard.benchmarks.Engine;
import dev.grognard.benchmarks.Engines;
import dev.grognard.benchmarks.HeapBenchmark;
import dev.grognard.benchmarks.SaveBenchmark;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was measured on each JDK, as Markdown. */
final class Report {
    private static final double MILLIS = 1e3;
    private static final double MICROS = 1e6;

    private final Machine machine;
    private final Plan plan;
    private final Map<String, Integer> lines;
    private final StringBuilder text = new StringBuilder();

    /**
     * A report.
     *
     * @param lines how many lines of text each game has
     */
    Report(Machine machine, Plan plan, Map<String, Integer> lines) {
        this.machine = machine;
        this.plan = plan;
        this.lines = new TreeMap<>(lines);
    }

    String write(Map<Jdk, Measurements> measured) {
        line("# Benchmarks");
        line("");
        line("Written by `benchmarks/run" + (plan.everyJdk() ? "" : " --quick")
                + "`; what is measured and how is said at the end.");
        line("Machine: " + machine.text() + ".");
        if (machine.isBusy()) {
            line("Others used it at the same time (load " + Table.decimal(machine.load())
                    + "), so that what is given by the clock is too slow; ratios and processor times suffer less.");
        }
        line("");
        new Targets(measured).writeTo(text);
        measured.forEach(this::section);
        explain();
        return text.toString();
    }

    private void section(Jdk jdk, Measurements measured) {
        line("");
        line("## JDK " + jdk.version());
        line("");
        play(measured);
        copies(measured);
        threads(measured);
        saves(measured);
        compiler(measured);
        edits(measured);
        command(measured);
    }

    private void play(Measurements measured) {
        line("Random play: decisions in a second of processor time, ratio to the floor, bytes allocated per decision.");
        line("");
        Table table = new Table(
                "",
                "in place",
                "÷ floor",
                "bytes",
                "a copy each",
                "÷ floor",
                "bytes",
                "records",
                "÷ in place",
                "bytes");
        for (String engine : ENGINES) {
            boolean typed = GAMES.contains(engine);
            double inPlace = measured.processor(IN_PLACE, engine);
            table.row(
                    engine,
                    Table.count(inPlace),
                    Table.ratio(measured.ratio(IN_PLACE, engine, Engines.FLOOR)),
                    Table.decimal(measured.bytes(IN_PLACE, engine)),
                    Table.count(measured.processor(COPYING, engine)),
                    Table.ratio(measured.ratio(COPYING, engine, Engines.FLOOR)),
                    Table.decimal(measured.bytes(COPYING, engine)),
                    typed ? Table.count(measured.processor(RECORDS, engine)) : "",
                    typed ? Table.ratio(measured.processor(RECORDS, engine) / inPlace) : "",
                    typed ? Table.decimal(measured.bytes(RECORDS, engine)) : "");
        }
        line(table.text());
    }

    private void copies(Measurements measured) {
        line("A copy of a position that can be played on, and of its array alone, in nanoseconds.");
        line("");
        Table table = new Table("", "bytes copied", "position", "array", "÷ array");
        for (String engine : ENGINES) {
            table.row(
                    engine,
                    Table.count(bytesOf(engine)),
                    Table.decimal(measured.found(COPIES, engine, "position")),
                    Table.decimal(measured.found(COPIES, engine, "array")),
                    Table.ratio(Targets.copy(measured, engine)));
        }
        line(table.text());
    }

    private static double bytesOf(String engine) {
        Engine begun = Engines.of(engine);
        begun.begin(0, 1);
        return begun.stateSize();
    }

    private void threads(Measurements measured) {
        line("Two threads with a match each: how many times as much as one thread.");
        line("");
        Table table = new Table("", "by the clock", "by processor time", "÷ floor's gain");
        for (String engine : ENGINES) {
            table.row(
                    engine,
                    Table.ratio(measured.found(THREADS, engine, "byClock")),
                    Table.ratio(Targets.gain(measured, engine)),
                    Table.ratio(Targets.gain(measured, engine) / Targets.gain(measured, Engines.FLOOR)));
        }
        line(table.text());
    }

    private void saves(Measurements measured) {
        line(
                "A match of " + SaveBenchmark.DECISIONS
                        + " decisions written as text and read again, which replays it with its log: microseconds of processor time.");
        line("");
        Table table = new Table("", "save", "load", "load, per decision");
        for (String game : GAMES) {
            double load = MICROS / measured.processor(Session.LOAD, game);
            table.row(
                    game,
                    Table.decimal(MICROS / measured.processor(Session.SAVE, game)),
                    Table.decimal(load),
                    Table.decimal(load / SaveBenchmark.DECISIONS));
        }
        line(table.text());
    }

    private void compiler(Measurements measured) {
        line("The compiler when warm, stage by stage: milliseconds by the clock.");
        line("");
        Table warm = new Table("", "lines", "parse", "check", "emit", "javac", "together", "per 1,000 lines");
        for (String game : GAMES) {
            double[] stages = scores(measured, Session.STAGES, game);
            double together = stages[0] + stages[1] + stages[2] + stages[3];
            warm.row(
                    game,
                    Table.count(lines.get(game)),
                    Table.decimal(stages[0]),
                    Table.decimal(stages[1]),
                    Table.decimal(stages[2]),
                    Table.decimal(stages[3]),
                    Table.decimal(together),
                    Table.decimal(together * 1_000 / lines.get(game)));
        }
        line(warm.text());
        line(
                "The compiler in a new Java, up to each stage: milliseconds by the clock, the start of Java itself not counted.");
        line("");
        Table cold = new Table("", "lines", "parsed", "checked", "Java", "classes", "per 1,000 lines");
        for (String game : GAMES) {
            double[] stages = scores(measured, Session.COLD_STAGES, game);
            cold.row(
                    game,
                    Table.count(lines.get(game)),
                    Table.count(stages[0]),
                    Table.count(stages[1]),
                    Table.count(stages[2]),
                    Table.count(stages[3]),
                    Table.count(stages[3] * 1_000 / lines.get(game)));
        }
        line(cold.text());
    }

    private void edits(Measurements measured) {
        line("After a file was saved, with a match of " + EditBenchmark.DECISIONS
                + " decisions that is brought along: milliseconds by the clock, and of processor time.");
        line("");
        Table table = new Table(
                "",
                "checked again",
                "processor",
                "playable again after a line",
                "processor",
                "after a new state",
                "processor");
        for (String game : GAMES) {
            List<String> cells = new ArrayList<>(List.of(game));
            for (String edit : List.of(Session.CHECK_AGAIN, Session.PLAY_AFTER_LINE, Session.PLAY_AFTER_STATE)) {
                cells.add(Table.decimal(measured.least(edit, game)));
                cells.add(Table.decimal(MILLIS / measured.processor(edit, game)));
            }
            table.row(cells.toArray(new String[0]));
        }
        line(table.text());
    }

    private void command(Measurements measured) {
        line(
                "The command, from the key that is pressed to the end: milliseconds by the clock; and the heap that compiling takes.");
        line("");
        Table table = new Table("", "");
        for (List<String> arguments : List.of(Session.HELP, Session.CHECK)) {
            table.row(typed(arguments), Table.count(measured.start(arguments)));
        }
        table.row("all games compiled, MB", Table.count(measured.heap(Session.HEAP, HeapBenchmark.ALL)));
        text.append(table.text());
    }

    /** A command as it is typed. */
    static String typed(List<String> arguments) {
        return "`./grog " + String.join(" ", arguments) + "`";
    }

    private static double[] scores(Measurements measured, List<String> stages, String game) {
        return stages.stream().mapToDouble(stage -> measured.score(stage, game)).toArray();
    }

    private void explain() {
        line("");
        line("## What is measured");
        line("");
        line(
                "- `floor` is Trenton 1776 written by hand (`benchmarks/…/floor`): flat arrays, blocks indexed by place, options counted and"
                        + " only the one that is taken worked out.");
        line(
                "  A test plays it in step with the generated game: the same options in the same order, the same dice, the same end.");
        line("- Random play takes a uniformly random option of every decision, game after game, the scenarios in turn;"
                + " setting up counts as play.");
        line("- «A copy each» takes every decision in a copy of the position and goes on there, as a search does.");
        line("- «Records» makes the typed record of every option of every decision.");
        line(
                "- A copy copies the state and what the decision offers, not the room for procedures that are not under way;"
                        + " what is copied of the array alone is the same.");
        line(
                "  Both are measured by turns in one Java, one copy after the other with nothing in between, at sixteen distances in memory, and the middle counts: at some of them, where both ends lie"
                        + " alike in the lines of the cache, it takes half as long. The floor has three arrays, and stands beside one of that size.");
        line(
                "- One thread and two threads play by turns in one Java, and the middle counts: two Javas that have compiled the"
                        + " same game differ by more than what is looked for.");
        line(
                "- Each other number is the best of some short measurements, because whoever else uses the machine can only slow it down.");
        line(
                "- Everything that is played is counted by the processor time of the threads that play, without that of the garbage collector"
                        + " and the just-in-time compiler in it.");
        line("- «By the clock» is what somebody waits for.");
        line(
                "- «Checked again» is what `grog check --watch` does after a line of the rules has been changed, and «playable again» what"
                        + " `grog play --watch` does: it reads, checks, writes Java, compiles what may be different, and plays the match once more.");
        line("  Both run in a Java that is started as the launcher starts it and has done the same a few times before;"
                + " that a file has been saved is noticed a tenth to a fifth of a second later, which is not counted.");
        line(
                "- The new state is one of every counter: what is laid out behind it is elsewhere then, and all that speaks of it is compiled anew.");
        line(
                "- The heap is what its pools held at the worst moment of each, while all games with their examples were compiled to classes"
                        + " one after the other in a Java with `-Xmx" + Session.MEGABYTES + "m`.");
        line("  Where there is more room, garbage is only left lying longer; ∞ says that this was not enough.");
        line(
                "- `./grog` runs on a built checkout as somebody types it, with the archive of classes that the launcher has made before.");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
