package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.source.LineMap;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game with one construct taken away or changed.
 *
 * @param sort what sort of construct it is
 * @param change what was done to the construct
 * @param span the construct
 * @param cases the printed cases that it, or what it stands in, cites
 * @param table the name of the table whose cell it is, empty if it is none
 * @param game makes the changed game; there are many mutants, so each is made only when it is tried
 */
public record Mutant(Sort sort, String change, Span span, List<String> cases, String table, Supplier<GameModel> game) {
    /** What sort of construct is changed; those whose loss tells most come first. */
    public enum Sort {
        /** What an order needs. */
        REQUIREMENT,
        /** An exception, a modifier, a hook, a line of a victory and the like, as a whole. */
        CLAUSE,
        /** Something that is done. */
        STATEMENT,
        /** A cell of a table. */
        CELL,
        /** A condition, or a part of one. */
        CONDITION,
        /** A number. */
        NUMBER
    }

    private static final Pattern ARGUMENT = Pattern.compile("(?U)// mutant(?: in (?<game>\\w+))?:\\s*(?<why>.*\\S)");
    private static final int MOST_SHOWN = 90;
    private static final int SAYS_LITTLE = 12;
    private static final int MOST_OF_LINE = 140;

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
        String words = span.words();
        return words.codePointCount(0, words.length()) <= MOST_SHOWN
                ? words
                : words.substring(0, words.offsetByCodePoints(0, MOST_SHOWN)).strip() + " …";
    }

    /** The construct, or if it is a word or a number that says little by itself, its whole line with it between marks. */
    public String inItsLine() {
        LineMap lines = span.source().lines();
        String line = lines.text(span.line());
        int from = span.start() - lines.start(span.line());
        int to = from + span.text().stripTrailing().length();
        boolean whole = to > line.length() || span.words().length() > SAYS_LITTLE || line.length() > MOST_OF_LINE;
        return whole
                ? construct()
                : (line.substring(0, from) + "«" + line.substring(from, to) + "»" + line.substring(to)).strip();
    }

    /** The file and line of the construct. */
    public String location() {
        return span.source().name() + ":" + span.line();
    }

    /**
     * Why nobody can notice the change in a game, if the author says so: a comment {@code // mutant: why} on the line where the construct
     * begins, or among the comments directly above it. One that says {@code // mutant in Name: why} holds for that game only, so that what
     * several games share stays noticed in the others.
     */
    public Optional<String> argument(String gameName) {
        LineMap lines = span.source().lines();
        int line = span.line();
        Optional<String> argument = argument(lines.text(line), gameName);
        while (argument.isEmpty() && line > 1 && lines.text(line - 1).strip().startsWith("//")) {
            line--;
            argument = argument(lines.text(line), gameName);
        }
        return argument;
    }

    private static Optional<String> argument(String line, String gameName) {
        Matcher comment = ARGUMENT.matcher(line);
        if (!comment.find()) {
            return Optional.empty();
        }
        String only = comment.group("game");
        return only == null || only.equals(gameName) ? Optional.of(comment.group("why")) : Optional.empty();
    }
}
