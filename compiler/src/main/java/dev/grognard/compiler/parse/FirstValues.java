package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A value that is given where nothing happens yet, among the declarations. */
final class FirstValues {
    private static final Set<Integer> SIGNS = Set.of(GrogParser.EQUALS, GrogParser.ADD_TO, GrogParser.TAKE_FROM);

    private final Stumble at;
    private final Diagnostic problem;

    private FirstValues(Stumble at, Diagnostic problem) {
        this.at = at;
        this.problem = problem;
    }

    static Optional<Diagnostic> of(Stumble at, Diagnostic problem) {
        boolean given = at.type() == GrogParser.VALUE
                && at.after(at.token)
                        .filter(sign -> SIGNS.contains(sign.getType()))
                        .isPresent();
        return given ? new FirstValues(at, problem).message() : Optional.empty();
    }

    private Optional<Diagnostic> message() {
        Span line = at.span
                .source()
                .span(at.span.start(), at.span.start() + at.line(at.token).length());
        if (isDeclared("state")) {
            return Optional.of(at.writing(
                    problem,
                    "what a state begins with stands where it is declared, `state " + at.span.text()
                            + ": … = …`; what changes it happens at some time",
                    line.start(),
                    line.end(),
                    "at start of turn " + firstTurn() + " { " + line.text() + " }"));
        }
        return isDeclared("rule")
                ? Optional.of(at.writing(
                        problem,
                        "what a rule gives at times is an exception, which may have a `when …`",
                        line.start(),
                        line.start(),
                        "exception to "))
                : Optional.empty();
    }

    private boolean isDeclared(String word) {
        Pattern head = Pattern.compile("(?m)^(?:open )?" + word + " " + Pattern.quote(at.span.text()) + "\\b");
        return at.span.source().family().stream()
                .anyMatch(text -> head.matcher(text.text()).find());
    }

    /** The first turn of the first scenario. */
    private String firstTurn() {
        Pattern turns = Pattern.compile("(?m)^\\h+turns (\\d+)\\.\\.");
        return at.span.source().family().stream()
                .flatMap(text -> turns.matcher(text.text()).results())
                .map((MatchResult found) -> found.group(1))
                .findFirst()
                .orElse("1");
    }
}
