package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.Refusal;
import java.util.Optional;

/** Thrown when something is ordered that is not among the options. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    Refused(String ordered, Refusal refusal) {
        super(ordered + ": " + (refusal == null ? "not what is being asked" : reason(refusal)));
        this.refusal = refusal;
    }

    private static String reason(Refusal refusal) {
        return refusal.reason() + (refusal.cases().isEmpty() ? "" : " [" + String.join(", ", refusal.cases()) + "]");
    }

    /** Why the rules forbid it; empty when the present decision is not about such an order at all. */
    public Optional<Refusal> refusal() {
        return Optional.ofNullable(refusal);
    }
}
