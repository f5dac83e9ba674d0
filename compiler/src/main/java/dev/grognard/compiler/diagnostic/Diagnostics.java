package dev.grognard.compiler.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what the stages complain about; says one thing about one place only once. */
public final class Diagnostics {
    private static final Comparator<Diagnostic> READING_ORDER = Comparator.comparing(Diagnostic::severity)
            .thenComparing(d -> d.primary().span().source().name())
            .thenComparing(d -> d.primary().span().start())
            .thenComparing(d -> d.primary().span().end())
            .thenComparing(d -> d.code().id());

    private record Key(String source, int start, int end, String code) {}

    private final Map<Key, Diagnostic> found = new LinkedHashMap<>();

    /** Adds one, unless the same code stands at the same place already. */
    public void add(Diagnostic diagnostic) {
        var span = diagnostic.primary().span();
        Key key = new Key(
                span.source().name(),
                span.start(),
                span.end(),
                diagnostic.code().id());
        found.putIfAbsent(key, diagnostic);
    }

    /** Adds a stage's problem in words. */
    public void add(Problem problem) {
        add(problem.toDiagnostic());
    }

    /** Adds each of them. */
    public void addAll(Collection<Diagnostic> diagnostics) {
        diagnostics.forEach(this::add);
    }

    /** Whether there is any error, as opposed to warnings. */
    public boolean hasErrors() {
        return found.values().stream().anyMatch(Diagnostic::isError);
    }

    /** All of them: errors before warnings, then in the order in which a reader meets them. */
    public List<Diagnostic> list() {
        return found.values().stream().sorted(READING_ORDER).toList();
    }
}
