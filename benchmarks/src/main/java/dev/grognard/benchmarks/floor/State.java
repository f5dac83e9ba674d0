package dev.grognard.benchmarks.floor;

import static dev.grognard.benchmarks.floor.Blocks.AMERICAN;
import static dev.grognard.benchmarks.floor.Blocks.ARMY;
import static dev.grognard.benchmarks.floor.Blocks.BRITISH;

import java.util.Arrays;

/** Everything that changes in a game, in three flat arrays: sets of blocks and places, bytes by block, and numbers. */
final class State {
    /** Slots of {@link #sets}: first the blocks in each place, by place. */
    static final int PRESENT = Board.PLACES.size();

    /** Blocks that have marched, tried a force march, lie open; places that the British control. */
    static final int MOVED = PRESENT + 2;

    static final int TRIED = MOVED + 1;
    static final int FACE_UP = TRIED + 1;
    static final int BRITISH_CONTROL = FACE_UP + 1;
    /** Who marches or force-marches together, and who may join them. */
    static final int COLUMN = BRITISH_CONTROL + 1;

    static final int CANDIDATES = COLUMN + 1;
    /** Places where battles are still to be fought, places where attackers came from, blocks that ran away or have yet to fire. */
    static final int BATTLES_LEFT = CANDIDATES + 1;

    static final int ORIGINS = BATTLES_LEFT + 1;
    static final int FLED = ORIGINS + 1;
    static final int YET_TO_FIRE = FLED + 1;
    static final int LOSERS = YET_TO_FIRE + 1;
    /** Blocks or places among which is chosen. */
    static final int CHOICE = LOSERS + 1;

    static final int MORE_CHOICE = CHOICE + 1;
    static final int RANDOM = MORE_CHOICE + 1;

    /** Slots of {@link #bytes}, each by block. */
    private static final int PLACE = 0;

    private static final int STRENGTH = Blocks.COUNT;
    private static final int CAME = 2 * Blocks.COUNT;
    private static final int UNDER = 3 * Blocks.COUNT;
    private static final int FORCE_MARCHED = 4 * Blocks.COUNT;

    static final int NONE = 255;

    /** Slots of {@link #v}. */
    static final int STEP = 0;

    static final int ASKED = 1;
    static final int DECIDER = 2;
    static final int OPTIONS = 3;
    static final int OVER = 4;
    static final int WINNER = 5;
    static final int ENDING = 6;
    static final int SCENARIO = 7;
    static final int TURN = 8;
    static final int DIRTY = 9;
    static final int ICE = 10;
    static final int MAY_RETURN = 11;
    static final int BURNT = 12;
    static final int FIRST = 13;
    static final int TURNS_TAKEN = 14;
    static final int SIDE = 15;
    static final int HEAD = 16;
    static final int WAY = 17;
    static final int LIMIT = 18;
    static final int STEPS = 19;
    static final int HALTED = 20;
    static final int TURNED_BACK = 21;
    static final int ONWARD = 22;
    static final int HERE = 23;
    static final int ATTACKER = 24;
    static final int ROUND = 25;
    /** The side whose withdrawal, half round or rout it is. */
    static final int ACTOR = 26;

    static final int FLIGHTS = 27;
    static final int GUARDED = 28;
    static final int LOSING_SIDE = 29;
    static final int LOSSES_LEFT = 30;
    static final int DEPTH = 31;
    static final int STACK = 32;
    static final int MOST_DEPTH = 4;
    static final int ACTION_POINTS = STACK + MOST_DEPTH;
    static final int CROSSED = ACTION_POINTS + 2;

    final long[] sets = new long[RANDOM + 1];
    final byte[] bytes = new byte[5 * Blocks.COUNT];
    final int[] v = new int[CROSSED + 2 * Board.FERRIES];

    void begin(int scenario, long seed) {
        Arrays.fill(sets, 0);
        Arrays.fill(v, 0);
        sets[RANDOM] = seed;
        v[SCENARIO] = scenario;
        v[TURN] = Blocks.FIRST_TURNS[scenario];
        v[DIRTY] = 1;
        System.arraycopy(Blocks.SETUPS[scenario], 0, bytes, PLACE, Blocks.COUNT);
        System.arraycopy(Blocks.FULL, 0, bytes, STRENGTH, Blocks.COUNT);
        Arrays.fill(bytes, FORCE_MARCHED, FORCE_MARCHED + Blocks.COUNT, (byte) -1);
        for (int block = 0; block < Blocks.COUNT; block++) {
            sets[place(block)] |= 1L << block;
            sets[PRESENT + Blocks.sideOf(block)] |= 1L << place(block) & Board.LOCATIONS;
        }
    }

    void copyFrom(State other) {
        System.arraycopy(other.sets, 0, sets, 0, sets.length);
        System.arraycopy(other.bytes, 0, bytes, 0, bytes.length);
        System.arraycopy(other.v, 0, v, 0, v.length);
    }

    // ------------------------------------------------------------------ blocks

    int place(int block) {
        return bytes[PLACE + block];
    }

    int strength(int block) {
        return bytes[STRENGTH + block];
    }

    /** The way by which a block last came this turn, or {@link #NONE}. */
    int came(int block) {
        return bytes[CAME + block] & 0xFF;
    }

    void came(long blocks, int way) {
        for (long left = blocks; left != 0; left &= left - 1) {
            bytes[CAME + Long.numberOfTrailingZeros(left)] = (byte) way;
        }
    }

    /** The leader with whom a block marched this turn, or {@link #NONE}. */
    int under(int block) {
        return bytes[UNDER + block] & 0xFF;
    }

    void under(long blocks, int leader) {
        for (long left = blocks; left != 0; left &= left - 1) {
            bytes[UNDER + Long.numberOfTrailingZeros(left)] = (byte) leader;
        }
    }

    /** The turn of a block's last force march. */
    int forceMarched(int block) {
        return bytes[FORCE_MARCHED + block];
    }

    void forceMarched(int block, int turn) {
        bytes[FORCE_MARCHED + block] = (byte) turn;
    }

    long units(int side, int place) {
        return sets[place] & ARMY[side];
    }

    /** The blocks of a side on the map. */
    long force(int side) {
        return ARMY[side]
                & ~(sets[Board.ELIMINATED]
                        | sets[Board.OFF_STATEN_ISLAND]
                        | sets[Board.OFF_MORRISTOWN]
                        | sets[Board.DESERTERS]
                        | sets[Board.CAPTURED]);
    }

    boolean stands(int side, int place) {
        return (sets[PRESENT + side] & 1L << place) != 0;
    }

    int strengthOf(long blocks) {
        int sum = 0;
        for (long left = blocks; left != 0; left &= left - 1) {
            sum += strength(Long.numberOfTrailingZeros(left));
        }
        return sum;
    }

    /** Blocks of one side go from one place to another together. */
    void move(int side, long blocks, int from, int to) {
        if (blocks == 0) {
            return;
        }
        sets[from] &= ~blocks;
        sets[to] |= blocks;
        for (long left = blocks; left != 0; left &= left - 1) {
            bytes[PLACE + Long.numberOfTrailingZeros(left)] = (byte) to;
        }
        if (units(side, from) == 0) {
            sets[PRESENT + side] &= ~(1L << from);
        }
        sets[PRESENT + side] |= 1L << to & Board.LOCATIONS;
        v[DIRTY] = 1;
    }

    /** One strength point off a block. */
    void reduce(int side, int block) {
        if (--bytes[STRENGTH + block] == 0) {
            move(side, 1L << block, place(block), Board.ELIMINATED);
        }
    }

    /** What lasts a turn is over. */
    void forgetTurn() {
        sets[MOVED] = 0;
        sets[TRIED] = 0;
        v[ICE] = 0;
        v[MAY_RETURN] = 0;
        Arrays.fill(bytes, CAME, FORCE_MARCHED, (byte) NONE);
        Arrays.fill(v, ACTION_POINTS, v.length, 0);
    }

    // ------------------------------------------------------------------ ferries

    int room(int side, int way) {
        int ferry = Board.ferry(way);
        return ferry < 0 ? Blocks.COUNT : 10 - v[CROSSED + 2 * ferry + side];
    }

    void crossed(int side, int way, int number) {
        int ferry = Board.ferry(way);
        if (ferry >= 0) {
            v[CROSSED + 2 * ferry + side] += number;
        }
    }

    /** How many of the ways out of a place so many of a side may go by; the ways that they may not use come last. */
    int waysOut(int side, int place, int number) {
        int ferry = Board.FERRY[place];
        return ferry >= 0 && isOpen(side, ferry, number) ? Board.ROADS[place] + 1 : Board.ROADS[place];
    }

    private boolean isOpen(int side, int ferry, int number) {
        return (side == AMERICAN || v[ICE] != 0 && ferry != Board.FERRY_WITHOUT_ICE)
                && 10 - v[CROSSED + 2 * ferry + side] >= number;
    }

    // ------------------------------------------------------------------ the machine

    int roll() {
        long state = sets[RANDOM] + 0x9E3779B97F4A7C15L;
        sets[RANDOM] = state;
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 33) % 6) + 1;
    }

    void push(int step) {
        v[STACK + v[DEPTH]++] = step;
    }

    int pop() {
        return v[STACK + --v[DEPTH]];
    }

    void ask(int asked, int side, int options) {
        v[ASKED] = asked;
        v[DECIDER] = side;
        v[OPTIONS] = options;
    }

    void end(int winner, int ending) {
        v[OVER] = 1;
        v[WINNER] = winner;
        v[ENDING] = ending;
    }

    /** Looks at what happens «as soon as» something holds, if anything moved; whether the game is over. */
    boolean settle() {
        return v[DIRTY] != 0 && looksAround();
    }

    private boolean looksAround() {
        v[DIRTY] = 0;
        if (place(Blocks.WASHINGTON) == Board.ELIMINATED) {
            end(BRITISH, Ending.WASHINGTON_IS_LOST);
            return true;
        }
        long americans = sets[PRESENT + AMERICAN] & ~sets[PRESENT + BRITISH];
        if (v[SCENARIO] == Blocks.BAGGING_THE_FOX
                && (americans & 1L << Board.BRUNSWICK) != 0
                && (americans & 1L << Board.AMBOY) != 0) {
            end(AMERICAN, Ending.BRUNSWICK_AND_AMBOY_ARE_TAKEN);
            return true;
        }
        long british = sets[PRESENT + BRITISH] & ~sets[PRESENT + AMERICAN];
        sets[BRITISH_CONTROL] = (sets[BRITISH_CONTROL] & ~americans) | (british & Board.WITH_VICTORY_POINTS);
        return false;
    }
}
