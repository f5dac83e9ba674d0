package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Beginning;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What an example gives before anything is played, and what of it the beginning of play undoes or leaves out. */
final class Givens {
    private static final String UNDONE_BEFORE =
            "\nthe turn begins after what is given, with its moments and phases; `start` begins with a later phase";
    private static final String UNDONE_INSIDE =
            "\nwhat happens before the first question comes after what is given, such as an `as soon as`";

    private final Game game;
    private final Position position;
    private final List<Given> states = new ArrayList<>();
    private final List<Moment> moments = new ArrayList<>();
    private final List<String> undone = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();

    /** The set-up as it was before anything else was given; null without one, and once play has begun. */
    private long[] begun;

    /** Whether the example names no scenario, so that nobody stands anywhere but whom it places. */
    private boolean clear;

    /** Whether play begins with a phase, so that what comes before it in the turn does not happen. */
    private boolean startsInside;

    /** Whether the game begins as its set-up says. */
    private boolean asSetUp;

    /** A state that an example sets, and what it was then. */
    private record Given(String text, Supplier<?> value, String set) {
        String now() {
            return String.valueOf(value.get());
        }

        boolean lasts() {
            return now().equals(set);
        }
    }

    /** What a scenario says as a turn begins, and whether it does so now. */
    private record Moment(String text, BooleanSupplier applies) {}

    Givens(Game game, Position position) {
        this.game = game;
        this.position = position;
    }

    /** Sets up a scenario, or an empty board when it is null. */
    void begin(String setupId, Set<String> optionIds) {
        position.begin(
                setupId == null ? Position.NO_SCENARIO : Beginning.setupIndex(game, setupId),
                Beginning.optionMask(game, optionIds),
                0);
        begun = setupId == null ? null : position.snapshot();
        clear = setupId == null;
    }

    /** A state has been set. */
    void set(String text, Supplier<?> value) {
        states.add(new Given(text, value, String.valueOf(value.get())));
    }

    /** Play starts with a phase; what an earlier {@code start} would have left out is left out no more, or once more. */
    void start() {
        startsInside = true;
        moments.clear();
    }

    /** Play starts behind what a scenario says as a turn begins. */
    void leaveOut(String moment, BooleanSupplier applies) {
        moments.add(new Moment(moment, applies));
    }

    /** All is given, and the engine is about to run. */
    void playBegins() {
        if (begun != null) {
            asSetUp = Arrays.equals(begun, position.snapshot());
            begun = null;
        }
        // What the example itself has given anew has not been undone by play.
        states.removeIf(given -> !given.lasts());
        moments.stream()
                .filter(moment -> moment.applies().getAsBoolean())
                .map(Moment::text)
                .distinct()
                .forEach(moment -> leftOut.add("`start` leaves out what the scenario says `" + moment + "`"));
        moments.clear();
    }

    /** The engine has come to its first halt: what has not lasted until then is noted. */
    void playHasBegun() {
        for (Given given : states) {
            if (!given.lasts()) {
                undone.add(given.text() + " did not last until the first question: it is " + given.now() + " then");
            }
        }
        states.clear();
    }

    boolean isAsSetUp() {
        return asSetUp;
    }

    /** Adds what may be amiss with what is given, one paragraph for each kind of it. */
    void tell(FailureText text) {
        if (!undone.isEmpty()) {
            text.paragraph("given", String.join("\n", undone) + (startsInside ? UNDONE_INSIDE : UNDONE_BEFORE));
        }
        if (!leftOut.isEmpty()) {
            text.paragraph("given", String.join("\n", leftOut) + "\nif this needs it, write it under `given` too");
        }
        if (clear) {
            text.paragraph("given", "no scenario: only what the example itself places is on the map");
        }
    }
}
