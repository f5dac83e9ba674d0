package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A step inside a block: it runs through without pausing. */
public sealed interface Op {
    /** A statement that never pauses, emitted as it stands. */
    record Plain(Statement statement) implements Op {}

    /** A frame variable gets a value. */
    record Store(Variable variable, Expr value) implements Op {}

    /** A frame variable gets what the procedure called last gave. */
    record TakeResult(Variable variable) implements Op {}

    /** A frame variable gets the member, number or truth that a player answered; {@code argument} counts from 0. */
    record TakeAnswer(Variable variable, int argument) implements Op {}

    /** The answer's member joins a set. */
    record AddAnswer(Variable set) implements Op {}

    /** A frame variable gets the argument that an example starts a phase with. */
    record TakeStart(Variable variable) implements Op {}

    /** The value that the procedure gives. */
    record GiveValue(Expr value) implements Op {}

    record RollOne(Variable variable, int faces, String purpose, Optional<Text> told) implements Op {}

    record RollSeveral(Variable variable, Expr count, int faces, String purpose, Optional<Text> told) implements Op {}

    /** Members of a set are drawn: one where there is no count. */
    record Draw(Span span, Variable variable, Expr set, Optional<Expr> count, String purpose, Optional<Text> told)
            implements Op {}

    /** State declared `each` this name falls back to its initial value. */
    record Reset(String name) implements Op {}

    /** The interrupt that watches from here on; 0 is none. */
    record Guard(int guard) implements Op {}

    /** A phase begins: a line of the log. */
    record Begin(String phase, Optional<Expr> argument, List<String> cases) implements Op {}

    /** Pieces are turned face up for all, or told to one side. */
    record Show(Expr pieces, Optional<Expr> to, List<String> cases) implements Op {}

    /** What follows tells all, or one side, whether something holds. */
    record Tell(Expr fact, Optional<Expr> to) implements Op {}

    /** What happens to choices that are made in secret. */
    enum Secrecy implements Op {
        /** From here on they are kept out of the others' logs. */
        BEGINS,
        /** Those that were made are shown to all. */
        REVEALS,
        /** Later ones are open again, and those that were made stay secret. */
        ENDS
    }

    /** A player has learned something that he could not know: there is no undo past this. */
    record Learn() implements Op {}

    record NextTurn() implements Op {}

    /** One piece goes to a place, before what happens on entering it. */
    record MovePiece(Variable piece, Expr to, List<String> cases) implements Op {}

    /** A step of a journey is paid for and counted, and may be its last. */
    record Travelled(Decision.JourneyPlan plan) implements Op {}

    /** Something that the rules do not allow for has come about. */
    record Fault(Span span, String message) implements Op {}
}
