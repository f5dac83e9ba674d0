package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One message to the author: what is wrong, where, what else matters, and what to do.
 *
 * @param subject what it is about, for whoever tells it in other words, where the place alone does not say it
 */
public record Diagnostic(
        Code code,
        Severity severity,
        String message,
        Label primary,
        List<Label> secondary,
        List<String> notes,
        List<String> helps,
        Optional<Offer> offer,
        Optional<String> subject) {
    /** Copies the lists. */
    public Diagnostic {
        Objects.requireNonNull(code);
        Objects.requireNonNull(severity);
        Objects.requireNonNull(message);
        Objects.requireNonNull(primary);
        secondary = List.copyOf(secondary);
        notes = List.copyOf(notes);
        helps = List.copyOf(helps);
        Objects.requireNonNull(offer);
        Objects.requireNonNull(subject);
    }

    /** An error with its place and nothing more yet. */
    public static Diagnostic error(Code code, String message, Span span, String label) {
        return of(code, Severity.ERROR, message, span, label);
    }

    /** A warning with its place and nothing more yet. */
    public static Diagnostic warning(Code code, String message, Span span, String label) {
        return of(code, Severity.WARNING, message, span, label);
    }

    /** The same with one more place that matters. */
    public Diagnostic with(Span span, String label) {
        return new Diagnostic(
                code,
                severity,
                message,
                primary,
                plus(secondary, new Label(span, label)),
                notes,
                helps,
                offer,
                subject);
    }

    /** The same with one more remark. */
    public Diagnostic note(String note) {
        return new Diagnostic(code, severity, message, primary, secondary, plus(notes, note), helps, offer, subject);
    }

    /** The same with one more piece of advice. */
    public Diagnostic help(String help) {
        return new Diagnostic(code, severity, message, primary, secondary, notes, plus(helps, help), offer, subject);
    }

    /** The same with a piece of advice that holds a corrected line. */
    public Diagnostic offering(Offer line) {
        return new Diagnostic(
                code,
                severity,
                message,
                primary,
                secondary,
                notes,
                plus(helps, line.help()),
                Optional.of(line),
                subject);
    }

    /** The same with the first corrected line that is not wrong too, or with the advice alone if there is none. */
    public Diagnostic trying(Predicate<Offer> wrong) {
        if (offer.isEmpty()) {
            return this;
        }
        Optional<Offer> right = offer;
        while (right.filter(wrong).isPresent()) {
            right = right.get().otherwise();
        }
        String help = right.map(Offer::help).orElse(offer.get().advice());
        List<String> rest = helps.stream()
                .map(one -> one.equals(offer.get().help()) ? help : one)
                .toList();
        return new Diagnostic(code, severity, message, primary, secondary, notes, rest, right, subject);
    }

    /** The same, which also says what it is about. */
    public Diagnostic about(String what) {
        return new Diagnostic(code, severity, message, primary, secondary, notes, helps, offer, Optional.of(what));
    }

    /** The same about another matter. */
    public Diagnostic as(Code other, String words) {
        return new Diagnostic(other, severity, words, primary, secondary, notes, helps, offer, subject);
    }

    /** Whether this keeps the game from being compiled. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    private static Diagnostic of(Code code, Severity severity, String message, Span span, String label) {
        return new Diagnostic(
                code,
                severity,
                message,
                new Label(span, label),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static <T> List<T> plus(List<T> list, T more) {
        List<T> result = new ArrayList<>(list);
        result.add(more);
        return result;
    }
}
