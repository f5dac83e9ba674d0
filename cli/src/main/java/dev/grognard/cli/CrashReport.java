package dev.grognard.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What is told of our own mistakes: the trace is what we need to mend them, and nothing that an author or a player can use. */
record CrashReport(String message, Optional<Path> file) {
    /** Writes the trace down. */
    static CrashReport of(Exception problem) {
        String message =
                String.valueOf(problem.getMessage()).lines().findFirst().orElse("no more is known");
        StringWriter trace = new StringWriter();
        problem.printStackTrace(new PrintWriter(trace));
        try {
            Path file = Files.createTempFile("grog-crash-", ".txt");
            Files.writeString(file, trace.toString());
            return new CrashReport(message, Optional.of(file));
        } catch (IOException e) {
            return new CrashReport(
                    message + " (and no report of it could be written: " + e.getMessage() + ")", Optional.empty());
        }
    }

    /** @param comfort what has come to no harm */
    List<String> lines(String comfort) {
        String report =
                file.map(path -> " What we need to mend it is in " + path).orElse("");
        return List.of(
                "something went wrong inside Grognard itself: " + message,
                "this is our mistake, not yours; " + comfort + "." + report);
    }
}
