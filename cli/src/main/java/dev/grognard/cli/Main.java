package dev.grognard.cli;

import dev.grognard.compiler.parse.GrogParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** The program's beginning. */
public final class Main {
    private static final Set<String> WITHOUT_GAMES = Set.of("new", "fmt", "explain", "help");

    /** The system property by which the launcher says where the ways through the grammar are noted that a rehearsal has found. */
    static final String WAYS = "grog.ways";

    private Main() {}

    /** Runs one command and ends the JVM with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** Runs one command and gives its exit code. */
    static int run(String... arguments) {
        GameShelf shelf = GameShelf.find(Path.of(""));
        readAhead(shelf, arguments);
        boolean terminal = isTerminal();
        boolean signs = terminal && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
        Console console = new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                terminal,
                signs);
        int status = Grog.run(console, shelf, arguments);
        console.out().flush();
        console.err().flush();
        return status;
    }

    /** What most commands are given first is a game: it is read while the command is made out. */
    private static void readAhead(GameShelf shelf, String... arguments) {
        if (arguments.length < 2 || WITHOUT_GAMES.contains(arguments[0]) || arguments[1].startsWith("-")) {
            return;
        }
        Thread reading = new Thread(
                () -> {
                    recallWays();
                    shelf.readAhead(arguments[1]);
                },
                "reading");
        reading.setDaemon(true);
        // Whatever breaks down here breaks down again where the command reads the game, and is told there.
        reading.setUncaughtExceptionHandler((thread, problem) -> {});
        reading.start();
    }

    /** Reads faster by what a rehearsal has found; without that, all is found again. */
    private static void recallWays() {
        String ways = System.getProperty(WAYS);
        if (ways == null) {
            return;
        }
        try {
            GrogParser.know(Files.readAllBytes(Path.of(ways)));
        } catch (IOException e) {
            // Nothing hangs on it.
            return;
        }
    }

    /** Whether somebody sits there: some newer virtual machines have a console for scripts too, and say so when asked. */
    private static boolean isTerminal() {
        java.io.Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a console that cannot be asked", e);
        }
    }
}
