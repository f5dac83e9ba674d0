package dev.grognard.benchmarks.floor;

/** Losses that a side takes one step at a time. */
final class Losses {
    private Losses() {}

    /** These are to take so many, and then it goes on with the step given. */
    static void begin(State s, int side, int losses, long who, int then) {
        s.v[State.LOSING_SIDE] = side;
        s.v[State.LOSSES_LEFT] = losses;
        s.sets[State.LOSERS] = who;
        s.push(then);
        s.v[State.STEP] = Step.LOSSES;
    }

    static void take(State s) {
        while (s.v[State.LOSSES_LEFT] > 0) {
            if (s.settle() || Battles.isCutShort(s)) {
                return;
            }
            long able = s.sets[State.LOSERS] & ~s.sets[Board.ELIMINATED];
            if (able == 0) {
                break;
            }
            s.v[State.LOSSES_LEFT]--;
            if (Choices.oneOf(s, Ask.WHO_TAKES_A_LOSS, s.v[State.LOSING_SIDE], able)) {
                return;
            }
        }
        s.v[State.STEP] = s.pop();
    }
}
