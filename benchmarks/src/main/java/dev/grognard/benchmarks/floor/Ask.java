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
    static final int LAST_WITH_PASS = WHO_COMES_BACK;

    /** Those that must be answered. */
    static final int WHO_GOES_HOME = 8;

    static final int WHERE_TO_ARRIVE = 9;
    static final int WHICH_BATTLE = 10;
    static final int WHO_FIRES = 11;
    static final int WHO_FLEES = 12;
    static final int RETREAT = 13;
    static final int WHO_TAKES_A_LOSS = 14;

    private Ask() {}
}
