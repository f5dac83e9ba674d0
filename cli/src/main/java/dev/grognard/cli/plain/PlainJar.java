package dev.grognard.cli.plain;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * Turns every lambda of a jar into a plain class, and what records are compared by into plain code.
 *
 * <p>Java makes both only when they are first needed, and a command is over by then: a tenth of the time that checking a game took went there.
 * What a lambda takes along costs twenty times as much as in a plain class, too, as long as only Java's first compiler has seen the code.
 */
public final class PlainJar {
    private PlainJar() {}

    /** Changes the jar whose path is given. */
    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(arguments[0]);
        Path changed = jar.resolveSibling(jar.getFileName() + ".plain");
        write(changed, PlainClasses.of(read(jar)));
        Files.move(changed, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static Map<String, byte[]> read(Path path) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (JarFile jar = new JarFile(path.toFile())) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                if (!entry.isDirectory()) {
                    entries.put(entry.getName(), jar.getInputStream(entry).readAllBytes());
                }
            }
        }
        return entries;
    }

    private static void write(Path path, Map<String, byte[]> entries) throws IOException {
        try (OutputStream file = Files.newOutputStream(path);
                JarOutputStream jar = new JarOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                JarEntry next = new JarEntry(entry.getKey());
                next.setTime(0);
                jar.putNextEntry(next);
                jar.write(entry.getValue());
                jar.closeEntry();
            }
        }
    }
}
