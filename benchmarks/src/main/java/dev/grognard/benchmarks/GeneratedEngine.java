package dev.grognard.benchmarks;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Slots;
import java.lang.reflect.Field;
import java.util.Optional;

/** A generated game as an engine. */
final class GeneratedEngine implements Engine {
    private final Position position;

    private final int setups;

    GeneratedEngine(Game game) {
        this.position = game.newPosition();
        this.setups = game.setups().size();
    }

    Position position() {
        return position;
    }

    @Override
    public int setups() {
        return setups;
    }

    @Override
    public void begin(int setup, long seed) {
        position.begin(setup, 0, seed);
        position.advance();
    }

    @Override
    public boolean isOver() {
        return position.isOver();
    }

    @Override
    public int optionCount() {
        return position.optionCount();
    }

    @Override
    public void choose(int option) {
        position.choose(option);
    }

    @Override
    public Engine fresh() {
        return new GeneratedEngine(position.game());
    }

    @Override
    public void copyFrom(Engine other) {
        position.copyFrom(((GeneratedEngine) other).position);
    }

    @Override
    public void copyFrom(Engine other, int times) {
        Position from = ((GeneratedEngine) other).position;
        Position to = position;
        for (int i = 0; i < times; i++) {
            to.copyFrom(from);
        }
    }

    @Override
    public int stateSize() {
        return position.copiedSize() * Long.BYTES;
    }

    /** Nobody else may touch it, so it is no part of what a position offers. */
    @Override
    public Optional<long[]> memory() {
        try {
            Field memory = Slots.class.getDeclaredField("d");
            memory.setAccessible(true);
            return Optional.of((long[]) memory.get(position));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a position keeps its state elsewhere now", e);
        }
    }
}
