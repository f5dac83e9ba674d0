package dev.grognard.runtime;

/** A member of a closed set that a rulebook prints: a side, a place, a piece, a link or an enum value. */
public interface Thing {
    /** The identifier that rules, saves and scripts use. */
    String id();

    /** The name as the rulebook prints it. */
    String printed();

    /** The position in its root kind, in declared order; sets of the kind are bit sets over it. */
    int index();
}
