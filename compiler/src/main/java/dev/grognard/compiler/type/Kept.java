package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What may be absent and is read anew at every use, such as what a rule gives: that it is there is known only of a name that keeps it.
 *
 * @param inBody whether statements can stand here
 * @param statement the statement around it that can stand behind an `if`, if there is one
 */
record Kept(boolean inBody, Optional<Span> statement) {
    /** In a rule or a condition nothing can be named. */
    static final Kept NOWHERE = new Kept(false, Optional.empty());

    private static final String NAME = "kept";

    private static final String ADVICE =
            "that it is there is known only of a name: keep it with `let`, and ask for that";

    private static final String OR_ELSE = "give another value with `or else`";

    static Kept in(dev.grognard.compiler.ast.Statement statement) {
        boolean simple = statement instanceof dev.grognard.compiler.ast.Statement.Assign
                || statement instanceof dev.grognard.compiler.ast.Statement.MoveTo
                || statement instanceof dev.grognard.compiler.ast.Statement.Reveal
                || statement instanceof dev.grognard.compiler.ast.Statement.Hide
                || statement instanceof dev.grognard.compiler.ast.Statement.Call
                || statement instanceof dev.grognard.compiler.ast.Statement.Journey;
        return new Kept(true, simple ? Optional.of(statement.span()) : Optional.empty());
    }

    /** @param isValue whether another value would do */
    Diagnostic explained(Diagnostic problem, Span subject, boolean isValue) {
        if (!inBody) {
            return problem.help(OR_ELSE + "; that it is there is known only of a name, such as a parameter");
        }
        String let = "let " + NAME + " = " + subject.words();
        String more = isValue ? ", or " + OR_ELSE : "";
        if (statement.isEmpty()) {
            return problem.help(ADVICE + ": `" + let + "`, then `if " + NAME + " is not none { … }`" + more);
        }
        Span whole = statement.get();
        String done = "if " + NAME + " is not none { " + named(whole, subject);
        int start = asked(whole, subject).orElse(whole.start());
        String with = let + "   " + done + (start < whole.start() ? "" : " }");
        String line = Mended.line(whole.source(), start, whole.end(), with)
                .orElse("`" + let + "`, then `" + done.replaceAll("\\s+", " ") + " }`");
        return problem.offering(new Offer(
                whole.source(), start, whole.end(), with, ADVICE, ADVICE + ": " + line + more, Optional.empty()));
    }

    /** The statement with the name instead. */
    private static String named(Span whole, Span subject) {
        return whole.text()
                .replaceAll("(?<![\\w.])" + Pattern.quote(subject.text()) + "(?!\\w)", Matcher.quoteReplacement(NAME));
    }

    /** Where the question begins that the author has written around the statement, and which does not help. */
    private static Optional<Integer> asked(Span whole, Span subject) {
        String before = whole.source().text().substring(0, whole.start());
        Matcher question = Pattern.compile("(?<!\\belse\\s{1,9})\\bif\\s+" + Pattern.quote(subject.text())
                        + "\\s+is\\s+not\\s+none\\s*\\{\\s*$")
                .matcher(before);
        return question.find() ? Optional.of(question.start()) : Optional.empty();
    }
}
