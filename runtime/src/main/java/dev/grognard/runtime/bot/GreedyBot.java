package dev.grognard.runtime.bot;

import dev.grognard.runtime.engine.Position;

/**
 * Takes the option after which its side stands best, and any of them if several are as good. Where dice fall or others have to answer before the
 * option is done with, it looks at a few ways in which that may go.
 */
public final class GreedyBot implements Bot {
    /** In how many ways an option is tried whose end is not certain. */
    private static final int TRIALS = 6;

    /** After so many answers of others it is looked at how things stand. */
    private static final int ANSWERS = 20;

    /** Worth more than anything that a game may count. */
    private static final long WIN = 1L << 40;

    private Position trial;

    @Override
    public int choose(Position position, BotRandom random) {
        if (trial == null || trial.getClass() != position.getClass()) {
            trial = position.fresh();
        }
        int side = position.decider();
        int best = 0;
        long bestScore = Long.MIN_VALUE;
        int equals = 0;
        for (int option = 0; option < position.optionCount(); option++) {
            long score = prospect(position, option, side, random);
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

    /** How the side stands after an option, added up over the trials. */
    private long prospect(Position position, int option, int side, BotRandom random) {
        long sum = 0;
        for (int i = 0; i < TRIALS; i++) {
            trial.copyFrom(position);
            // The dice that would really fall are not the bot's to know.
            trial.reseed(random.next(Integer.MAX_VALUE));
            trial.choose(option);
            int answers = 0;
            // What is asked inside the procedure that asked this belongs to the option; what comes after it is another
            // matter.
            while (!trial.isOver()
                    && trial.decider() != side
                    && trial.topFrame() > position.topFrame()
                    && answers < ANSWERS) {
                trial.choose(random.next(trial.optionCount()));
                answers++;
            }
            long score = score(trial, side);
            if (answers == 0 && trial.rolls() == position.rolls()) {
                return score * TRIALS;
            }
            sum += score;
        }
        return sum;
    }

    /** A game that is won is worth more than any that goes on, one that is lost less. */
    static long score(Position position, int side) {
        if (!position.isOver() || position.winner() == Position.NOBODY) {
            return position.score(side);
        }
        return position.winner() == side ? WIN : -WIN;
    }
}
