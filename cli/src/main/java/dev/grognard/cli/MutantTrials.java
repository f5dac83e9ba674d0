package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.mutate.Mutant;
import dev.grognard.compiler.report.MutationReport.Fate;
import dev.grognard.compiler.report.MutationReport.Trial;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.script.Example;
import dev.grognard.runtime.script.ExampleFailure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tries mutants of one game against its examples and a few random games. May be used by several threads. */
final class MutantTrials {
    /** A changed rule can make a game go round in circles; whoever plays it stops waiting after so many times what the game takes as it is. */
    private static final int PATIENCE = 20;

    private static final long SHORTEST_MILLIS = 10_000;
    private static final long LONGEST_MILLIS = 60_000;

    private final String name;
    private final Compilation sound;
    /** No mutant changes the examples, and their Java does not hang on what a mutant changes. */
    private final List<GeneratedFile> examples;

    private final JavaBuild build;
    private final Set<String> passing;
    private final RandomGames games;
    private final long patienceMillis;

    /** Compiles the game as it is and plays its examples: those that fail already notice nothing. */
    MutantTrials(String name, Compilation sound, RandomGames games) {
        this.name = name;
        this.sound = sound;
        this.examples = GameLoader.exampleFiles(sound);
        this.build = JavaBuild.of(files(sound));
        ClassLoader loader = build.loader();
        Game game = GameLoader.instantiate(loader, sound.entryPoint());
        long begun = System.nanoTime();
        this.passing = GameLoader.examples(loader, examples).stream()
                .filter(example -> failure(example, game).isEmpty())
                .map(Example::title)
                .collect(Collectors.toSet());
        // A game that breaks in random play would hide what its mutants do there.
        this.games = games.wrong(game).isEmpty() ? games.notMuchLongerThan(game) : new RandomGames(0);
        long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        this.patienceMillis = Math.max(SHORTEST_MILLIS, Math.min(LONGEST_MILLIS, PATIENCE * took));
    }

    /** How many examples can notice anything. */
    int examples() {
        return passing.size();
    }

    /** Whether random play can notice anything. */
    boolean playsGames() {
        return games.seeds() > 0;
    }

    Trial attempt(Mutant mutant) {
        JavaBuild changed;
        try {
            Compilation mutated = GrogCompiler.emit(
                    mutant.mutated(), CompileOptions.defaults().withoutExamples());
            if (build.changed(files(mutated)).isEmpty()) {
                return new Trial(mutant, Fate.MEANINGLESS, "the game is the same");
            }
            changed = build.next(files(mutated));
        } catch (RuntimeException e) {
            String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            return new Trial(mutant, Fate.MEANINGLESS, "no game can be made of it: " + why);
        }
        Optional<String> noticed = patiently(() -> noticed(changed, mutant));
        if (noticed.isPresent()) {
            return new Trial(mutant, Fate.NOTICED, noticed.get());
        }
        return mutant.argument(name)
                .map(why -> new Trial(mutant, Fate.ARGUED, why))
                .orElseGet(() -> new Trial(mutant, Fate.SURVIVED, ""));
    }

    private List<GeneratedFile> files(Compilation compilation) {
        return Stream.concat(compilation.mainFiles().stream(), examples.stream())
                .toList();
    }

    private Optional<String> noticed(JavaBuild changed, Mutant mutant) {
        ClassLoader loader = changed.loader();
        Game game = GameLoader.instantiate(loader, sound.entryPoint());
        List<Example> scripts = new ArrayList<>(GameLoader.examples(loader, examples));
        // Those that speak about the same cases are the likeliest to notice.
        scripts.sort(Comparator.comparing(example -> example.cases().stream().noneMatch(mutant.cases()::contains)));
        for (Example example : scripts) {
            if (passing.contains(example.title())) {
                Optional<String> failure = failure(example, game);
                if (failure.isPresent()) {
                    return failure;
                }
            }
        }
        return games.wrong(game);
    }

    private static Optional<String> failure(Example example, Game game) {
        try {
            example.run(game);
            return Optional.empty();
        } catch (ExampleFailure e) {
            return Optional.of("example " + example);
        }
    }

    /** Runs something that may never come back. */
    private Optional<String> patiently(Callable<Optional<String>> work) {
        FutureTask<Optional<String>> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "mutant", 16L << 20);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // The thread cannot be stopped; the least it can do is to wait until others have had their turn.
            thread.setPriority(Thread.MIN_PRIORITY);
            return Optional.of("it does not end");
        } catch (ExecutionException e) {
            return Optional.of(String.valueOf(e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
