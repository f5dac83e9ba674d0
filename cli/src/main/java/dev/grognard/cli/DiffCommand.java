package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.report.ModDiff;
import dev.grognard.compiler.report.ModDiffJson;
import dev.grognard.compiler.report.ModDiffText;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.SourceText;
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
        String base = FileHeader.scan(file.text())
                .filter(header -> header.layer() == FileHeader.Layer.MOD)
                .flatMap(FileHeader::base)
                .orElseThrow(() -> new UserError(file.name() + " is not a mod: it does not begin with `mod … for …`"));
        Compilation modded = GameLoader.check(console, reporting, file);
        String baseFile = file.library().texts().values().stream()
                .filter(text -> FileHeader.scan(text)
                        .filter(header -> header.name().equals(base))
                        .isPresent())
                .map(SourceText::name)
                .findFirst()
                .orElseThrow(() -> new UserError("the game " + base + " is nowhere to be found"));
        Compilation original =
                GameLoader.check(console, reporting, new GameShelf.GameFile(file.path(), baseFile, file.library()));
        ModDiff diff = ModDiff.of(GameLoader.model(original, baseFile), GameLoader.model(modded, mod));
        console.out().print(reporting.isJson() ? ModDiffJson.render(diff) : ModDiffText.render(diff));
        console.out().flush();
        return 0;
    }
}
