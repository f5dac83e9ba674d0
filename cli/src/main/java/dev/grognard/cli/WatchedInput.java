package dev.grognard.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What a player types while files are watched: whoever waits for a line is told when one of them changes first. */
final class WatchedInput extends BufferedReader {
    private final FileWatch files;
    /** Lines as they are typed; nothing stands for the end. */
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

    private boolean ended;

    WatchedInput(BufferedReader typed, FileWatch files) {
        super(Reader.nullReader());
        this.files = files;
        Thread reader = new Thread(() -> readAll(typed), "what is typed");
        // A blocked read cannot be called off; it must not keep the command from ending.
        reader.setDaemon(true);
        reader.start();
    }

    private void readAll(BufferedReader typed) {
        try {
            String line = typed.readLine();
            while (line != null) {
                lines.add(Optional.of(line));
                line = typed.readLine();
            }
            lines.add(Optional.empty());
        } catch (IOException e) {
            // A terminal that cannot be read any more is an input that has ended.
            lines.add(Optional.empty());
        }
    }

    /**
     * The next line, or null at the end.
     *
     * @throws RulesChanged if a file changes before there is one
     */
    @Override
    public String readLine() throws IOException {
        try {
            while (!ended) {
                if (files.hasChanged()) {
                    throw new RulesChanged();
                }
                Optional<String> line = lines.poll(FileWatch.MILLISECONDS, TimeUnit.MILLISECONDS);
                if (line != null) {
                    ended = line.isEmpty();
                    return line.orElse(null);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return null;
    }
}
