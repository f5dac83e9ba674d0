package dev.grognard.runtime.script;

/** The game throws other dice than the script says; the script turns it into a failure. */
final class WrongDice extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String scripted;
    private final String thrown;

    WrongDice(int line, String scripted, String thrown) {
        super(scripted + " where " + thrown);
        this.line = line;
        this.scripted = scripted;
        this.thrown = thrown;
    }

    int line() {
        return line;
    }

    String scripted() {
        return scripted;
    }

    String thrown() {
        return thrown;
    }
}
