package dev.grognard.cli;

/** Runs some commands one after the other: the launcher archives the classes that this takes. */
public final class Rehearsal {
    private Rehearsal() {}

    /** Runs commands, each of them in one argument. */
    public static void main(String[] commands) {
        for (String command : commands) {
            Main.run(command.split(" "));
        }
    }
}
