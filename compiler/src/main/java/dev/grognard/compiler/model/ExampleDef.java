package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A worked example: where it starts, what is done, what must come of it. */
public record ExampleDef(String title, List<String> cases, List<Item> items, Span span) {
    /** A line of the example, in the order in which it is played. */
    public sealed interface Item {
        Span span();
    }

    /** Starts from an empty board (no scenario: every piece aside) or a scenario, with options, before the first question. */
    public record Begin(Optional<ScenarioDef> scenario, List<OptionalRule> options, Span span) implements Item {}

    public record SetTurn(Expr turn, Span span) implements Item {}

    public record Place(List<ScenarioDef.Placement> placements, Span span) implements Item {}

    /** Sets a state; the statement is an assignment. */
    public record SetState(Statement assignment, Span span) implements Item {}

    /** Play begins with this phase of the turn; what stands before it in the turn is skipped. */
    public record Start(String phase, List<Expr> arguments, Span span) implements Item {
        /** Whether it may mean a phase with this argument: the one that is printed there, or any if it is worked out. */
        public boolean means(String name, Optional<Expr> argument) {
            return phase.equals(name) && arguments.stream().allMatch(given -> fits(given, argument));
        }

        private static boolean fits(Expr given, Optional<Expr> argument) {
            return argument.filter(written -> !(given instanceof Expr.Constant one
                            && written instanceof Expr.Constant other
                            && one.member() != other.member()))
                    .isPresent();
        }
    }

    /** Dice and draws that come before the first decision: numbers, or the ids of who is drawn. */
    public record Rolls(String purpose, List<Integer> values, List<String> drawn, Span span) implements Item {}

    /** A side gives an order or answers; {@code notation} is as {@code Position} writes it (`pass`, `yes`, `March(A, Road(B, C))`). */
    public record Play(Member side, List<String> notations, boolean chooses, List<Rolls> rolls, Span span)
            implements Item {}

    /** Something must hold; {@code breakdown} lists the items of the sum on its left side. */
    public record Expect(
            Expr condition,
            Map<String, Integer> breakdown,
            Optional<String> disagrees,
            Optional<Ruling> see,
            String text,
            Span span)
            implements Item {}

    /** An order must be refused, with one of these cases; of several choices the last, after the others have been made. */
    public record Refuse(Member side, List<String> notations, boolean chooses, List<String> cases, Span span)
            implements Item {}
}
