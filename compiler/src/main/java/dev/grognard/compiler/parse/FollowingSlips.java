package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Leaves out what is said only because of another mistake of the same text: lines that came to stand in another block since a brace or a
 * head is missing, and signs that nobody would have missed.
 */
final class FollowingSlips {
    private static final Set<Code> BRACES = Set.of(SyntaxCode.UNCLOSED_BRACE, SyntaxCode.BRACE_CLOSES_NOTHING);

    /** What is said of a mark that has no other. */
    private static final Set<Code> HALF =
            Set.of(SyntaxCode.UNCLOSED_STRING, SyntaxCode.UNCLOSED_CITATION, SyntaxCode.UNOPENED_CITATION);

    /** What is said of a line that would be right in another block. */
    private static final Set<Code> MISPLACED = Set.of(
            SyntaxCode.NO_DECLARATION,
            SyntaxCode.NO_STATEMENT,
            SyntaxCode.NO_LINE,
            SyntaxCode.EXAMPLE_LINE,
            SyntaxCode.BLOCK_WITHOUT_WORD,
            SyntaxCode.DOES_NOTHING,
            SyntaxCode.CITATION_PLACE,
            SyntaxCode.PHRASE,
            SyntaxCode.UNEXPECTED);

    /** What goes on with the rule above it. */
    private static final Set<String> GOING_ON = Set.of("except", "requires");

    /** Lines that close a block stand below each other everywhere. */
    private static final Pattern CLOSING = Pattern.compile("[\\s)}]*");

    private static final Pattern MARGIN = Pattern.compile("(?m)^[\\p{L}]");

    private final List<Diagnostic> found;

    private FollowingSlips(List<Diagnostic> found) {
        this.found = found;
    }

    /** What is told about one text, without what follows from something else in it. */
    static List<Diagnostic> leftOut(List<Diagnostic> found) {
        return found.size() < 2 ? found : new FollowingSlips(found).leftOut();
    }

    private List<Diagnostic> leftOut() {
        List<Diagnostic> left = new ArrayList<>(found);
        left.removeIf(this::isExplained);
        lostHeads(left);
        emptiedBlocks(left);
        List<Diagnostic> braces = left.stream().filter(FollowingSlips::isBrace).toList();
        braces.forEach(brace -> displaced(left, brace));
        // Nothing passes because each was taken for what follows from the other.
        return left.stream().anyMatch(Diagnostic::isError) ? List.copyOf(left) : found;
    }

    /** Without its head, each line of a block begins nothing, and the brace that ends it closes nothing. */
    private static void lostHeads(List<Diagnostic> left) {
        List<Diagnostic> inner = left.stream()
                .filter(one -> one.code() == SyntaxCode.NO_DECLARATION && !isAtMargin(at(one)))
                .toList();
        for (Diagnostic first : inner) {
            int end = nextAtMargin(at(first));
            Optional<Diagnostic> close = left.stream()
                    .filter(one -> one.code() == SyntaxCode.BRACE_CLOSES_NOTHING)
                    .filter(one -> at(one).start() >= at(first).start() && at(one).start() <= end)
                    .findFirst();
            int last = close.map(brace -> at(brace).start()).orElse(end);
            if (left.contains(first)) {
                left.removeIf(one -> !one.equals(first)
                        && (MISPLACED.contains(one.code())
                                || close.filter(one::equals).isPresent())
                        && at(one).start() > at(first).start()
                        && at(one).start() <= last);
            }
        }
    }

    /** A line that was lost from a block took its brace with it: what stands in it was read otherwise, and its own brace is too many. */
    private static void emptiedBlocks(List<Diagnostic> left) {
        List<Diagnostic> closing = left.stream()
                .filter(one -> one.code() == SyntaxCode.BRACE_CLOSES_NOTHING && !isAtMargin(at(one)))
                .toList();
        for (Diagnostic brace : closing) {
            Optional<Diagnostic> first = left.stream()
                    .filter(one -> !one.equals(brace) && isInBlockOf(at(one), at(brace)))
                    .findFirst();
            if (first.isPresent()) {
                left.removeIf(one -> one.equals(brace) || !one.equals(first.get()) && isInBlockOf(at(one), at(brace)));
            }
        }
    }

    /** Whether a place stands before a brace, and it and all lines between them are set in further. */
    private static boolean isInBlockOf(Span inner, Span brace) {
        if (inner.start() >= brace.start()) {
            return false;
        }
        int margin = brace.start() - brace.source().lines().start(brace.line());
        for (int line = inner.line(); line < brace.line(); line++) {
            String text = brace.source().lines().text(line);
            if (!text.isBlank() && text.length() - text.stripLeading().length() <= margin) {
                return false;
            }
        }
        return inner.line() < brace.line();
    }

    /** Behind a brace too many or too few, what stands at the margin is no declaration, and what stands in it is read otherwise. */
    private static void displaced(List<Diagnostic> left, Diagnostic brace) {
        if (!left.contains(brace)) {
            return;
        }
        int from = at(brace).start();
        int end = nextAtMargin(at(brace));
        for (Diagnostic one : List.copyOf(left)) {
            boolean behind = !one.equals(brace) && MISPLACED.contains(one.code()) && at(one).start() > from;
            if (behind && isAtMargin(at(one)) && one.code() != SyntaxCode.NO_DECLARATION) {
                left.remove(one);
                end = Math.max(end, nextAtMargin(at(one)));
            } else if (behind && at(one).start() < end) {
                left.remove(one);
            }
        }
    }

    private boolean isExplained(Diagnostic problem) {
        int line = at(problem).line();
        Code code = problem.code();
        if (!HALF.contains(code) && found.stream().anyMatch(half -> isHalf(half, problem))) {
            return true;
        }
        if (code == SyntaxCode.UNCLOSED_ROW) {
            return isOn(line, SyntaxCode.UNOPENED_CITATION);
        }
        if (code == SyntaxCode.NO_DECLARATION && line == 1) {
            return isOn(line, SyntaxCode.NO_LANGUAGE) && lineOf(at(problem)).contains("language");
        }
        if (code == SyntaxCode.UNEXPECTED || code == SyntaxCode.LINK_LINE) {
            // A list that is cut in two goes on behind the cut.
            boolean end = problem.message().startsWith("expected `}`");
            return found.stream()
                    .filter(other -> at(other).start() < at(problem).start())
                    .anyMatch(other -> other.code() == SyntaxCode.SEMICOLON
                                    && (at(other).line() == line || at(other).line() == before(at(problem)))
                            || end && other.code() == code && at(other).line() == before(at(problem)));
        }
        return code == SyntaxCode.NO_STATEMENT
                && GOING_ON.contains(at(problem).text())
                && found.stream().anyMatch(other -> at(other).line() == line - 1);
    }

    /** Whether a text or citation has only one of its two marks, so that nothing on its line, nor what follows it, was read as it is meant. */
    private static boolean isHalf(Diagnostic half, Diagnostic other) {
        int line = at(other).line();
        return HALF.contains(half.code())
                && (at(half).line() == line
                        || half.code() == SyntaxCode.UNCLOSED_CITATION
                                && other.code() == SyntaxCode.UNEXPECTED
                                && at(half).line() == before(at(other)));
    }

    /** The number of the last line before that of a place on which something stands. */
    private static int before(Span span) {
        int line = span.line() - 1;
        while (line > 0 && isEmpty(span.source().lines().text(line))) {
            line--;
        }
        return line;
    }

    private static boolean isEmpty(String line) {
        return line.isBlank() || line.strip().startsWith("//");
    }

    private static boolean isBrace(Diagnostic problem) {
        SourceText source = at(problem).source();
        int line = at(problem).line();
        // A line that stands there twice is told as that, with all that follows from it.
        boolean twice = source.text().length() > source.lines().end(line)
                && lineOf(at(problem))
                        .strip()
                        .equals(source.lines().text(line + 1).strip());
        return !(twice && !CLOSING.matcher(lineOf(at(problem))).matches()) && BRACES.contains(problem.code())
                || problem.code() == SyntaxCode.MISSING_BLOCK
                        && problem.message().startsWith("the brace that opens");
    }

    private boolean isOn(int line, Code code) {
        return found.stream()
                .anyMatch(other -> other.code() == code && at(other).line() == line);
    }

    private static String lineOf(Span span) {
        return span.source().lines().text(span.line());
    }

    private static boolean isAtMargin(Span span) {
        return span.source().lines().start(span.line()) == span.start();
    }

    /** Where the next line begins that is not set in and does not begin with a brace. */
    private static int nextAtMargin(Span span) {
        SourceText source = span.source();
        var next = MARGIN.matcher(source.text());
        return next.find(Math.min(source.lines().end(span.line()), source.text().length()))
                ? next.start()
                : source.text().length();
    }

    private static Span at(Diagnostic problem) {
        return problem.primary().span();
    }
}
