package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.source.LineMap;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A game with one construct taken away or changed.
 *
 * @param change what was done to the construct
 * @param span the construct
 * @param cases the printed cases that it, or what it stands in, cites
 * @param game makes the changed game; there are many mutants, so each is made only when it is tried
 */
public record Mutant(String change, Span span, List<String> cases, Supplier<GameModel> game) {
    private static final String ARGUMENT = "// mutant:";
    private static final int MOST_SHOWN = 90;

    /** Copies the cases. */
    public Mutant {
        cases = List.copyOf(cases);
    }

    /** The changed game. */
    public GameModel mutated() {
        return game.get();
    }

    /** The beginning of the construct as it is written, on one line. */
    public String construct() {
        String words = span.text().replaceAll("\\s+", " ").strip();
        return words.codePointCount(0, words.length()) <= MOST_SHOWN
                ? words
                : words.substring(0, words.offsetByCodePoints(0, MOST_SHOWN)).strip() + " …";
    }

    /** The file and line of the construct. */
    public String location() {
        return span.source().name() + ":" + span.line();
    }

    /**
     * Why nobody can notice the change, if the author says so: a comment {@code // mutant: why} on the line where the construct begins, or
     * among the comments directly above it.
     */
    public Optional<String> argument() {
        LineMap lines = span.source().lines();
        int line = span.line();
        Optional<String> argument = argument(lines.text(line));
        while (argument.isEmpty() && line > 1 && lines.text(line - 1).strip().startsWith("//")) {
            line--;
            argument = argument(lines.text(line));
        }
        return argument;
    }

    private static Optional<String> argument(String line) {
        int at = line.indexOf(ARGUMENT);
        return at < 0
                ? Optional.empty()
                : Optional.of(line.substring(at + ARGUMENT.length()).strip()).filter(why -> !why.isEmpty());
    }
}
