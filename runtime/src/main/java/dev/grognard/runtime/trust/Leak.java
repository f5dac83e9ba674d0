package dev.grognard.runtime.trust;

/**
 * What a side can tell of something that is hidden from it.
 *
 * @param suspects what it can tell, and of what
 * @param giveaway what gives it away
 * @param told the same in words
 */
public record Leak(Suspects suspects, Giveaway giveaway, String told) {
    /**
     * A secret of which it is asked whether a side can tell which way it is.
     *
     * @param lot picks what else is tried: a choice of another side, or whether workings are asked for
     */
    record Suspects(Secret secret, int lot) {
        Suspects with(int anotherLot) {
            return new Suspects(secret, anotherLot);
        }
    }

    @Override
    public String toString() {
        return told;
    }
}
