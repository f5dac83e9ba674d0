package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A way of travelling. The signature's first parameter is the mover; {@code way} is the directed link of the step judged (its `from` and `to` are
 * the places), {@code here} the place entered, {@code steps} the steps taken before. Clauses see the state as it was when the search began.
 */
public record TravelDef(
        Signature signature,
        Variable way,
        Variable here,
        Variable start,
        Variable steps,
        Optional<Quantity> quantity,
        List<Clause> clauses,
        List<StepHook> hooks,
        List<String> cases,
        String doc,
        Layer layer,
        Span span) {
    /** Whether there is a clause of this form. */
    public boolean has(Form form) {
        return clauses.stream().anyMatch(clause -> clause.form() == form);
    }

    /** One clause. */
    public record Clause(
            Form form,
            Expr value,
            Optional<Expr> when,
            Optional<Text> reason,
            List<String> cases,
            String text,
            Span span) {}

    /**
     * What happens before or after each step of a journey that is made; a `stop` ends the journey. It runs like a procedure whose parameters are
     * those of the travel and then the step, the place entered, the start and the steps taken before.
     */
    public record StepHook(
            boolean before,
            Signature signature,
            Optional<Expr> when,
            Statement.Block body,
            List<String> cases,
            Layer layer,
            Span span) {}

    /**
     * What a clause is about: COST and PLUS give numbers, AT_MOST_STEPS a limit, the others conditions. FIRST_STEP_ALWAYS says for which first
     * steps any budget is enough.
     */
    public enum Form {
        COST,
        PLUS,
        REQUIRES,
        STOPS,
        PASSES,
        ENDS,
        AT_MOST_STEPS,
        FIRST_STEP_ALWAYS
    }
}
