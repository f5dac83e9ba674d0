package dev.grognard.benchmarks;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import java.util.Set;

/** Matches of a given length, played by chance. */
final class RandomMatch {
    private RandomMatch() {}

    /** The first that lasts so many decisions, as it is after them. */
    static Match of(Game game, int decisions) {
        long seed = 0;
        Match match;
        do {
            match = played(game, decisions, seed++);
        } while (match.taken().size() < decisions);
        return match;
    }

    private static Match played(Game game, int decisions, long seed) {
        Match match = Match.begin(game, game.setups().get(0).id(), Set.of(), seed);
        Chance chance = new Chance(seed);
        while (!match.isOver() && match.taken().size() < decisions) {
            match.choose(chance.next(match.position().optionCount()));
        }
        return match;
    }
}
