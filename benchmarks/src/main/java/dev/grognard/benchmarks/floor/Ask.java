package dev.grognard.benchmarks.floor;

/** What a player is asked. */
final class Ask {
    static final int NOTHING = 0;

    /** Those that may be passed: the last option is to do nothing more. */
    static final int MARCH = 1;

    static final int PARTY = 2;
    static final int ONWARD = 3;
    static final int FORCE_MARCH = 4;
    static final int HOPEFULS = 5;
    static final int WITHDRAW = 6;
    static final int WHO_COMES_BACK = 7;
    static final int WHO_ELSE_ARRIVES = 8;
    static final int LAST_WITH_PASS = WHO_ELSE_ARRIVES;

    /** Those that must be answered. */
    static final int WHO_GOES_HOME = 9;

    static final int WHERE_TO_ARRIVE = 10;
    static final int WHO_ARRIVES = 11;
    static final int WHICH_BATTLE = 12;
    static final int WHO_FIRES = 13;
    static final int WHO_FLEES = 14;
    static final int RETREAT = 15;
    static final int WHO_TAKES_A_LOSS = 16;

    private Ask() {}
}
