package dev.grognard.benchmarks.floor;

import static dev.grognard.benchmarks.floor.State.CHOICE;

/** Decisions: how many options there are is known at once, which one is meant is found out only when it is taken. */
final class Choices {
    /** What can be done on the march, beside the orders that are called like their decisions. */
    static final int GO_ON = 20;

    static final int DROP_OFF = 21;
    static final int PICK_UP = 22;

    /** The ends of decisions that need not be taken. */
    static final int PASS = 23;

    static final int DONE = 24;

    private Choices() {}

    /** An option that has been found: what is done, with what. */
    static final class Found {
        int order;
        int first;
        int second;

        void set(int what, int one, int other) {
            order = what;
            first = one;
            second = other;
        }
    }

    /** The member of a set with this number. */
    static int member(long set, int number) {
        long left = set;
        for (int i = 0; i < number; i++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    /** Asks for one of a set that is not empty; the only one there is, is taken at once. Whether a player must answer. */
    static boolean oneOf(State s, int asked, int side, long set) {
        if ((set & set - 1) == 0) {
            if (set != 0) {
                take(s, asked, Long.numberOfTrailingZeros(set));
            }
            return false;
        }
        s.sets[CHOICE] = set;
        s.ask(asked, side, Long.bitCount(set));
        return true;
    }

    /** Asks for one of a set that is not empty, or none. */
    static void oneOfOrNone(State s, int asked, int side, long set) {
        s.sets[CHOICE] = set;
        s.ask(asked, side, Long.bitCount(set) + 1);
    }

    /** Asks for one more of those who may come along, up to a limit; whether a player must answer. */
    static boolean moreOf(State s, int asked) {
        long column = s.sets[State.COLUMN];
        long left = s.sets[State.CANDIDATES] & ~column;
        if (left == 0 || Long.bitCount(column) > s.v[State.LIMIT]) {
            return false;
        }
        oneOfOrNone(s, asked, s.v[State.SIDE], left);
        return true;
    }

    /** Finds an option of the present decision. */
    static void find(State s, Found found, int option) {
        int asked = s.v[State.ASKED];
        if (option == s.v[State.OPTIONS] - 1 && mayBePassed(asked)) {
            boolean picked = asked == Ask.PARTY || asked == Ask.HOPEFULS || asked == Ask.WHO_ELSE_ARRIVES;
            found.set(picked ? DONE : PASS, 0, 0);
            return;
        }
        switch (asked) {
            case Ask.MARCH -> Marches.find(s, found, option);
            case Ask.ONWARD -> Marches.findOnTheMarch(s, found, option);
            case Ask.FORCE_MARCH -> ForceMarches.find(s, found, option);
            default -> found.set(asked, member(s.sets[CHOICE], option), 0);
        }
    }

    /** Whether the last option is to do nothing more. */
    private static boolean mayBePassed(int asked) {
        return asked <= Ask.LAST_WITH_PASS;
    }

    /** Does what was found. */
    static void take(State s, Found found) {
        int asked = s.v[State.ASKED];
        s.v[State.ASKED] = Ask.NOTHING;
        switch (found.order) {
            case Ask.MARCH -> Marches.begin(s, found.first, found.second);
            case Ask.FORCE_MARCH -> ForceMarches.begin(s, found.first, found.second);
            case GO_ON -> Marches.advance(s, found.first);
            case DROP_OFF -> Marches.dropOff(s, found.first);
            case PICK_UP -> Marches.pickUp(s, found.first);
            case PASS -> pass(s, asked);
            case DONE -> done(s, asked);
            default -> take(s, found.order, found.first);
        }
    }

    private static void take(State s, int asked, int member) {
        switch (asked) {
            case Ask.WHO_GOES_HOME -> Turns.goesHome(s, member);
            case Ask.WHERE_TO_ARRIVE -> Turns.arrivesAt(s, member);
            case Ask.WHO_COMES_BACK -> Turns.comesBack(s, member);
            case Ask.PARTY, Ask.HOPEFULS, Ask.WHO_ARRIVES, Ask.WHO_ELSE_ARRIVES -> s.sets[State.COLUMN] |= 1L << member;
            case Ask.WHICH_BATTLE -> Battles.begin(s, member);
            case Ask.WITHDRAW -> Battles.leave(s, Board.WAYS[s.v[State.HERE]][member], Step.WITHDRAWN);
            case Ask.WHO_FIRES -> Battles.fire(s, member);
            case Ask.WHO_FLEES -> Battles.flee(s, member);
            case Ask.RETREAT -> Battles.leave(s, Board.WAYS[s.v[State.HERE]][member], Step.LOST);
            case Ask.WHO_TAKES_A_LOSS -> s.reduce(s.v[State.LOSING_SIDE], member);
            default -> throw new IllegalStateException("nobody is asked for " + asked);
        }
    }

    /** Where passing leads elsewhere than to the step that is next anyway. */
    private static void pass(State s, int asked) {
        switch (asked) {
            case Ask.MARCH -> s.v[State.STEP] = Step.FORCE_MARCHES;
            case Ask.ONWARD -> Marches.end(s);
            case Ask.FORCE_MARCH -> ForceMarches.endAll(s);
            default -> {}
        }
    }

    private static void done(State s, int asked) {
        switch (asked) {
            case Ask.PARTY -> Marches.setOut(s);
            case Ask.WHO_ELSE_ARRIVES -> Turns.come(s);
            default -> ForceMarches.go(s);
        }
    }
}
