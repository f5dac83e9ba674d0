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
        List<String> cases,
        String doc,
        Layer layer,
        Span span) {
    /** One clause. */
    public record Clause(
            Form form,
            Expr value,
            Optional<Expr> when,
            Optional<Text> reason,
            List<String> cases,
            String text,
            Span span) {}

    /** What a clause is about: COST and PLUS give numbers, AT_MOST_STEPS a limit, the others conditions. */
    public enum Form {
        COST,
        PLUS,
        REQUIRES,
        STOPS,
        PASSES,
        ENDS,
        AT_MOST_STEPS
    }
}
