package dev.grognard.runtime.search;

import dev.grognard.runtime.engine.Bits;
import dev.grognard.runtime.engine.GrowingBits;
import java.util.ArrayList;
import java.util.List;

/**
 * The trips of one position, used again and again. What a way of travelling asks may need another trip, so that several can be under way,
 * one inside the other.
 */
public final class Trips {
    private final int places;
    private final List<Trip> trips = new ArrayList<>();
    private final Rank present = new Rank();
    private final Rank best = new Rank();
    private final Rank after = new Rank();
    private int underWay;

    public Trips(int places) {
        this.places = places;
    }

    private Trip begin(int exactly, int atLeast) {
        if (underWay == trips.size()) {
            trips.add(new Trip(places));
        }
        Trip trip = trips.get(underWay++);
        trip.length(exactly, atLeast);
        return trip;
    }

    /** Whether a journey of at least one step can end somewhere. */
    public boolean goAnywhere(
            Trip.Roads roads, int start, int budget, int taken, boolean everyCount, int exactly, int atLeast) {
        Trip trip = begin(exactly, atLeast);
        try {
            return trip.explore(roads, start, budget, taken, everyCount, true);
        } finally {
            underWay--;
        }
    }

    /** Whether a journey of at least one step can end in this place. */
    public boolean goTo(
            Trip.Roads roads, int start, int budget, boolean everyCount, int exactly, int atLeast, int place) {
        Trip trip = begin(exactly, atLeast);
        try {
            trip.explore(roads, start, budget, 0, everyCount, false);
            return trip.goesTo(place);
        } finally {
            underWay--;
        }
    }

    /** The least cost of a journey that ends in a place, or -1 if there is none. */
    public int cost(Trip.Roads roads, int start, int budget, boolean everyCount, int place) {
        Trip trip = begin(-1, 0);
        try {
            trip.explore(roads, start, budget, 0, everyCount, false);
            return trip.cost(place);
        } finally {
            underWay--;
        }
    }

    /** How good it is to stop where a journey stands; no journey yet. */
    public Rank present() {
        return present.none();
    }

    /** How good the best journey is that a player may choose; no journey yet. */
    public Rank best() {
        return best.none();
    }

    /** How good the best journey is that begins with one step; no journey yet. */
    public Rank after() {
        return after.none();
    }

    /** Offers every journey of at least one further step; {@code spent} is what the steps before have cost. */
    public void offer(
            Trip.Roads roads,
            int start,
            int budget,
            int taken,
            int spent,
            int exactly,
            int atLeast,
            Rank.Ranking ranking,
            Rank rank) {
        Trip trip = begin(exactly, atLeast);
        try {
            trip.explore(roads, start, budget, taken, true, false);
            trip.offer(ranking, spent, rank);
        } finally {
            underWay--;
        }
    }

    /** The set of places where a journey can end, for boards of at most 64 places. */
    public long reached(Trip.Roads roads, int start, int budget, boolean everyCount, int exactly, int atLeast) {
        Trip trip = begin(exactly, atLeast);
        try {
            trip.explore(roads, start, budget, 0, everyCount, false);
            return trip.reached();
        } finally {
            underWay--;
        }
    }

    /** Adds the places where a journey can end to a set, for larger boards. */
    public Bits reached(
            Trip.Roads roads, int start, int budget, boolean everyCount, int exactly, int atLeast, GrowingBits into) {
        Trip trip = begin(exactly, atLeast);
        try {
            trip.explore(roads, start, budget, 0, everyCount, false);
            return trip.reached(into);
        } finally {
            underWay--;
        }
    }
}
