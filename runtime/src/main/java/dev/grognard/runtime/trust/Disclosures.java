package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.EventSink;
import dev.grognard.runtime.engine.Onlooker;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.EventLog;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.text.Text;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Keeps the log of one choice, and notes where in it the rules themselves tell two hidden pieces apart: they show something on purpose, one
 * of the two comes to be seen, or a fact is told that would be another one if the two had changed places.
 */
final class Disclosures implements Onlooker, EventSink {
    private final EventLog log;
    private final Secret secret;
    private final BooleanSupplier seen;
    private final int viewer;
    private final Predicate<BooleanSupplier> apart;
    private int told = Integer.MAX_VALUE;
    private int sighted = Integer.MAX_VALUE;

    /**
     * @param secret what is hidden, and from whom
     * @param seen whether the viewer sees one of the two pieces now
     * @param apart whether a fact would be another one if the two had changed places
     */
    Disclosures(EventLog log, Secret secret, BooleanSupplier seen, Predicate<BooleanSupplier> apart) {
        this.log = log;
        this.secret = secret;
        this.viewer = secret.viewer();
        this.seen = seen;
        this.apart = apart;
    }

    List<LogEntry> happened() {
        return log.happened();
    }

    /** How much of the log comes before anything that the rules show or tell on purpose. */
    int told() {
        return told;
    }

    /** How much of the log comes before one of the two is seen. */
    int sighted() {
        look();
        return sighted;
    }

    private void look() {
        if (sighted == Integer.MAX_VALUE && seen.getAsBoolean()) {
            sighted = log.happened().size();
        }
    }

    @Override
    public void shown() {
        told = Math.min(told, log.happened().size());
    }

    @Override
    public void told(int sides, BooleanSupplier fact) {
        if ((sides & 1 << viewer) != 0 && apart.test(fact)) {
            shown();
        }
    }

    @Override
    public void chose(
            Position position, int side, DecisionPoint point, Text label, String notation, List<String> cases) {
        look();
        log.chose(position, side, point, label, notation, cases);
    }

    @Override
    public void unveiled(Position position) {
        look();
        log.unveiled(position);
    }

    @Override
    public void rolled(Position position, Text told, String purpose, int faces, int[] values) {
        look();
        log.rolled(position, told, purpose, faces, values);
    }

    @Override
    public void drawn(Position position, Text told, Text shown, Cup cup) {
        look();
        log.drawn(position, told, shown, cup);
    }

    @Override
    public void said(Position position, Text text, List<String> cases) {
        look();
        log.said(position, text, cases);
    }

    @Override
    public void moved(Position position, Text who, Thing from, Thing to, List<String> cases) {
        look();
        log.moved(position, who, from, to, cases);
    }

    @Override
    public void began(Position position, Text phase, List<String> cases) {
        look();
        log.began(position, phase, cases);
    }

    @Override
    public void ended(Position position, int winner, Text text, List<String> cases) {
        look();
        if (secret.endsWithTheGame()) {
            shown();
        }
        log.ended(position, winner, text, cases);
    }
}
