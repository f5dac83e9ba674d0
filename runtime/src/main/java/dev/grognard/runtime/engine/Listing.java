package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;
import java.util.Arrays;

/** The options of the present decision: mostly they are only counted, and only the one that is taken is written down. */
public abstract class Listing extends Offers {
    /** How many ints describe one option: a code and up to five arguments. */
    public static final int STRIDE = 6;

    /** How many more may be picked where the rules set no limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    static final int NO_OPTION = -1;
    static final int ALL_OPTIONS = -2;

    /** All options, once somebody wants to see them; until then only the one that was taken last. */
    int[] options = new int[64 * STRIDE];

    private int soFar;

    int picksLeft = UNLIMITED;
    int spentOnTheWay;
    /** Options are only counted, unless all of them are being listed, or one of them is wanted. */
    int wanted = NO_OPTION;

    Listing(int size, int stackBase, int places) {
        super(size, stackBase, places);
    }

    /** How many options have been listed so far. */
    public final int optionsSoFar() {
        return soFar;
    }

    /** Begins a list of options. */
    public final void clearOptions() {
        soFar = 0;
        picksLeft = UNLIMITED;
        spentOnTheWay = 0;
        if (counting()) {
            clearOffers();
        }
    }

    /** What the journey that is under way has cost so far. */
    public final void spentOnTheWay(int spent) {
        spentOnTheWay = spent;
    }

    /** No more than so many of the options can be picked, one after the other. */
    public final void picksLeft(int most) {
        picksLeft = most;
    }

    public final void option(int code) {
        option(code, 0, 0);
    }

    public final void option(int code, int a) {
        option(code, a, 0);
    }

    public final void option(int code, int a, int b) {
        soFar++;
        if (counting()) {
            offer(soFar, code, a, b);
        } else if (isWrittenDown()) {
            write(code, a, b, 0, 0, 0);
        }
    }

    public final void option(int code, int a, int b, int c) {
        option(code, a, b, c, 0, 0);
    }

    public final void option(int code, int a, int b, int c, int e) {
        option(code, a, b, c, e, 0);
    }

    void option(int code, int a, int b, int c, int e, int f) {
        soFar++;
        if (counting()) {
            offer(soFar, code, a, b, c, e, f);
        } else if (isWrittenDown()) {
            write(code, a, b, c, e, f);
        }
    }

    /** Whether the last option is one that somebody wants to see. */
    private boolean isWrittenDown() {
        return wanted == ALL_OPTIONS || wanted == soFar - 1;
    }

    private void write(int code, int a, int b, int c, int e, int f) {
        int at = wanted == ALL_OPTIONS ? (soFar - 1) * STRIDE : 0;
        if (at == options.length) {
            options = Arrays.copyOf(options, options.length * 2);
        }
        options[at] = code;
        options[at + 1] = a;
        options[at + 2] = b;
        options[at + 3] = c;
        options[at + 4] = e;
        options[at + 5] = f;
    }

    /** An option for each member of a set. */
    public final void options(int code, long set) {
        int count = Sets.count(set);
        if (counting()) {
            soFar += count;
            offerSet(soFar, code, set);
            return;
        }
        if (passesOver(count)) {
            return;
        }
        if (wanted == ALL_OPTIONS) {
            for (long left = set; left != 0; left = Sets.rest(left)) {
                option(code, Sets.first(left));
            }
            return;
        }
        long left = set;
        for (int i = soFar; i < wanted; i++) {
            left = Sets.rest(left);
        }
        write(code, Sets.first(left), 0, 0, 0, 0);
        soFar += count;
    }

    /** The same for a set of a kind with many members. */
    public final void options(int code, Bits set) {
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            option(code, i);
        }
    }

    /** An option for each thing in a row. */
    public final void options(int code, Thing[][] rows, int row) {
        Thing[] all = rows[row];
        if (counting()) {
            soFar += all.length;
            offerRow(soFar, code, rows, row);
        } else if (!passesOver(all.length)) {
            for (Thing one : all) {
                option(code, one.index());
            }
        }
    }

    /** An option for each thing in a row as the second argument. */
    public final void options(int code, int a, Thing[][] rows, int row) {
        Thing[] all = rows[row];
        if (counting()) {
            soFar += all.length;
            offerRow(soFar, code, a, rows, row);
        } else if (!passesOver(all.length)) {
            for (Thing one : all) {
                option(code, a, one.index());
            }
        }
    }

    /** Passes over so many options in one go, unless one of them is to be written down. */
    private boolean passesOver(int count) {
        boolean apart = wanted < soFar || wanted >= soFar + count;
        if (wanted == ALL_OPTIONS || !apart) {
            return false;
        }
        soFar += count;
        return true;
    }

    /** Whether options are only counted, none of them being looked for and none written down. */
    public final boolean counting() {
        return wanted == NO_OPTION;
    }

    /**
     * Those whose options are to be gone through one by one: all, if everything is listed, else those from the one on whose options the wanted
     * one is among; the others are passed over, as often as was counted where they stand.
     */
    public final long toList(int code, long all) {
        int offer = wanted == ALL_OPTIONS ? NOWHERE : offerFor(soFar, code, all);
        if (offer == NOWHERE) {
            return all;
        }
        int until = untilEndOf(offer);
        if (wanted >= until) {
            soFar = until;
            return 0;
        }
        long left = piecesFrom(offer, wanted - soFar);
        soFar += leftOut;
        return left;
    }

    /** There are so many options for each of so many that stand in this place. */
    public final void countedInPlace(int place, int count, int times) {
        countPlace(place, count);
        soFar += count * times;
    }

    /** Each of these pieces has as many options as a tally says. Gives those that may have more. */
    public final long countedByTally(int slot, long all) {
        beginTally(slot);
        return all & d[slot + Tally.DIGITS];
    }

    /** Each of these has so many more options than the tally says. */
    public final void countedMore(long pieces, int count) {
        tallyMore(pieces, count);
    }

    /**
     * Options have been counted for all of these, as many for each as where it stands.
     *
     * @param standing where it is kept of each in which place it stands
     * @param bits how many bits each takes there
     */
    protected final void counted(int code, long all, int standing, int bits) {
        if (all != 0) {
            offerEach(soFar, code, all, standing, bits);
        }
    }

    /**
     * Options have been tallied for all of these; those in the row of the place where a piece stands come first.
     *
     * @param standing where it is kept of each in which place it stands
     * @param bits how many bits each takes there
     */
    protected final void counted(int code, long all, int standing, int bits, Thing[][] rows) {
        soFar += tallied(all);
        offerEachByRow(soFar, code, all, standing, bits, rows);
    }

    /** Whether the option that is to be written down has been, so that no other need be looked at. */
    public final boolean found() {
        return wanted >= 0 && soFar > wanted;
    }
}
