package dev.grognard.runtime.search;

import dev.grognard.runtime.engine.Bits;
import dev.grognard.runtime.engine.GrowingBits;
import java.util.Arrays;

/**
 * Finds the cheapest ways from one or several places, with arrays that are used again and again. The caller pulls places by
 * {@link #next} in the order of cost, then steps, then index, and relaxes the edges that lead on from each.
 *
 * <p>A step may force a stop. A place may be reached cheaply by a stop and dearer by a way that leads on, so both are kept: the cheaper
 * is the place's cost, the way that leads on is the one that is continued.
 */
public final class Search {
    private static final int NONE = -1;

    private final int nodes;
    /** Labels 0 to nodes - 1 lead on; label nodes + i is a forced stop at i. */
    private final int[] cost;

    private final int[] steps;
    private final int[] previous;
    /** A label is known when its mark is the present round, so that nothing need be cleared. */
    private final int[] round;

    private final int[] heapPlace;
    private final int[] heap;
    private int heapSize;
    private int present = 1;

    public Search(int nodes) {
        this.nodes = nodes;
        this.cost = new int[nodes * 2];
        this.steps = new int[nodes * 2];
        this.previous = new int[nodes * 2];
        this.round = new int[nodes * 2];
        this.heapPlace = new int[nodes * 2];
        this.heap = new int[nodes * 2];
    }

    /** Forgets the last search and begins a new one; where it begins is told by {@link #from}. */
    public void start() {
        present++;
        if (present == 0) {
            Arrays.fill(round, 0);
            present = 1;
        }
        heapSize = 0;
    }

    /** The search begins at this place too, at no cost. */
    public void from(int node) {
        improve(node, 0, 0, NONE);
    }

    /** The next place whose edges are to be relaxed, or -1 when there is none; a place where every way stops does not come. */
    public int next() {
        while (heapSize > 0) {
            int label = heap[0];
            heapSize--;
            if (heapSize > 0) {
                put(0, heap[heapSize]);
                sink(0);
            }
            heapPlace[label] = NONE;
            if (label < nodes) {
                return label;
            }
        }
        return NONE;
    }

    /** A step from a place that {@link #next} gave to another one, at its own cost; with {@code stop} the way ends there. */
    public void relax(int from, int to, int stepCost, boolean stop) {
        if (stepCost < 0) {
            throw new IllegalArgumentException("a step cannot cost " + stepCost);
        }
        improve(stop ? to + nodes : to, cost[from] + stepCost, steps[from] + 1, from);
    }

    private void improve(int label, int newCost, int newSteps, int from) {
        boolean known = round[label] == present;
        if (known && (cost[label] < newCost || cost[label] == newCost && steps[label] <= newSteps)) {
            return;
        }
        cost[label] = newCost;
        steps[label] = newSteps;
        previous[label] = from;
        if (!known) {
            round[label] = present;
            heapPlace[label] = NONE;
        }
        if (heapPlace[label] == NONE) {
            put(heapSize++, label);
        }
        rise(heapPlace[label]);
    }

    /** Whether any way leads here. */
    public boolean isReached(int node) {
        return round[node] == present || round[node + nodes] == present;
    }

    /** Whether a way leads here that may go on. */
    public boolean leadsOn(int node) {
        return round[node] == present;
    }

    /** What the cheapest way here costs; -1 if there is none. */
    public int cost(int node) {
        return isReached(node) ? cost[best(node)] : NONE;
    }

    /** What the cheapest way here costs that may go on; -1 if there is none. */
    public int costLeadingOn(int node) {
        return leadsOn(node) ? cost[node] : NONE;
    }

    /** How many steps the cheapest way here has; -1 if there is none. */
    public int steps(int node) {
        return isReached(node) ? steps[best(node)] : NONE;
    }

    /** Writes the cheapest way here, from where it begins, and returns how many places it has; 0 if there is none. */
    public int path(int node, int[] into) {
        if (!isReached(node)) {
            return 0;
        }
        int label = best(node);
        int length = steps[label] + 1;
        for (int i = length - 1; i >= 0; i--) {
            into[i] = label % nodes;
            label = previous[label];
        }
        return length;
    }

    private int best(int node) {
        int stopped = node + nodes;
        if (round[stopped] != present) {
            return node;
        }
        return round[node] != present || isBefore(stopped, node) ? stopped : node;
    }

    /** The places reached, the beginning among them, of a board of at most 64. */
    public long reached() {
        long set = 0;
        for (int node = 0; node < nodes; node++) {
            if (isReached(node)) {
                set |= 1L << node;
            }
        }
        return set;
    }

    /** Adds the places reached, the beginning among them, to a set; for a board of any size. */
    public Bits reached(GrowingBits into) {
        for (int node = 0; node < nodes; node++) {
            if (isReached(node)) {
                into.add(node);
            }
        }
        return into;
    }

    private boolean isBefore(int a, int b) {
        if (cost[a] != cost[b]) {
            return cost[a] < cost[b];
        }
        if (steps[a] != steps[b]) {
            return steps[a] < steps[b];
        }
        return a % nodes < b % nodes;
    }

    private void put(int place, int label) {
        heap[place] = label;
        heapPlace[label] = place;
    }

    private void rise(int from) {
        int place = from;
        int label = heap[place];
        while (place > 0 && isBefore(label, heap[(place - 1) / 2])) {
            put(place, heap[(place - 1) / 2]);
            place = (place - 1) / 2;
        }
        put(place, label);
    }

    private void sink(int from) {
        int place = from;
        int label = heap[place];
        while (place * 2 + 1 < heapSize) {
            int child = place * 2 + 1;
            if (child + 1 < heapSize && isBefore(heap[child + 1], heap[child])) {
                child++;
            }
            if (!isBefore(heap[child], label)) {
                break;
            }
            put(place, heap[child]);
            place = child;
        }
        put(place, label);
    }
}
