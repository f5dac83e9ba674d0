package dev.grognard.maven;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Everything that generated files follow from, as one number: texts, options and the compiler's own code. */
final class Fingerprint {
    private final MessageDigest digest = sha256();

    Fingerprint add(String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        // The length keeps two parts from passing for two others that happen to join to the same text.
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
        return this;
    }

    /** Adds the jar or folder that a class was loaded from: a snapshot changes without changing its version. */
    Fingerprint addCodeOf(Class<?> type) throws IOException {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null) {
            return this;
        }
        Path location;
        try {
            location = Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException("cannot find the compiler's own code at " + source.getLocation(), e);
        }
        List<Path> files;
        try (Stream<Path> walk = Files.walk(location)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            add(location.relativize(file).toString());
            digest.update(Files.readAllBytes(file));
        }
        return this;
    }

    String value() {
        return HexFormat.of().formatHex(digest.digest());
    }

    static String of(String text) {
        return new Fingerprint().add(text).value();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
