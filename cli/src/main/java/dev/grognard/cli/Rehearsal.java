package dev.grognard.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Path;

/** Runs some commands one after the other and says nothing: the launcher archives the classes that this takes. */
public final class Rehearsal {
    private Rehearsal() {}

    /** Runs commands, each of them in one argument. */
    public static void main(String[] commands) {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        Console console = new Console(new BufferedReader(Reader.nullReader()), nobody, nobody, false, false);
        GameShelf shelf = GameShelf.find(Path.of(""));
        for (String command : commands) {
            Grog.run(console, shelf, command.split(" "));
        }
    }
}
