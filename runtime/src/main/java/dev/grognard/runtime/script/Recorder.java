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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The record of play of an example, with who made the choices: the script, the rules because there was no other, or nobody. */
final class Recorder implements EventSink {
    private final EventLog log;
    private final Map<Integer, String> remarks = new HashMap<>();
    private final Set<String> forced = new HashSet<>();
    private String remark;
    private int begun;

    Recorder(Game game) {
        this.log = new EventLog(game);
    }

    /** The next choice is one that the script makes; the remark is printed after it. */
    void choosing(String remark) {
        this.remark = remark;
    }

    /** Whether this was chosen without a question because nothing else was possible. */
    boolean wasForced(String notation) {
        return forced.contains(notation);
    }

    /** How many phases have begun. */
    int phasesBegun() {
        return begun;
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
        if (remark == null) {
            forced.add(notation);
            remarks.put(log.size(), "  (no other choice)");
        } else if (!remark.isEmpty()) {
            remarks.put(log.size(), "  (" + remark + ")");
        }
        remark = null;
        log.chose(position, side, point, label, notation, cases);
    }

    @Override
    public void rolled(Position position, Text told, String purpose, int faces, int[] values) {
        log.rolled(position, told, purpose, faces, values);
    }

    @Override
    public void drawn(Position position, Text told, Text shown, Cup cup) {
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
