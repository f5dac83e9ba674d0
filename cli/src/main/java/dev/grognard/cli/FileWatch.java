package dev.grognard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Notices when one of some files has changed. It looks at times and sizes rather than being told by the system, because editors replace
 * files in many ways and shared folders tell nothing.
 */
final class FileWatch {
    /** How often it looks; short enough to feel immediate, long enough to cost nothing. */
    static final int MILLISECONDS = 100;

    /** How long a file must stay as it is before it counts as written. */
    private static final int SETTLING_MILLISECONDS = 100;

    private record Stamp(FileTime time, long size) {}

    private final GameShelf shelf;
    private final Set<String> arguments;
    private Map<Path, Stamp> last;

    /** Watches everything that the files of some arguments may refer to. */
    FileWatch(GameShelf shelf, Set<String> arguments) {
        this.shelf = shelf;
        this.arguments = Set.copyOf(arguments);
        this.last = stamps();
    }

    /** Whether something has changed since it was asked before; a file that is just being written is waited for. */
    boolean hasChanged() {
        Map<Path, Stamp> now = stamps();
        boolean changed = false;
        while (!now.equals(last)) {
            changed = true;
            last = now;
            if (!pause(SETTLING_MILLISECONDS)) {
                return true;
            }
            now = stamps();
        }
        return changed;
    }

    private static boolean pause(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Waits for a change; false if the thread is interrupted first. */
    boolean awaitChange() {
        while (!hasChanged()) {
            if (!pause(MILLISECONDS)) {
                return false;
            }
        }
        return true;
    }

    private Map<Path, Stamp> stamps() {
        Map<Path, Stamp> stamps = new TreeMap<>();
        for (String argument : arguments) {
            for (Path file : shelf.around(argument)) {
                try {
                    stamps.put(file, new Stamp(Files.getLastModifiedTime(file), Files.size(file)));
                } catch (NoSuchFileException e) {
                    // An editor that saves by replacing leaves a moment without the file; the next look sees the new
                    // one.
                    stamps.remove(file);
                } catch (IOException e) {
                    throw new UserError(GameShelf.explain(file, e), e);
                }
            }
        }
        return stamps;
    }
}
