package dev.grognard.benchmarks.floor;

import java.util.List;

/** How a game can end. */
final class Ending {
    static final int ARMY_IS_BROKEN = 0;
    static final int WASHINGTON_IS_LOST = 1;
    static final int BRUNSWICK_AND_AMBOY_ARE_TAKEN = 2;
    static final int MORE_POINTS_AMERICAN = 3;
    static final int MORE_POINTS_BRITISH = 4;
    static final int MORE_STRENGTH_AMERICAN = 5;
    static final int MORE_STRENGTH_BRITISH = 6;
    static final int DRAW = 7;

    static final int NOBODY = -1;

    /** The endings in words. */
    static final List<String> TEXTS = List.of(
            "the British army is broken",
            "Washington is lost",
            "Brunswick and Amboy are both taken",
            "more victory points",
            "more victory points",
            "more strength north of the Raritan",
            "more strength north of the Raritan",
            "equal in every way");

    private Ending() {}
}
