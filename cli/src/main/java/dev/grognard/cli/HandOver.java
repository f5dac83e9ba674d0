package dev.grognard.cli;

import dev.grognard.runtime.match.Match;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.OptionalInt;

/** Passes the keyboard from one player to the next where a game hides something from one of them: nobody reads what is meant for another. */
final class HandOver {
    /** Takes all away that stands on the screen and above it. */
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    /** Scrolls as much away as a screen shows. */
    private static final String SCROLLED = System.lineSeparator().repeat(100);

    private final Console console;
    private final Match match;
    private boolean takesPlace;
    /** Who has looked at the screen last; nobody until somebody is asked. */
    private OptionalInt looking = OptionalInt.empty();

    private boolean secret;
    private boolean explained;

    /** @param wanted whether several people play who may not look at each other's screen */
    HandOver(Console console, Match match, boolean wanted) {
        this.console = console;
        this.match = match;
        this.takesPlace = wanted && console.terminal();
    }

    /** Whether players look at the screen one after the other, so that each has to be told all that has happened since he last looked. */
    boolean takesPlace() {
        return takesPlace && (secret || !match.game().schema().isOpen());
    }

    /** One plays all sides from now on. */
    void solo() {
        takesPlace = false;
    }

    /** Whether this one need not be waited for: he is looking already, or may see all that the others see. */
    boolean isLooking(int viewer) {
        // What is being chosen in secret is hidden even where nothing else is.
        secret |= match.position().isSecret();
        return !takesPlace() || looking.isEmpty() || looking.getAsInt() == viewer;
    }

    /** Waits for the one who is to look next, who gets an empty screen; no if he leaves instead. */
    boolean to(int viewer, String name) {
        boolean comes = true;
        if (!isLooking(viewer)) {
            clear();
            console.out()
                    .print("Pass the keyboard to " + name + ", and press Enter only there"
                            + (explained ? ": " : " (if you play all sides alone, type `solo`): "));
            console.out().flush();
            explained = true;
            comes = answered();
            clear();
        }
        looking = OptionalInt.of(viewer);
        return comes;
    }

    private boolean answered() {
        try {
            String typed = console.in().readLine();
            takesPlace = typed != null && !typed.strip().equalsIgnoreCase("solo");
            return typed != null && !typed.strip().equalsIgnoreCase("quit");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void clear() {
        console.out().print(console.signs() ? CLEAR : SCROLLED);
        console.out().flush();
    }
}
