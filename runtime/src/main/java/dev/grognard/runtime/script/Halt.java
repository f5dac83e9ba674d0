package dev.grognard.runtime.script;

/** Why the engine stands still. */
enum Halt {
    DECISION,
    DICE_MISSING,
    TURN_ENDS,
    OVER
}
