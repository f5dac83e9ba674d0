package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.script.Example;
import dev.grognard.runtime.script.ExampleFailure;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog test}: the examples of a game. */
@Command(name = "test", description = "Plays the examples of a game.", mixinStandardHelpOptions = true)
final class TestCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--only", paramLabel = "WORDS", description = "Only examples with these words in their title.")
    private String only = "";

    @Mixin
    private Reporting reporting;

    TestCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        GameShelf.GameFile file = shelf.open(game);
        Compilation compilation = GameLoader.compile(console, reporting, file);
        List<GeneratedFile> exampleFiles = GameLoader.exampleFiles(compilation);
        ClassLoader loader = GameLoader.loader(console, file, compilation, exampleFiles);
        Game rules = GameLoader.instantiate(loader, compilation.entryPoint());
        int failed = 0;
        int run = 0;
        for (Example example : GameLoader.examples(loader, exampleFiles)) {
            if (example.title().contains(only)) {
                run++;
                failed += passes(rules, example) ? 0 : 1;
            }
        }
        console.out().println(run + (run == 1 ? " example, " : " examples, ") + failed + " failed");
        return failed == 0 ? 0 : Grog.FAILED;
    }

    private boolean passes(Game rules, Example example) {
        try {
            example.run(rules);
            console.out().println("ok    " + example);
            return true;
        } catch (ExampleFailure failure) {
            console.out().println("FAIL  " + example);
            failure.getMessage().lines().forEach(line -> console.out().println("      " + line));
            return false;
        }
    }
}
