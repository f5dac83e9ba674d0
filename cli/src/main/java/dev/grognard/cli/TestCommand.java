package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
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
        int broken = only.isEmpty() ? brokenSetUps(rules) : 0;
        console.out()
                .println(run + (run == 1 ? " example, " : " examples, ") + failed + " failed"
                        + (broken == 0 ? "" : ", and " + broken + (broken == 1 ? " set-up" : " set-ups") + " failed"));
        return failed + broken == 0 ? 0 : Grog.FAILED;
    }

    /** A set-up that breaks a promise would else be told by random games only, for each of which it is the beginning. */
    private int brokenSetUps(Game rules) {
        int broken = 0;
        for (int setup = 0; setup < rules.setups().size(); setup++) {
            Position position = rules.newPosition();
            try {
                position.begin(setup, 0, 1);
                position.advance();
            } catch (RuntimeException | StackOverflowError e) {
                continue; // What breaks down is told by whatever plays it.
            }
            List<String> invariants = position.isWaiting() ? position.brokenInvariants() : List.of();
            for (int i = 0; i < invariants.size(); i++) {
                console.out()
                        .println("FAIL  the scenario "
                                + rules.setups().get(setup).id()
                                + ": at the first decision an invariant does not hold: " + invariants.get(i));
                position.invariantWorkings()
                        .get(i)
                        .renderedBelow()
                        .lines()
                        .forEach(line -> console.out().println("      " + line));
            }
            broken += invariants.isEmpty() ? 0 : 1;
        }
        return broken;
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
