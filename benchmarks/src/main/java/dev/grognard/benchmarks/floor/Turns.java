package dev.grognard.benchmarks.floor;

import static dev.grognard.benchmarks.floor.Blocks.AMERICAN;
import static dev.grognard.benchmarks.floor.Blocks.ARMY;
import static dev.grognard.benchmarks.floor.Blocks.BRITISH;

/** The sequence of play, and what happens at its joints: desertion, arrivals, the depot, the reckoning. */
final class Turns {
    private static final int WINTER = 11;
    private static final int BRITISH_ARRIVE = 4;
    private static final int AMERICANS_ARRIVE = 6;

    private Turns() {}

    static void begin(State s) {
        if (s.settle()) {
            return;
        }
        s.forgetTurn();
        if (s.strengthOf(s.force(BRITISH) | s.sets[Board.OFF_STATEN_ISLAND]) < 20) {
            s.end(AMERICAN, Ending.ARMY_IS_BROKEN);
            return;
        }
        s.v[State.STEP] = Step.ACTION_DICE;
        if ((Board.PENNSYLVANIA & 1L << s.place(Blocks.WASHINGTON)) == 0) {
            s.v[State.MAY_RETURN] = s.sets[Board.DESERTERS] != 0 ? 1 : 0;
        } else if (s.v[State.TURN] >= WINTER) {
            Choices.oneOf(s, Ask.WHO_GOES_HOME, AMERICAN, s.force(AMERICAN) & Blocks.MILITIA);
        }
    }

    static void goesHome(State s, int block) {
        s.move(AMERICAN, 1L << block, s.place(block), Board.DESERTERS);
    }

    static void throwActionDice(State s) {
        if (s.settle()) {
            return;
        }
        boolean bothOdd = true;
        for (int side = AMERICAN; side <= BRITISH; side++) {
            boolean odd = s.roll() % 2 != 0;
            s.v[State.ACTION_POINTS + side] = odd ? 3 : 4;
            bothOdd &= odd;
        }
        s.v[State.FIRST] =
                s.v[State.ACTION_POINTS + BRITISH] < s.v[State.ACTION_POINTS + AMERICAN] ? BRITISH : AMERICAN;
        s.v[State.ICE] = bothOdd && s.v[State.TURN] >= WINTER ? 1 : 0;
        s.v[State.TURNS_TAKEN] = 0;
        s.v[State.STEP] = Step.PLAYER_TURN;
    }

    static void beginPlayerTurn(State s) {
        int side = s.v[State.TURNS_TAKEN] == 0 ? s.v[State.FIRST] : 1 - s.v[State.FIRST];
        s.v[State.SIDE] = side;
        boolean due = side == BRITISH ? s.v[State.TURN] >= BRITISH_ARRIVE : s.v[State.TURN] >= AMERICANS_ARRIVE;
        s.sets[State.CANDIDATES] = due ? s.sets[side == BRITISH ? Board.OFF_STATEN_ISLAND : Board.OFF_MORRISTOWN] : 0;
        s.v[State.STEP] = Step.ARRIVALS;
    }

    static void arrive(State s) {
        int side = s.v[State.SIDE];
        long arriving = s.sets[State.CANDIDATES];
        s.v[State.STEP] = Step.RETURN;
        long free = freeEntries(s, side);
        if (arriving != 0 && free != 0) {
            s.v[State.STEP] = Step.ARRIVALS;
            Choices.oneOf(s, Ask.WHERE_TO_ARRIVE, side, free);
        }
    }

    private static long freeEntries(State s, int side) {
        long entries = side == BRITISH ? 1L << Board.STATEN_ISLAND : Board.MORRISTOWN_ROADS;
        return entries & ~s.sets[State.PRESENT + 1 - side];
    }

    /** All come to the only entry that there is; where there are several, the player says who. */
    static void arrivesAt(State s, int place) {
        boolean alone = Long.bitCount(freeEntries(s, s.v[State.SIDE])) == 1;
        s.v[State.HERE] = place;
        s.sets[State.COLUMN] = alone ? s.sets[State.CANDIDATES] : 0;
        s.v[State.STEP] = Step.ARRIVING;
    }

    static void gather(State s) {
        long band = s.sets[State.COLUMN];
        long left = s.sets[State.CANDIDATES] & ~band;
        if (left == 0) {
            come(s);
        } else if (band == 0) {
            Choices.oneOf(s, Ask.WHO_ARRIVES, s.v[State.SIDE], left);
        } else {
            Choices.oneOfOrNone(s, Ask.WHO_ELSE_ARRIVES, s.v[State.SIDE], left);
        }
    }

    static void come(State s) {
        int side = s.v[State.SIDE];
        long band = s.sets[State.COLUMN];
        s.sets[State.CANDIDATES] &= ~band;
        s.move(side, band, side == BRITISH ? Board.OFF_STATEN_ISLAND : Board.OFF_MORRISTOWN, s.v[State.HERE]);
        s.v[State.STEP] = Step.ARRIVALS;
    }

    static void mayReturn(State s) {
        s.v[State.STEP] = Step.MARCHES;
        if (s.v[State.SIDE] == AMERICAN && s.v[State.MAY_RETURN] != 0 && s.sets[Board.DESERTERS] != 0) {
            s.settle();
            Choices.oneOfOrNone(s, Ask.WHO_COMES_BACK, AMERICAN, s.sets[Board.DESERTERS]);
        }
    }

    static void comesBack(State s, int block) {
        s.move(AMERICAN, 1L << block, Board.DESERTERS, s.place(Blocks.WASHINGTON));
    }

    static void endPlayerTurn(State s) {
        s.v[State.STEP] = ++s.v[State.TURNS_TAKEN] == 1 ? Step.PLAYER_TURN : Step.TURN_ENDS;
        boolean burns = s.v[State.STEP] == Step.TURN_ENDS
                && s.v[State.BURNT] == 0
                && s.v[State.TURN] >= WINTER
                && (s.units(AMERICAN, Board.BRUNSWICK) & Blocks.INFANTRY) != 0;
        if (burns) {
            s.v[State.BURNT] = 1;
            Losses.begin(s, BRITISH, 8, s.force(BRITISH), Step.TURN_ENDS);
        }
    }

    static void end(State s) {
        if (s.v[State.TURN] == Blocks.LAST_TURN) {
            reckon(s);
            return;
        }
        s.v[State.TURN]++;
        s.v[State.STEP] = Step.TURN_BEGINS;
    }

    private static void reckon(State s) {
        int lead = points(s, AMERICAN) - points(s, BRITISH);
        int northernLead = northern(s, AMERICAN) - northern(s, BRITISH);
        if (lead > 0) {
            s.end(AMERICAN, Ending.MORE_POINTS_AMERICAN);
        } else if (lead < 0) {
            s.end(BRITISH, Ending.MORE_POINTS_BRITISH);
        } else if (northernLead > 0) {
            s.end(AMERICAN, Ending.MORE_STRENGTH_AMERICAN);
        } else if (northernLead < 0) {
            s.end(BRITISH, Ending.MORE_STRENGTH_BRITISH);
        } else {
            s.end(Ending.NOBODY, Ending.DRAW);
        }
    }

    private static int points(State s, int side) {
        long british = s.sets[State.BRITISH_CONTROL];
        long controlled = Board.WITH_VICTORY_POINTS & (side == BRITISH ? british : ~british);
        int points = 0;
        for (long left = controlled; left != 0; left &= left - 1) {
            points += Board.VICTORY_POINTS[Long.numberOfTrailingZeros(left)];
        }
        return points;
    }

    private static int northern(State s, int side) {
        int strength = 0;
        for (long left = Board.NORTH_OF_RARITAN; left != 0; left &= left - 1) {
            strength += s.strengthOf(s.sets[Long.numberOfTrailingZeros(left)] & ARMY[side]);
        }
        return strength;
    }
}
