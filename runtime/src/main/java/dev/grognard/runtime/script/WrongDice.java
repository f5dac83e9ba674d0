package dev.grognard.runtime.script;

/** The game throws other dice, or draws from others, than the script says; the script turns it into a failure. */
final class WrongDice extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String scripted;
    private final String actual;

    WrongDice(int line, String scripted, String actual) {
        super(scripted + " where " + actual);
        this.line = line;
        this.scripted = scripted;
        this.actual = actual;
    }

    int line() {
        return line;
    }

    String scripted() {
        return scripted;
    }

    String actual() {
        return actual;
    }
}
