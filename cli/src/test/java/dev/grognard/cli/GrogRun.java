package dev.grognard.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/** What came of running the command in this JVM. */
record GrogRun(int status, String out, String err) {
    static GrogRun in(Path folder, String... arguments) {
        return typing("", folder, arguments);
    }

    static GrogRun typing(String input, Path folder, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(
                new BufferedReader(new StringReader(input)), new PrintWriter(out), new PrintWriter(err), false, false);
        Path ours = Path.of("..", "games", "src", "main", "grog");
        int status = Grog.run(console, new GameShelf(folder, Optional.of(ours)), arguments);
        console.out().flush();
        console.err().flush();
        return new GrogRun(status, out.toString(), err.toString());
    }

    /** What was said beside the results, but for what takes long on a busy machine. */
    String complaints() {
        return err.lines().filter(line -> !line.endsWith(" …")).collect(Collectors.joining("\n"));
    }
}
