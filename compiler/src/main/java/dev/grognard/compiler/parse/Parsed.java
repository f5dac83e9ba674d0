package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.diagnostic.Diagnostic;
import java.util.List;

/** What a text turned out to be, and what is wrong with it; the tree is usable even when something is. */
public record Parsed(SourceFile file, List<Diagnostic> diagnostics) {
    /** Copies the list. */
    public Parsed {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the text could be read without a single error. */
    public boolean succeeded() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }
}
