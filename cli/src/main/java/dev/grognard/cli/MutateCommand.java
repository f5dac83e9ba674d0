package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.mutate.Mutant;
import dev.grognard.compiler.mutate.Mutants;
import dev.grognard.compiler.report.MutationJson;
import dev.grognard.compiler.report.MutationReport;
import dev.grognard.compiler.report.MutationText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog mutate}: the constructs of a game whose loss nobody would notice. */
@Command(
        name = "mutate",
        description = {
            "Lists the constructs of a game whose loss nobody would notice.",
            "It takes away or changes one at a time: no example fails then, and a few random games find nothing wrong.",
            "A long list is summed up; --all lists every one.",
            "A comment `// mutant: why` beside a construct, or above it, argues why nobody can;",
            "in a text that several games share, `// mutant in NAME: why` argues for the game of that name only."
        },
        footer = {"", "Exit code: 1 if something survived that is not argued."},
        mixinStandardHelpOptions = true)
final class MutateCommand implements Callable<Integer> {
    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(
            names = "--case",
            paramLabel = "CASE",
            description = "Only constructs that cite this case, or a case below it (battle.flee).")
    private String onlyCase = "";

    @Option(names = "--sample", paramLabel = "N", description = "Only so many mutants, picked by chance.")
    private int sample = Integer.MAX_VALUE;

    @Option(names = "--seed", paramLabel = "N", description = "Picks another sample. 1 unless told otherwise.")
    private long seed = 1;

    @Option(names = "--games", paramLabel = "N", description = "Random games of each set-up. 2 unless told otherwise.")
    private int games = 2;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many at once. All processors unless told otherwise.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private Reporting reporting;

    private static final int ENOUGH_TO_TELL = 5;

    MutateCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        if (sample < 1 || games < 0 || threads < 1) {
            throw new UserError("--sample and --threads must be at least 1, and --games at least 0");
        }
        GameShelf.GameFile file = shelf.open(game);
        Compilation compilation = GameLoader.compile(console, reporting, file);
        if (compilation.entryPoint().isEmpty()) {
            throw new UserError(file.name() + " is no game that can be played, but something that games are made of");
        }
        GameModel model = GameLoader.model(compilation, game);
        List<Mutant> cited = cited(Mutants.of(model));
        List<Mutant> mutants = sample(cited);
        if (mutants.isEmpty()) {
            throw new UserError("no construct cites " + onlyCase);
        }
        MutantTrials trials = Progress.during(
                console,
                "playing " + file.name() + " as it is",
                () -> new MutantTrials(model.name(), compilation, new RandomGames(games)));
        if (games > 0 && !trials.playsGames()) {
            console.err().println("grog: random play finds something wrong already, so that only examples can notice");
        }
        MutationReport report =
                new MutationReport(model.name(), tryAll(mutants, trials), mutants.size() < cited.size());
        console.out()
                .print(
                        reporting.isJson()
                                ? MutationJson.render(report)
                                : MutationText.render(report, reporting.isAll()));
        console.out().flush();
        return report.of(MutationReport.Fate.SURVIVED).isEmpty() ? 0 : Grog.FAILED;
    }

    private List<Mutant> cited(List<Mutant> all) {
        return all.stream()
                .filter(mutant -> onlyCase.isEmpty() || mutant.cases().stream().anyMatch(this::asked))
                .toList();
    }

    private List<Mutant> sample(List<Mutant> all) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, all.size()).boxed().toList());
        Collections.shuffle(order, new Random(seed));
        return order.stream().limit(sample).sorted().map(all::get).toList();
    }

    private boolean asked(String printedCase) {
        return printedCase.equals(onlyCase) || printedCase.startsWith(onlyCase + ".");
    }

    private List<MutationReport.Trial> tryAll(List<Mutant> mutants, MutantTrials trials) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(null, task, "mutate", 16L << 20);
            thread.setDaemon(true);
            return thread;
        });
        AtomicInteger survived = new AtomicInteger();
        AtomicInteger tried = new AtomicInteger();
        long begun = System.nanoTime();
        try {
            List<Future<MutationReport.Trial>> running = mutants.stream()
                    .map(mutant -> workers.submit(() -> {
                        MutationReport.Trial trial = trials.attempt(mutant);
                        tried.incrementAndGet();
                        survived.addAndGet(trial.fate() == MutationReport.Fate.SURVIVED ? 1 : 0);
                        return trial;
                    }))
                    .toList();
            return Progress.during(
                    console,
                    "trying mutants",
                    () -> tried + " of " + mutants.size() + ", " + survived + " survived"
                            + left(System.nanoTime() - begun, tried.get(), mutants.size()),
                    () -> running.stream().map(MutateCommand::awaited).toList());
        } finally {
            workers.shutdownNow();
        }
    }

    /** How long it will still take, if it goes on as it did; nothing before enough has been tried to tell. */
    static String left(long nanos, int tried, int all) {
        if (tried < ENOUGH_TO_TELL) {
            return "";
        }
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos / tried * (all - tried));
        return seconds < 100 ? ", about " + seconds + " s left" : ", about " + (seconds + 30) / 60 + " min left";
    }

    private static MutationReport.Trial awaited(Future<MutationReport.Trial> trial) {
        try {
            return trial.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a mutant could not be tried", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
