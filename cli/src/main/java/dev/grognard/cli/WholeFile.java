package dev.grognard.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** Replaces files so that whatever goes wrong, either the old text or the new one is there whole. */
final class WholeFile {
    private WholeFile() {}

    /** Why a file cannot be written, as far as its folder tells; nothing is written for that. */
    static Optional<String> hindrance(Path path) {
        Path folder = path.toAbsolutePath().normalize().getParent();
        if (folder == null || Files.isDirectory(path)) {
            return Optional.of(path + " is a folder, not a file");
        }
        if (!Files.exists(folder)) {
            Path missing = folder;
            while (missing.getParent() != null && !Files.exists(missing.getParent())) {
                missing = missing.getParent();
            }
            return Files.isDirectory(missing.getParent())
                    ? Optional.of("there is no folder " + missing + "; make it first, or take another name")
                    : Optional.of(missing.getParent() + " is a file, not a folder");
        }
        if (!Files.isDirectory(folder)) {
            return Optional.of(folder + " is a file, not a folder");
        }
        return Files.isWritable(folder) ? Optional.empty() : Optional.of("nothing can be written to " + folder);
    }

    /** Why a file could not be written. */
    static String explain(Path path, IOException problem) {
        return hindrance(path)
                .orElseGet(() -> problem instanceof NoSuchFileException
                        ? path + " cannot be written"
                        : GameShelf.explain(path, problem));
    }

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
