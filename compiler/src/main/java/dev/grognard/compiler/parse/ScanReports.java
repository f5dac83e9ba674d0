package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.Token;

/** What is told about single tokens: a slip that goes through the whole text, such as the quotes of a typeset page, only once. */
final class ScanReports {
    /** How often the same slip of the pen is told before the others are only counted. */
    private static final int MOST_ALIKE = 2;

    private static final Set<SyntaxCode> ALIKE = Set.of(
            SyntaxCode.UNKNOWN_CHARACTER,
            SyntaxCode.INVISIBLE,
            SyntaxCode.TYPESET,
            SyntaxCode.DASH,
            SyntaxCode.SEMICOLON,
            SyntaxCode.FOREIGN,
            SyntaxCode.FOREIGN_COMMENT);

    private final Places places;
    private final Consumer<Diagnostic> problems;
    private final Map<String, List<Diagnostic>> alike = new LinkedHashMap<>();

    ScanReports(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** Tells what the line of a token says about it, or else this. */
    void add(Optional<Diagnostic> better, Token token, SyntaxCode code, String message, String label, String help) {
        better.ifPresentOrElse(problems, () -> add(token, code, message, label, help));
    }

    void add(Token token, SyntaxCode code, String message, String label, String help) {
        Diagnostic problem =
                Diagnostic.error(code, message, places.span(token), label).help(help);
        if (ALIKE.contains(code)) {
            alike.computeIfAbsent(message, key -> new ArrayList<>()).add(problem);
        } else {
            problems.accept(problem);
        }
    }

    /** Tells what was held back. */
    void close() {
        alike.values().forEach(found -> {
            int others = found.size() - 1;
            if (others == 0 || found.size() <= MOST_ALIKE && !isOnOneLine(found)) {
                found.forEach(problems);
            } else {
                problems.accept(found.get(0)
                        .note("the same stands at " + (others == 1 ? "one more place" : others + " more places")));
            }
        });
    }

    private static boolean isOnOneLine(List<Diagnostic> found) {
        return found.stream()
                        .map(problem -> problem.primary().span().line())
                        .distinct()
                        .count()
                == 1;
    }
}
