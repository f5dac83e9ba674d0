package dev.grognard.benchmarks;

/** Plays random games one after the other, the scenarios in turn, and never comes to an end. */
final class RandomPlay {
    private final Chance chance;

    private Engine engine;
    private Engine other;
    private int games;

    RandomPlay(Engine engine, long seed) {
        this.engine = engine;
        this.other = engine.fresh();
        this.chance = new Chance(seed);
        begin();
    }

    Engine engine() {
        return engine;
    }

    /** Takes one decision where it is. */
    void decide() {
        engine.choose(chance.next(engine.optionCount()));
        if (engine.isOver()) {
            begin();
        }
    }

    /** Takes one decision in a copy and goes on there, as a search does. */
    void decideInCopy() {
        other.copyFrom(engine);
        Engine old = engine;
        engine = other;
        other = old;
        decide();
    }

    private void begin() {
        engine.begin(games % engine.setups(), games);
        games++;
    }
}
