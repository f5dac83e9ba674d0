package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Optional;

/** A place in a procedure where a player decides. */
public record Decision(
        int id,
        String name,
        Signature procedure,
        Variable decider,
        Optional<Text> prompt,
        List<String> cases,
        Form form) {
    /** What may be answered. */
    public sealed interface Form {}

    /** One of these orders and options; {@code pass} may be among them, with words of its own; a forced single answer is taken. */
    public record Menu(List<Entry> entries, boolean pass, boolean forced, Optional<Statement.Decline> decline)
            implements Form {}

    /** An entry of a menu with the code of its answer. */
    public record Entry(int code, Optional<Expr> when, Optional<Signature> order, Optional<OptionDef> option) {}

    /**
     * A member of {@code candidates} that is not yet in {@code picked}; {@code done} (a condition) allows to finish. {@code keeping} must hold
     * with the candidate added to {@code picked}, and {@code room} is how many more may be picked, where there is a limit. Where nothing but
     * their number counts, {@code wanted} is how many more must be picked: if there are no more than these, nobody is asked.
     */
    public record Pick(
            Variable candidates,
            Optional<Variable> picked,
            Optional<Expr> done,
            Optional<Expr> keeping,
            Optional<Expr> room,
            Optional<Expr> wanted,
            Takes takes,
            boolean forced)
            implements Form {
        public boolean several() {
            return takes == Takes.SEVERAL;
        }
    }

    /** What a pick takes of its candidates. */
    public enum Takes {
        ONE,
        SEVERAL,
        /** All of them, one after the other. */
        NEXT
    }

    public record YesNo(String answer) implements Form {}

    /** A number between two frame variables. */
    public record Number(Variable low, Variable high) implements Form {}

    /** The next step of a journey, or its end. */
    public record Travel(JourneyPlan plan) implements Form {}

    /** The variables of a journey under way: what is left of the budget, steps taken, where it began, whether it has been stopped. */
    public record JourneyPlan(
            Expr.Trip trip,
            Variable mover,
            Variable spent,
            Variable budget,
            Variable steps,
            Variable start,
            Variable stopped,
            Variable way,
            List<Variable> arguments,
            Variable left) {}
}
