package dev.grognard.benchmarks.report;

import dev.grognard.benchmarks.Engines;
import dev.grognard.benchmarks.HeapBenchmark;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** What is wanted, beside what is there. */
final class Targets {
    private final Map<Jdk, Measurements> measured;
    private final Table table;

    Targets(Map<Jdk, Measurements> measured) {
        this.measured = measured;
        List<String> head = new ArrayList<>(List.of("", "wanted"));
        measured.keySet().forEach(jdk -> head.add("JDK " + jdk.feature()));
        this.table = new Table(head.toArray(new String[0]));
    }

    /** How many times as much two threads do as one, if each had a processor for itself. */
    static double gain(Measurements measured, String engine) {
        return measured.found(Session.THREADS, engine, "byProcessor");
    }

    /** How many times as long a copy of a position takes as one of its array. */
    static double copy(Measurements measured, String engine) {
        return measured.found(Session.COPIES, engine, "position") / measured.found(Session.COPIES, engine, "array");
    }

    void writeTo(StringBuilder text) {
        atLeast(
                0.6,
                Engines.TRENTON + " in place ÷ floor",
                m -> m.ratio(Session.IN_PLACE, Engines.TRENTON, Engines.FLOOR));
        atLeast(
                0.6,
                Engines.TRENTON + " with copies ÷ floor",
                m -> m.ratio(Session.COPYING, Engines.TRENTON, Engines.FLOOR));
        atLeast(
                2.0 / 13,
                Engines.NEW_YORK + " in place ÷ floor",
                m -> m.ratio(Session.IN_PLACE, Engines.NEW_YORK, Engines.FLOOR));
        atLeast(
                0.5 / 13,
                Engines.GERMANTOWN + " in place ÷ floor",
                m -> m.ratio(Session.IN_PLACE, Engines.GERMANTOWN, Engines.FLOOR));
        for (String game : Session.GAMES) {
            atMost(1, game + ", bytes per decision", m -> m.bytes(Session.IN_PLACE, game));
        }
        for (String game : Session.GAMES) {
            atMost(1.2, game + ", copy ÷ array copy", m -> copy(m, game));
        }
        for (String game : Session.GAMES) {
            atLeast(0.9, game + ", gain of two threads ÷ floor's", m -> gain(m, game) / gain(m, Engines.FLOOR));
        }
        for (String game : Session.GAMES) {
            atMost(100, game + ", checked again after a line, ms", m -> m.least(Session.CHECK_AGAIN, game));
        }
        for (String game : Session.GAMES) {
            atMost(1_000, game + ", playable again after a line, ms", m -> m.least(Session.PLAY_AFTER_LINE, game));
        }
        for (String game : Session.GAMES) {
            atMost(
                    1_000,
                    game + ", playable again after a new state, ms",
                    m -> m.least(Session.PLAY_AFTER_STATE, game));
        }
        atMost(Session.MEGABYTES, "all games compiled, MB of heap", m -> m.heap(Session.HEAP, HeapBenchmark.ALL));
        atMost(1_000, Report.typed(Session.CHECK) + " from nothing, ms", m -> m.start(Session.CHECK));
        atMost(300, Report.typed(Session.HELP) + " from nothing, ms", m -> m.start(Session.HELP));
        text.append(table.text());
    }

    private void atLeast(double wanted, String what, ToDoubleFunction<Measurements> value) {
        row(what, "≥ " + Table.number(wanted), value);
    }

    private void atMost(double wanted, String what, ToDoubleFunction<Measurements> value) {
        row(what, "≤ " + Table.number(wanted), value);
    }

    private void row(String what, String wanted, ToDoubleFunction<Measurements> value) {
        List<String> cells = new ArrayList<>(List.of(what, wanted));
        measured.values().forEach(m -> cells.add(Table.number(value.applyAsDouble(m))));
        table.row(cells.toArray(new String[0]));
    }
}
