package dev.grognard.cli;

/** Takes a player away from the table in the middle of a question, because somebody has saved other rules. */
final class RulesChanged extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RulesChanged() {
        super("the rules have changed", null, false, false);
    }
}
