package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code grog check}: what is wrong with some files. */
@Command(
        name = "check",
        description = "Reports what is wrong in games, series and mods.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files, or names of games of ours.")
    private List<String> files = new ArrayList<>();

    @Mixin
    private Reporting reporting;

    CheckCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        Diagnostics diagnostics = new Diagnostics();
        List<String> clean = new ArrayList<>();
        for (String file : files) {
            GameShelf.GameFile game = shelf.open(file);
            Compilation compilation = Progress.during(
                    console,
                    "checking " + game.name(),
                    () -> GrogCompiler.compile(
                            new CompileRequest(game.name(), game.library(), CompileOptions.defaults())));
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
