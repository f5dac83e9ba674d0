package dev.grognard.runtime.script;

/** Stops the engine at rest where the script has nothing more for it; control flow only, never seen outside. */
final class Pause extends RuntimeException {
    private static final long serialVersionUID = 1L;

    static final Pause DICE_MISSING = new Pause();
    static final Pause TURN_ENDS = new Pause();

    private Pause() {
        super(null, null, false, false);
    }
}
