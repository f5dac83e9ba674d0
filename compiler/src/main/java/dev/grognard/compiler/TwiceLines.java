package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A line that stands twice by mistake is one mistake, though each name that it declares and each brace that it opens is told of. */
final class TwiceLines {
    /** What is said of something that stands there twice. */
    private static final Set<Code> TWICE = Set.of(
            NameCode.DECLARED_TWICE,
            LayerCode.PLACED_TWICE,
            LayerCode.LEG_TWICE,
            LayerCode.HEX_TWICE,
            SyntaxCode.UNCLOSED_BRACE);

    /** Lines that close a block stand below each other everywhere. */
    private static final String CLOSING = "[\\s)}]*";

    private TwiceLines() {}

    /** What is told about texts, with one message for a line that has several because it stands there twice. */
    static List<Diagnostic> told(List<Diagnostic> found) {
        List<Diagnostic> errors = found.stream().filter(Diagnostic::isError).toList();
        if (errors.size() < 2) {
            return found;
        }
        List<Diagnostic> result = new ArrayList<>(found);
        for (Diagnostic problem : errors) {
            Span at = problem.primary().span();
            Optional<Span> again = result.contains(problem) ? again(at) : Optional.empty();
            if (again.isEmpty()) {
                continue;
            }
            List<Diagnostic> following = errors.stream()
                    .filter(other -> isBetween(other, again.get(), next(again.get())))
                    .filter(other -> TWICE.contains(other.code()) || other.code() instanceof SyntaxCode)
                    .toList();
            if (following.size() > 1 && TWICE.contains(following.get(0).code())) {
                Diagnostic first = following.get(0);
                result.set(result.indexOf(first), message(first, again.get()));
                result.removeAll(following.subList(1, following.size()));
                if (first.code() == SyntaxCode.UNCLOSED_BRACE) {
                    result.removeIf(other -> other.code() == SyntaxCode.BRACE_CLOSES_NOTHING
                            && other.primary().span().source().equals(at.source()));
                }
            }
        }
        return List.copyOf(result);
    }

    /** The line of a place, if it says the same as the one above it. */
    private static Optional<Span> again(Span at) {
        int line = at.line();
        SourceText source = at.source();
        if (line == 1) {
            return Optional.empty();
        }
        String words = source.lines().text(line).strip();
        boolean twice = words.equals(source.lines().text(line - 1).strip()) && !words.matches(CLOSING);
        return twice ? Optional.of(whole(source, line)) : Optional.empty();
    }

    /** The number of the line at which whoever stumbles over another one comes to stand. */
    private static int next(Span line) {
        String rest = line.source().text().substring(line.end());
        int blank = 0;
        while (blank < rest.length() && Character.isWhitespace(rest.charAt(blank))) {
            blank++;
        }
        return line.source().span(line.end() + blank, line.end() + blank).line();
    }

    private static boolean isBetween(Diagnostic problem, Span line, int last) {
        Span at = problem.primary().span();
        return at.source().equals(line.source()) && at.line() >= line.line() - 1 && at.line() <= last;
    }

    private static Diagnostic message(Diagnostic first, Span line) {
        return Diagnostic.error(first.code(), "this line stands here twice", words(line), "the same as above")
                .with(words(whole(line.source(), line.line() - 1)), "first here")
                .help("leave one of the two out");
    }

    private static Span whole(SourceText source, int line) {
        return source.span(source.lines().start(line), source.lines().end(line));
    }

    private static Span words(Span line) {
        int blank = line.text().length() - line.text().stripLeading().length();
        int start = line.start() + blank;
        return line.source().span(start, start + line.text().strip().length());
    }
}
