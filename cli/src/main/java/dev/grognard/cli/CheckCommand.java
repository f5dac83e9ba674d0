package dev.grognard.cli;

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

    CheckCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        Checks checks = new Checks(console, reporting, shelf, files);
        if (!watch) {
            return checks.check();
        }
        FileWatch saved = new FileWatch(shelf, Set.copyOf(files));
        int result;
        do {
            result = checkAgain(checks);
        } while (saved.awaitChange());
        return result;
    }

    /** Checks while an author is at work: a file that cannot be read just now is told and does not end the watch. */
    private int checkAgain(Checks checks) {
        int result;
        try {
            result = checks.check();
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
}
