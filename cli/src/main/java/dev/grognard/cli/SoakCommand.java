package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.trust.Finding;
import dev.grognard.runtime.trust.Objections;
import dev.grognard.runtime.trust.RandomPlay;
import dev.grognard.runtime.trust.Scrutiny;
import dev.grognard.runtime.trust.Shrink;
import dev.grognard.runtime.trust.Sightings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog soak}: random games by the thousand, in search of a promise that the rules or the engine break. */
@Command(
        name = "soak",
        description = {
            "Plays many random games and checks at every decision that the rules keep their promises.",
            "After 100 games and more it also tells what the rules speak of and none of them did, such as an ending, an order, a counter that never comes, a column of a table or a requirement that keeps nobody from anything."
        },
        mixinStandardHelpOptions = true)
final class SoakCommand implements Callable<Integer> {
    private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(10);
    /** More faults than this are mended one after the other. */
    private static final int MOST_SHOWN = 3;

    private static final int MOST_SEEDS = 5;
    /** How many games it takes until it means something that none of them did a thing. */
    private static final int ENOUGH_GAMES = 100;

    /** In so many games what is not allowed is asked for too. */
    private static final int ASKED_IN_VAIN = 20;

    private static final int MOST_UNSEEN = 20;
    /** Where more than one game in so many broke a promise and went no further, little is seen of what the rules speak of. */
    private static final int MOST_BROKEN_OFF = 2;

    /** If the first so many games have no end, the others will hardly have one, and each takes as long as many others. */
    private static final int ENDLESS_GAMES = 3;

    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--games", paramLabel = "N", description = "How many games in all; 1000 unless told.")
    private long games = 1000;

    @Option(names = "--scenario", paramLabel = "S", description = "Only this set-up; else all of them in turn.")
    private String scenario = "";

    @Option(names = "--option", paramLabel = "O", description = "An optional rule to play with; may be repeated.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "The first seed; the others follow. 1 unless told.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "How many games are played at once; 2 unless told.")
    private int threads = 2;

    @Option(names = "--close", description = "Look more closely at each game, which takes longer.")
    private boolean close;

    @Mixin
    private Reporting reporting;

    private final AtomicLong next = new AtomicLong();
    private final AtomicLong decisions = new AtomicLong();
    private final Map<String, Map<String, Long>> endings = new TreeMap<>();
    private final Map<Long, Finding> findings = new TreeMap<>();
    private final Set<String> told = new HashSet<>();
    private final AtomicReference<Throwable> broken = new AtomicReference<>();
    private long played;
    private long endless;

    SoakCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        if (games < 1 || threads < 1) {
            throw new UserError("there must be at least one game and one thread");
        }
        GameShelf.GameFile file = shelf.open(game);
        Compilation compilation = GameLoader.compileToPlay(console, reporting, file);
        Game rules = GameLoader.instantiate(
                GameLoader.loader(console, file, compilation, List.of()), compilation.entryPoint());
        List<String> setups = setups(rules);
        List<String> known = rules.options().stream().map(Game.Choice::id).toList();
        options.replaceAll(option -> PlayCommand.pick("option", option, known));
        Sightings seen = new Sightings(rules);
        RandomPlay random = new RandomPlay(rules, Set.copyOf(options), close ? Scrutiny.CLOSE : Scrutiny.LIGHT, seen);
        Instant begun = Instant.now();
        run(random, setups, begun);
        Duration taken = Duration.between(begun, Instant.now());
        console.out().printf("%,d games, %,d decisions in %s%n", played, decisions.get(), words(taken));
        endings().forEach(console.out()::println);
        if (played < games) {
            console.out().printf("the other %,d games were not played, since these have no end%n", games - played);
        }
        leftOut(rules);
        List<List<Finding>> faults = List.copyOf(faults().values());
        WrittenAt written = new WrittenAt(compilation.mainFiles());
        List<String> loops = loopsByName(compilation);
        faults.stream().limit(MOST_SHOWN).forEach(fault -> show(rules, fault, written, loops));
        if (faults.size() > MOST_SHOWN) {
            console.out().println("and promises broken in " + (faults.size() - MOST_SHOWN) + " more ways");
        }
        if (findings.size() * MOST_BROKEN_OFF <= played) {
            neverSeen(GameLoader.model(compilation, file.name()), rules, seen, setups);
        } else if (played >= ENOUGH_GAMES) {
            console.out()
                    .println("what was never seen is not told, because too many games broke off before it could be");
        }
        console.out()
                .println(
                        findings.isEmpty()
                                ? "every promise was kept: invariants held, nothing broke down, no leak was found"
                                : findings.size() + (findings.size() == 1 ? " game" : " games") + " broke a promise");
        return findings.isEmpty() ? 0 : Grog.FAILED;
    }

    /** Optional rules that were not in play have not been tried. */
    private void leftOut(Game rules) {
        List<String> unused = rules.options().stream()
                .map(Game.Choice::id)
                .filter(option -> !options.contains(option))
                .toList();
        if (!unused.isEmpty()) {
            console.out()
                    .println("played without the optional " + (unused.size() == 1 ? "rule " : "rules ")
                            + String.join(", ", unused) + ": `--option " + unused.get(0) + "` plays with "
                            + (unused.size() == 1 ? "it" : "one, and may be repeated"));
        }
    }

    /** What the rules speak of and no game did; with few games that means little. */
    private void neverSeen(GameModel model, Game rules, Sightings seen, List<String> setups) {
        if (played < ENOUGH_GAMES) {
            console.out().println("what none of the games did is told only of " + ENOUGH_GAMES + " and more");
            return;
        }
        List<NeverSeen.Line> lines = new NeverSeen(
                        model,
                        seen,
                        objections(rules, setups),
                        rules.newPosition().decisionPoints(),
                        layer -> options.contains(layer.name()) || setups.contains(layer.name()))
                .lines();
        Map<Boolean, List<String>> own = lines.stream()
                .collect(Collectors.partitioningBy(
                        line -> line.own() || reporting.isAll(),
                        Collectors.mapping(NeverSeen.Line::words, Collectors.toList())));
        neverSeen(own.get(true), own.get(false).size());
    }

    /** Who writes a mod looks first for what he has added himself; most of the rest is as rare without it. */
    private void neverSeen(List<String> lines, int others) {
        if (!lines.isEmpty()) {
            console.out().println("never seen in these games, so see whether it can happen at all:");
            int most = reporting.isAll() ? lines.size() : MOST_UNSEEN;
            lines.stream().limit(most).forEach(line -> console.out().println("  " + line));
            if (lines.size() > most) {
                console.out().println("  and " + (lines.size() - most) + " more, which `--all` lists");
            }
        }
        if (others > 0) {
            console.out()
                    .println("of what stands in the game that " + game + " changes, " + others
                            + (others == 1 ? " thing was" : " things were") + " never seen: `--all` lists "
                            + (others == 1 ? "it" : "them") + " too");
        }
    }

    /** A small sample is enough for most, since each of its games asks for much that is refused; what it does not refuse is looked for longer. */
    private Objections objections(Game rules, List<String> setups) {
        Objections objections = new Objections(rules, Set.copyOf(options));
        long asked = (long) ASKED_IN_VAIN * setups.size();
        for (long number = 0; number < asked; number++) {
            objections.play(setups.get((int) (number % setups.size())), seed + number / setups.size());
        }
        for (long number = 0; number < 2 * asked && objections.isAnyAlwaysMet(NeverSeen.ENOUGH); number++) {
            objections.playClosely(setups.get((int) (number % setups.size())), seed + number / setups.size());
        }
        return objections;
    }

    private List<String> setups(Game rules) {
        List<String> all = rules.setups().stream().map(Game.Setup::id).toList();
        if (scenario.isEmpty()) {
            return all;
        }
        if (!all.contains(scenario)) {
            throw new UserError(
                    rules.title() + " has no scenario `" + scenario + "`; there are " + String.join(", ", all));
        }
        return List.of(scenario);
    }

    private void run(RandomPlay random, List<String> setups, Instant begun) {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new Thread(() -> work(random, setups), "soak " + (i + 1));
            worker.setDaemon(true);
            worker.setUncaughtExceptionHandler((thread, problem) -> broken.compareAndSet(null, problem));
            worker.start();
            workers.add(worker);
        }
        Instant reported = begun;
        try {
            for (Thread worker : workers) {
                while (worker.isAlive()) {
                    worker.join(Duration.ofMillis(200).toMillis());
                    if (Duration.between(reported, Instant.now()).compareTo(BETWEEN_REPORTS) > 0) {
                        reported = Instant.now();
                        report(begun);
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserError("interrupted");
        }
        if (broken.get() != null) {
            throw new IllegalStateException("the random games broke off after " + played, broken.get());
        }
    }

    private void work(RandomPlay random, List<String> setups) {
        for (long number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
            String setup = setups.get((int) (number % setups.size()));
            RandomPlay.Played one = random.play(setup, seed + number / setups.size());
            record(number, setup, one);
        }
    }

    private synchronized void record(long number, String setup, RandomPlay.Played one) {
        played++;
        decisions.addAndGet(one.decisions());
        one.finding()
                .ifPresentOrElse(
                        finding -> note(number, finding),
                        () -> endings.computeIfAbsent(setup, key -> new TreeMap<>())
                                .merge(one.winner().orElse("nobody"), 1L, Long::sum));
    }

    private void note(long number, Finding finding) {
        findings.put(number, finding);
        endless += finding.isEndless() ? 1 : 0;
        if (endless >= ENDLESS_GAMES && endless == played) {
            next.set(games);
        }
        if (told.size() < MOST_SHOWN && told.add(finding.told())) {
            console.err().println(finding);
        }
    }

    /** The findings by what is wrong, which many games may have found. */
    private Map<String, List<Finding>> faults() {
        return findings.values().stream()
                .collect(Collectors.groupingBy(Finding::told, LinkedHashMap::new, Collectors.toList()));
    }

    private synchronized void report(Instant begun) {
        double seconds = Duration.between(begun, Instant.now()).toMillis() / 1000.0;
        console.err()
                .printf(
                        "%,d of %,d games, %.0f a second, %d broke a promise%n",
                        played, games, played / seconds, findings.size());
        console.err().flush();
    }

    /** Who won how often, for each set-up. */
    private synchronized List<String> endings() {
        List<String> lines = new ArrayList<>();
        endings.forEach((setup, winners) -> lines.add(setup + ": "
                + winners.entrySet().stream()
                        .map(winner -> winner.getKey() + " won " + winner.getValue())
                        .collect(Collectors.joining(", "))));
        return lines.isEmpty() ? List.of("none came to its end") : lines;
    }

    /** The loops that may give something away by their order alone, each with what helps; nothing that they say could be left out. */
    private static List<String> loopsByName(Compilation compilation) {
        return compilation.diagnostics().stream()
                .filter(warning -> warning.code() == CheckCode.LOOP_BY_NAME)
                .map(warning -> warning.message() + " ("
                        + warning.primary().span().location() + "): " + String.join("; ", warning.helps()))
                .toList();
    }

    /** The first game that found a fault, and in which others it was. */
    private void show(Game rules, List<Finding> fault, WrittenAt written, List<String> loops) {
        Finding finding = fault.get(0);
        console.out().println();
        console.out().println(finding);
        if (fault.size() > 1) {
            console.out().println("the same in " + others(fault.subList(1, fault.size())));
        }
        finding.breach().working().forEach(line -> console.out().println("  " + line));
        finding.breach().advice().ifPresent(advice -> {
            console.out().println("  what helps: " + advice);
            loops.forEach(loop -> console.out().println("  or, if it comes of that: " + loop));
        });
        finding.cause()
                .filter(cause -> finding.isOfRules())
                .flatMap(written::of)
                .ifPresent(line -> console.out().println("  in what begins at " + line));
        finding.cause().filter(cause -> !finding.isOfRules()).ifPresent(cause -> {
            for (StackTraceElement element : cause.getStackTrace()) {
                if (element.getClassName().startsWith("dev.grognard")) {
                    console.out().println("  at " + element);
                }
            }
        });
        console.out().println();
        console.out().print(Shrink.example(rules, finding));
        console.out().println();
    }

    private static String others(List<Finding> others) {
        String games = others.stream()
                .limit(MOST_SEEDS)
                .map(finding -> finding.beginning().setupId() + " with seed "
                        + finding.beginning().seed())
                .collect(Collectors.joining(", "));
        return others.size()
                + (others.size() == 1 ? " more game: " : " more games: ")
                + games
                + (others.size() > MOST_SEEDS ? " …" : "");
    }

    private static String words(Duration time) {
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : time.toMillis() / 1000.0 + " s";
    }
}
