package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.diagnostic.Diagnostics;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

    @Option(names = "--watch", description = "Check again whenever a file is saved, until you press Ctrl-C.")
    private boolean watch;

    @Mixin
    private Reporting reporting;

    private final ParseCache parses = new ParseCache();

    CheckCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        if (!watch) {
            return check();
        }
        FileWatch files = new FileWatch(shelf, Set.copyOf(this.files));
        int result;
        do {
            result = checkAgain();
        } while (files.awaitChange());
        return result;
    }

    /** Checks while an author is at work: a file that cannot be read just now is told and does not end the watch. */
    private int checkAgain() {
        int result;
        try {
            result = check();
        } catch (UserError e) {
            console.err().println("grog: " + e.getMessage());
            result = Grog.FAILED;
        }
        console.out()
                .println(LocalTime.now().truncatedTo(ChronoUnit.SECONDS)
                        + ": waiting for the next change (Ctrl-C ends)");
        console.out().flush();
        console.err().flush();
        return result;
    }

    private int check() {
        Diagnostics diagnostics = new Diagnostics();
        List<String> clean = new ArrayList<>();
        for (String file : files) {
            GameShelf.GameFile game = shelf.open(file);
            Compilation compilation = Progress.during(
                    console,
                    "checking " + game.name(),
                    () -> GrogCompiler.check(
                            new CompileRequest(game.name(), game.library(), CompileOptions.defaults()), parses));
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
