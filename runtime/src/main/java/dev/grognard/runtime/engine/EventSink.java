package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.text.Text;
import java.util.List;

/** Is told what happens while a position runs. */
public interface EventSink {
    /** A side has taken an option; the cases are those of the option, not of all that it could have taken. */
    void chose(Position position, int side, DecisionPoint point, Text label, String notation, List<String> cases);

    /** The secret choices that were just made are known to all; who has seen everything anyway has nothing to note. */
    default void unveiled(Position position) {}

    /** Dice were thrown; the words say by whom or for what. */
    void rolled(Position position, Text told, String purpose, int faces, int[] values);

    /** Something was drawn at random; the words say by whom or for what, and show what was drawn as each side may see it. */
    void drawn(Position position, Text told, Text shown, Cup cup);

    void said(Position position, Text text, List<String> cases);

    /** A piece has gone from one place to another. */
    void moved(Position position, Text who, Thing from, Thing to, List<String> cases);

    /** A step of the sequence of play begins. */
    void began(Position position, Text phase, List<String> cases);

    void ended(Position position, int winner, Text text, List<String> cases);
}
