package dev.grognard.benchmarks;

import dev.grognard.benchmarks.floor.FloorTrenton;
import dev.grognard.games.germantown.Germantown;
import dev.grognard.games.newyork1776.NewYork1776;
import dev.grognard.games.trenton1776.Trenton1776;
import dev.grognard.runtime.Game;

/** The engines by the names that benchmarks call them; a game is called like its file. */
public final class Engines {
    /** Trenton 1776 by hand. */
    public static final String FLOOR = "floor";

    public static final String TRENTON = "trenton-1776";
    public static final String NEW_YORK = "new-york-1776";
    public static final String GERMANTOWN = "germantown";

    private Engines() {}

    /** The engine of that name, not set up. */
    public static Engine of(String name) {
        return name.equals(FLOOR) ? new FloorTrenton() : new GeneratedEngine(game(name));
    }

    /** The generated game of that name. */
    public static Game game(String name) {
        switch (name) {
            case TRENTON:
                return new Trenton1776();
            case NEW_YORK:
                return new NewYork1776();
            case GERMANTOWN:
                return new Germantown();
            default:
                throw new IllegalArgumentException("no game is called " + name);
        }
    }
}
