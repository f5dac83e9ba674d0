package dev.grognard.runtime.engine;

import java.util.List;

/** A place in the rules where a player decides; the name is stable across versions of the rules that keep it. */
public record DecisionPoint(String name, Kind kind, List<String> cases) {
    /** What form the answer has. */
    public enum Kind {
        /** One of several orders; passing is among the options where the rules allow it. */
        MENU,
        /** One more member of a set that is being chosen, or done. */
        SEVERAL,
        /** One thing. */
        ONE,
        /** Which of several things comes next; the others follow. */
        NEXT,
        /** The next step of a journey, or its end. */
        STEP,
        /** Yes or no. */
        YES_NO,
        /** A number. */
        NUMBER
    }
}
