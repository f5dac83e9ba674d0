package dev.grognard.compiler.model;

import java.util.Optional;

/** What kind of value an expression has. */
public sealed interface Type {
    Type BOOL = new Bool();
    Type INT = new Whole(Optional.empty(), Optional.empty(), false);
    Type PERCENT = new Percent();
    Type DICE = new Dice(Optional.empty());
    Type ODDS = new Odds();

    /** Yes or no. */
    record Bool() implements Type {}

    /** A whole number, perhaps within bounds; outside a clamped range it saturates, outside another one it is a fault. */
    record Whole(Optional<Integer> low, Optional<Integer> high, boolean clamped) implements Type {}

    /** A number of a declared quantity, counted in its steps. */
    record Amount(Quantity quantity, Optional<Integer> low, Optional<Integer> high, boolean clamped) implements Type {}

    /** A percentage. */
    record Percent() implements Type {}

    /**
     * Odds, kept as whole numbers in a row: 3:1 is 3, 2:1 is 2, 1:1 is 1, 1:2 is 0, 1:3 is -1. So a column shift is a plus or minus, and ranges
     * of odds are ranges of numbers.
     */
    record Odds() implements Type {
        /** A number of the row as a chart prints it. */
        public static String show(int number) {
            return number >= 1 ? number + ":1" : "1:" + (2 - number);
        }
    }

    /** A member of a kind (or of a kind below it). */
    record Of(Kind kind) implements Type {}

    /** A value of a record, printed in its notation. */
    record Rec(RecordDef record) implements Type {}

    /** A set of members of a kind. */
    record SetOf(Kind kind) implements Type {}

    /** A value that may be absent; never a Bool, a set, dice or another Maybe. */
    record Maybe(Type type) implements Type {}

    /** A handful of dice: whole numbers, several of which may be alike, and how many faces each has if that is known. */
    record Dice(Optional<Integer> faces) implements Type {}

    /** The type without the possibility of absence. */
    default Type present() {
        return this instanceof Maybe maybe ? maybe.type() : this;
    }

    default boolean mayBeAbsent() {
        return this instanceof Maybe;
    }

    /** Whether it is stored as one whole number that can be computed with. */
    default boolean isNumber() {
        return this instanceof Whole || this instanceof Amount || this instanceof Percent || this instanceof Odds;
    }
}
