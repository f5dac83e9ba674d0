package dev.grognard.benchmarks.report;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** What it was measured on. */
record Machine(String processor, int processors, long memory, String system, double load) {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    static Machine present() {
        OperatingSystemMXBean bean = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Machine(
                processorName(),
                bean.getAvailableProcessors(),
                bean.getTotalMemorySize(),
                bean.getName() + " " + bean.getArch(),
                bean.getSystemLoadAverage());
    }

    /** In one sentence. */
    String text() {
        return String.format(Locale.ROOT, "%s, %d processors, %d GB, %s", processor, processors, memory >> 30, system);
    }

    /** Whether others used the machine when it began. */
    boolean isBusy() {
        return load > 0.5;
    }

    private static String processorName() {
        if (!Files.isReadable(PROCESSORS)) {
            return System.getProperty("os.arch");
        }
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
