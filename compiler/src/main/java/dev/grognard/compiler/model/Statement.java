package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A typed statement. */
public sealed interface Statement {
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** Whether what stands behind it is never reached. */
    default boolean leaves() {
        return this instanceof Stop
                || this instanceof Give
                || this instanceof If choice
                        && choice.then().leaves()
                        && choice.otherwise().leaves();
    }

    /** Statements in order. */
    record Block(List<Statement> statements) {
        public static final Block EMPTY = new Block(List.of());

        /** Whether it is left before its end. */
        public boolean leaves() {
            return statements.stream().anyMatch(Statement::leaves);
        }

        /** The statements that are reached. */
        public List<Statement> reached() {
            for (int i = 0; i < statements.size(); i++) {
                if (statements.get(i).leaves()) {
                    return statements.subList(0, i + 1);
                }
            }
            return statements;
        }
    }

    /** What an assignment does; ADD and TAKE work on numbers and on sets. */
    enum Change {
        SET,
        ADD,
        TAKE
    }

    /** What is assigned to. */
    sealed interface Target {}

    record ToVariable(Variable variable) implements Target {}

    record ToGlobal(GlobalState state, List<Expr> keys) implements Target {}

    /** A field of one thing, or of every member of a set. */
    record ToField(Field field, Expr of, List<Expr> keys) implements Target {}

    /** When the body is cut short, and what is done then. */
    record Cut(Expr condition, Block handler, List<String> cases) {}

    /** An entry of a menu: a declared order or an option written out, perhaps offered only when a condition holds. */
    record Item(Optional<Expr> when, Optional<Signature> order, Optional<OptionDef> option) {}

    /** A value that stays as it is. */
    record Let(Span span, Variable variable, Expr value, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.let(this);
        }
    }

    /** A state of the procedure gets its first value. */
    record Init(Span span, Variable variable, Expr value) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.init(this);
        }
    }

    /** A change; through a set of things it is one change, the right side read once. */
    record Assign(Span span, Target target, Change change, Expr value, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.assign(this);
        }
    }

    /** A piece or a set of pieces goes to a place. */
    record Move(Span span, Expr pieces, Expr to, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.move(this);
        }
    }

    /** Turns pieces face up for all, or tells one side what they are. */
    record Reveal(Span span, Expr pieces, Optional<Expr> to, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reveal(this);
        }
    }

    /** What the rules do next tells all, or one side, whether something holds. */
    record RevealThat(Span span, Expr fact, Optional<Expr> to, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.revealThat(this);
        }
    }

    /** Turns pieces face down. */
    record Hide(Span span, Expr pieces, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hide(this);
        }
    }

    /** A line of the log. */
    record Say(Span span, Text text, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.say(this);
        }
    }

    /** Leaves the procedure with a value. */
    record Give(Span span, Expr value) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.give(this);
        }
    }

    /** Leaves the innermost order, option, procedure or hook. */
    record Stop(Span span) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stop(this);
        }
    }

    /** Inside `instead of`: what would have been done. */
    record Usual(Span span) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.usual(this);
        }
    }

    /** An expression for its effects: a procedure call or a journey. */
    record Perform(Span span, Expr call, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.perform(this);
        }
    }

    /** A named part. */
    record Step(Span span, String name, Block body, Hooks hooks, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.step(this);
        }
    }

    /** A part of the sequence of play; {@code parameter} is bound to the argument for its moments. */
    record Phase(
            Span span,
            String name,
            Optional<Variable> parameter,
            Optional<Expr> argument,
            Block body,
            Hooks hooks,
            List<MomentDef> starts,
            List<MomentDef> ends,
            List<String> cases)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.phase(this);
        }
    }

    /** The turns of the game, from the scenario's first to its last; then the final reckoning. */
    record EachTurn(Span span, Block body, List<MomentDef> starts, List<MomentDef> ends) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.eachTurn(this);
        }
    }

    /** One way or the other. */
    record If(Span span, Expr condition, Block then, Block otherwise, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ifElse(this);
        }
    }

    /** A snapshot in declared order; with {@code recheck} a member that has left the set by its turn is passed over; with a chooser that side picks the next. */
    record ForEach(
            Span span,
            Variable variable,
            Expr set,
            boolean recheck,
            Optional<Expr> chooser,
            Optional<Text> prompt,
            String name,
            Block body,
            List<String> cases)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.forEach(this);
        }
    }

    /** As often as the number says, read once. */
    record RepeatTimes(Span span, Expr times, Block body, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.repeatTimes(this);
        }
    }

    /** Until the condition holds after the body; without one, until it is cut short. */
    record RepeatUntil(Span span, Block body, Optional<Expr> until, List<String> cases) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.repeatUntil(this);
        }
    }

    /** The body, until one of the conditions holds at a rest point inside it; then that handler. */
    record CutShort(Span span, Block body, List<Cut> cuts) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cutShort(this);
        }
    }

    /** The words for declining, and whether they are logged. */
    record Decline(boolean said, Text words) {}

    /** A side may or must take options; {@code side} is bound to the decider. */
    record Menu(
            Span span,
            Expr decider,
            Variable side,
            boolean must,
            boolean repeatedly,
            boolean ifAble,
            Optional<Text> prompt,
            Optional<Decline> decline,
            List<Item> items,
            Optional<Expr> until,
            Optional<Block> otherwise,
            String name)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.menu(this);
        }
    }

    /** Choices made without sight of each other, then shown unless they stay secret. */
    record Secretly(Span span, Block body, boolean revealed) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.secretly(this);
        }
    }

    /** The game is over. */
    record EndGame(Span span, EndingDef ending) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.endGame(this);
        }
    }

    /** The final reckoning. */
    record Reckon(Span span) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reckon(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R let(Let node);

        R init(Init node);

        R assign(Assign node);

        R move(Move node);

        R reveal(Reveal node);

        R revealThat(RevealThat node);

        R hide(Hide node);

        R say(Say node);

        R give(Give node);

        R stop(Stop node);

        R usual(Usual node);

        R perform(Perform node);

        R step(Step node);

        R phase(Phase node);

        R eachTurn(EachTurn node);

        R ifElse(If node);

        R forEach(ForEach node);

        R repeatTimes(RepeatTimes node);

        R repeatUntil(RepeatUntil node);

        R cutShort(CutShort node);

        R menu(Menu node);

        R secretly(Secretly node);

        R endGame(EndGame node);

        R reckon(Reckon node);
    }
}
