package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Catalogue;
import dev.grognard.compiler.diagnostic.Code;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code grog explain}: what a code means. */
@Command(
        name = "explain",
        description = "Explains the code of a message, such as G0100; without one, lists them all.",
        mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "CODE", arity = "0..1", description = "The letter G and four digits.")
    private Optional<String> code = Optional.empty();

    ExplainCommand(Console console, GameShelf shelf) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (code.isEmpty()) {
            for (Code known : Catalogue.codes()) {
                console.out().println(known.id() + "  " + known.title());
            }
            return 0;
        }
        Code known = Catalogue.find(code.get())
                .orElseThrow(
                        () -> new UserError("there is no code `" + code.get() + "`; `grog explain` lists them all"));
        console.out().print(Catalogue.explain(known));
        console.out().flush();
        return 0;
    }
}
