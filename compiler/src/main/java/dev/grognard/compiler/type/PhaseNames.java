package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Scope;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What hangs on a phase by its name, and asks whose phase it is though that has no name, or names a procedure as well. */
final class PhaseNames {
    private final Context context;

    PhaseNames(Context context) {
        this.context = context;
    }

    /**
     * Whether a name of one letter, as variables have, was told as the argument of the phase: one that is written out for each side has no
     * name for whose it is.
     */
    boolean isReported(Name name, Scope scope) {
        return scope.writtenOut()
                .filter(phase -> name.text().length() == 1
                        && !phase.span().to(name.span()).equals(phase.span()))
                .map(phase -> {
                    context.once(name.text(), told(name, phase));
                    return true;
                })
                .isPresent();
    }

    /** A name that a phase and a procedure share: whoever hangs something on it hangs it on both. */
    void shared(Name name) {
        Diagnostic problem = Diagnostic.error(
                NameCode.AMBIGUOUS,
                "`" + name.text() + "` is a phase, and a procedure too",
                name.span(),
                "means both of them");
        Optional<Diagnostic> placed = context.rules.decls().stream()
                .map(LayeredDecl::decl)
                .filter(decl -> decl instanceof Decl.Procedure node
                        && !node.also()
                        && Procedures.name(node).text().equals(name.text()))
                .findFirst()
                .map(decl -> problem.with(Procedures.name((Decl.Procedure) decl).span(), "the procedure"));
        context.once(
                "phase " + name.text(), placed.orElse(problem).help("give the procedure or the phase another name"));
    }

    /** Whether it is written in the sequence whose phase it is, and that means nothing. */
    static boolean isHalfUnderstood(Statement.Phase phase) {
        return phase.argument().isEmpty() && phase.span().text().matches("(?s)phase\\s+" + phase.name() + "\\s*\\(.*");
    }

    /** A phase that is started for somebody, though it does not say in the sequence for whom it is. */
    Diagnostic takesNothing(Name name, String written, Span phase) {
        Matcher head = Pattern.compile("phase\\s+" + Pattern.quote(name.text())).matcher(phase.text());
        int end = phase.start() + (head.lookingAt() ? head.end() : phase.text().length());
        Diagnostic problem = Diagnostic.error(
                        NameCode.UNKNOWN_THING,
                        "there is no phase `" + written + "`: `" + name.text() + "` takes nothing",
                        name.span(),
                        "started with something")
                .with(phase.source().span(phase.start(), end), "nothing is said here of whose phase it is");
        return loop(phase)
                .map(one -> Mended.writing(
                        problem,
                        "a phase that comes once for each says so in the sequence",
                        phase.source(),
                        end,
                        end,
                        "(" + one + ")"))
                .orElseGet(() ->
                        problem.help("a phase that is the same for all starts without: `start " + name.text() + "`"));
    }

    /** What the loop around a phase calls each. */
    private static Optional<String> loop(Span phase) {
        String before = phase.source().text().substring(0, phase.start());
        Matcher each = Pattern.compile("(?U)\\bfor each (\\w+) in\\b[^{}]*\\{").matcher(before);
        Optional<String> found = Optional.empty();
        while (each.find()) {
            String inside = before.substring(each.end());
            long opened = inside.chars().filter(sign -> sign == '{').count();
            long closed = inside.chars().filter(sign -> sign == '}').count();
            found = opened >= closed ? Optional.of(each.group(1)) : found;
        }
        return found;
    }

    private static Diagnostic told(Name name, Scope.WrittenOut phase) {
        String argument = phase.argument().text();
        String step = argument + phase.phase();
        return Diagnostic.error(
                        NameCode.UNKNOWN_NAME,
                        "there is no `" + name.text() + "` in `phase " + phase.phase() + "(" + argument + ")`",
                        name.span(),
                        "unknown")
                .with(phase.argument(), "this phase is written out for " + argument + " and has no name for it")
                .help("what is done for " + argument + " alone stands in `phase " + phase.phase() + "(" + argument
                        + ") { … }` itself, or hangs on a step there: `step " + step + " { … }` and `before "
                        + phase.phase() + "." + step + " { … }`");
    }
}
