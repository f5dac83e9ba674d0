package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.EventSink;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.EventLog;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The record of play of an example, with who made the choices: the script, the rules because there was no other, or nobody. */
final class Recorder implements EventSink {
    private final EventLog log;
    private final Map<Integer, String> remarks = new HashMap<>();
    private final Map<String, Integer> forced = new LinkedHashMap<>();
    private String remark;
    private boolean skips;
    private int begun;
    /** How many phases had begun when a die or a draw last came out as the script has it; none has if that is less than 0. */
    private int lastThrow = -1;

    /**
     * An answer that was made without a question because nothing else was possible.
     *
     * @param asWritten whether an example names it so
     * @param told how many events there were with it
     */
    record Forced(String notation, boolean asWritten, int told) {}

    Recorder(Game game) {
        this.log = new EventLog(game);
    }

    /** The next choice is one that the script makes; the remark is printed after it. */
    void choosing(String remark) {
        this.remark = remark;
    }

    /** The next choice passes what is no question, and is not noted. */
    void skipping() {
        skips = true;
    }

    /** From here on answers are for what the next step sets going. */
    void forgetForced() {
        forced.clear();
    }

    /** What was done without a question and is meant by this: the same answer, or one about the same thing. */
    Optional<Forced> forcedAs(String notation) {
        return forced.entrySet().stream()
                .filter(made -> made.getKey().equals(notation)
                        || Notation.arguments(made.getKey()).contains(notation))
                .findFirst()
                .map(made -> new Forced(made.getKey(), made.getKey().equals(notation), made.getValue()));
    }

    /** How many events there are. */
    int size() {
        return log.size();
    }

    /** How many phases have begun. */
    int phasesBegun() {
        return begun;
    }

    /** Whether dice or draws of the script have fallen in the phase that is under way. */
    boolean isSameThrow() {
        return lastThrow == begun;
    }

    /** Every event on a line of its own. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<LogEntry> entries = log.entries();
        for (int i = 0; i < entries.size(); i++) {
            lines.add(entries.get(i) + remarks.getOrDefault(i, ""));
        }
        return lines;
    }

    @Override
    public void chose(
            Position position, int side, DecisionPoint point, Text label, String notation, List<String> cases) {
        if (skips) {
            skips = false;
            return;
        }
        if (remark == null) {
            forced.put(notation, log.size() + 1);
            remarks.put(log.size(), "  (no other choice)");
        } else if (!remark.isEmpty()) {
            remarks.put(log.size(), "  (" + remark + ")");
        }
        remark = null;
        log.chose(position, side, point, label, notation, cases);
    }

    @Override
    public void rolled(Position position, Text told, String purpose, int faces, int[] values) {
        lastThrow = begun;
        log.rolled(position, told, purpose, faces, values);
    }

    @Override
    public void drawn(Position position, Text told, Text shown, Cup cup) {
        if (!cup.isForced()) {
            lastThrow = begun;
        }
        log.drawn(position, told, shown, cup);
    }

    @Override
    public void said(Position position, Text text, List<String> cases) {
        log.said(position, text, cases);
    }

    @Override
    public void moved(Position position, Text who, Thing from, Thing to, List<String> cases) {
        log.moved(position, who, from, to, cases);
    }

    @Override
    public void began(Position position, Text phase, List<String> cases) {
        begun++;
        log.began(position, phase, cases);
    }

    @Override
    public void ended(Position position, int winner, Text text, List<String> cases) {
        log.ended(position, winner, text, cases);
    }
}
