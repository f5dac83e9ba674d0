package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.bot.Bot;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.bot.CarefulBot;
import dev.grognard.runtime.bot.GreedyBot;
import dev.grognard.runtime.bot.RandomBot;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Result;
import dev.grognard.runtime.save.Saves;
import dev.grognard.runtime.text.Text;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code grog play}: a match at the terminal, or one that bots play by themselves. */
@Command(
        name = "play",
        description = "Plays a game: everybody at this terminal, or you against a bot, or bots alone.",
        mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    /** The ways in which bots can choose. */
    enum Skill {
        RANDOM,
        GREEDY,
        CAREFUL
    }

    /** No wargame takes this many decisions: one that does goes round in circles. */
    private static final int MOST_DECISIONS = 200_000;

    private static final int SEEDS = 1_000_000;

    private final Console console;
    private final GameShelf shelf;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--scenario", paramLabel = "S", description = "The set-up; the first one unless told.")
    private Optional<String> scenario = Optional.empty();

    @Option(names = "--option", paramLabel = "O", description = "An optional rule to play with; may be repeated.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the dice; a new one unless told.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--side", paramLabel = "SIDE", description = "The side that you play; a bot plays the others.")
    private Optional<String> side = Optional.empty();

    @Option(names = "--bots", description = "Bots play to the end; prints the result and the seed.")
    private boolean bots;

    @Option(
            names = "--skill",
            paramLabel = "SKILL",
            description =
                    "How bots choose: random, greedy (what looks best at once; the default with --bots), or careful"
                            + " (plays each option on before it decides, which takes longer; the default against you).")
    private Optional<Skill> skill = Optional.empty();

    @Option(names = "--log", description = "With --bots: print the record of play too.")
    private boolean log;

    @Option(names = "--save", paramLabel = "FILE", description = "Save the match there when it is left or over.")
    private Optional<String> save = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved match.")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--partly",
            description =
                    "With --load: where the rules have changed since, go on from where the match stands no longer.")
    private boolean partly;

    @Option(names = "--auto", description = "Take your option by itself where there is only one.")
    private boolean automatic;

    @Option(
            names = "--solo",
            description =
                    "You play all sides alone: where a game hides something, nobody is told to pass the keyboard.")
    private boolean solo;

    @Option(
            names = "--watch",
            description = "Take new rules up whenever a file is saved, and keep the match as far as they allow it.")
    private boolean watch;

    @Mixin
    private Reporting reporting;

    PlayCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        if (bots && side.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--bots and --side exclude each other");
        }
        if (bots && watch) {
            throw new ParameterException(spec.commandLine(), "--bots and --watch exclude each other");
        }
        if (load.isPresent() && (scenario.isPresent() || !options.isEmpty() || seed.isPresent())) {
            throw new ParameterException(
                    spec.commandLine(), "a saved match has its scenario, options and seed: leave them out with --load");
        }
        if (partly && load.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--partly belongs to --load");
        }
        Workbench bench = new Workbench(console, reporting, shelf, game);
        Game rules = bench.game();
        SaveFile saves = new SaveFile(shelf.workingFolder());
        Match begun = load.map(file -> taken(saves, rules, file)).orElseGet(() -> begin(rules));
        side.ifPresent(wanted -> pick("side", wanted, sides(rules)));
        // A name that cannot be used is told before the match, not after it.
        save.ifPresent(saves::claim);
        printHead(begun);
        Match match = begun;
        if (bots) {
            playByBots(match);
        } else if (watch) {
            match = playWatched(bench, begun, saves);
        } else {
            match = play(console, begun, saves);
        }
        Match played = match;
        save.ifPresent(file -> {
            saves.save(played, file);
            console.out().println("Saved to " + file + ".");
        });
        return 0;
    }

    /** Plays one match after the other; gives the last as it was left. */
    private Match play(Console at, Match begun, SaveFile saves) {
        Match match = begun;
        Table table = table(at, match, saves);
        while (table.play()) {
            match = again(match);
            table = new Table(at, match, players(match), saves, automatic);
        }
        return match;
    }

    /** The same set-up with other dice. */
    private Match again(Match match) {
        Match next = Match.begin(
                match.game(), match.beginning().setupId(), match.beginning().optionIds(), newSeed());
        console.out().println();
        printHead(next);
        return next;
    }

    private static long newSeed() {
        return new SecureRandom().nextInt(SEEDS);
    }

    /** Plays on with new rules whenever there are some; gives the match as it was left. */
    private Match playWatched(Workbench bench, Match begun, SaveFile saves) {
        Match match = begun;
        Console watched = console.reading(new WatchedInput(console.in(), new FileWatch(shelf, Set.of(game))));
        Table table = table(watched, match, saves);
        while (true) {
            try {
                if (!table.play()) {
                    return match;
                }
                match = again(match);
                table = new Table(watched, match, players(match), saves, automatic);
            } catch (RulesChanged e) {
                int asked = match.decision().map(Decision::side).orElse(0);
                match = bench.takeUp(
                        match, match.isOver() ? Text.ALL_SEEING : players(match).viewer(asked));
                table = new Table(watched, match, players(match), saves, automatic).knowingTheLog();
            }
        }
    }

    private Table table(Console at, Match match, SaveFile saves) {
        Table table = new Table(at, match, players(match), saves, automatic);
        return load.isPresent() ? table.recalling() : table;
    }

    /** A saved match; where only a part of it can be taken up, that has to be asked for. */
    private Match taken(SaveFile saves, Game rules, String file) {
        Saves.Resumed resumed = saves.resume(rules, file);
        if (resumed.why().isEmpty()) {
            if (resumed.otherRules()) {
                console.out().println("The rules have changed since this was saved; all of its decisions stand.");
            }
            return resumed.match();
        }
        int number = resumed.match().taken().size();
        String kept = number + (number == 1 ? " decision is" : " decisions are") + " kept, " + resumed.left()
                + (resumed.left() == 1 ? " is" : " are") + " not";
        if (!partly) {
            throw new UserError(file + ": " + resumed.why().get() + " With --partly the match goes on from there: "
                    + kept + ", and " + file + " stays as it is.");
        }
        String says = resumed.why().get() + " " + kept + "; " + file + " stays as it is.";
        Wrapped.sentence(says, "  ").forEach(console.out()::println);
        return resumed.match();
    }

    private Match begin(Game rules) {
        List<String> setups = rules.setups().stream().map(Game.Setup::id).toList();
        String setup = scenario.map(wanted -> pick("scenario", wanted, setups)).orElseGet(() -> {
            if (setups.isEmpty()) {
                throw new UserError(rules.title() + " has no scenario to play");
            }
            return setups.get(0);
        });
        List<String> known = rules.options().stream().map(Game.Choice::id).toList();
        Set<String> chosen = new HashSet<>();
        options.forEach(wanted -> chosen.add(pick("option", wanted, known)));
        return Match.begin(rules, setup, chosen, seed.orElseGet(PlayCommand::newSeed));
    }

    private Players players(Match match) {
        if (side.isEmpty()) {
            return Players.people(!solo);
        }
        List<String> ids = sides(match.game());
        int person = ids.indexOf(pick("side", side.get(), ids));
        return Players.against(bot(), person, match.beginning().seed());
    }

    private static List<String> sides(Game rules) {
        return rules.schema().sides().stream().map(Thing::id).toList();
    }

    private Bot bot() {
        return switch (skill.orElse(bots ? Skill.GREEDY : Skill.CAREFUL)) {
            case RANDOM -> new RandomBot();
            case GREEDY -> new GreedyBot();
            case CAREFUL -> new CarefulBot();
        };
    }

    /** The name that is meant, however it is capitalised; an unknown one ends the command with a hint. */
    static String pick(String what, String wanted, List<String> known) {
        return known.stream().filter(wanted::equalsIgnoreCase).findFirst().orElseThrow(() -> {
            String hint = Suggest.closest(wanted, known)
                    .map(near -> "; did you mean `" + near + "`?")
                    .orElse(known.isEmpty() ? "; there is none" : "; choose from " + String.join(", ", known));
            return new UserError("no " + what + " is called `" + wanted + "`" + hint);
        });
    }

    private void printHead(Match match) {
        String title = match.game().setups().stream()
                .filter(setup -> setup.id().equals(match.beginning().setupId()))
                .map(Game.Setup::title)
                .findFirst()
                .orElse(match.beginning().setupId());
        String with = match.game().options().stream()
                .filter(option -> match.beginning().optionIds().contains(option.id()))
                .map(Game.Choice::title)
                .collect(Collectors.joining(", "));
        console.out()
                .println(match.game().title() + ": " + title + " (seed "
                        + match.beginning().seed() + ")" + (with.isEmpty() ? "" : ", with: " + with));
    }

    private void playByBots(Match match) {
        Bot bot = bot();
        BotRandom random = new BotRandom(match.beginning().seed());
        AtomicReference<String> soFar = new AtomicReference<>("");
        Progress.during(console, "playing", soFar::get, () -> {
            int decisions = 0;
            while (match.decision().isPresent()) {
                if (decisions++ == MOST_DECISIONS) {
                    throw new UserError("the game has not ended after " + MOST_DECISIONS + " decisions (seed "
                            + match.beginning().seed() + ", turn " + match.turn() + ")");
                }
                soFar.set("turn " + match.turnName() + ", decision " + decisions);
                match.choose(bot.choose(match.position(), random));
            }
            return decisions;
        });
        if (log) {
            int turn = 0;
            for (LogEntry entry : match.log()) {
                if (entry.turn() != turn) {
                    turn = entry.turn();
                    console.out().println("Turn " + turn);
                }
                console.out().println("  " + entry);
            }
        }
        printResult(console, match);
    }

    /** How a match ended, for everybody. */
    static void printResult(Console console, Match match) {
        Result result = match.result().orElseThrow();
        console.out()
                .println(result.winner().map(winner -> winner + ": victory").orElse("Nobody wins") + " in turn "
                        + match.turnName() + ", " + result.text().seenBy(Text.ALL_SEEING)
                        + ExplanationPrinter.cited(result.cases()));
        // Nothing is kept from anybody any more.
        match.view(Text.ALL_SEEING).sides().stream()
                .filter(side -> side.label().isPresent())
                .forEach(side -> console.out().println("  " + BoardPrinter.head(side)));
        console.out()
                .println("Seed " + match.beginning().seed() + ", "
                        + match.taken().size() + " decisions.");
        console.out().flush();
    }
}
