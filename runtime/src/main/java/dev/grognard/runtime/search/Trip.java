package dev.grognard.runtime.search;

import dev.grognard.runtime.engine.Bits;
import dev.grognard.runtime.engine.GrowingBits;
import dev.grognard.runtime.engine.Sets;
import java.util.ArrayList;
import java.util.List;

/**
 * Every journey that a way of travelling allows from one place: by number of steps, the least cost of standing in each place, apart for ways
 * that lead on and ways that have been stopped there.
 *
 * <p>A trip is used again and again: what the last one left behind is told from what this one found by a mark, so that nothing is cleared.
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

    /** What can be reached with one number of steps. */
    private static final class Level {
        private final int[] open;
        private final int[] stopped;
        private final int[] marks;
        private final int[] places;
        private int size;

        Level(int places) {
            open = new int[places];
            stopped = new int[places];
            marks = new int[places];
            this.places = new int[places];
        }

        void clear() {
            size = 0;
        }

        void reach(int place, int cost, boolean stop, int round) {
            if (marks[place] != round) {
                marks[place] = round;
                open[place] = UNREACHED;
                stopped[place] = UNREACHED;
                places[size++] = place;
            }
            int[] costs = stop ? stopped : open;
            costs[place] = Math.min(costs[place], cost);
        }

        int cost(int place, int round) {
            return marks[place] == round ? Math.min(open[place], stopped[place]) : UNREACHED;
        }
    }

    private final int places;
    /** By number of steps; {@link #count} of them belong to this trip. */
    private final List<Level> levels = new ArrayList<>();

    private final int[] cheapest;
    private final int[] cheapestMarks;
    private int count;
    private int round;
    private Roads roads;
    private int budget;
    private int taken;
    private int exactly;
    private int atLeast;
    private Level next;
    private int costSoFar;

    Trip(int places) {
        this.places = places;
        this.cheapest = new int[places];
        this.cheapestMarks = new int[places];
    }

    /** Journeys are to have so many steps exactly, if that is not negative, or at least so many, those made before included. */
    void length(int exact, int least) {
        exactly = exact;
        atLeast = least;
    }

    private boolean fits(int steps) {
        return exactly < 0 ? steps >= atLeast : steps == exactly;
    }

    /**
     * Explores from a place with a budget, after {@code already} steps made before. With {@code everyCount} journeys of each number of steps
     * are kept apart even where a shorter one is as cheap. With {@code oneIsEnough} it stops as soon as a journey can end, and says whether
     * one can.
     */
    boolean explore(Roads along, int start, int most, int already, boolean everyCount, boolean oneIsEnough) {
        begin(along, start, most, already);
        int longest = Math.min(roads.mostSteps() - taken, places);
        boolean goesOn = true;
        for (int step = 0; step < longest && goesOn; step++) {
            Level present = levels.get(step);
            next = level();
            leave(present, step);
            goesOn = leadsOn(everyCount);
            if (oneIsEnough && fits(taken + step + 1) && endsSomewhere(next)) {
                return true;
            }
        }
        return false;
    }

    private void begin(Roads along, int start, int most, int already) {
        roads = along;
        budget = most;
        taken = already;
        count = 0;
        round++;
        level().reach(start, 0, false, round);
        cheapest[start] = 0;
        cheapestMarks[start] = round;
    }

    private Level level() {
        if (count == levels.size()) {
            levels.add(new Level(places));
        }
        Level level = levels.get(count++);
        level.clear();
        return level;
    }

    private void leave(Level present, int step) {
        for (int i = 0; i < present.size; i++) {
            int place = present.places[i];
            if (present.open[place] != UNREACHED && (step == 0 || roads.passes(place))) {
                costSoFar = present.open[place];
                roads.leave(place, taken + step, this);
            }
        }
    }

    private boolean endsSomewhere(Level level) {
        for (int i = 0; i < level.size; i++) {
            int place = level.places[i];
            if (level.cost(place, round) != UNREACHED && roads.ends(place)) {
                return true;
            }
        }
        return false;
    }

    /** Whether something was reached from where the journey goes on; what is no cheaper than with fewer steps does not, unless they count. */
    private boolean leadsOn(boolean everyCount) {
        boolean any = false;
        for (int i = 0; i < next.size; i++) {
            int place = next.places[i];
            int cost = next.open[place];
            if (cost == UNREACHED) {
                continue;
            }
            if (everyCount || cheapestMarks[place] != round || cost < cheapest[place]) {
                cheapest[place] = cost;
                cheapestMarks[place] = round;
                any = true;
            } else {
                next.open[place] = UNREACHED;
            }
        }
        return any;
    }

    /** A step to a place at its own cost, which may be never; with {@code stop} the journey ends there. */
    public void step(int to, int cost, boolean stop) {
        if (cost < NEVER && costSoFar + cost <= budget) {
            next.reach(to, costSoFar + cost, stop, round);
        }
    }

    /** The same for a step that any budget is enough for, but which then takes all of it. */
    public void stepAnyway(int to, int cost, boolean stop) {
        if (cost < NEVER) {
            next.reach(to, Math.min(costSoFar + cost, Math.max(budget, 0)), stop, round);
        }
    }

    /** The least cost of a journey that ends in a place, or -1 if there is none. */
    int cost(int place) {
        int least = UNREACHED;
        for (int step = 0; step < count; step++) {
            int cost = levels.get(step).cost(place, round);
            // The roads are asked only about places that they lead to.
            if (fits(step + taken) && cost < least && (step == 0 || roads.ends(place))) {
                least = cost;
            }
        }
        return least == UNREACHED ? -1 : least;
    }

    /** Whether a journey of at least one step can end in this place. */
    boolean goesTo(int place) {
        for (int step = 1; step < count; step++) {
            if (fits(step + taken) && levels.get(step).cost(place, round) != UNREACHED) {
                return roads.ends(place);
            }
        }
        return false;
    }

    /** Offers every journey of at least one further step; {@code spent} is what the steps before have cost. */
    void offer(Rank.Ranking ranking, int spent, Rank best) {
        for (int step = 1; step < count; step++) {
            Level level = levels.get(step);
            for (int i = 0; fits(step + taken) && i < level.size; i++) {
                int place = level.places[i];
                int cost = level.cost(place, round);
                if (cost != UNREACHED && roads.ends(place)) {
                    best.offer(ranking, place, step + taken, cost + spent);
                }
            }
        }
    }

    /** The set of places where a journey can end, for boards of at most 64 places. */
    long reached() {
        long set = Sets.EMPTY;
        for (int place = 0; place < places; place++) {
            if (cost(place) >= 0) {
                set = Sets.with(set, place);
            }
        }
        return set;
    }

    /** Adds the places where a journey can end to a set, for larger boards. */
    Bits reached(GrowingBits into) {
        for (int place = 0; place < places; place++) {
            if (cost(place) >= 0) {
                into.add(place);
            }
        }
        return into;
    }
}
