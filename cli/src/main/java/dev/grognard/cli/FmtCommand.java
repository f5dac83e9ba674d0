package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.format.Formatter;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog fmt}: the one layout of the language. */
@Command(
        name = "fmt",
        description = "Rewrites files in the one layout of the language; files with syntax errors are left alone.",
        mixinStandardHelpOptions = true)
final class FmtCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files, or names of games of ours.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--check", description = "Write nothing; fail if a file is not laid out like that.")
    private boolean check;

    @Mixin
    private Reporting reporting;

    FmtCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        Diagnostics diagnostics = new Diagnostics();
        boolean allLaidOut = true;
        for (String argument : files) {
            Path path = shelf.locate(argument);
            SourceText text = GameShelf.read(path);
            Parsed parsed = GrogParser.parse(text);
            diagnostics.addAll(parsed.diagnostics());
            if (parsed.succeeded()) {
                String formatted = Formatter.format(parsed.file());
                if (!formatted.equals(text.text())) {
                    allLaidOut = false;
                    rewrite(path, formatted);
                }
            }
        }
        if (diagnostics.hasErrors()) {
            reporting.print(console, diagnostics.list());
            return Grog.FAILED;
        }
        return check && !allLaidOut ? Grog.FAILED : 0;
    }

    private void rewrite(Path path, String formatted) {
        if (check) {
            console.out().println(path.getFileName() + " is laid out differently");
            return;
        }
        try {
            WholeFile.replace(path, formatted);
        } catch (IOException e) {
            throw new UserError(GameShelf.explain(path, e), e);
        }
        console.out().println("Rewrote " + path.getFileName());
    }
}
