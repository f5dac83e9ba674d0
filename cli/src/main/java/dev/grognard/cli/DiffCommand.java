package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.report.ModDiff;
import dev.grognard.compiler.report.ModDiffJson;
import dev.grognard.compiler.report.ModDiffText;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code grog diff}: what a mod changes. */
@Command(
        name = "diff",
        description = "Prints what a mod changes in its game, case by case.",
        mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "MOD", description = "The file of a mod, or the name of one of ours.")
    private String mod;

    @Mixin
    private Reporting reporting;

    DiffCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        GameShelf.GameFile file = shelf.open(mod);
        // What is wrong with the mod, such as a game that two files declare, is told by its check.
        Compilation modded = GameLoader.check(console, reporting, file);
        GameShelf.GameFile base = file.base()
                .orElseThrow(() -> new UserError(file.name() + " is not a mod: it does not begin with `mod … for …`"));
        Compilation original = GameLoader.check(console, reporting, base);
        ModDiff diff = ModDiff.of(GameLoader.model(original, base.name()), GameLoader.model(modded, mod));
        console.out().print(reporting.isJson() ? ModDiffJson.render(diff) : ModDiffText.render(diff));
        console.out().flush();
        return 0;
    }
}
