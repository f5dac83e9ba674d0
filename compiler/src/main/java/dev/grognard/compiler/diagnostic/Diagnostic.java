package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** One message to the author: what is wrong, where, what else matters, and what to do. */
public record Diagnostic(
        Code code,
        Severity severity,
        String message,
        Label primary,
        List<Label> secondary,
        List<String> notes,
        List<String> helps) {
    /** Copies the lists. */
    public Diagnostic {
        Objects.requireNonNull(code);
        Objects.requireNonNull(severity);
        Objects.requireNonNull(message);
        Objects.requireNonNull(primary);
        secondary = List.copyOf(secondary);
        notes = List.copyOf(notes);
        helps = List.copyOf(helps);
    }

    /** An error with its place and nothing more yet. */
    public static Diagnostic error(Code code, String message, Span span, String label) {
        return new Diagnostic(code, Severity.ERROR, message, new Label(span, label), List.of(), List.of(), List.of());
    }

    /** A warning with its place and nothing more yet. */
    public static Diagnostic warning(Code code, String message, Span span, String label) {
        return new Diagnostic(code, Severity.WARNING, message, new Label(span, label), List.of(), List.of(), List.of());
    }

    /** The same with one more place that matters. */
    public Diagnostic with(Span span, String label) {
        return new Diagnostic(code, severity, message, primary, plus(secondary, new Label(span, label)), notes, helps);
    }

    /** The same with one more remark. */
    public Diagnostic note(String note) {
        return new Diagnostic(code, severity, message, primary, secondary, plus(notes, note), helps);
    }

    /** The same with one more piece of advice. */
    public Diagnostic help(String help) {
        return new Diagnostic(code, severity, message, primary, secondary, notes, plus(helps, help));
    }

    /** Whether this keeps the game from being compiled. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    private static <T> List<T> plus(List<T> list, T more) {
        List<T> result = new ArrayList<>(list);
        result.add(more);
        return result;
    }
}
