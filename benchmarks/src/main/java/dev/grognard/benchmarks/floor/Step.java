package dev.grognard.benchmarks.floor;

/** What the machine does next. */
final class Step {
    static final int TURN_BEGINS = 0;
    static final int ACTION_DICE = 1;
    static final int PLAYER_TURN = 2;
    static final int ARRIVALS = 3;
    static final int RETURN = 4;
    static final int MARCHES = 5;
    static final int PARTY = 6;
    static final int COLUMN = 7;
    static final int FORCE_MARCHES = 8;
    static final int HOPEFULS = 9;
    static final int BATTLES = 10;
    static final int ROUND_BEGINS = 11;
    static final int WITHDRAWAL = 12;
    static final int WITHDRAWN = 13;
    static final int DEPART = 14;
    static final int GO = 15;
    static final int VOLLEYS = 16;
    static final int FIRE = 17;
    static final int FLIGHT = 18;
    static final int ROUND_ENDS = 19;
    static final int AFTERMATH = 20;
    static final int LOST = 21;
    static final int LOSSES = 22;
    static final int PLAYER_TURN_ENDS = 23;
    static final int TURN_ENDS = 24;
    static final int ARRIVING = 25;

    private Step() {}
}
