package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.source.Span;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A name that means nothing behind a procedure whose value nobody keeps: the {@code let} between the two is missing. */
final class ForgottenLets {
    private static final Pattern VARIABLE = Pattern.compile("\\p{Ll}[\\p{L}\\p{N}]*");

    private final List<Span> dropped;

    ForgottenLets(List<Span> dropped) {
        this.dropped = dropped;
    }

    /** Says so instead of guessing at another name that is written like it. */
    void report(Map<String, List<Diagnostic>> unknown) {
        if (!dropped.isEmpty()) {
            unknown.values()
                    .forEach(found -> found.replaceAll(problem -> kept(problem).orElse(problem)));
        }
    }

    private Optional<Diagnostic> kept(Diagnostic problem) {
        Span name = problem.primary().span();
        boolean guessed = problem.code() == NameCode.WRONG_NUMBER;
        boolean helpless = problem.code() == NameCode.UNKNOWN_NAME
                && problem.offer().isEmpty()
                && problem.helps().stream().noneMatch(help -> help.startsWith("did you mean"));
        if (!guessed && !helpless || !VARIABLE.matcher(name.text()).matches()) {
            return Optional.empty();
        }
        return dropped.stream()
                .filter(call -> isBefore(call, name))
                .max(Comparator.comparingInt(Span::start))
                .map(call -> told(name, call));
    }

    /** Whether a call stands before a name, in the same block or in one around it. */
    private static boolean isBefore(Span call, Span name) {
        if (!call.source().equals(name.source()) || call.end() > name.start()) {
            return false;
        }
        int depth = 0;
        String between = call.source().text().substring(call.end(), name.start());
        for (int i = 0; i < between.length() && depth >= 0; i++) {
            depth += between.charAt(i) == '{' ? 1 : between.charAt(i) == '}' ? -1 : 0;
        }
        return depth >= 0;
    }

    private static Diagnostic told(Span name, Span call) {
        String procedure = call.text().replaceFirst("(?s)\\W.*", "");
        return Mended.writing(
                Diagnostic.error(
                                NameCode.UNKNOWN_NAME,
                                "there is no rule, state or variable `" + name.text() + "`",
                                name,
                                "unknown")
                        .with(call, "nobody keeps what this gives"),
                "if it is what `" + procedure + "` gives, keep it",
                call.source(),
                call.start(),
                call.start(),
                "let " + name.text() + " = ");
    }
}
