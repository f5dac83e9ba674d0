package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.atn.PredictionContextCache;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;

/**
 * Bare parsers that predict in one mode. Each mode remembers on its own what it has predicted: a parser that found the decisions of
 * another mode would take them for its own.
 */
final class Predicting {
    private static final Map<PredictionMode, DFA[]> KNOWN = new EnumMap<>(PredictionMode.class);

    private Predicting() {}

    static GrogParser parser(String text, PredictionMode mode) {
        GrogLexer lexer = new GrogLexer(CharStreams.fromString(text));
        lexer.removeErrorListeners();
        GrogParser parser = new GrogParser(new CommonTokenStream(lexer));
        parser.removeErrorListeners();
        DFA[] known = KNOWN.computeIfAbsent(mode, m -> unknown(parser.getATN()));
        parser.setInterpreter(new ParserATNSimulator(parser, parser.getATN(), known, new PredictionContextCache()));
        parser.getInterpreter().setPredictionMode(mode);
        return parser;
    }

    /** Automata that know nothing yet. */
    static DFA[] unknown(ATN atn) {
        return IntStream.range(0, atn.getNumberOfDecisions())
                .mapToObj(decision -> new DFA(atn.getDecisionState(decision), decision))
                .toArray(DFA[]::new);
    }
}
