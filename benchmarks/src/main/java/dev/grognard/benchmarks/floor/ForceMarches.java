package dev.grognard.benchmarks.floor;

import static dev.grognard.benchmarks.floor.State.COLUMN;
import static dev.grognard.benchmarks.floor.State.HEAD;
import static dev.grognard.benchmarks.floor.State.SIDE;
import static dev.grognard.benchmarks.floor.State.STEP;
import static dev.grognard.benchmarks.floor.State.TRIED;
import static dev.grognard.benchmarks.floor.State.WAY;

/** One location more for leaders who have marched, if the dice allow it. */
final class ForceMarches {
    private ForceMarches() {}

    static void menu(State s) {
        if (s.settle()) {
            return;
        }
        int side = s.v[SIDE];
        int options = 0;
        if (s.v[State.ACTION_POINTS + side] > 0) {
            for (long left = s.force(side) & Blocks.LEADERS; left != 0; left &= left - 1) {
                options += Integer.bitCount(waysFor(s, side, Long.numberOfTrailingZeros(left)));
            }
        }
        if (options == 0) {
            endAll(s);
        } else {
            s.ask(Ask.FORCE_MARCH, side, options + 1);
        }
    }

    static void endAll(State s) {
        s.sets[State.BATTLES_LEFT] = s.sets[State.PRESENT] & s.sets[State.PRESENT + 1];
        s.v[STEP] = Step.BATTLES;
    }

    /** The ways out of his place that a leader may take, as bits in their order. */
    private static int waysFor(State s, int side, int leader) {
        int place = s.place(leader);
        boolean able = s.under(leader) == leader
                && (s.sets[TRIED] & 1L << leader) == 0
                && s.forceMarched(leader) != s.v[State.TURN] - 1
                && !s.stands(1 - side, place);
        int ways = 0;
        int open = able ? s.waysOut(side, place, 1) : 0;
        for (int i = 0; i < open; i++) {
            if (!s.stands(1 - side, Board.TO[Board.WAYS[place][i]])) {
                ways |= 1 << i;
            }
        }
        return ways;
    }

    static void find(State s, Choices.Found found, int option) {
        int side = s.v[SIDE];
        int skip = option;
        for (long left = s.force(side) & Blocks.LEADERS; left != 0; left &= left - 1) {
            int leader = Long.numberOfTrailingZeros(left);
            int ways = waysFor(s, side, leader);
            if (skip < Integer.bitCount(ways)) {
                found.set(Ask.FORCE_MARCH, leader, Board.WAYS[s.place(leader)][Choices.member(ways, skip)]);
                return;
            }
            skip -= Integer.bitCount(ways);
        }
        throw new IllegalArgumentException("no force march " + option);
    }

    static void begin(State s, int leader, int way) {
        int side = s.v[SIDE];
        s.v[State.ACTION_POINTS + side]--;
        s.sets[TRIED] |= 1L << leader;
        s.v[STEP] = Step.FORCE_MARCHES;
        if (s.roll() % 2 != 0 || way >= Board.FIRST_FERRY && s.roll() == 6) {
            return;
        }
        s.forceMarched(leader, s.v[State.TURN]);
        s.v[HEAD] = leader;
        s.v[WAY] = way;
        s.v[State.LIMIT] = s.room(side, way) - 1;
        s.sets[COLUMN] = 1L << leader;
        long followers = 0;
        for (long left = s.units(side, Board.FROM[way]) & ~(1L << leader); left != 0; left &= left - 1) {
            if (s.under(Long.numberOfTrailingZeros(left)) == leader) {
                followers |= left & -left;
            }
        }
        s.sets[State.CANDIDATES] = followers;
        s.v[STEP] = Step.HOPEFULS;
    }

    static void gather(State s) {
        if (!Choices.moreOf(s, Ask.HOPEFULS)) {
            go(s);
        }
    }

    static void go(State s) {
        int side = s.v[SIDE];
        int way = s.v[WAY];
        s.v[STEP] = Step.FORCE_MARCHES;
        long goers = 1L << s.v[HEAD];
        for (long left = s.sets[COLUMN] & ~goers; left != 0; left &= left - 1) {
            if (s.roll() % 2 == 0) {
                goers |= left & -left;
            }
        }
        s.move(side, goers, Board.FROM[way], Board.TO[way]);
        s.crossed(side, way, Long.bitCount(goers));
    }
}
