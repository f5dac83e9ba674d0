package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who is near one of several places, asked as if they were one. */
final class BesideSeveral {
    private static final String NEAR = "((?:next\\h+to|within\\h+\\S+\\h+of)\\h+)";

    private static final Pattern BEFORE = Pattern.compile(".*?" + NEAR + "$");

    /** The whole question, up to the places. */
    private static final Pattern ASKED = Pattern.compile(".*\\b((any|no)\\h*\\(([^()]*?\\h)" + NEAR + ")$");

    private BesideSeveral() {}

    /** What to say of several places, if they stand behind such a word. */
    static Optional<Diagnostic> of(Diagnostic problem, Span places) {
        SourceText source = places.source();
        int begin = source.lines().start(places.line());
        String line = source.lines().text(places.line());
        String before = line.substring(0, places.start() - begin);
        if (!BEFORE.matcher(before).matches()) {
            return Optional.empty();
        }
        String set = places.text().strip();
        Matcher asked = ASKED.matcher(before);
        String advice = "who is near one of several places is asked of each of them";
        if (asked.matches() && line.startsWith(")", places.end() - begin)) {
            return Optional.of(Mended.writing(
                    problem,
                    advice,
                    source,
                    begin + asked.start(1),
                    places.end() + 1,
                    "%s (%s where any (%s%sit))".formatted(asked.group(2), set, asked.group(3), asked.group(4))));
        }
        return Optional.of(problem.help(advice + ": `any (" + set + " where any (… next to it))`"));
    }
}
