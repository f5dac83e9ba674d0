package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Places in chains of links that are written as they are printed, in several words: they are made one before anything is read, so that each
 * of them is told once and none is passed over with the rest of its line.
 */
final class PrintedStops {
    private static final Set<Integer> BEFORE = Set.of(GrogLexer.COLON, GrogLexer.COMMA, GrogLexer.MINUS);
    private static final Set<Integer> BEHIND = Set.of(GrogLexer.COMMA, GrogLexer.MINUS);

    private final Places places;
    private final Consumer<Diagnostic> problems;
    private final Map<String, Diagnostic> told = new LinkedHashMap<>();
    private final Map<String, Integer> others = new LinkedHashMap<>();

    PrintedStops(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** The tokens, where each such place has the name that rules know. */
    List<Token> joined(List<? extends Token> tokens) {
        List<Token> result = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            int first = at;
            int last = last(tokens, first);
            Optional<Token> stop = last > first && isStop(tokens, first, last)
                    ? joined(tokens.get(first), tokens.get(last))
                    : Optional.empty();
            result.add(stop.orElse(tokens.get(first)));
            at = stop.isPresent() ? last + 1 : first + 1;
        }
        told.forEach((name, problem) -> problems.accept(noted(problem, others.getOrDefault(name, 0))));
        return result;
    }

    /** The last of the names that stand side by side on a line. */
    private static int last(List<? extends Token> tokens, int first) {
        int last = first;
        while (tokens.get(first).getType() == GrogLexer.THING
                && last + 1 < tokens.size()
                && tokens.get(last + 1).getType() == GrogLexer.THING
                && tokens.get(last + 1).getLine() == tokens.get(first).getLine()) {
            last++;
        }
        return last;
    }

    /** Whether they stand in a chain, on either side of which it may begin, end or go on. */
    private static boolean isStop(List<? extends Token> tokens, int first, int last) {
        int before = first == 0 ? Token.EOF : tokens.get(first - 1).getType();
        int behind =
                last + 1 == tokens.size() ? Token.EOF : tokens.get(last + 1).getType();
        boolean ends = last + 1 == tokens.size()
                || tokens.get(last + 1).getLine() > tokens.get(last).getLine();
        boolean chained = before == GrogLexer.MINUS || behind == GrogLexer.MINUS;
        return chained && BEFORE.contains(before) && (ends || BEHIND.contains(behind));
    }

    private Optional<Token> joined(Token first, Token last) {
        Span words = places.span(first, last);
        return PrintedNameSlips.inRules(words).map(name -> {
            if (told.containsKey(name)) {
                others.merge(name, 1, Integer::sum);
            } else {
                told.put(name, PrintedNameSlips.written(words).orElseThrow());
            }
            CommonToken stop = new CommonToken(first);
            stop.setStopIndex(last.getStopIndex());
            stop.setText(name);
            return stop;
        });
    }

    private static Diagnostic noted(Diagnostic problem, int others) {
        return others == 0
                ? problem
                : problem.note("the same stands at " + (others == 1 ? "one more place" : others + " more places"));
    }
}
