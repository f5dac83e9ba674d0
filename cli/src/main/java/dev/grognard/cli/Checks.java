package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** Looks for mistakes in the same files again and again; what has not changed is not read anew. */
final class Checks {
    private final Console console;
    private final Reporting reporting;
    private final GameShelf shelf;
    private final List<String> files;

    Checks(Console console, Reporting reporting, GameShelf shelf, List<String> files) {
        this.console = console;
        this.reporting = reporting;
        this.shelf = shelf;
        this.files = List.copyOf(files);
    }

    /** Prints what is wrong with the files as they are now; the exit code that goes with it. */
    int check() {
        Diagnostics diagnostics = new Diagnostics();
        List<String> clean = new ArrayList<>();
        for (String file : files) {
            GameShelf.GameFile game = shelf.open(file);
            Compilation compilation = Progress.during(
                    console,
                    "checking " + game.name(),
                    () -> GrogCompiler.check(
                            new CompileRequest(game.name(), game.library(), CompileOptions.defaults()), game.parses()));
            diagnostics.addAll(compilation.diagnostics());
            if (compilation.diagnostics().isEmpty()) {
                clean.add(game.name());
            }
        }
        reporting.print(console, diagnostics.list());
        if (!reporting.isJson()) {
            clean.forEach(name -> console.out().println(name + ": no mistakes found"));
        }
        return diagnostics.hasErrors() ? Grog.FAILED : 0;
    }
}
