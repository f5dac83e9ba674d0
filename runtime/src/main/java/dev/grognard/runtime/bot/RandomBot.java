package dev.grognard.runtime.bot;

import dev.grognard.runtime.engine.Position;

/** Takes any option, each as likely as the others. */
public final class RandomBot implements Bot {
    @Override
    public int choose(Position position, BotRandom random) {
        return random.next(position.optionCount());
    }
}
