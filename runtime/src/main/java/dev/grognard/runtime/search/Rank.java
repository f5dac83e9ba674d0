package dev.grognard.runtime.search;

import java.util.Arrays;

/**
 * How good the best of some journeys is: numbers of which the first that differs decides, more is better. Before a journey is offered there is
 * none.
 */
public final class Rank {
    private int[] best = new int[4];
    private int[] offered = new int[4];
    private int bestSize;
    private int offeredSize;

    /** How good it is to end in a place after so many steps at such a cost. */
    public interface Ranking {
        /** Adds the numbers to the rank, one after the other. */
        void rank(int place, int steps, int cost, Rank rank);
    }

    Rank none() {
        bestSize = 0;
        return this;
    }

    /** The next number of the journey that is offered. */
    public void add(int number) {
        if (offeredSize == offered.length) {
            offered = Arrays.copyOf(offered, offeredSize * 2);
        }
        offered[offeredSize++] = number;
    }

    /** There is a journey that ends in this place. */
    public void offer(Ranking ranking, int place, int steps, int cost) {
        offeredSize = 0;
        ranking.rank(place, steps, cost, this);
        if (Arrays.compare(offered, 0, offeredSize, best, 0, bestSize) > 0) {
            int[] before = best;
            best = offered;
            bestSize = offeredSize;
            offered = before;
        }
    }

    /** There are the journeys of which another rank tells. */
    public void offer(Rank other) {
        if (Arrays.compare(other.best, 0, other.bestSize, best, 0, bestSize) > 0) {
            if (best.length < other.bestSize) {
                best = new int[other.bestSize];
            }
            System.arraycopy(other.best, 0, best, 0, other.bestSize);
            bestSize = other.bestSize;
        }
    }

    /** Whether the best journeys of both are equally good; none is as good as none. */
    public boolean isAsGoodAs(Rank other) {
        return Arrays.equals(best, 0, bestSize, other.best, 0, other.bestSize);
    }
}
