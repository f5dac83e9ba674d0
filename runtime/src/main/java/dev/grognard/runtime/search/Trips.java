package dev.grognard.runtime.search;

import dev.grognard.runtime.engine.Bits;
import java.util.ArrayList;
import java.util.List;

/**
 * The trips of one position, used again and again. What a way of travelling asks may need another trip, so that several can be under way,
 * one inside the other.
 */
public final class Trips {
    private final int places;
    private final List<Trip> trips = new ArrayList<>();
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

    /** The best rank of a journey of at least one further step, or null if there is none; {@code spent} is what the steps before have cost. */
    public int[] best(
            Trip.Roads roads,
            int start,
            int budget,
            int taken,
            int spent,
            int exactly,
            int atLeast,
            Trip.Ranking ranking) {
        Trip trip = begin(exactly, atLeast);
        try {
            trip.explore(roads, start, budget, taken, true, false);
            return trip.best(ranking, spent);
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

    /** The set of places where a journey can end, for larger boards. */
    public Bits reachedBits(Trip.Roads roads, int start, int budget, boolean everyCount, int exactly, int atLeast) {
        Trip trip = begin(exactly, atLeast);
        try {
            trip.explore(roads, start, budget, 0, everyCount, false);
            return trip.reachedBits();
        } finally {
            underWay--;
        }
    }
}
