package dev.grognard.cli;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.report.Coverage;
import dev.grognard.compiler.report.CoverageHtml;
import dev.grognard.compiler.report.CoverageJson;
import dev.grognard.compiler.report.CoverageText;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog coverage}: which printed cases a game has, and which of them an example shows. */
@Command(
        name = "coverage",
        description = {
            "Lists the printed cases of a game with what stands for each, its assumptions and its rulings.",
            "For a mod, the examples of its game count too, except for the cases that the mod changes."
        },
        mixinStandardHelpOptions = true)
final class CoverageCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--html", description = "Write a web page instead of text.")
    private boolean html;

    @Mixin
    private Reporting reporting;

    CoverageCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        GameShelf.GameFile file = shelf.open(game);
        GameModel rules = model(file);
        Coverage coverage =
                file.base().map(base -> Coverage.of(rules, model(base))).orElseGet(() -> Coverage.of(rules));
        if (reporting.isJson()) {
            console.out().print(CoverageJson.render(coverage));
        } else if (html) {
            console.out().print(CoverageHtml.render(coverage));
        } else {
            console.out().print(CoverageText.render(coverage));
        }
        console.out().flush();
        return 0;
    }

    private GameModel model(GameShelf.GameFile file) {
        return GameLoader.model(GameLoader.check(console, reporting, file), file.name());
    }
}
