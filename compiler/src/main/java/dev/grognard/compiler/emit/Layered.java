package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import java.util.Optional;

/** Clauses and items of an option or a scenario: a working is silent about them where that is not in play. */
final class Layered {
    private final Body body;
    private boolean begun;

    private Layered(Body body) {
        this.body = body;
    }

    /** What follows is there only while the layer of a condition is in play, on the path that explains. */
    static Layered begin(Body body, Optional<Expr> when, boolean explaining) {
        Layered layered = new Layered(body);
        if (explaining) {
            when.flatMap(Layered::inPlay).ifPresent(layer -> {
                body.begin("if ($L)", body.code(layer).block());
                layered.begun = true;
            });
        }
        return layered;
    }

    void end() {
        if (begun) {
            body.end();
        }
    }

    private static Optional<Expr.InPlay> inPlay(Expr when) {
        if (when instanceof Expr.InPlay layer) {
            return Optional.of(layer);
        }
        return when instanceof Expr.And both ? inPlay(both.left()) : Optional.empty();
    }
}
