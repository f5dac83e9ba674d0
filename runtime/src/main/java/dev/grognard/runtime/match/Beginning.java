package dev.grognard.runtime.match;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** How a match was set up: the scenario and the optional rules by their ids, and the seed of the dice. */
public record Beginning(String setupId, Set<String> optionIds, long seed) {
    public Beginning {
        optionIds = Set.copyOf(optionIds);
    }

    /** The options in the order of their names, for what must not depend on a hash. */
    public List<String> sortedOptionIds() {
        return List.copyOf(new TreeSet<>(optionIds));
    }

    /**
     * Sets a position up in this way, without running it.
     *
     * @throws IllegalArgumentException if the game has no such scenario or option
     */
    void setUp(Game game, Position position) {
        position.begin(setupIndex(game, setupId), optionMask(game, optionIds), seed);
    }

    /** The index of a scenario. */
    public static int setupIndex(Game game, String id) {
        List<String> ids = game.setups().stream().map(Game.Setup::id).toList();
        if (!ids.contains(id)) {
            throw new IllegalArgumentException(game.title() + " has no scenario " + id + ", but " + ids);
        }
        return ids.indexOf(id);
    }

    /** The mask of a set of optional rules. */
    public static int optionMask(Game game, Set<String> optionIds) {
        List<String> ids = game.options().stream().map(Game.Choice::id).toList();
        int mask = 0;
        for (String id : optionIds) {
            if (!ids.contains(id)) {
                throw new IllegalArgumentException(game.title() + " has no option " + id + ", but " + ids);
            }
            mask |= 1 << ids.indexOf(id);
        }
        return mask;
    }
}
