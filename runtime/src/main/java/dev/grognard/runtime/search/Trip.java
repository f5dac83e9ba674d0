package dev.grognard.runtime.search;

import dev.grognard.runtime.engine.Bits;
import dev.grognard.runtime.engine.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Every journey that a way of travelling allows from one place: by number of steps, the least cost of standing in each place, apart for ways
 * that lead on and ways that have been stopped there.
 */
public final class Trip {
    private static final int UNREACHED = Integer.MAX_VALUE;
    /** What a step costs that cannot be made at any price. */
    private static final int NEVER = Integer.MAX_VALUE / 2;

    /** What a way of travelling allows; made by generated code for one mover. */
    public interface Roads {
        /** Tells the trip of each step that may be taken from a place after so many steps. */
        void leave(int place, int steps, Trip trip);

        /** Whether a journey may go through this place. */
        boolean passes(int place);

        /** Whether a journey may end in this place. */
        boolean ends(int place);

        /** The most steps a journey may have. */
        int mostSteps();
    }

    /** How good it is to end in a place after so many steps at such a cost: the first number that differs decides, more is better. */
    public interface Ranking {
        int[] rank(int place, int steps, int cost);
    }

    private final Roads roads;
    private final int places;
    private final int start;
    private final int budget;
    private final int taken;
    private final boolean everyCount;
    /** By number of steps. */
    private final List<int[]> open = new ArrayList<>();

    private final List<int[]> stopped = new ArrayList<>();
    private final int[] cheapest;
    private int[] nextOpen;
    private int[] nextStopped;
    private int[] present;
    private int from;

    private Trip(Roads roads, int places, int start, int budget, int taken, boolean everyCount) {
        this.roads = roads;
        this.places = places;
        this.start = start;
        this.budget = budget;
        this.taken = taken;
        this.everyCount = everyCount;
        this.cheapest = blank();
    }

    /**
     * Explores from a place with a budget, after {@code taken} steps already made. With {@code everyCount} journeys of each number of steps are
     * kept apart even where a shorter one is as cheap.
     */
    public static Trip explore(Roads roads, int places, int start, int budget, int taken, boolean everyCount) {
        Trip trip = new Trip(roads, places, start, budget, taken, everyCount);
        trip.run();
        return trip;
    }

    private int[] blank() {
        int[] costs = new int[places];
        Arrays.fill(costs, UNREACHED);
        return costs;
    }

    private void run() {
        int[] first = blank();
        first[start] = 0;
        cheapest[start] = 0;
        open.add(first);
        stopped.add(blank());
        int most = Math.min(roads.mostSteps() - taken, places);
        for (int step = 0; step < most; step++) {
            present = open.get(step);
            nextOpen = blank();
            nextStopped = blank();
            for (int place = 0; place < places; place++) {
                boolean leadsOn = present[place] != UNREACHED && (step == 0 || roads.passes(place));
                if (leadsOn) {
                    from = place;
                    roads.leave(place, taken + step, this);
                }
            }
            if (!everyCount) {
                forgetWhatIsNoCheaper();
            }
            open.add(nextOpen);
            stopped.add(nextStopped);
            if (isBlank(nextOpen)) {
                return;
            }
        }
    }

    private void forgetWhatIsNoCheaper() {
        for (int place = 0; place < places; place++) {
            if (nextOpen[place] >= cheapest[place]) {
                nextOpen[place] = UNREACHED;
            } else {
                cheapest[place] = nextOpen[place];
            }
        }
    }

    private static boolean isBlank(int[] costs) {
        for (int cost : costs) {
            if (cost != UNREACHED) {
                return false;
            }
        }
        return true;
    }

    /** A step to a place at its own cost, which may be never; with {@code stop} the journey ends there. */
    public void step(int to, int cost, boolean stop) {
        if (cost < NEVER && present[from] + cost <= budget) {
            reach(to, present[from] + cost, stop);
        }
    }

    /** The same for a step that any budget is enough for, but which then takes all of it. */
    public void stepAnyway(int to, int cost, boolean stop) {
        if (cost < NEVER) {
            reach(to, Math.min(present[from] + cost, Math.max(budget, 0)), stop);
        }
    }

    private void reach(int to, int total, boolean stop) {
        int[] costs = stop ? nextStopped : nextOpen;
        costs[to] = Math.min(costs[to], total);
    }

    /** The least cost of a journey that ends in a place with a number of steps within the bounds, or -1 if there is none. */
    public int cost(int place, int exactly, int atLeast) {
        int least = UNREACHED;
        for (int step = 0; step < open.size(); step++) {
            boolean counts = exactly < 0 ? step + taken >= atLeast : step + taken == exactly;
            int cost = Math.min(open.get(step)[place], stopped.get(step)[place]);
            // The roads are asked only about places that they lead to.
            if (counts && cost < least && (step == 0 || roads.ends(place))) {
                least = cost;
            }
        }
        return least == UNREACHED ? -1 : least;
    }

    /** Whether a journey of at least one step can end somewhere. */
    public boolean goesAnywhere(int exactly, int atLeast) {
        for (int place = 0; place < places; place++) {
            if (goesTo(place, exactly, atLeast)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a journey of at least one step can end in this place. */
    public boolean goesTo(int place, int exactly, int atLeast) {
        for (int step = 1; step < open.size(); step++) {
            boolean counts = exactly < 0 ? step + taken >= atLeast : step + taken == exactly;
            if (counts && (open.get(step)[place] != UNREACHED || stopped.get(step)[place] != UNREACHED)) {
                return roads.ends(place);
            }
        }
        return false;
    }

    /**
     * The best rank of a journey of at least one further step, or null if there is none; {@code spent} is what the steps before have cost.
     */
    public int[] best(Ranking ranking, int spent, int exactly, int atLeast) {
        int[] best = null;
        for (int step = 1; step < open.size(); step++) {
            boolean counts = exactly < 0 ? step + taken >= atLeast : step + taken == exactly;
            for (int place = 0; counts && place < places; place++) {
                int cost = Math.min(open.get(step)[place], stopped.get(step)[place]);
                if (cost != UNREACHED && roads.ends(place)) {
                    best = better(best, ranking.rank(place, step + taken, cost + spent));
                }
            }
        }
        return best;
    }

    /** The better of two ranks, either of which may be missing. */
    public static int[] better(int[] one, int[] other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return Arrays.compare(one, other) >= 0 ? one : other;
    }

    /** The set of places where a journey can end, for boards of at most 64 places. */
    public long reached(int exactly, int atLeast) {
        long set = Sets.EMPTY;
        for (int place = 0; place < places; place++) {
            if (cost(place, exactly, atLeast) >= 0) {
                set = Sets.with(set, place);
            }
        }
        return set;
    }

    /** The set of places where a journey can end, for larger boards. */
    public Bits reachedBits(int exactly, int atLeast) {
        Bits set = Bits.EMPTY;
        for (int place = 0; place < places; place++) {
            if (cost(place, exactly, atLeast) >= 0) {
                set = Sets.with(set, place);
            }
        }
        return set;
    }
}
