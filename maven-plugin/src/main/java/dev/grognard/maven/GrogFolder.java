package dev.grognard.maven;

import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.NotText;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.TextDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The texts of a project: what is read, and which of them are games or mods to compile. */
record GrogFolder(Library library) {
    /** Reads the texts of a folder and those below it; one that does not exist has none. */
    static GrogFolder read(Path folder) throws IOException, NotText {
        Map<String, SourceText> texts = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            for (Path file : files(folder)) {
                String name = file.getFileName().toString();
                TextDecoder.checkSize(name, Files.size(file));
                texts.put(name, TextDecoder.decode(name, Files.readAllBytes(file)));
            }
        }
        return new GrogFolder(new Library(texts));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> isText(file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isText(String name) {
        return name.endsWith(".grog") || name.endsWith(".tsv");
    }

    /** The names of the games and mods. A file without a header may be a broken game, but is more likely included by one. */
    List<String> playable() {
        return library.texts().values().stream()
                .filter(text -> text.name().endsWith(".grog"))
                .filter(text -> FileHeader.scan(text)
                        .filter(header -> header.layer().isPlayable())
                        .isPresent())
                .map(SourceText::name)
                .toList();
    }
}
