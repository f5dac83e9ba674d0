package dev.grognard.runtime;

import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.schema.HexSheet;
import dev.grognard.runtime.schema.Schema;
import java.util.List;
import java.util.Optional;

/** A compiled rulebook: what it is called, how it can be set up, and how to begin a position of it. */
public interface Game {
    String id();

    String title();

    /** A fingerprint of the rules, so that a save knows whether they have changed. */
    String rulesHash();

    List<Setup> setups();

    List<Choice> options();

    /** Kinds, members and fields, for views, saves and tools that know no particular game. */
    Schema schema();

    /** Where hexes lie, if the map is one of hexes. */
    default Optional<HexSheet> sheet() {
        return Optional.empty();
    }

    /** What a turn is called: its number, with its date if the game has a calendar. */
    default String turnName(int turn) {
        return Integer.toString(turn);
    }

    /** How many decisions a game may take; one that takes more goes round in circles. */
    default int mostDecisions() {
        return 20_000;
    }

    /** The rules, sums and tables whose working can be asked for by name, each with arguments that it could be read for. */
    default List<String> questions() {
        return List.of();
    }

    /** The orders and other options that menus offer, each with the phases in which one does, if its menus belong to any. */
    default List<Offered> offered() {
        return List.of();
    }

    /** A new position that has not been set up. */
    Position newPosition();

    /** An order that can be given in some phases. */
    record Offered(String name, List<String> phases) {
        public Offered {
            phases = List.copyOf(phases);
        }
    }

    /** A scenario that can be chosen. */
    record Setup(String id, String title, List<String> cases) {}

    /** An optional rule that can be switched on. */
    record Choice(String id, String title, List<String> cases) {}
}
