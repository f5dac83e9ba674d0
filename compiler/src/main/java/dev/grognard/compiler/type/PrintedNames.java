package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name of a thing is no field of it: a text that has the thing has its printed name. */
final class PrintedNames {
    private static final Set<String> WORDS = Set.of("name", "title", "caption", "printed", "printedName", "id");

    /** A text up to the dot of what stands in one of its holes. */
    private static final Pattern HOLE = Pattern.compile("\"[^\"]*\\{\\h*([\\p{L}\\p{N}.]+)\\h*\\.\\h*$");

    /** A label up to a name in one of its holes. */
    private static final Pattern LABEL = Pattern.compile("\\blabel\\h+\"[^\"]*\\{\\h*$");

    private PrintedNames() {}

    /** What to write for a name that somebody asks a thing for. */
    static Optional<Diagnostic> explained(Diagnostic problem, String written) {
        Span span = problem.primary().span();
        String before = span.source().text().substring(span.source().lines().start(span.line()), span.start());
        if (!WORDS.contains(written)) {
            return Optional.empty();
        }
        if (problem.code() == NameCode.UNKNOWN_NAME && LABEL.matcher(before).find()) {
            return Optional.of(problem.help("a label stands beside the printed name, which need not be written in it"));
        }
        if (problem.code() != NameCode.UNKNOWN_FIELD) {
            return Optional.empty();
        }
        Matcher hole = HOLE.matcher(before);
        return Optional.of(
                hole.find()
                        ? Mended.writing(
                                problem,
                                "a thing in a text reads as its printed name, `{" + hole.group(1) + "}`",
                                span.source(),
                                span.start() - before.length() + hole.end(1),
                                span.end(),
                                "")
                        : problem.help(
                                "a name is no value to be asked for: a thing in a text reads as its printed name,"
                                        + " as in `say \"{unit} rests.\"`"));
    }
}
