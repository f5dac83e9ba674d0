package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Position;
import java.util.List;
import java.util.Set;

/** What the rulebook promises at every decision holds in examples too, unless what is given breaks it from the first. */
final class Invariants {
    private final Position position;
    private final Givens givens;
    private final Failures failures;
    /** Null before the first decision. */
    private Set<String> brokenAtFirst;

    Invariants(Position position, Givens givens, Failures failures) {
        this.position = position;
        this.givens = givens;
        this.failures = failures;
    }

    /** The game has come to a decision while this line is played. */
    void mustHold(int line) {
        List<String> broken = position.brokenInvariants();
        if (brokenAtFirst == null) {
            brokenAtFirst = givens.isAsSetUp() ? Set.of() : Set.copyOf(broken);
        }
        for (String text : broken) {
            if (!brokenAtFirst.contains(text)) {
                throw failures.draft(line, "the invariant to hold: " + text, "it does not")
                        .working(position.invariantWorkings()
                                .get(broken.indexOf(text))
                                .renderedBelow())
                        .failure();
            }
        }
    }
}
