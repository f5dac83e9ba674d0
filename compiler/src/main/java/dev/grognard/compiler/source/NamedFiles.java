package dev.grognard.compiler.source;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The files of a library that declare one name.
 *
 * @param all in the order of their own names
 */
public record NamedFiles(List<FileHeader> all) {
    /** Those that declare this name. */
    public static NamedFiles of(Library library, String name) {
        return new NamedFiles(library.texts().values().stream()
                .flatMap(text -> FileHeader.scan(text).stream())
                .filter(header -> header.name().equals(name))
                .toList());
    }

    /** The only one, or the one of which the others look like copies: called as the game is, or as each of the others and no more. */
    public Optional<FileHeader> meant() {
        if (all.size() < 2) {
            return all.stream().findFirst();
        }
        return all.stream()
                .filter(header -> stem(header).equals(plain(header.name())))
                .findFirst()
                .or(() -> all.stream()
                        .filter(header ->
                                all.stream().allMatch(other -> stem(other).contains(stem(header))))
                        .findFirst());
    }

    private static String stem(FileHeader header) {
        return plain(header.span().source().name().replaceFirst("\\.grog$", ""));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
