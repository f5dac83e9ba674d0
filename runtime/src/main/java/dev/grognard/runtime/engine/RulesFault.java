package dev.grognard.runtime.engine;

/** The rules of a game have come to a point from which they do not go on: a mistake of whoever wrote them, not of the engine. */
public final class RulesFault extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public RulesFault(String message) {
        super(message);
    }
}
