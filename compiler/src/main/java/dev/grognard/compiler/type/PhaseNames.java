package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Scope;
import java.util.Optional;

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
