package dev.grognard.benchmarks;

import dev.grognard.cli.EditedGame;
import dev.grognard.runtime.match.Match;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** What a designer waits for who has saved a file: what the commands do that watch it, from the moment at which they have noticed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class EditBenchmark {
    /** How long the match is that is brought along. */
    public static final int DECISIONS = 100;

    @Param({Engines.TRENTON, Engines.NEW_YORK, Engines.GERMANTOWN})
    public String game;

    private final StringWriter told = new StringWriter();
    private Path folder;
    private EditedGame edited;
    /** Begun by those who play. */
    private Match match;

    /** Copies the texts to where they can be edited. */
    @Setup
    public void copy() throws IOException {
        folder = Files.createTempDirectory("grognard-edited-");
        for (Path file : Sources.files()) {
            Files.copy(file, folder.resolve(file.getFileName()));
        }
        edited = new EditedGame(folder, game, new PrintWriter(told));
    }

    /** Leaves nothing behind. */
    @TearDown
    public void delete() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }

    /** Checked again after another line. */
    @Benchmark
    public boolean check() throws IOException {
        save(Edit.line(game));
        if (!edited.check()) {
            throw new IllegalStateException("there are mistakes:\n" + told);
        }
        return true;
    }

    /** Playable again after another line. */
    @Benchmark
    public Match line() throws IOException {
        return playable(Edit.line(game));
    }

    /** Playable again after one more state. */
    @Benchmark
    public Match state() throws IOException {
        return playable(Edit.state(game));
    }

    private Match playable(Edit edit) throws IOException {
        if (match == null) {
            match = RandomMatch.of(edited.game(), DECISIONS);
        }
        save(edit);
        Match next = edited.takeUp(match);
        if (next == match || next.taken().size() != DECISIONS) {
            throw new IllegalStateException("the match was not brought along:\n" + told);
        }
        match = next;
        return match;
    }

    private void save(Edit edit) throws IOException {
        told.getBuffer().setLength(0);
        Path file = folder.resolve(edit.file());
        Files.writeString(file, edit.in(Files.readString(file)));
    }
}
