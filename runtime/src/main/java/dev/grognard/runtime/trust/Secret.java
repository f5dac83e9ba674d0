package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;

/** What a side does not know, as two ways in which things may stand that it cannot tell apart. */
interface Secret {
    /** The side, by its number. */
    int viewer();

    /** Has a state be the other way; done twice, it changes nothing. */
    void exchange(long[] state);

    /** Whether the other way, given as a whole position, is one that the rules allow. */
    default boolean couldBe(Position otherwise) {
        return true;
    }

    /** Whether the viewer sees now which way it is. */
    boolean isSeen(Position position);

    /** Whether the viewer has nothing to tell apart any more where he sees which way it is. */
    boolean endsWhenSeen();

    /** Whether the end of the game may tell which way it is. */
    boolean endsWithTheGame();

    /** Whether it is a secret of this position too. */
    boolean isHiddenIn(Position position);

    /** What stands in the place of a piece the other way. */
    default Thing inItsPlace(Thing piece) {
        return piece;
    }

    /** A notation as it reads the other way. */
    default String mirrored(String notation) {
        return notation;
    }

    /** What somebody can tell who knows which way it is: {@code can tell whether it is A or B}. */
    String told();
}
