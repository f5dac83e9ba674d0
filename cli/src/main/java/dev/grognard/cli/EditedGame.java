package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.text.Text;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A game whose files somebody edits, and what {@code grog check --watch} and {@code grog play --watch} do each time that one is saved: for
 * programs that notice that by themselves, such as one that measures how long it takes.
 */
public final class EditedGame {
    private final Checks checks;
    private final Workbench bench;

    /**
     * A game in a folder of games.
     *
     * @param name what the commands would be told
     * @param told where they print
     */
    public EditedGame(Path folder, String name, PrintWriter told) {
        Console console = new Console(new BufferedReader(Reader.nullReader()), told, told, false, false);
        GameShelf shelf = new GameShelf(folder, Optional.of(folder));
        this.checks = new Checks(console, new Reporting(), shelf, List.of(name));
        this.bench = new Workbench(console, new Reporting(), shelf, name);
    }

    /** Prints what is wrong with its files as they are now, and whether it is nothing that would keep it from being played. */
    public boolean check() {
        return checks.check() == 0;
    }

    /** The game as its files are now. */
    public Game game() {
        return bench.game();
    }

    /** The match by the rules as they are now, as far as they allow it; the same match while they have mistakes. */
    public Match takeUp(Match match) {
        return bench.takeUp(match, Text.ALL_SEEING);
    }
}
