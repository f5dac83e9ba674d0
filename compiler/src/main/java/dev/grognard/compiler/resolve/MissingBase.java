package dev.grognard.compiler.resolve;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What is told when nothing declares what a game or mod stands on: mostly somebody has written its title, or the name of its file. */
final class MissingBase {
    private static final int MOST_LISTED = 12;

    /** Shorter words stand in many a title. */
    private static final int SHORTEST_WORD = 3;

    private MissingBase() {}

    static Diagnostic of(Name base, String file, Library library) {
        Span span = base.span();
        Diagnostic problem =
                Diagnostic.error(NameCode.UNKNOWN_FILE, "nothing here declares " + base.text(), span, "not found");
        List<FileHeader> others = library.texts().values().stream()
                .filter(text -> !text.name().equals(file))
                .flatMap(text -> FileHeader.scan(text).stream())
                .filter(header -> header.layer() != FileHeader.Layer.MOD)
                .toList();
        String written = plain(base.text());
        Optional<FileHeader> meant = only(
                        others, header -> plain(header.title().orElse("")).equals(written))
                .or(() -> only(others, header -> plain(stem(header)).equals(written)))
                .or(() -> only(others, header -> hasWord(header.title().orElse(""), written)));
        if (meant.isPresent()) {
            FileHeader one = meant.get();
            return Mended.writing(
                    problem,
                    "the word behind `" + one.layer().name().toLowerCase(Locale.ROOT) + "` in " + file(one) + " is `"
                            + one.name() + "`",
                    span.source(),
                    span.start(),
                    span.end(),
                    one.name());
        }
        List<String> names = others.stream().map(FileHeader::name).distinct().toList();
        String listed = others.stream()
                .limit(MOST_LISTED)
                .map(one -> "`" + one.name() + "`"
                        + one.title().map(title -> " (" + title + ")").orElse(""))
                .collect(Collectors.joining(", "));
        return problem.help(Suggest.closest(base.text(), names)
                .map(near -> "did you mean " + near + "?")
                .orElseGet(() -> names.isEmpty()
                        ? "put the file that declares it beside this one"
                        : "it is named by the word behind `game` or `series` in its file; here there "
                                + (others.size() == 1 ? "is " : "are ")
                                + listed
                                + (others.size() > MOST_LISTED ? " and more" : "")));
    }

    /** The only one of these; of several nobody can tell. */
    private static Optional<FileHeader> only(List<FileHeader> headers, Predicate<FileHeader> meant) {
        List<FileHeader> found = headers.stream().filter(meant).toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static boolean hasWord(String title, String word) {
        return word.length() >= SHORTEST_WORD
                && List.of(title.split("[^\\p{L}\\p{N}]+")).stream()
                        .map(MissingBase::plain)
                        .anyMatch(word::equals);
    }

    private static String stem(FileHeader header) {
        return file(header).replaceFirst("\\.grog$", "");
    }

    private static String file(FileHeader header) {
        return header.span().source().name();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
