package dev.grognard.compiler.diagnostic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what the stages complain about, of several threads if need be; says one thing about one place only once. */
public final class Diagnostics {
    private final Comparator<Diagnostic> readingOrder = Comparator.comparing(Diagnostic::severity)
            .thenComparing(d -> place(d.primary().span().source().name()))
            .thenComparing(d -> d.primary().span().source().name())
            .thenComparing(d -> d.primary().span().start())
            .thenComparing(d -> d.primary().span().end())
            .thenComparing(d -> d.code().id());

    private record Key(String source, int start, int end, String code) {}

    private final Map<Key, Diagnostic> found = new LinkedHashMap<>();
    private final List<String> order = new ArrayList<>();

    /** Says in which order the files are read; others come last. */
    public void inOrder(Collection<String> files) {
        order.clear();
        order.addAll(files);
    }

    private int place(String file) {
        int at = order.indexOf(file);
        return at < 0 ? Integer.MAX_VALUE : at;
    }

    /** Adds one, unless the same code stands at the same place already. */
    public synchronized void add(Diagnostic diagnostic) {
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

    /** How many there are so far. */
    public int count() {
        return found.size();
    }

    /** All of them: errors before warnings, then in the order in which a reader meets them. */
    public List<Diagnostic> list() {
        return found.values().stream().sorted(readingOrder).toList();
    }
}
