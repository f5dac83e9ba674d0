package dev.grognard.cli;

import dev.grognard.compiler.parse.GrogParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs some commands one after the other: the launcher archives the classes that this takes, and the ways that reading has found. */
public final class Rehearsal {
    private Rehearsal() {}

    /** Runs commands, each of them in one argument. */
    public static void main(String[] commands) throws IOException {
        for (String command : commands) {
            Main.run(command.split(" "));
        }
        String ways = System.getProperty(Main.WAYS);
        if (ways != null) {
            Files.write(Path.of(ways), GrogParser.known());
        }
    }
}
