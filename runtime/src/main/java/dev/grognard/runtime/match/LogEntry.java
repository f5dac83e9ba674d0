package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.text.Text;
import java.util.List;

/**
 * A line of the record of play: what happened, by which cases, with which dice.
 *
 * @param telling what it is made of
 * @param workings how the numbers in it came about; there only in a record that was made to be asked
 */
public record LogEntry(
        Kind kind,
        int turn,
        Text text,
        Telling telling,
        List<String> cases,
        List<Integer> dice,
        List<Explanation> workings) {
    /** What sort of event is recorded. */
    public enum Kind {
        /** A step of the sequence of play began. */
        BEGAN,
        /** A side decided. */
        CHOSE,
        /** A side passed or chose no more: nothing happened, and that there was a choice may be a secret. */
        DECLINED,
        /** Dice were thrown. */
        ROLLED,
        /** Something was drawn at random. */
        DRAWN,
        /** A piece moved. */
        MOVED,
        /** The rules announced something. */
        SAID,
        /** The game ended. */
        ENDED
    }

    /** Whether a number stands in it that a player may ask about. */
    public boolean hasFigure() {
        return !dice.isEmpty() || text.hasFigure();
    }

    /** The line as one side reads it, with its cases. */
    public String seenBy(int side) {
        return text.seenBy(side) + (cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]");
    }

    @Override
    public String toString() {
        return seenBy(Text.ALL_SEEING);
    }
}
