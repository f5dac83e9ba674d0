package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;

/**
 * What a decision offers, as it was come by when it was counted: an option here, a whole set of them there. The one that is taken is found among
 * them without asking the rules again. Where there are too many, or where options were only counted, the rules must be asked.
 */
final class Offers {
    /** So few that they are soon gone through. */
    private static final int MOST = 16;

    private static final int UNKNOWN = MOST + 1;

    private static final int ONE = 0;
    /** Each member of a set is an option. */
    private static final int SET = 1;
    /** Each of some things is an option, as the only argument. */
    private static final int THINGS = 2;
    /** Each of some things is an option, as the second argument. */
    private static final int MORE_THINGS = 3;
    /** Each piece of a set has as many options as were counted where it stands. */
    private static final int BY_PLACE = 4;

    private final int[] forms = new int[MOST];
    private final int[] firsts = new int[MOST];
    private final int[] words = new int[MOST * Position.STRIDE];
    private final long[] sets = new long[MOST];
    private final Thing[][] things = new Thing[MOST][];
    /** By place, what every piece there may do in any case; whatever else it may comes after that. */
    private final Thing[][][] open = new Thing[MOST][][];

    private int count;

    void clear() {
        count = 0;
    }

    /** What follows has only been counted. */
    void forget() {
        count = UNKNOWN;
    }

    /** An option that comes after so many others. */
    void one(int before, int code, int a, int b, int c, int e, int f) {
        if (isFull()) {
            return;
        }
        int at = add(before, ONE, code);
        words[at + 1] = a;
        words[at + 2] = b;
        words[at + 3] = c;
        words[at + 4] = e;
        words[at + 5] = f;
    }

    /** An option for each member of a set. */
    void set(int before, int code, long set) {
        if (set == 0 || isFull()) {
            return;
        }
        sets[count] = set;
        add(before, SET, code);
    }

    /** An option for each of these, as the only argument. */
    void things(int before, int code, Thing[] all) {
        if (all.length == 0 || isFull()) {
            return;
        }
        things[count] = all;
        add(before, THINGS, code);
    }

    /** An option for each of these, as the second argument. */
    void things(int before, int code, int a, Thing[] all) {
        if (all.length == 0 || isFull()) {
            return;
        }
        things[count] = all;
        words[add(before, MORE_THINGS, code) + 1] = a;
    }

    /**
     * Options for each of these pieces, as many as were counted where it stands.
     *
     * @param places where it is kept of each in which place it stands
     * @param list the number of the list in which they were counted
     */
    void byPlace(int before, int code, long pieces, int places, int list, Thing[][] always) {
        if (isFull()) {
            return;
        }
        sets[count] = pieces;
        open[count] = always;
        int at = add(before, BY_PLACE, code);
        words[at + 1] = places;
        words[at + 2] = list;
    }

    /** Whether there is no room for more, so that nothing is known from here on. */
    private boolean isFull() {
        if (count < MOST) {
            return false;
        }
        count = UNKNOWN;
        return true;
    }

    private int add(int before, int form, int code) {
        int at = count * Position.STRIDE;
        firsts[count] = before;
        forms[count] = form;
        words[at] = code;
        count++;
        return at;
    }

    /** Writes an option into a position as its answer, if it is known. */
    boolean take(int option, long[] d, Counts counts) {
        if (count == UNKNOWN) {
            return false;
        }
        int i = count - 1;
        while (firsts[i] > option) {
            i--;
        }
        int at = i * Position.STRIDE;
        int nth = option - firsts[i];
        switch (forms[i]) {
            case ONE -> {
                answer(d, words[at], words[at + 1], words[at + 2]);
                d[Position.ANSWER + 3] = words[at + 3];
                d[Position.ANSWER + 4] = words[at + 4];
                d[Position.ANSWER + 5] = words[at + 5];
            }
            case SET -> {
                long left = sets[i];
                for (int skip = nth; skip > 0; skip--) {
                    left = Sets.rest(left);
                }
                answer(d, words[at], Sets.first(left), 0);
            }
            case THINGS -> answer(d, words[at], things[i][nth].index(), 0);
            case MORE_THINGS -> answer(d, words[at], words[at + 1], things[i][nth].index());
            default -> {
                return takeByPlace(i, nth, d, counts);
            }
        }
        return true;
    }

    private boolean takeByPlace(int i, int nth, long[] d, Counts counts) {
        int at = i * Position.STRIDE;
        int places = words[at + 1];
        int list = words[at + 2];
        long left = sets[i];
        int skip = nth;
        while (true) {
            int piece = Sets.first(left);
            int place = (int) d[places + piece] - 1;
            int here = counts.of(place, list);
            if (here < 0) {
                return false;
            }
            if (skip < here) {
                Thing[] always = open[i][place];
                if (skip >= always.length) {
                    return false;
                }
                answer(d, words[at], piece, always[skip].index());
                return true;
            }
            skip -= here;
            left = Sets.rest(left);
        }
    }

    private static void answer(long[] d, int code, int a, int b) {
        d[Position.ANSWER] = code;
        d[Position.ANSWER + 1] = a;
        d[Position.ANSWER + 2] = b;
        d[Position.ANSWER + 3] = 0;
        d[Position.ANSWER + 4] = 0;
        d[Position.ANSWER + 5] = 0;
    }
}
