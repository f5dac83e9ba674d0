package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.RulesFault;
import java.util.List;
import java.util.Optional;

/**
 * A few games in which the players choose by chance, to see whether anything breaks.
 *
 * @param seeds how many games of each set-up
 * @param mostDecisions how many decisions a game may take
 */
record RandomGames(int seeds, int mostDecisions) {
    /** A changed rule may make games longer, but hardly so many times. */
    private static final int LONGER = 10;

    private static final int SHORTEST = 500;

    RandomGames(int seeds) {
        this(seeds, Integer.MAX_VALUE);
    }

    /** The same games, which may take not much more decisions than these take. */
    RandomGames notMuchLongerThan(Game game) {
        int longest = 0;
        for (int setup = 0; setup < game.setups().size(); setup++) {
            for (long seed = 1; seed <= seeds; seed++) {
                longest = Math.max(longest, decisions(game, setup, seed));
            }
        }
        return new RandomGames(seeds, SHORTEST + LONGER * longest);
    }

    private static int decisions(Game game, int setup, long seed) {
        Position position = game.newPosition();
        BotRandom random = new BotRandom(seed);
        position.begin(setup, 0, seed);
        position.advance();
        int decisions = 0;
        while (position.isWaiting()) {
            position.choose(random.next(position.optionCount()));
            decisions++;
        }
        return decisions;
    }

    /** What is wrong with the game, if these games show something. */
    Optional<String> wrong(Game game) {
        for (int setup = 0; setup < game.setups().size(); setup++) {
            for (long seed = 1; seed <= seeds; seed++) {
                Optional<String> found = wrong(game, setup, seed);
                if (found.isPresent()) {
                    return Optional.of("random play of "
                            + game.setups().get(setup).id() + " with seed " + seed + ": " + found.get());
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> wrong(Game game, int setup, long seed) {
        Position position = game.newPosition();
        BotRandom random = new BotRandom(seed);
        try {
            position.begin(setup, 0, seed);
            position.advance();
            for (int decisions = 0; position.isWaiting(); decisions++) {
                if (decisions > Math.min(mostDecisions, game.mostDecisions())) {
                    return Optional.of("it does not end");
                }
                if (position.optionCount() == 0) {
                    return Optional.of("a decision without options");
                }
                List<String> broken = position.brokenInvariants();
                if (!broken.isEmpty()) {
                    return Optional.of("not true any more: " + broken.get(0));
                }
                position.choose(random.next(position.optionCount()));
            }
            return position.isOver() ? Optional.empty() : Optional.of("it stops before it is over");
        } catch (RulesFault e) {
            return Optional.of(e.getMessage());
        } catch (RuntimeException e) {
            return Optional.of(e.toString());
        }
    }
}
