package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog why}: how a rule came to a value, or why an order is refused, in a saved match. */
@Command(
        name = "why",
        description = "Explains a saved match: what is refused now and why, one order, or how a rule was worked out.",
        mixinStandardHelpOptions = true)
final class WhyCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(index = "0", paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--load", paramLabel = "FILE", required = true, description = "The saved match.")
    private String load;

    @Parameters(
            index = "1..*",
            paramLabel = "WHAT",
            description =
                    "An order such as \"March(A, Road(A, B))\", or a rule with its arguments; nothing for all refusals.")
    private List<String> what = new ArrayList<>();

    @Mixin
    private Reporting reporting;

    WhyCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        Game rules = GameLoader.load(console, reporting, shelf.open(game));
        Match match = new SaveFile(shelf.workingFolder()).load(rules, load);
        match.decision().ifPresent(this::printDecision);
        ExplanationPrinter printer = new ExplanationPrinter(console.out());
        if (what.isEmpty()) {
            match.refusals().forEach(refusal -> printer.print(refusal, Text.ALL_SEEING, true));
            if (match.refusals().isEmpty()) {
                console.out().println("Nothing that this decision is about is refused.");
            }
            return 0;
        }
        String wanted = String.join(" ", what);
        Optional<Refusal> refusal = match.whyNot(wanted);
        if (refusal.isPresent()) {
            printer.print(refusal.get(), Text.ALL_SEEING, true);
            return 0;
        }
        if (match.options().stream().anyMatch(option -> option.notation().equals(wanted))) {
            console.out().println(wanted + " is allowed: every requirement holds.");
            return 0;
        }
        Explanation working = Question.parse(wanted)
                .ask(match)
                .orElseThrow(() -> new UserError("`" + wanted + "` is no order that is asked for now, and no rule"));
        printer.print(working, 0);
        return 0;
    }

    private void printDecision(Decision decision) {
        console.out()
                .println(decision.sideName() + ": " + decision.prompt()
                        + ExplanationPrinter.cited(decision.point().cases()));
    }
}
