package dev.grognard.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Replaces files so that whatever goes wrong, either the old text or the new one is there whole. */
final class WholeFile {
    private WholeFile() {}

    /** Writes a file beside the one meant and moves it there; an old file's permissions are kept. */
    static void replace(Path path, String text) throws IOException {
        Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
        boolean old = Files.exists(target);
        if (old && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString());
        }
        Path fresh = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            Files.writeString(fresh, text);
            if (old && Files.getFileStore(target).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(fresh, Files.getPosixFilePermissions(target));
            }
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
