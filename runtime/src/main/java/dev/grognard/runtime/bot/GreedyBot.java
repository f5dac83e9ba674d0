package dev.grognard.runtime.bot;

import dev.grognard.runtime.engine.Position;

/** Takes the option after which its side stands best at once, and any of them if several are as good. */
public final class GreedyBot implements Bot {
    private Position trial;

    @Override
    public int choose(Position position, BotRandom random) {
        if (trial == null || trial.game() != position.game()) {
            trial = position.fresh();
        }
        int side = position.decider();
        int best = 0;
        int bestScore = Integer.MIN_VALUE;
        int equals = 0;
        for (int option = 0; option < position.optionCount(); option++) {
            trial.copyFrom(position);
            // The dice that would really fall are not the bot's to know.
            trial.reseed(random.next(Integer.MAX_VALUE));
            trial.choose(option);
            int score = score(trial, side);
            if (score > bestScore) {
                best = option;
                bestScore = score;
                equals = 1;
            } else if (score == bestScore && random.next(++equals) == 0) {
                best = option;
            }
        }
        return best;
    }

    /** A game that is won is worth more than any that goes on, one that is lost less. */
    private static int score(Position position, int side) {
        if (!position.isOver() || position.winner() == Position.NOBODY) {
            return position.score(side);
        }
        return position.winner() == side ? Integer.MAX_VALUE : Integer.MIN_VALUE + 1;
    }
}
