package dev.grognard.runtime.engine;

/** Where the numbers on the dice come from: the position's own seeded sequence, or a script. */
public interface Dice {
    /** Dice that follow from the seed alone. */
    Dice SEEDED = (position, faces, purpose) -> position.random(faces) + 1;

    /** Throws one die with the faces 1 to {@code faces}. */
    int roll(Position position, int faces, String purpose);

    /**
     * Announces a handful before its dice are thrown one by one. A script that has no such dice throws here: the position is then still
     * at rest before the roll, and {@link Position#advance} takes it up again.
     */
    default void begin(Position position, int count, int faces, String purpose) {}

    /**
     * Announces a draw before it is thrown for, one member after the other; as in {@link #begin(Position, int, int, String)}. Whoever wants a
     * certain member throws its place among those that are left.
     */
    default void begin(Position position, Cup cup, int count) {}

    /** A turn is about to end. A script that wants to look at it before it is over throws here, as in {@link #begin}. */
    default void turnEnds(Position position) {}
}
