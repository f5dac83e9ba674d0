package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.model.GameModel;
import java.util.List;
import java.util.Optional;

/** What came of building a model: nothing if there are mistakes. */
public record Built(Optional<GameModel> model, List<Diagnostic> diagnostics) {}
