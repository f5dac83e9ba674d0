package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;

/**
 * Turns expressions of a game into terms. Printed values are looked up, simple rules are opened, and what remains becomes a subject: a
 * parameter or a state can be anything of its type, whatever else is opaque.
 */
final class Terms {
    private final GameFacts facts;

    Terms(GameFacts facts) {
        this.facts = facts;
    }

    /** The term of an expression. */
    Term of(Expr expr) {
        return TermScope.outermost(facts).of(expr);
    }
}
