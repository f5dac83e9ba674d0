package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog why}: where a number comes from, or why an order is refused, in a saved match. */
@Command(
        name = "why",
        description =
                "Explains a saved match: what is refused now and why, one order, a number in its log, or how a rule or a table is read.",
        mixinStandardHelpOptions = true)
final class WhyCommand implements Callable<Integer> {
    private static final Pattern LINE = Pattern.compile("#\\d{1,6}");

    private final Console console;
    private final GameShelf shelf;

    @Parameters(index = "0", paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--load", paramLabel = "FILE", description = "The saved match; it has to be named.")
    private String load;

    @Parameters(
            index = "1..*",
            paramLabel = "WHAT",
            description =
                    "An order such as \"March(A, Road(A, B))\", a rule or a table with its arguments, or \"#N\" for line N of the record; nothing for all refusals.")
    private List<String> what = new ArrayList<>();

    @Option(
            names = "--log",
            description = "Print the record of play; lines with numbers that can be asked about end in theirs.")
    private boolean log;

    @Option(
            names = "--line",
            paramLabel = "N",
            description = "Where the numbers in line N of the record come from; may be repeated.")
    private List<Integer> lines = new ArrayList<>();

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Tell only what this side may know; everything unless told.")
    private Optional<String> side = Optional.empty();

    @Mixin
    private Reporting reporting;

    WhyCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        if (load == null) {
            throw new UserError(unnamed());
        }
        Game rules = GameLoader.load(console, reporting, shelf.open(game));
        Match match = new SaveFile(shelf.workingFolder()).load(rules, load);
        int viewer = viewer(rules);
        LogPrinter record = new LogPrinter(console.out(), match, viewer);
        if (log) {
            record.printLast(Integer.MAX_VALUE);
        }
        // A line of the record is asked for as in play, where its number stands behind it.
        what.stream()
                .filter(word -> LINE.matcher(word).matches())
                .map(word -> Integer.valueOf(word.substring(1)))
                .forEach(lines::add);
        lines.forEach(record::explain);
        if (log || !lines.isEmpty()) {
            return 0;
        }
        match.decision().ifPresent(decision -> printDecision(decision, viewer));
        ExplanationPrinter printer = new ExplanationPrinter(console.out(), rules);
        if (what.isEmpty()) {
            List<Refusal> refusals = match.hindsight().refusals(viewer);
            refusals.forEach(refusal -> printer.print(refusal, viewer));
            if (refusals.isEmpty()) {
                console.out().println("Nothing is refused here.");
            }
            return 0;
        }
        String typed = String.join(" ", what);
        String wanted = NamedOrder.denied(typed).orElse(typed);
        Question question = Question.parse(wanted);
        Predicate<String> isMeant = Question.typedAs(wanted, rules.schema());
        Optional<Refusal> refusal = match.hindsight().refusals(viewer).stream()
                .filter(candidate -> isMeant.test(candidate.notation()))
                .findFirst();
        if (refusal.isPresent()) {
            printer.print(refusal.get(), viewer);
            return 0;
        }
        if (Offer.of(match, viewer).stream().anyMatch(offer -> offer.isKnown() && isMeant.test(offer.notation()))) {
            console.out().println(wanted + " is allowed: every requirement holds.");
            return 0;
        }
        Optional<Explanation> working = question.ask(match, viewer);
        working.ifPresent(explanation -> printer.print(explanation, 0));
        List<String> facts = working.isPresent() ? List.of() : new Facts(match, viewer).about(wanted);
        facts.forEach(console.out()::println);
        if (working.isEmpty() && facts.isEmpty() && !new NamedOrder(console.out(), match, viewer).tell(wanted)) {
            throw new UserError("`" + wanted + "` is no order that is asked for now, and nothing that can be asked."
                    + question.instead(match, viewer) + " " + Question.UNASKED);
        }
        return 0;
    }

    /** What to say to whoever has not named the saved match as it is named here. */
    private String unnamed() {
        return what.stream()
                .filter(word -> word.endsWith(".json"))
                .findFirst()
                .map(file -> "The saved match follows `--load`: grog why " + game + " --load " + file)
                .orElse(
                        game.endsWith(".json")
                                ? game + " is a saved match, not a game: grog why GAME --load " + game
                                : "Which match? Name a saved one: grog why " + game + " --load FILE");
    }

    private int viewer(Game rules) {
        if (side.isEmpty()) {
            return Text.ALL_SEEING;
        }
        List<String> ids = rules.schema().sides().stream().map(Thing::id).toList();
        return ids.indexOf(PlayCommand.pick("side", side.get(), ids));
    }

    private void printDecision(Decision decision, int viewer) {
        console.out()
                .println(decision.sideName() + ": " + decision.prompt().seenBy(viewer)
                        + ExplanationPrinter.cited(decision.point().cases()));
    }
}
