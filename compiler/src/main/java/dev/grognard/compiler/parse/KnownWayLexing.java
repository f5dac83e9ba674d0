package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.antlr.v4.runtime.atn.OrderedATNConfigSet;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;

/** Finds words by ways that are known, and goes on from them where the text goes another way. */
final class KnownWayLexing extends LexerATNSimulator {
    /** How many signs are noted: the others are worked out each time. */
    static final int WIDTH = MAX_DFA_EDGE - MIN_DFA_EDGE + 1;

    KnownWayLexing(GrogLexer lexer, DFA[] automata) {
        super(lexer, lexer.getATN(), automata, lexer.getInterpreter().getSharedContextCache());
    }

    @Override
    protected DFAState computeTargetState(CharStream input, DFAState state, int sign) {
        KnownState.find(
                state,
                () -> computeStartState(input, atn.modeToStartState.get(mode)),
                (before, symbol) -> step(input, before, symbol + MIN_DFA_EDGE));
        return super.computeTargetState(input, state, sign);
    }

    private ATNConfigSet step(CharStream input, ATNConfigSet before, int sign) {
        ATNConfigSet reached = new OrderedATNConfigSet();
        getReachableConfigSet(input, before, reached, sign);
        return reached;
    }
}
