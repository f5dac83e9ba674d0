package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogParser;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.misc.IntervalSet;

/** The tokens that can follow a state of the grammar: worked out when they are first asked for, by however many threads. */
final class NextTokens {
    // The grammar's own cache is written without a thought of other threads.
    private static final AtomicReferenceArray<IntervalSet> KNOWN =
            new AtomicReferenceArray<>(GrogParser._ATN.states.size());

    private NextTokens() {}

    static IntervalSet after(ATNState state) {
        IntervalSet known = KNOWN.get(state.stateNumber);
        if (known == null) {
            known = GrogParser._ATN.nextTokens(state, null);
            KNOWN.set(state.stateNumber, known);
        }
        return known;
    }
}
