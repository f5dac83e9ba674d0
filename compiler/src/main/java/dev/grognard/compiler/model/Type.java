package dev.grognard.compiler.model;

import java.util.Optional;

/** What kind of value an expression has. */
public sealed interface Type {
    Type BOOL = new Bool();
    Type INT = new Whole(Optional.empty(), Optional.empty(), false);
    Type PERCENT = new Percent();
    Type DICE = new Dice();

    /** Yes or no. */
    record Bool() implements Type {}

    /** A whole number, perhaps within bounds; outside a clamped range it saturates, outside another one it is a fault. */
    record Whole(Optional<Integer> low, Optional<Integer> high, boolean clamped) implements Type {}

    /** A number of a declared quantity, counted in its steps. */
    record Amount(Quantity quantity, Optional<Integer> low, Optional<Integer> high, boolean clamped) implements Type {}

    /** A percentage. */
    record Percent() implements Type {}

    /** A member of a kind (or of a kind below it). */
    record Of(Kind kind) implements Type {}

    /** A value of a record, printed in its notation. */
    record Rec(RecordDef record) implements Type {}

    /** A set of members of a kind. */
    record SetOf(Kind kind) implements Type {}

    /** A value that may be absent; never a Bool, a set, dice or another Maybe. */
    record Maybe(Type type) implements Type {}

    /** A handful of dice: whole numbers, several of which may be alike. */
    record Dice() implements Type {}

    /** The type without the possibility of absence. */
    default Type present() {
        return this instanceof Maybe maybe ? maybe.type() : this;
    }

    default boolean mayBeAbsent() {
        return this instanceof Maybe;
    }

    /** Whether it is stored as one whole number that can be computed with. */
    default boolean isNumber() {
        return this instanceof Whole || this instanceof Amount || this instanceof Percent;
    }
}
