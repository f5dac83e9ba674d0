package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogParser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;

/** Decides by ways that are known, and goes on from them where the text goes another way. */
final class KnownWayParsing extends ParserATNSimulator {
    /** The end of a text is -1 as a token, and the first in the row of those that can follow. */
    private static final int END = Token.EOF;

    /** How many tokens can follow. */
    static final int WIDTH = GrogParser._ATN.maxTokenType + 1 - END;

    KnownWayParsing(GrogParser parser, DFA[] automata) {
        super(parser, parser.getATN(), automata, parser.getInterpreter().getSharedContextCache());
    }

    @Override
    protected DFAState computeTargetState(DFA automaton, DFAState state, int token) {
        KnownState.find(
                state,
                () -> computeStartState(automaton.atnStartState, ParserRuleContext.EMPTY, false),
                (before, symbol) -> computeReachSet(before, symbol + END, false));
        return super.computeTargetState(automaton, state, token);
    }
}
