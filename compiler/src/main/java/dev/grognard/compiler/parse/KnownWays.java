package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNSimulator;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.antlr.v4.runtime.atn.LexerAction;
import org.antlr.v4.runtime.atn.LexerActionExecutor;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;

/**
 * The ways through the grammar that have been found by reading, noted down for programs that are started later. ANTLR works a way out from
 * the grammar when it comes to something for the first time, and a program that reads only one game does little else.
 *
 * @param id tells whether notes are about this very grammar
 * @param automata what has been found, one for each decision
 * @param width how many symbols can lead on from a state
 */
record KnownWays(int id, ATN grammar, DFA[] automata, int width) {
    /** A state in which nothing is decided yet. */
    private static final int OPEN = 0;

    /** Where a symbol leads that cannot follow. States are counted from 1. */
    private static final int NOWHERE = 0;

    /** What another program has found; each half waits there until somebody wants to read. */
    private static volatile byte[] told = new byte[0];

    /** Knows how words are found from the moment on when the first lexer is made. */
    private static final class OfLexer {
        private static final KnownWays WAYS =
                ofLexer(lexer().getInterpreter().decisionToDFA).knowing(told);
    }

    /** Knows how sentences go on from the moment on when the first parser is made. */
    private static final class OfParser {
        private static final KnownWays WAYS =
                ofParser(parser().getInterpreter().decisionToDFA).knowing(told);
    }

    /** All that is known by now. */
    static byte[] noted() {
        Notes notes = new Notes();
        OfLexer.WAYS.note(notes);
        OfParser.WAYS.note(notes);
        return notes.bytes();
    }

    /** Tells what another program has noted, for the time when it is needed. */
    static void tell(byte[] noted) {
        told = noted;
    }

    /** What is known of how sentences go on. */
    static KnownWays ofSentences() {
        return OfParser.WAYS;
    }

    static LexerATNSimulator lexing(GrogLexer lexer) {
        return new KnownWayLexing(lexer, OfLexer.WAYS.automata);
    }

    static ParserATNSimulator parsing(GrogParser parser) {
        return new KnownWayParsing(parser, OfParser.WAYS.automata);
    }

    static KnownWays ofLexer(DFA[] automata) {
        return new KnownWays(id(GrogLexer._serializedATN), GrogLexer._ATN, automata, KnownWayLexing.WIDTH);
    }

    static KnownWays ofParser(DFA[] automata) {
        return new KnownWays(id(GrogParser._serializedATN), GrogParser._ATN, automata, KnownWayParsing.WIDTH);
    }

    private static GrogLexer lexer() {
        return new GrogLexer(CharStreams.fromString(""));
    }

    private static GrogParser parser() {
        return new GrogParser(new CommonTokenStream(new ListTokenSource(List.of())));
    }

    private static int id(String grammar) {
        return grammar.hashCode() & Notes.LARGEST;
    }

    /** These ways, with those known that somebody has noted of the same grammar. */
    KnownWays knowing(byte[] noted) {
        Notes.Reader reader = new Notes.Reader(noted);
        while (reader.hasNext()) {
            int about = reader.next();
            int length = reader.next();
            if (about == id) {
                know(reader);
                return this;
            }
            reader.skip(length);
        }
        return this;
    }

    /** Notes what is known by now. */
    void note(Notes all) {
        Notes notes = new Notes();
        for (DFA automaton : automata) {
            List<DFAState> states = states(automaton);
            Map<DFAState, Integer> numbers = new IdentityHashMap<>();
            numbers.put(ATNSimulator.ERROR, NOWHERE);
            for (DFAState state : states) {
                numbers.put(state, numbers.size());
            }
            notes.add(states.size());
            for (DFAState state : states) {
                notes.add(state.isAcceptState ? state.prediction : OPEN);
                noteActions(state.lexerActionExecutor, notes);
                int[] symbols = symbols(state);
                notes.add(symbols.length);
                for (int symbol : symbols) {
                    notes.add(symbol);
                    notes.add(numbers.get(state.edges[symbol]));
                }
            }
        }
        all.add(id);
        all.add(notes);
    }

    /** The states that can be come to, each behind the one from which it was found. */
    private List<DFAState> states(DFA automaton) {
        List<DFAState> states = new ArrayList<>();
        if (automaton.s0 != null && !automaton.isPrecedenceDfa()) {
            states.add(automaton.s0);
        }
        Map<DFAState, DFAState> found = new IdentityHashMap<>();
        found.put(ATNSimulator.ERROR, ATNSimulator.ERROR);
        for (int next = 0; next < states.size(); next++) {
            DFAState state = states.get(next);
            found.put(state, state);
            for (int symbol : symbols(state)) {
                DFAState to = state.edges[symbol];
                if (found.putIfAbsent(to, to) == null) {
                    states.add(to);
                }
            }
        }
        return states;
    }

    /** The symbols of which it is known where they lead. That one cannot follow is for the parser to find out, which tells why. */
    private int[] symbols(DFAState state) {
        return state.edges == null
                ? new int[0]
                : IntStream.range(0, state.edges.length)
                        .filter(symbol -> state.edges[symbol] != null)
                        .filter(symbol -> isLexer() || !leadsNowhere(state.edges[symbol]))
                        .toArray();
    }

    private static boolean leadsNowhere(DFAState state) {
        return state.stateNumber == ATNSimulator.ERROR.stateNumber;
    }

    private boolean isLexer() {
        return grammar.lexerActions != null;
    }

    private void noteActions(LexerActionExecutor executor, Notes notes) {
        if (isLexer()) {
            LexerAction[] actions = executor == null ? new LexerAction[0] : executor.getLexerActions();
            notes.add(actions.length);
            for (LexerAction action : actions) {
                notes.add(Arrays.asList(grammar.lexerActions).indexOf(action));
            }
        }
    }

    private LexerActionExecutor actions(Notes.Reader reader) {
        LexerAction[] actions = new LexerAction[isLexer() ? reader.next() : 0];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = grammar.lexerActions[reader.next()];
        }
        return actions.length == 0 ? null : new LexerActionExecutor(actions);
    }

    private void know(Notes.Reader reader) {
        for (DFA automaton : automata) {
            int size = reader.next();
            KnownState[] states = new KnownState[size + 1];
            if (size > 0) {
                states[1] = KnownState.first();
            }
            for (int number = 1; number <= size; number++) {
                know(states, states[number], reader);
            }
            if (size > 0) {
                automaton.s0 = states[1];
            }
        }
    }

    private void know(KnownState[] states, KnownState state, Notes.Reader reader) {
        state.prediction = reader.next();
        state.isAcceptState = state.prediction != OPEN;
        state.lexerActionExecutor = actions(reader);
        int edges = reader.next();
        if (edges > 0) {
            state.edges = new DFAState[width];
        }
        for (int edge = 0; edge < edges; edge++) {
            int symbol = reader.next();
            int to = reader.next();
            if (to != NOWHERE && states[to] == null) {
                states[to] = KnownState.behind(state, symbol);
            }
            state.edges[symbol] = to == NOWHERE ? ATNSimulator.ERROR : states[to];
        }
    }
}
