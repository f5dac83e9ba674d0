package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A condition with a mistake in it asks nothing, so that what counts on its answer seems not to have been asked first. */
final class UnaskedGuards {
    private static final Set<Code> UNASKED = Set.of(TypeCode.MAY_BE_ABSENT, TypeCode.WRONG_KIND);

    /** Where the next declaration begins. */
    private static final Pattern MARGIN = Pattern.compile("\\R[^\\s/]");

    private UnaskedGuards() {}

    /** What was found, without what follows from a mistake on a line that asks about the same thing. */
    static List<Diagnostic> settled(List<Diagnostic> found) {
        List<Diagnostic> others = found.stream()
                .filter(problem -> problem.isError() && !UNASKED.contains(problem.code()))
                .toList();
        if (others.isEmpty()) {
            return found;
        }
        return found.stream()
                .filter(problem -> !UNASKED.contains(problem.code())
                        || others.stream()
                                .noneMatch(other -> asks(other.primary().span(), problem)))
                .toList();
    }

    private static boolean asks(Span mistake, Diagnostic unasked) {
        Span at = unasked.primary().span();
        if (!at.source().equals(mistake.source())
                || at.start() <= mistake.start()
                || MARGIN.matcher(at.source().text().substring(mistake.start(), at.start()))
                        .find()) {
            return false;
        }
        int begin = mistake.source().lines().start(mistake.line());
        int end = Math.min(at.start(), mistake.source().lines().end(mistake.line()));
        Pattern name = Pattern.compile(
                "(?<![\\p{L}\\p{N}.])" + Pattern.quote(at.text()) + "(?![\\p{L}\\p{N}])" + "|(?<![\\p{L}\\p{N})])\\."
                        + Pattern.quote(at.text().replaceFirst("^[^.]*\\.", "")) + "(?![\\p{L}\\p{N}])");
        return name.matcher(mistake.source().text().substring(begin, end)).find();
    }
}
