package dev.grognard.benchmarks.floor;

import static dev.grognard.benchmarks.floor.State.COLUMN;
import static dev.grognard.benchmarks.floor.State.HALTED;
import static dev.grognard.benchmarks.floor.State.HEAD;
import static dev.grognard.benchmarks.floor.State.LIMIT;
import static dev.grognard.benchmarks.floor.State.MOVED;
import static dev.grognard.benchmarks.floor.State.SIDE;
import static dev.grognard.benchmarks.floor.State.STEP;
import static dev.grognard.benchmarks.floor.State.STEPS;
import static dev.grognard.benchmarks.floor.State.TURNED_BACK;
import static dev.grognard.benchmarks.floor.State.WAY;

/** Marches of single blocks and of columns under a leader. */
final class Marches {
    private Marches() {}

    static void menu(State s) {
        if (s.settle()) {
            return;
        }
        int side = s.v[SIDE];
        int marches = s.v[State.ACTION_POINTS + side] > 0 ? count(s, side) : 0;
        if (marches == 0) {
            s.v[STEP] = Step.FORCE_MARCHES;
        } else {
            s.ask(Ask.MARCH, side, marches + 1);
        }
    }

    private static int count(State s, int side) {
        int marches = 0;
        for (long places = s.sets[State.PRESENT + side]; places != 0; places &= places - 1) {
            int place = Long.numberOfTrailingZeros(places);
            int able = Long.bitCount(s.units(side, place) & ~s.sets[MOVED]);
            if (able != 0) {
                marches += able * s.waysOut(side, place, 1);
            }
        }
        return marches;
    }

    /** Finds the march with this number: by block, then by way. */
    static void find(State s, Choices.Found found, int option) {
        int side = s.v[SIDE];
        int skip = option;
        for (long left = s.force(side) & ~s.sets[MOVED]; left != 0; left &= left - 1) {
            int block = Long.numberOfTrailingZeros(left);
            int place = s.place(block);
            int ways = s.waysOut(side, place, 1);
            if (skip < ways) {
                found.set(Ask.MARCH, block, Board.WAYS[place][skip]);
                return;
            }
            skip -= ways;
        }
        throw new IllegalArgumentException("no march " + option);
    }

    static void begin(State s, int block, int way) {
        int side = s.v[SIDE];
        s.v[State.ACTION_POINTS + side]--;
        s.v[HEAD] = block;
        s.v[WAY] = way;
        s.v[LIMIT] = Math.min(Blocks.GROUP[block], s.room(side, way) - 1);
        s.sets[COLUMN] = 1L << block;
        s.sets[State.CANDIDATES] = s.units(side, Board.FROM[way]) & ~s.sets[MOVED] & ~(1L << block);
        s.v[STEP] = Step.PARTY;
    }

    static void gather(State s) {
        if (!Choices.moreOf(s, Ask.PARTY)) {
            setOut(s);
        }
    }

    static void setOut(State s) {
        s.v[STEPS] = 0;
        s.v[HALTED] = 0;
        s.v[TURNED_BACK] = 0;
        advance(s, s.v[WAY]);
    }

    static void advance(State s, int way) {
        int side = s.v[SIDE];
        long column = s.sets[COLUMN];
        int to = Board.TO[way];
        s.v[STEP] = Step.COLUMN;
        s.v[STEPS]++;
        s.sets[MOVED] |= column;
        if (way >= Board.FIRST_FERRY && s.roll() == 6) {
            s.v[TURNED_BACK] = 1;
            s.v[HALTED] = 1;
            return;
        }
        s.move(side, column, Board.FROM[way], to);
        s.came(column, way);
        s.crossed(side, way, Long.bitCount(column));
        s.v[HALTED] = s.stands(1 - side, to) ? 1 : 0;
    }

    static void menuOnTheMarch(State s) {
        if (s.settle()) {
            return;
        }
        int side = s.v[SIDE];
        int head = s.v[HEAD];
        long column = s.sets[COLUMN];
        int onward = 0;
        long mayLeave = 0;
        long mayJoin = 0;
        if (s.v[HALTED] == 0) {
            int place = s.place(head);
            int marching = Long.bitCount(column);
            if (s.v[STEPS] < Blocks.RATE[head]) {
                onward = s.waysOut(side, place, marching);
            }
            if (s.v[STEPS] == 1 && Blocks.RATE[head] >= 2) {
                mayLeave = column & ~(1L << head);
                mayJoin = marching <= Blocks.GROUP[head] ? s.units(side, place) & ~s.sets[MOVED] : 0;
            }
        }
        int options = onward + Long.bitCount(mayLeave) + Long.bitCount(mayJoin);
        if (options == 0) {
            end(s);
            return;
        }
        s.v[State.ONWARD] = onward;
        s.sets[State.CHOICE] = mayLeave;
        s.sets[State.MORE_CHOICE] = mayJoin;
        s.ask(Ask.ONWARD, side, options + 1);
    }

    /** Finds what the column does: by way, then who leaves, then who joins. */
    static void findOnTheMarch(State s, Choices.Found found, int option) {
        int onward = s.v[State.ONWARD];
        int leaving = Long.bitCount(s.sets[State.CHOICE]);
        if (option < onward) {
            found.set(Choices.GO_ON, Board.WAYS[s.place(s.v[HEAD])][option], 0);
        } else if (option < onward + leaving) {
            found.set(Choices.DROP_OFF, Choices.member(s.sets[State.CHOICE], option - onward), 0);
        } else {
            found.set(Choices.PICK_UP, Choices.member(s.sets[State.MORE_CHOICE], option - onward - leaving), 0);
        }
    }

    static void dropOff(State s, int block) {
        s.sets[COLUMN] &= ~(1L << block);
    }

    static void pickUp(State s, int block) {
        s.sets[COLUMN] |= 1L << block;
        s.sets[MOVED] |= 1L << block;
    }

    static void end(State s) {
        if (s.v[TURNED_BACK] == 0) {
            s.under(s.sets[COLUMN], s.v[HEAD]);
        }
        s.v[STEP] = Step.MARCHES;
    }
}
