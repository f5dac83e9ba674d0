package dev.grognard.runtime.bot;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import java.util.Arrays;
import java.util.List;

/** A game that bots have played: how many decisions it took, in which turn it stopped, and who won if it came to an end. */
public record Playout(boolean over, int winner, int turn, int decisions) {
    /** Plays one game with this scenario and these options; each side has the bot with its index, dice and bots follow from the seed. */
    public static Playout run(Game game, int setup, int optionMask, long seed, List<Bot> bots, int mostDecisions) {
        Position position = game.newPosition();
        position.begin(setup, optionMask, seed);
        position.advance();
        return finish(position, new BotRandom(seed), bots.toArray(new Bot[0]), mostDecisions);
    }

    /** Plays one game with random choices. */
    public static Playout random(Game game, int setup, int optionMask, long seed, int mostDecisions) {
        Bot[] bots = new Bot[game.schema().sides().size()];
        Arrays.fill(bots, new RandomBot());
        return run(game, setup, optionMask, seed, List.of(bots), mostDecisions);
    }

    /** Plays a position that waits for a decision on to its end, or until so many decisions have been taken. */
    public static Playout finish(Position position, BotRandom random, Bot[] bots, int mostDecisions) {
        int decisions = 0;
        while (position.isWaiting() && decisions < mostDecisions) {
            position.choose(bots[position.decider()].choose(position, random));
            decisions++;
        }
        boolean over = position.isOver();
        return new Playout(over, over ? position.winner() : Position.NOBODY, position.turn(), decisions);
    }
}
