package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.save.SaveException;
import dev.grognard.runtime.save.Saves;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads and writes saved matches, and overwrites none that this session has not read or written itself. */
final class SaveFile {
    private static final long LARGEST = 50_000_000;

    /** How every saved match begins, of whatever format. */
    private static final Pattern BEGINNING = Pattern.compile("\\s*\\{\\s*\"format\"\\s*:");

    private final Path workingFolder;
    private final Set<Path> own = new HashSet<>();

    SaveFile(Path workingFolder) {
        this.workingFolder = workingFolder;
    }

    /** Whether a text looks like a saved match. */
    static boolean isMatch(String text) {
        return BEGINNING.matcher(text).lookingAt();
    }

    /** Takes a saved match up again, all of it. */
    Match load(Game game, String name) {
        Saves.Resumed resumed = resume(game, name);
        resumed.why().ifPresent(why -> {
            throw new UserError(name + ": " + why);
        });
        return resumed.match();
    }

    /** Takes a saved match up again as far as it stands; a file that holds more is not written over. */
    Saves.Resumed resume(Game game, String name) {
        Path path = path(name);
        String text;
        try {
            if (Files.size(path) > LARGEST) {
                throw new UserError(name + " is too large to be a saved match");
            }
            text = Files.readString(path);
        } catch (CharacterCodingException e) {
            throw new UserError(name + " is no saved match: it is not a text file", e);
        } catch (IOException e) {
            throw new UserError(GameShelf.explain(path, e), e);
        }
        try {
            Saves.Resumed resumed = Saves.resume(game, text);
            if (resumed.why().isEmpty()) {
                own.add(path);
            }
            return resumed;
        } catch (SaveException e) {
            throw new UserError(name + ": " + e.getMessage(), e);
        }
    }

    /** Refuses a name under which nothing can be saved, or somebody else's file would be lost. */
    void claim(String name) {
        Path path = path(name);
        WholeFile.hindrance(path).ifPresent(why -> {
            throw new UserError("nothing is saved yet: " + why);
        });
        if (Files.exists(path) && !own.contains(path)) {
            throw new UserError(name + " exists already; nothing was written to it: take another name");
        }
    }

    /** Writes the match; a failure leaves an older save whole. */
    void save(Match match, String name) {
        claim(name);
        Path path = path(name);
        try {
            WholeFile.replace(path, Saves.write(match));
        } catch (IOException e) {
            throw new UserError(WholeFile.explain(path, e), e);
        }
        own.add(path);
    }

    private Path path(String name) {
        return workingFolder.resolve(name).toAbsolutePath().normalize();
    }
}
