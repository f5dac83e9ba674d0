package dev.grognard.compiler;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Links of which was forgotten that they are of a kind: wherever the rules ask for that kind, something is wrong. It is tried whether all of
 * this is gone once the kind is named, since a sort of links may also stand alone.
 */
final class ForgottenKinds {
    private final Trial trial;
    private final List<Diagnostic> found;

    private ForgottenKinds(Trial trial, List<Diagnostic> found) {
        this.trial = trial;
        this.found = found;
    }

    /** What is told about a game, with one message for all that follows from a kind that was forgotten. */
    static List<Diagnostic> told(List<Diagnostic> found, FileChain chain, Trial trial) {
        boolean mismatch = found.stream().anyMatch(problem -> problem.isError() && problem.code() instanceof TypeCode);
        if (!mismatch) {
            return found;
        }
        List<Decl.Link> links = chain.files().values().stream()
                .flatMap(file -> file.decls().stream())
                .filter(Decl.Link.class::isInstance)
                .map(Decl.Link.class::cast)
                .filter(link -> !link.also())
                .toList();
        return links.stream()
                .filter(link -> link.parent().isEmpty() && link.between().isEmpty() && !hasKinds(link, links))
                .flatMap(alone -> links.stream()
                        .filter(above -> above.parent().isEmpty() && hasKinds(above, links))
                        .map(above -> new ForgottenKinds(trial, found).told(alone.name(), above.name())))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(found);
    }

    private static boolean hasKinds(Decl.Link above, List<Decl.Link> links) {
        return links.stream()
                .flatMap(link -> link.parent().stream())
                .anyMatch(parent -> parent.text().equals(above.name().text()));
    }

    private Optional<List<Diagnostic>> told(Name alone, Name above) {
        Span name = alone.span();
        SourceText source = name.source();
        String with = alone.text() + " is " + above.text();
        String text = source.text();
        List<Diagnostic> left =
                trial.errors(source.instead(text.substring(0, name.start()) + with + text.substring(name.end())));
        List<Diagnostic> errors = found.stream().filter(Diagnostic::isError).toList();
        List<Diagnostic> gone = errors.stream()
                .filter(problem -> left.stream().noneMatch(other -> isSame(problem, other)))
                .toList();
        Optional<Diagnostic> mismatch = gone.stream()
                .filter(problem -> problem.code() instanceof TypeCode)
                .findFirst();
        boolean better = left.stream().allMatch(problem -> errors.stream().anyMatch(other -> isSame(problem, other)));
        if (!better || mismatch.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic problem = Diagnostic.error(
                        LayerCode.MISPLACED,
                        "`" + alone.text() + "` is no kind of `" + above.text() + "`, and the rules take it for one",
                        name,
                        "a sort of its own")
                .with(above.span(), "the other links are kinds of this one")
                .with(mismatch.get().primary().span(), "for example here");
        List<Diagnostic> result = new ArrayList<>(found);
        result.removeAll(gone);
        result.add(Mended.writing(
                problem, "did you mean a kind of `" + above.text() + "`", source, name.start(), name.end(), with));
        return Optional.of(result);
    }

    private static boolean isSame(Diagnostic one, Diagnostic other) {
        Span here = one.primary().span();
        Span there = other.primary().span();
        return one.code() == other.code()
                && here.source().name().equals(there.source().name())
                && here.line() == there.line()
                && one.message().equals(other.message());
    }
}
