package dev.grognard.maven;

import dev.grognard.compiler.GeneratedFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A source root that the plugin owns, with a stamp that says what is in it and what it was made from.
 *
 * <p>The stamp's first line is the fingerprint of the input, the others are the files, each with the fingerprint of its content.
 */
record OutputRoot(Path folder, Path stamp) {
    private static final String SEPARATOR = "  ";

    /** Whether the files are those made from input with this fingerprint, and nobody has touched them. */
    boolean isUpToDate(String fingerprint) throws IOException {
        if (!Files.isRegularFile(stamp)) {
            return false;
        }
        List<String> lines = Files.readAllLines(stamp);
        if (lines.isEmpty() || !lines.get(0).equals(fingerprint)) {
            return false;
        }
        for (Map.Entry<String, String> entry : listed(lines).entrySet()) {
            Path file = folder.resolve(entry.getKey());
            if (!Files.isRegularFile(file)
                    || !Fingerprint.of(Files.readString(file)).equals(entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    /** Writes the files that differ, deletes those that are no longer made, and stamps the folder; returns how many it wrote. */
    int write(String fingerprint, List<GeneratedFile> files) throws IOException {
        Set<String> stale = new TreeSet<>();
        if (Files.isRegularFile(stamp)) {
            stale.addAll(listed(Files.readAllLines(stamp)).keySet());
        }
        List<String> lines = new ArrayList<>(List.of(fingerprint));
        int written = 0;
        for (GeneratedFile generated : files) {
            Path file = folder.resolve(generated.path());
            boolean same = Files.isRegularFile(file) && Files.readString(file).equals(generated.content());
            // A file that did not change keeps its time, so that javac and IDEs have nothing to do for it.
            if (!same) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, generated.content());
                written++;
            }
            stale.remove(generated.path());
            lines.add(Fingerprint.of(generated.content()) + SEPARATOR + generated.path());
        }
        for (String path : stale) {
            Files.deleteIfExists(folder.resolve(path));
        }
        Files.createDirectories(stamp.getParent());
        Files.write(stamp, lines, StandardCharsets.UTF_8);
        return written;
    }

    private static Map<String, String> listed(List<String> lines) {
        Map<String, String> files = new TreeMap<>();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            int cut = line.indexOf(SEPARATOR);
            if (cut > 0) {
                files.put(line.substring(cut + SEPARATOR.length()), line.substring(0, cut));
            }
        }
        return files;
    }
}
