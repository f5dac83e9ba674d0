package dev.grognard.benchmarks.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** A Java to measure on. */
record Jdk(int feature, String version, Path home) {
    private static final int OLDEST = 17;

    /** Names a newer JDK that stands where nobody would look. */
    private static final String NEWER = "JAVA_HOME_NEWER";

    /** The oldest one that will do, and the newest if that is another. */
    static List<Jdk> toMeasureOn() {
        List<Jdk> found = all(System.getenv());
        Jdk oldest = found.get(0);
        Jdk newest = found.get(found.size() - 1);
        return newest.feature > oldest.feature ? List.of(oldest, newest) : List.of(oldest);
    }

    /** The Java that this program runs on. */
    static Jdk present() {
        Path home = Path.of(System.getProperty("java.home"));
        return of(home).orElseThrow(() -> new IllegalStateException(home + " does not say which Java it is"));
    }

    Path java() {
        return home.resolve("bin").resolve("java");
    }

    private static List<Jdk> all(Map<String, String> environment) {
        List<Jdk> found = new ArrayList<>(List.of(present()));
        Optional.ofNullable(environment.get(NEWER))
                .flatMap(home -> of(Path.of(home)))
                .ifPresent(found::add);
        for (Path folder : usualFolders()) {
            children(folder).forEach(child -> {
                of(child).ifPresent(found::add);
                of(child.resolve("Contents").resolve("Home")).ifPresent(found::add);
            });
        }
        found.removeIf(jdk -> jdk.feature < OLDEST);
        found.sort(Comparator.comparingInt(Jdk::feature));
        return found;
    }

    private static List<Path> usualFolders() {
        Path user = Path.of(System.getProperty("user.home"));
        return List.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/opt"),
                Path.of("/opt/java"),
                Path.of("/Library/Java/JavaVirtualMachines"),
                user.resolve(".jdks"),
                user.resolve(".sdkman/candidates/java"));
    }

    private static List<Path> children(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The JDK that stands in this folder; a mere runtime has no compiler to measure. */
    private static Optional<Jdk> of(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release)
                || !Files.isExecutable(home.resolve("bin").resolve("javac"))) {
            return Optional.empty();
        }
        Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(release)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
        String feature = version.replaceAll("\\D.*", "");
        return feature.isEmpty() ? Optional.empty() : Optional.of(new Jdk(Integer.parseInt(feature), version, home));
    }
}
