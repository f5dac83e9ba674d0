package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.model.GameModel;
import java.util.List;
import java.util.Optional;

/**
 * What became of a compilation.
 *
 * @param diagnostics what is to be said about the texts: errors first, then in reading order
 * @param model the game free of syntax, as far as it could be understood
 * @param mainFiles the game's Java; empty if there are errors
 * @param testFiles the Java of its examples, if it was wanted; empty if there are errors
 * @param entryPoint the full name of the class that implements the runtime's {@code Game}; empty if there is none
 */
public record Compilation(
        List<Diagnostic> diagnostics,
        Optional<GameModel> model,
        List<GeneratedFile> mainFiles,
        List<GeneratedFile> testFiles,
        String entryPoint) {
    /** Copies the lists. */
    public Compilation {
        diagnostics = List.copyOf(diagnostics);
        mainFiles = List.copyOf(mainFiles);
        testFiles = List.copyOf(testFiles);
    }

    /** Whether there is a game: warnings do not count. */
    public boolean succeeded() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }
}
