package dev.grognard.runtime.bot;

import dev.grognard.runtime.engine.Position;

/** Decides for a side. A bot that looks ahead keeps its own positions, so one bot serves one game at a time. */
@FunctionalInterface
public interface Bot {
    /** The index of the option that it takes; the position waits for a decision and is left as it is. */
    int choose(Position position, BotRandom random);
}
