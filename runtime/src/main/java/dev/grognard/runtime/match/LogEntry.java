package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.text.Text;
import java.util.List;
import java.util.Optional;

/** A line of the record of play: what happened, by which cases, with which dice, and the working where there is one. */
public record LogEntry(
        Kind kind, int turn, Text text, List<String> cases, List<Integer> dice, Optional<Explanation> working) {
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
        /** A piece moved. */
        MOVED,
        /** The rules announced something. */
        SAID,
        /** A rule came to a value that players may ask about. */
        WORKED,
        /** The same, out of what is hidden from some of them. */
        WORKED_IN_SECRET,
        /** The game ended. */
        ENDED
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
