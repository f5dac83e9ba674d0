package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.PieceTraces;

/**
 * What a side can tell of two pieces that are hidden from it.
 *
 * @param suspects who can tell which pieces apart
 * @param giveaway what gives them away
 * @param told the same in words
 */
public record Leak(Suspects suspects, Giveaway giveaway, String told) {
    /**
     * A side and two pieces of which it is asked whether that side can tell them apart.
     *
     * @param traces where a state speaks of such pieces
     * @param viewer the side, by its number
     * @param lot picks what else is tried: a choice of another side, or whether workings are asked for
     */
    record Suspects(PieceTraces traces, int viewer, Thing one, Thing other, int lot) {
        Suspects with(int anotherLot) {
            return new Suspects(traces, viewer, one, other, anotherLot);
        }
    }

    @Override
    public String toString() {
        return told;
    }
}
