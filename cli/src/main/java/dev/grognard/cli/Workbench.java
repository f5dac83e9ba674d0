package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game whose rules are written while it is played: makes it anew when its files are saved, and brings the match along. */
final class Workbench {
    private final Console console;
    private final Reporting reporting;
    private final GameShelf shelf;
    private final String argument;
    private JavaBuild build;
    private List<Taken> kept = List.of();
    private List<Taken> dropped = List.of();

    Workbench(Console console, Reporting reporting, GameShelf shelf, String argument) {
        this.console = console;
        this.reporting = reporting;
        this.shelf = shelf;
        this.argument = argument;
    }

    /** The game as its files are now. */
    Game game() {
        GameShelf.GameFile file = shelf.open(argument);
        Compilation compilation = GameLoader.compileToPlay(console, reporting, file);
        GameLoader.demandPlayable(compilation, file.name());
        build = Progress.during(
                console,
                "compiling the Java of " + file.name(),
                () -> build == null ? JavaBuild.of(compilation.mainFiles()) : build.next(compilation.mainFiles()));
        return GameLoader.instantiate(build.loader(), compilation.entryPoint());
    }

    /** The match by the rules as they are now, as far as they allow it, told to a viewer; the same match while they have mistakes. */
    Match takeUp(Match match, int viewer) {
        console.out().println();
        console.out().flush();
        long start = System.nanoTime();
        try {
            Game game = game();
            String took = String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - start) / 1e9);
            List<Taken> wanted = wanted(match);
            Optional<Replay> replay = Replay.of(game, match.beginning(), wanted);
            if (replay.isEmpty()) {
                tell(
                        "The new rules do not have this scenario or its options any more: the match goes on by those before.");
                return match;
            }
            tell("New rules (" + took + "): " + told(replay.get(), wanted));
            new Parting(match, replay.get(), viewer).told().ifPresent(this::tell);
            kept = replay.get().match().taken();
            dropped = replay.get().dropped();
            return replay.get().match();
        } catch (UserError e) {
            console.err().println("grog: " + e.getMessage());
            console.err().flush();
            tell("The match goes on by the rules before; they are tried again when a file is saved.");
            return match;
        }
    }

    /** What was played, and also what the last rules did not allow if nothing else has been played since. */
    private List<Taken> wanted(Match match) {
        List<Taken> wanted = new ArrayList<>(match.taken());
        if (wanted.equals(kept)) {
            wanted.addAll(dropped);
        }
        return wanted;
    }

    private static String told(Replay replay, List<Taken> wanted) {
        if (replay.why().isEmpty()) {
            return wanted.isEmpty()
                    ? "the match begins anew."
                    : counted(wanted.size()) + (wanted.size() == 1 ? " stands." : " all stand.");
        }
        Taken first = replay.dropped().get(0);
        int number = wanted.size() - replay.dropped().size() + 1;
        return counted(number - 1) + " kept, " + replay.dropped().size() + " dropped: number " + number + ", "
                + first.sideId() + " " + first.notation() + ", does not stand, because "
                + replay.why().get() + ".";
    }

    private static String counted(int decisions) {
        return decisions == 1 ? "1 decision" : decisions + " decisions";
    }

    private void tell(String words) {
        Wrapped.sentence(words, "  ").forEach(console.out()::println);
        console.out().flush();
    }
}
