package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A statement as written. */
public sealed interface Statement {
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** What an assignment does. */
    enum Assignment {
        SET,
        ADD,
        TAKE
    }

    /** Statements between braces. */
    record Block(Span span, List<Statement> statements) {}

    /** `A, B { … }`. */
    record Arm(Span span, List<Expr> keys, Block body) {}

    /** `cut short as soon as c [case] { handler }`. */
    record Cut(Span span, Expr condition, Optional<Citation> citation, Optional<Block> handler) {}

    /** An entry of a menu: a declared order by name, or an option written out. */
    record MenuItem(Span span, Optional<Name> order, Optional<OptionBody> option) {}

    /** What could not be understood. */
    record Bad(Span span) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bad(this);
        }
    }

    /** `let x = e`: a value that stays as it is. */
    record Let(Span span, Name name, Expr value, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.let(this);
        }
    }

    /** A state of the running procedure. */
    record State(Span span, StateDecl state) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.state(this);
        }
    }

    /** A rule that sees the procedure around it. */
    record LocalRule(Span span, Decl.Rule rule) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.localRule(this);
        }
    }

    /** A procedure that sees the procedure around it. */
    record LocalProcedure(Span span, Decl.Procedure procedure) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.localProcedure(this);
        }
    }

    /** Modifiers that see the procedure around them. */
    record LocalModifiers(Span span, Decl.Modifiers modifiers) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.localModifiers(this);
        }
    }

    /** `target = e`, `target += e`, `target -= e`. */
    record Assign(Span span, Expr target, Assignment assignment, Expr value, Optional<Citation> citation)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.assign(this);
        }
    }

    /** `move x to p`: a piece or a set of pieces. */
    record MoveTo(Span span, Expr what, Expr to, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.moveTo(this);
        }
    }

    /** `reveal x`, `reveal x to s`. */
    record Reveal(Span span, Expr what, Optional<Expr> to, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reveal(this);
        }
    }

    /** `reveal that c`, `reveal that c to s`. */
    record RevealThat(Span span, Expr fact, Optional<Expr> to, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.revealThat(this);
        }
    }

    /** `hide x`. */
    record Hide(Span span, Expr what, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hide(this);
        }
    }

    /** `say "…"`. */
    record Say(Span span, Template template, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.say(this);
        }
    }

    /** `give e`: leaves the procedure with a value. */
    record Give(Span span, Expr value) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.give(this);
        }
    }

    /** `stop`: leaves the innermost order, option, procedure or hook. */
    record Stop(Span span) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stop(this);
        }
    }

    /** `usual`: inside `instead of`, what would have been done. */
    record Usual(Span span) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.usual(this);
        }
    }

    /** `Battle(l, s)`: calls a procedure. */
    record Call(Span span, Expr call, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.call(this);
        }
    }

    /** `s moves c by Move within n` as a statement. */
    record Journey(Span span, Expr.Moves journey, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.journey(this);
        }
    }

    /** `step Name { … }`: a named part that hooks can reach. */
    record Step(Span span, Name name, Optional<Citation> citation, Block body) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.step(this);
        }
    }

    /** `phase Movement(s) { … }`: a part of the sequence of play. */
    record Phase(Span span, Name name, Optional<Expr> argument, Optional<Citation> citation, Block body)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.phase(this);
        }
    }

    /** `each turn { … }` of the sequence of play. */
    record EachTurn(Span span, Block body) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.eachTurn(this);
        }
    }

    /** `if c { … } else { … }`; else-if is an If alone in the block. */
    record If(Span span, Expr condition, Optional<Citation> citation, Block then, Optional<Block> otherwise)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ifElse(this);
        }
    }

    /** `match e { A, B { … } }`. */
    record MatchOn(Span span, Expr subject, List<Arm> arms) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.matchOn(this);
        }
    }

    /** `for each x in S[, in an order s chooses "…"] { … }`. */
    record For(
            Span span,
            Name variable,
            Expr set,
            Optional<Expr> chooser,
            Optional<Template> prompt,
            Optional<Citation> citation,
            Block body)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.forEach(this);
        }
    }

    /** `repeat n times { … }`. */
    record RepeatTimes(Span span, Expr times, Optional<Citation> citation, Block body) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.repeatTimes(this);
        }
    }

    /** `repeat { … } until c`; without a condition it must be cut short from outside. */
    record RepeatUntil(Span span, Block body, Optional<Expr> until, Optional<Citation> citation) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.repeatUntil(this);
        }
    }

    /** `do { … } cut short as soon as c { … }`. */
    record Do(Span span, Block body, List<Cut> cuts) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.doCut(this);
        }
    }

    /** `or "fight on"`: how declining a menu reads; with `say` it is logged. */
    record Decline(Span span, boolean said, Template words) {}

    /** `s may repeatedly { … }`, `s must if able { … } otherwise { … }`. */
    record Menu(
            Span span,
            Expr decider,
            boolean must,
            boolean repeatedly,
            boolean ifAble,
            Optional<Template> prompt,
            Optional<Decline> decline,
            List<MenuItem> items,
            Optional<Expr> until,
            Optional<Block> otherwise)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.menu(this);
        }
    }

    /** `secretly { let a = …  let b = … } then reveal`: choices made without sight of each other, and perhaps never shown. */
    record Secretly(Span span, Block body, boolean revealed) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.secretly(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R bad(Bad node);

        R let(Let node);

        R state(State node);

        R localRule(LocalRule node);

        R localProcedure(LocalProcedure node);

        R localModifiers(LocalModifiers node);

        R assign(Assign node);

        R moveTo(MoveTo node);

        R reveal(Reveal node);

        R revealThat(RevealThat node);

        R hide(Hide node);

        R say(Say node);

        R give(Give node);

        R stop(Stop node);

        R usual(Usual node);

        R call(Call node);

        R journey(Journey node);

        R step(Step node);

        R phase(Phase node);

        R eachTurn(EachTurn node);

        R ifElse(If node);

        R matchOn(MatchOn node);

        R forEach(For node);

        R repeatTimes(RepeatTimes node);

        R repeatUntil(RepeatUntil node);

        R doCut(Do node);

        R menu(Menu node);

        R secretly(Secretly node);
    }
}
