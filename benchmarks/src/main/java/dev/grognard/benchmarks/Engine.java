package dev.grognard.benchmarks;

import java.util.Optional;

/** What a benchmark needs of a game, so that one loop plays those that are generated and those that are not. */
public interface Engine {
    /** How many scenarios there are to begin with. */
    int setups();

    /** Sets a scenario up, with dice that follow from the seed, and runs to the first decision. */
    void begin(int setup, long seed);

    boolean isOver();

    /** How many options the present decision has. */
    int optionCount();

    /** Takes an option of the present decision and runs to the next one or to the end. */
    void choose(int option);

    /** Another position of the same game, not set up. */
    Engine fresh();

    /** Makes this position the same as another of the same game, ready to run on. */
    void copyFrom(Engine other);

    /** The same so many times, one copy after the other with nothing in between. */
    void copyFrom(Engine other, int times);

    /** How many bytes a copy of the position copies. */
    int stateSize();

    /** The array whose beginning is all that a copy copies, if there is only one. */
    default Optional<long[]> memory() {
        return Optional.empty();
    }
}
