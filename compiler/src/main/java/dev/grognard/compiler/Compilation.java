package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostic;
import java.util.List;

/**
 * What became of a compilation.
 *
 * @param diagnostics what is to be said about the texts: errors first, then in reading order
 * @param mainFiles the game's Java; empty if there are errors
 * @param testFiles the Java of its examples; empty if there are errors
 * @param entryPoint the full name of the class that implements the runtime's {@code Game}; empty if there is none
 */
public record Compilation(
        List<Diagnostic> diagnostics, List<GeneratedFile> mainFiles, List<GeneratedFile> testFiles, String entryPoint) {
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
