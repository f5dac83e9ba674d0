package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogParser;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.misc.IntervalSet;

/** The tokens that can follow a state of the grammar: worked out when they are first asked for, by however many threads. */
final class NextTokens {
    // The grammar's own cache is written without a thought of other threads.
    private static final AtomicReferenceArray<BitSet> KNOWN = new AtomicReferenceArray<>(GrogParser._ATN.states.size());

    /** The lowest token is the one that says that a rule may end here. */
    private static final int LOWEST = Token.EPSILON;

    private NextTokens() {}

    /** Whether a token can follow a state, or something that comes when its rule is over. */
    static boolean mayFollow(ATNState state, int token) {
        BitSet known = after(state);
        return known.get(token - LOWEST) || known.get(0);
    }

    private static BitSet after(ATNState state) {
        BitSet known = KNOWN.get(state.stateNumber);
        if (known == null) {
            known = new BitSet();
            IntervalSet next = GrogParser._ATN.nextTokens(state, null);
            for (int token : next.toArray()) {
                known.set(token - LOWEST);
            }
            KNOWN.set(state.stateNumber, known);
        }
        return known;
    }
}
