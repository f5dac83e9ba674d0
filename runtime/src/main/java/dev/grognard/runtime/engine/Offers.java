package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;

/**
 * What a decision offers, as it was come by when it was counted: an option here, a whole set of them there. The one that is taken is found among
 * them without asking the rules again, unless they were only counted. Offers are written down above the topmost frame, so that a copy has them too;
 * they are no part of the state.
 *
 * <p>An offer is some longs. The first tells how many options there are up to its end, the code of its options, how many longs it has, and its form.
 */
abstract class Offers extends Slots {
    /** One option with its arguments: two of them, or all. */
    private static final int ONE = 0;

    private static final int LONG_ONE = 1;
    /** Each member of a set is an option. */
    private static final int SET = 2;
    /** Each thing in a row of the table is an option, as the only argument. */
    private static final int ROW = 3;
    /** Each thing in a row of the table is an option, as the second argument. */
    private static final int LATER_ROW = 4;
    /** For each piece of a set so many as were tallied; those in the row of the place where it stands come first. */
    private static final int EACH_BY_ROW = 5;
    /** So many for each piece of a set, as were counted where it stands. */
    private static final int EACH = 6;
    /** So many, of which nothing more is known. */
    private static final int COUNTED = 7;

    /** An offer for pieces says after so many longs how many options they have: in every place, or each by the digits of a {@link Tally}. */
    private static final int BEFORE_COUNTS = 3;

    /** Room for so many longs is enough for most decisions. */
    private static final int ENOUGH = 64;

    private static final int FORM_BITS = 4;
    private static final int LONGS_BITS = 14;

    static final int NOWHERE = -1;

    private static final int ALL_THAT_COME = Integer.MAX_VALUE;

    private final int places;
    /** The last slot where one may begin; there is room above it for two that tell something of every place. */
    private final int limit;
    /** Where the next is written, while what a decision offers is being counted. */
    private int end;

    /** By place, things that are options in any case; one table is enough for a decision. */
    private Thing[][] table;

    private boolean usesTable;

    /** How many options those have that were left out last. */
    int leftOut;

    Offers(int size, int stackBase, int places) {
        super(size, stackBase, ENOUGH + 2 * (BEFORE_COUNTS + places + 1));
        this.places = places;
        this.limit = size + ENOUGH;
    }

    /** What there is of them is what the present decision offers. */
    final void completeOffers(int options) {
        d[OFFERED] = pair(end, options);
    }

    /** The end of those of the present decision, with the word that nothing is known of those that come. */
    final int endOfOffers() {
        return first(d[OFFERED]) + 1;
    }

    final void clearOffers() {
        end = (int) d[STACK_TOP];
        usesTable = false;
    }

    /** Nothing is known of any option. Where the offers end stays as it was: whoever only asks changes nothing in the state. */
    final void forgetOffers() {
        clearOffers();
        offerCounted(ALL_THAT_COME);
    }

    /** Takes over what those of another speak of, which has the same state. */
    final void copyTable(Offers other) {
        if (table != other.table) {
            // Writing a reference costs the collector of garbage something each time.
            table = other.table;
        }
    }

    final void offer(int until, int code, int a, int b) {
        if (hasRoom()) {
            d[end + 1] = pair(a, b);
            add(until, code, 2, ONE);
        }
    }

    final void offer(int until, int code, int a, int b, int c, int e, int f) {
        if (hasRoom()) {
            d[end + 1] = pair(a, b);
            d[end + 2] = pair(c, e);
            d[end + 3] = f;
            add(until, code, 4, LONG_ONE);
        }
    }

    /** An option for each member of a set. */
    final void offerSet(int until, int code, long set) {
        if (set != 0 && hasRoom()) {
            d[end + 1] = set;
            add(until, code, 2, SET);
        }
    }

    /** An option for each thing in a row, as the only argument. */
    final void offerRow(int until, int code, Thing[][] rows, int row) {
        offerRow(until, code, 0, rows, row, ROW);
    }

    /** An option for each thing in a row, as the second argument. */
    final void offerRow(int until, int code, int a, Thing[][] rows, int row) {
        offerRow(until, code, a, rows, row, LATER_ROW);
    }

    private void offerRow(int until, int code, int a, Thing[][] rows, int row, int form) {
        if (!hasRoom()) {
            return;
        }
        if (holds(rows)) {
            d[end + 1] = pair(a, row);
            add(until, code, 2, form);
        } else {
            offerCounted(until);
        }
    }

    /** Tells how many options a piece in a place has, of those for which they are offered next. */
    final void countPlace(int place, int count) {
        d[end + BEFORE_COUNTS + place] = count;
    }

    /** Each piece has as many options as a tally says, of those for which they are offered next. */
    final void beginTally(int slot) {
        for (int i = 0; i < Tally.DIGITS; i++) {
            d[end + BEFORE_COUNTS + i] = d[slot + i];
        }
    }

    /** Each of these has so many more options: sums in all of them at once, digit by digit. */
    final void tallyMore(long pieces, int count) {
        long carried = 0;
        for (int i = 0; i < Tally.DIGITS; i++) {
            long had = d[end + BEFORE_COUNTS + i];
            long more = pieces & -(long) (count >> i & 1);
            long either = had ^ more;
            d[end + BEFORE_COUNTS + i] = either ^ carried;
            carried = had & more | either & carried;
        }
    }

    /** How many options these have together, of those that are offered next. */
    final int tallied(long pieces) {
        int sum = 0;
        for (int i = 0; i < Tally.DIGITS; i++) {
            sum += Sets.count(pieces & d[end + BEFORE_COUNTS + i]) << i;
        }
        return sum;
    }

    /**
     * Options for each of these pieces, as many as were counted where it stands.
     *
     * @param standing where it is kept of each in which place it stands
     * @param bits how many bits each takes there
     */
    final void offerEach(int until, int code, long pieces, int standing, int bits) {
        if (hasRoom()) {
            d[end + 1] = pieces;
            d[end + 2] = pair(standing, bits);
            add(until, code, BEFORE_COUNTS + places, EACH);
        }
    }

    /**
     * Options for each of these pieces, as many as were tallied, those in the row of the place where it stands first.
     *
     * @param standing where it is kept of each in which place it stands
     * @param bits how many bits each takes there
     */
    final void offerEachByRow(int until, int code, long pieces, int standing, int bits, Thing[][] rows) {
        if (!holds(rows)) {
            offerCounted(until);
        } else if (hasRoom()) {
            d[end + 1] = pieces;
            d[end + 2] = pair(standing, bits);
            add(until, code, BEFORE_COUNTS + Tally.DIGITS, EACH_BY_ROW);
        }
    }

    /** Options of which nothing is known but how many they are. */
    final void offerCounted(int until) {
        if (hasRoom()) {
            add(until, 0, 1, COUNTED);
        }
    }

    /** Whether the table is this one, or can be. */
    private boolean holds(Thing[][] rows) {
        if (table != rows) {
            if (usesTable) {
                return false;
            }
            table = rows;
        }
        usesTable = true;
        return true;
    }

    /** Whether another can be written; otherwise nothing is known from here on. */
    private boolean hasRoom() {
        if (end <= limit) {
            return true;
        }
        add(ALL_THAT_COME, 0, 0, COUNTED);
        return false;
    }

    private void add(int until, int code, int longs, int form) {
        d[end] = (long) until << 32 | ((long) code << LONGS_BITS | longs) << FORM_BITS | form;
        end += longs;
    }

    static long pair(int a, int b) {
        return (long) a << 32 | b & 0xffff_ffffL;
    }

    static int first(long pair) {
        return (int) (pair >> 32);
    }

    static int second(long pair) {
        return (int) pair;
    }

    private static int until(long offer) {
        return (int) (offer >> 32);
    }

    private static int longs(long offer) {
        return (int) offer >> FORM_BITS & (1 << LONGS_BITS) - 1;
    }

    private static int code(long offer) {
        return (int) offer >>> LONGS_BITS + FORM_BITS;
    }

    private static int form(long offer) {
        return (int) offer & (1 << FORM_BITS) - 1;
    }

    /** Writes an option down as the answer, if it is known. */
    final boolean answerOffer(int option) {
        int at = (int) d[STACK_TOP];
        int before = 0;
        long offer = d[at];
        while (until(offer) <= option) {
            before = until(offer);
            at += longs(offer);
            offer = d[at];
        }
        int code = code(offer);
        long what = d[at + 1];
        int a = first(what);
        int b = second(what);
        int nth = option - before;
        switch (form(offer)) {
            case ONE -> answer(code, a, b);
            case LONG_ONE -> {
                answer(code, a, b);
                d[ANSWER + 3] = first(d[at + 2]);
                d[ANSWER + 4] = second(d[at + 2]);
                d[ANSWER + 5] = d[at + 3];
            }
            case SET -> {
                long left = what;
                for (int skip = nth; skip > 0; skip--) {
                    left = Sets.rest(left);
                }
                answer(code, Sets.first(left), 0);
            }
            case ROW -> answer(code, table[b][nth].index(), 0);
            case LATER_ROW -> answer(code, a, table[b][nth].index());
            case EACH_BY_ROW -> {
                return answerByRow(at, code, nth);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean answerByRow(int at, int code, int nth) {
        long found = pieceOf(at, nth);
        int piece = second(found);
        Thing[] row = table[placeOf(at, piece)];
        int inRow = nth - first(found);
        if (inRow >= row.length) {
            return false;
        }
        answer(code, piece, row[inRow].index());
        return true;
    }

    /** The place of a piece for which there are offers. */
    private int placeOf(int at, int piece) {
        long standing = d[at + 2];
        // Places are kept as one more than their numbers.
        return at(first(standing), second(standing), piece) - 1;
    }

    /**
     * How many options come before those of the piece that an option of a tallied offer belongs to, and that piece, as a pair. Halves the pieces
     * again and again: the options of all that come before the right one are few enough, and with its own they are not.
     */
    private long pieceOf(int at, int nth) {
        long pieces = d[at + 1];
        // Those before the first of them have no options, and nobody looks among them.
        int start = Sets.first(pieces);
        long ones = (pieces & d[at + BEFORE_COUNTS]) >>> start;
        long twos = (pieces & d[at + BEFORE_COUNTS + 1]) >>> start;
        long fours = (pieces & d[at + BEFORE_COUNTS + 2]) >>> start;
        long eights = (pieces & d[at + BEFORE_COUNTS + 3]) >>> start;
        int piece = 0;
        int before = 0;
        int last = Sets.last(pieces) - start;
        for (int step = Integer.highestOneBit(last); step > 0; step >>= 1) {
            long first = (1L << piece + step) - 1;
            int sum = Sets.count(ones & first) + 2 * Sets.count(twos & first) + 4 * Sets.count(fours & first);
            if (eights != 0) {
                sum += 8 * Sets.count(eights & first);
            }
            // All ones if they are few enough: which way it goes cannot be foreseen, and a branch would be taken
            // wrongly half of the time.
            int few = sum - nth - 1 >> 31;
            piece += step & few;
            before += sum - before & few;
        }
        return pair(before, start + piece);
    }

    private void answer(int code, int a, int b) {
        d[ANSWER] = code;
        d[ANSWER + 1] = a;
        d[ANSWER + 2] = b;
        d[ANSWER + 3] = 0;
        d[ANSWER + 4] = 0;
        d[ANSWER + 5] = 0;
    }

    /**
     * Where options with a code were offered for these pieces, which come after so many others.
     *
     * @return {@link #NOWHERE} if they were not
     */
    final int offerFor(int before, int code, long pieces) {
        int passed = 0;
        int end = endOfOffers() - 1;
        for (int at = (int) d[STACK_TOP]; at < end && passed <= before; at += longs(d[at])) {
            if (passed == before && isFor(at, code, pieces)) {
                return at;
            }
            passed = until(d[at]);
        }
        return NOWHERE;
    }

    private boolean isFor(int at, int code, long pieces) {
        int form = form(d[at]);
        return (form == EACH || form == EACH_BY_ROW) && code(d[at]) == code && d[at + 1] == pieces;
    }

    /**
     * Those of an offer for pieces from the one on that an option belongs to, told by how many of the offer's options come before it; and how many
     * options those have that are left out.
     */
    final long piecesFrom(int at, int nth) {
        long all = d[at + 1];
        if (form(d[at]) == EACH_BY_ROW) {
            long found = pieceOf(at, nth);
            leftOut = first(found);
            return all & -1L << second(found);
        }
        long left = all;
        leftOut = 0;
        int here = countedFor(at, left);
        while (leftOut + here <= nth) {
            leftOut += here;
            left = Sets.rest(left);
            here = countedFor(at, left);
        }
        return left;
    }

    /** How many options the first of these has where it stands. */
    private int countedFor(int at, long pieces) {
        return (int) d[at + BEFORE_COUNTS + placeOf(at, Sets.first(pieces))];
    }

    /** How many options there are up to the end of an offer. */
    final int untilEndOf(int at) {
        return until(d[at]);
    }
}
