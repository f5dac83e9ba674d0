package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import java.util.Optional;

/**
 * A menu or a journey that nobody was asked about because it had nothing to offer; it still knows why.
 *
 * @param told how many events had been noted by then
 */
record PassedOver(int decider, long[] state, int told) {
    /** Why the menu does not offer an order; nothing if it does not know the order. */
    Optional<Refusal> refusalOf(Game game, String notation) {
        return question(game).refusalOf(notation);
    }

    /** The question as it was then. */
    OpenQuestion question(Game game) {
        Position then = game.newPosition();
        then.askInVain(true);
        then.askOnward(true);
        then.restore(state);
        return new OpenQuestion(game, then);
    }
}
