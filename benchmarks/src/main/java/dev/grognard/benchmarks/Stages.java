package dev.grognard.benchmarks;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.check.Checker;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.type.Built;
import dev.grognard.compiler.type.ModelBuilder;
import java.util.ArrayList;
import java.util.List;

/** The stages of the compiler one by one, each from what the one before gave. */
final class Stages {
    private Stages() {}

    /** Reads every file that the game consists of. */
    static FileChain parse(CompileRequest request) {
        return FileChain.read(
                request.mainName(),
                request.library(),
                text -> GrogParser.parse(text).file(),
                new Diagnostics());
    }

    /** Binds names, works types out, and looks at the game as a whole. */
    static GameModel check(CompileRequest request, FileChain chain) {
        Built built = ModelBuilder.build(chain, request.library());
        GameModel model = built.model().orElseThrow();
        List<Diagnostic> diagnostics = new ArrayList<>(Checker.check(model));
        for (String layer : chain.layers()) {
            if (chain.files().get(layer).header().layer() == SourceFile.Layer.SERIES) {
                diagnostics.addAll(checkAlone(request, chain, layer));
            }
        }
        if (diagnostics.stream().anyMatch(Diagnostic::isError)) {
            throw new IllegalStateException(request.mainName() + " has mistakes");
        }
        return model;
    }

    /** A series is checked once more without the game; that what only a game settles is missing there, is no mistake. */
    private static List<Diagnostic> checkAlone(CompileRequest request, FileChain chain, String series) {
        FileChain alone =
                FileChain.read(series, request.library(), text -> chain.files().get(text.name()), new Diagnostics());
        return ModelBuilder.build(alone, request.library()).diagnostics().stream()
                .filter(problem -> problem.code() instanceof NameCode)
                .toList();
    }

    /** Writes the game's Java. */
    static Compilation emit(CompileRequest request, GameModel model) {
        return GrogCompiler.emit(model, request.options());
    }

    /** How many lines of text the game consists of. */
    static int lines(CompileRequest request) {
        int lines = 0;
        for (String file : parse(request).files().keySet()) {
            lines += (int)
                    request.library().find(file).orElseThrow().text().lines().count();
        }
        return lines;
    }
}
