package dev.grognard.cli;

import dev.grognard.compiler.GeneratedFile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where in a text the rules were that could not go on: each piece of the Java made of it begins with a comment that says so. */
final class WrittenAt {
    private static final Pattern COMMENT = Pattern.compile("\\s*// (\\S.*?:\\d+: .*)");
    /** Where a method of a generated class begins, above which its comments are no more. */
    private static final Pattern METHOD = Pattern.compile(" {4}\\S.*\\{");

    private final List<GeneratedFile> files;

    WrittenAt(List<GeneratedFile> files) {
        this.files = files;
    }

    /** The line with which the statements begin among which this was thrown, with its file and number. */
    Optional<String> of(Throwable fault) {
        return Stream.of(fault.getStackTrace())
                .flatMap(element -> lineOf(element).stream())
                .findFirst();
    }

    private Optional<String> lineOf(StackTraceElement element) {
        return of(element.getClassName().replace('.', '/').replaceAll("\\$.*", "") + ".java", element.getLineNumber());
    }

    /** The same for a line of one of the files. */
    Optional<String> of(String path, int number) {
        return files.stream()
                .filter(file -> file.path().equals(path))
                .findFirst()
                .flatMap(file -> above(file.content().lines().toList(), number));
    }

    private static Optional<String> above(List<String> lines, int number) {
        for (int i = Math.min(number, lines.size()) - 1; i >= 0; i--) {
            Matcher comment = COMMENT.matcher(lines.get(i));
            if (comment.matches()) {
                return Optional.of(comment.group(1));
            }
            if (METHOD.matcher(lines.get(i)).matches()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
