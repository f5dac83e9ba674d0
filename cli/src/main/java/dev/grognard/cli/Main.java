package dev.grognard.cli;

import dev.grognard.compiler.parse.GrogParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The program's beginning. */
public final class Main {
    private Main() {}

    /** Runs one command and ends the JVM with its exit code. */
    public static void main(String[] arguments) {
        if (arguments.length > 1) {
            makeReady();
        }
        boolean terminal = isTerminal();
        boolean signs = terminal && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
        Console console = new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                terminal,
                signs);
        int status = Grog.run(console, GameShelf.find(Path.of("")), arguments);
        console.out().flush();
        console.err().flush();
        System.exit(status);
    }

    /** Most commands that are given something read a game: what that takes is loaded while the command is made out. */
    private static void makeReady() {
        Thread loading = new Thread(GrogParser::makeReady, "loading");
        loading.setDaemon(true);
        loading.start();
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
