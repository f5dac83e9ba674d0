package dev.grognard.benchmarks.floor;

import static dev.grognard.benchmarks.floor.Blocks.AMERICAN;
import static dev.grognard.benchmarks.floor.Blocks.ARMY;
import static dev.grognard.benchmarks.floor.Blocks.BRITISH;
import static dev.grognard.benchmarks.floor.State.ACTOR;
import static dev.grognard.benchmarks.floor.State.ATTACKER;
import static dev.grognard.benchmarks.floor.State.FLED;
import static dev.grognard.benchmarks.floor.State.FLIGHTS;
import static dev.grognard.benchmarks.floor.State.GUARDED;
import static dev.grognard.benchmarks.floor.State.HERE;
import static dev.grognard.benchmarks.floor.State.ROUND;
import static dev.grognard.benchmarks.floor.State.STEP;
import static dev.grognard.benchmarks.floor.State.WAY;
import static dev.grognard.benchmarks.floor.State.YET_TO_FIRE;

/** Battles, from the first volley until one side is gone. */
final class Battles {
    private static final long FRIGHTENING = Blocks.INFANTRY & ARMY[BRITISH];

    private Battles() {}

    static void next(State s) {
        if (s.settle()) {
            return;
        }
        long left = s.sets[State.BATTLES_LEFT] & s.sets[State.PRESENT] & s.sets[State.PRESENT + 1];
        s.sets[State.BATTLES_LEFT] = left;
        if (left == 0) {
            s.v[STEP] = Step.PLAYER_TURN_ENDS;
        } else {
            Choices.oneOf(s, Ask.WHICH_BATTLE, s.v[State.SIDE], left);
        }
    }

    static void begin(State s, int here) {
        int attacker = s.v[State.SIDE];
        s.sets[State.BATTLES_LEFT] &= ~(1L << here);
        s.v[HERE] = here;
        s.v[ATTACKER] = attacker;
        s.v[ROUND] = 0;
        s.sets[FLED] = 0;
        long origins = 0;
        for (long left = s.units(attacker, here); left != 0; left &= left - 1) {
            int came = s.came(Long.numberOfTrailingZeros(left));
            if (came != State.NONE) {
                origins |= 1L << Board.FROM[came];
            }
        }
        s.sets[State.ORIGINS] = origins;
        s.sets[State.FACE_UP] |= s.sets[here];
        s.v[STEP] = Step.ROUND_BEGINS;
    }

    static long army(State s, int side) {
        return s.units(side, s.v[HERE]);
    }

    static long fighters(State s, int side) {
        return army(s, side) & ~s.sets[FLED];
    }

    static boolean isBroken(State s) {
        long fighters = s.sets[s.v[HERE]] & ~s.sets[FLED];
        return (fighters & ARMY[AMERICAN]) == 0 || (fighters & ARMY[BRITISH]) == 0;
    }

    /** Volleys end in the moment in which a side is broken. */
    static boolean isCutShort(State s) {
        if (s.v[GUARDED] == 0 || !isBroken(s)) {
            return false;
        }
        s.v[STEP] = Step.ROUND_ENDS;
        return true;
    }

    static void beginRound(State s) {
        s.v[ACTOR] = 1 - s.v[ATTACKER];
        s.v[STEP] = ++s.v[ROUND] > 1 ? Step.WITHDRAWAL : Step.VOLLEYS;
    }

    // ------------------------------------------------------------------ leaving

    static void offerWithdrawal(State s) {
        s.v[STEP] = Step.WITHDRAWN;
        if (!isBroken(s)) {
            if (s.settle()) {
                return;
            }
            int ways = waysOut(s);
            if (ways != 0) {
                Choices.oneOfOrNone(s, Ask.WITHDRAW, s.v[ACTOR], ways);
            }
        }
    }

    /** The ways that the actor may leave by, as bits in their order. */
    private static int waysOut(State s) {
        int side = s.v[ACTOR];
        int here = s.v[HERE];
        long origins = s.sets[State.ORIGINS];
        long allowed = (side == s.v[ATTACKER] ? origins : ~origins) & ~s.sets[State.PRESENT + 1 - side];
        int open = s.waysOut(side, here, Long.bitCount(army(s, side)));
        int ways = 0;
        for (int i = 0; i < open; i++) {
            if ((allowed & 1L << Board.TO[Board.WAYS[here][i]]) != 0) {
                ways |= 1 << i;
            }
        }
        return ways;
    }

    static void leave(State s, int way, int then) {
        s.v[WAY] = way;
        if (way >= Board.FIRST_FERRY && s.roll() > 4) {
            s.v[STEP] = then;
        } else {
            s.push(then);
            s.v[STEP] = Step.DEPART;
        }
    }

    static void endWithdrawal(State s) {
        if (s.v[ACTOR] != s.v[ATTACKER]) {
            s.v[ACTOR] = s.v[ATTACKER];
            s.v[STEP] = Step.WITHDRAWAL;
        } else {
            s.v[STEP] = Step.VOLLEYS;
        }
    }

    static void depart(State s) {
        if (s.settle()) {
            return;
        }
        int side = s.v[ACTOR];
        int shots = Long.bitCount(fighters(s, 1 - side) & Blocks.INFANTRY);
        int hits = 0;
        for (int i = 0; i < shots; i++) {
            hits += s.roll() >= 5 ? 1 : 0;
        }
        Losses.begin(s, side, hits, army(s, side), Step.GO);
    }

    static void go(State s) {
        int side = s.v[ACTOR];
        int way = s.v[WAY];
        long army = army(s, side);
        s.crossed(side, way, Long.bitCount(army));
        s.move(side, army, s.v[HERE], Board.TO[way]);
        s.v[STEP] = s.pop();
        s.settle();
    }

    // ------------------------------------------------------------------ volleys

    static void beginVolleys(State s) {
        s.v[GUARDED] = 1;
        beginHalfRound(s, 1 - s.v[ATTACKER]);
    }

    private static void beginHalfRound(State s, int side) {
        s.v[ACTOR] = side;
        s.v[FLIGHTS] = 0;
        s.sets[YET_TO_FIRE] = withDice(s, side);
        s.v[STEP] = Step.FIRE;
    }

    private static long withDice(State s, int side) {
        long armed = 0;
        for (long left = fighters(s, side); left != 0; left &= left - 1) {
            if (dice(s, side, Long.numberOfTrailingZeros(left)) > 0) {
                armed |= left & -left;
            }
        }
        return armed;
    }

    static void offerFire(State s) {
        if (s.settle() || isCutShort(s)) {
            return;
        }
        long left = s.sets[YET_TO_FIRE] & fighters(s, s.v[ACTOR]);
        if (left == 0) {
            s.v[STEP] = Step.FLIGHT;
        } else {
            Choices.oneOf(s, Ask.WHO_FIRES, s.v[ACTOR], left);
        }
    }

    static void fire(State s, int block) {
        int side = s.v[ACTOR];
        s.sets[YET_TO_FIRE] &= ~(1L << block);
        int dice = dice(s, side, block);
        int hitsOn = Blocks.hitsOn(block);
        int hits = 0;
        int ones = 0;
        for (int i = 0; i < dice; i++) {
            int die = s.roll();
            hits += die >= hitsOn ? 1 : 0;
            ones += die == 1 ? 1 : 0;
        }
        if ((FRIGHTENING & 1L << block) != 0) {
            s.v[FLIGHTS] += ones;
        }
        if (hits > 0) {
            Losses.begin(s, 1 - side, hits, fighters(s, 1 - side), Step.FIRE);
        }
    }

    private static int dice(State s, int side, int block) {
        boolean acrossRiver =
                s.v[ROUND] == 1 && side == s.v[ATTACKER] && s.came(block) != State.NONE && Board.isWet(s.came(block));
        return acrossRiver ? s.strength(block) - 1 : s.strength(block);
    }

    static void offerFlight(State s) {
        if (s.v[FLIGHTS] > 0) {
            if (s.settle() || isCutShort(s)) {
                return;
            }
            long able = fighters(s, AMERICAN) & Blocks.MILITIA;
            if (able != 0) {
                s.v[FLIGHTS]--;
                Choices.oneOf(s, Ask.WHO_FLEES, AMERICAN, able);
                return;
            }
        }
        if (s.v[ACTOR] != s.v[ATTACKER]) {
            beginHalfRound(s, s.v[ATTACKER]);
        } else {
            s.v[STEP] = Step.ROUND_ENDS;
        }
    }

    static void flee(State s, int block) {
        s.sets[FLED] |= 1L << block;
    }

    static void endRound(State s) {
        s.v[GUARDED] = 0;
        s.v[State.DEPTH] = 0;
        s.v[ACTOR] = 1 - s.v[ATTACKER];
        s.v[STEP] = isBroken(s) ? Step.AFTERMATH : Step.ROUND_BEGINS;
    }

    // ------------------------------------------------------------------ the end

    static void aftermath(State s) {
        int side = s.v[ACTOR];
        if (fighters(s, side) != 0 || army(s, side) == 0) {
            endAftermath(s);
            return;
        }
        if (s.settle()) {
            return;
        }
        int ways = waysOut(s);
        s.v[STEP] = Step.LOST;
        if (ways != 0) {
            Choices.oneOf(s, Ask.RETREAT, side, ways);
        }
    }

    static void loseThoseLeft(State s) {
        s.move(s.v[ACTOR], army(s, s.v[ACTOR]), s.v[HERE], Board.ELIMINATED);
        endAftermath(s);
    }

    private static void endAftermath(State s) {
        if (s.v[ACTOR] != s.v[ATTACKER]) {
            s.v[ACTOR] = s.v[ATTACKER];
            s.v[STEP] = Step.AFTERMATH;
        } else {
            s.sets[State.FACE_UP] = 0;
            s.v[STEP] = Step.BATTLES;
        }
    }
}
