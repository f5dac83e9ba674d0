package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A line of an example. */
public sealed interface ExampleItem {
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** A fact that the example starts from. */
    record Fact(
            Span span,
            Form form,
            Optional<Name> name,
            List<Expr> arguments,
            Optional<Expr> target,
            Optional<Expr> value,
            Optional<Decl.Setup> setup,
            List<Rolled> rolls) {
        /** Which fact. */
        public enum Form {
            CLEAR_BOARD,
            SCENARIO,
            OPTION,
            /** The turn is in {@code value}. */
            TURN,
            /** `start PlayerTurn(British)`: name and arguments. */
            START,
            /** `at P: A, B`. */
            SETUP,
            /** `target = value`. */
            STATE,
            /** Dice and draws. */
            CHANCE
        }
    }

    /** `American March(…) rolls fire 1 2`, `American chooses A, B`, `American passes`. */
    record Move(Span span, Name side, Form form, Optional<Name> order, List<Expr> arguments, List<Rolled> rolls) {
        /** What the side does. */
        public enum Form {
            ORDER,
            CHOOSES,
            PASSES,
            YES,
            NO
        }
    }

    /** `rolls fire 1 2 3`: what dice show; or `draws chit Left, Right`: who is drawn. */
    record Rolled(Span span, Name purpose, List<Face> faces, List<Expr> drawn) {
        public boolean isDraw() {
            return !drawn.isEmpty();
        }
    }

    /** What one die shows. */
    record Face(Span span, int value) {}

    /** `"prepared" +1` of an expected sum. */
    record Breakdown(Span span, String label, int value) {}

    /** What the example starts from. */
    record Given(Span span, List<Fact> facts) implements ExampleItem {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.given(this);
        }
    }

    /** What the sides do. */
    record Play(Span span, List<Move> moves) implements ExampleItem {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.play(this);
        }
    }

    /** `expect e { "label" +1 } disagrees "…" see R1`. */
    record Expect(
            Span span, Expr condition, List<Breakdown> breakdown, Optional<Template> disagrees, Optional<Name> see)
            implements ExampleItem {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.expect(this);
        }
    }

    /** `refuse American March(…) [case]`. */
    record Refuse(Span span, Move move, Optional<Citation> citation) implements ExampleItem {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.refuse(this);
        }
    }

    /** `case "…" { … }`: starts from what stands above it. */
    record CaseOf(Span span, Template title, List<ExampleItem> items) implements ExampleItem {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.caseOf(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R given(Given node);

        R play(Play node);

        R expect(Expect node);

        R refuse(Refuse node);

        R caseOf(CaseOf node);
    }
}
