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

    private final int[] firsts = new int[MOST];
    private final int[] words = new int[MOST * Position.STRIDE];
    /** The members of a set, each of which is an option; 0 where there is no set. */
    private final long[] sets = new long[MOST];
    /** Things, each of which is an option as the last argument; null where there are none. */
    private final Thing[][] things = new Thing[MOST][];

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
        int at = count * Position.STRIDE;
        words[at] = code;
        words[at + 1] = a;
        words[at + 2] = b;
        words[at + 3] = c;
        words[at + 4] = e;
        words[at + 5] = f;
        add(before, 0, null);
    }

    /** An option for each member of a set. */
    void set(int before, int code, long set) {
        if (set == 0 || isFull()) {
            return;
        }
        words[count * Position.STRIDE] = code;
        add(before, set, null);
    }

    /** An option for each of these, as the only argument. */
    void things(int before, int code, Thing[] all) {
        things(before, code, 0, 1, all);
    }

    /** An option for each of these, as the second argument. */
    void things(int before, int code, int a, Thing[] all) {
        things(before, code, a, 2, all);
    }

    private void things(int before, int code, int a, int position, Thing[] all) {
        if (all.length == 0 || isFull()) {
            return;
        }
        int at = count * Position.STRIDE;
        words[at] = code;
        words[at + 1] = a;
        words[at + 2] = position;
        add(before, 0, all);
    }

    /** Whether there is no room for more, so that nothing is known from here on. */
    private boolean isFull() {
        if (count < MOST) {
            return false;
        }
        count = UNKNOWN;
        return true;
    }

    private void add(int before, long set, Thing[] all) {
        firsts[count] = before;
        sets[count] = set;
        things[count] = all;
        count++;
    }

    /** Writes an option down, if it is known. */
    boolean find(int option, int[] into) {
        if (count == UNKNOWN) {
            return false;
        }
        int i = count - 1;
        while (firsts[i] > option) {
            i--;
        }
        int at = i * Position.STRIDE;
        into[0] = words[at];
        if (things[i] != null) {
            Thing taken = things[i][option - firsts[i]];
            into[1] = words[at + 1];
            into[2] = 0;
            into[words[at + 2]] = taken.index();
        } else if (sets[i] != 0) {
            long left = sets[i];
            for (int skip = option - firsts[i]; skip > 0; skip--) {
                left = Sets.rest(left);
            }
            into[1] = Sets.first(left);
            into[2] = 0;
        } else {
            System.arraycopy(words, at + 1, into, 1, Position.STRIDE - 1);
            return true;
        }
        into[3] = 0;
        into[4] = 0;
        into[5] = 0;
        return true;
    }
}
