package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.NotText;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.TextDecoder;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds games by name or path and reads the texts that they need.
 *
 * @param workingFolder what relative paths are relative to
 * @param ours the folder of the games that come with the program, if they are there
 */
record GameShelf(Path workingFolder, Optional<Path> ours) {
    /** The system property by which the launcher says where the program lives. */
    static final String HOME = "grog.home";

    private static final String SUFFIX = ".grog";

    /** A text to work on and those that it may refer to. */
    record GameFile(Path path, String name, Library library) {
        SourceText text() {
            return library.find(name).orElseThrow();
        }
    }

    /** A shelf for commands given in this folder. */
    static GameShelf find(Path workingFolder) {
        String home = System.getProperty(HOME);
        Optional<Path> ours = Optional.ofNullable(home)
                .map(folder -> Path.of(folder, "games", "src", "main", "grog"))
                .filter(Files::isDirectory);
        return new GameShelf(workingFolder, ours);
    }

    /** The file that a GAME or FILE argument means, with its folder as library; our games stand behind it for mods. */
    GameFile open(String argument) {
        Path path = locate(argument);
        SourceText text = read(path);
        Map<String, SourceText> texts = new TreeMap<>(siblings(path));
        texts.put(text.name(), text);
        ours.filter(folder -> !isSame(folder, path.toAbsolutePath().getParent()))
                .ifPresent(folder -> {
                    Set<String> declared = new HashSet<>();
                    texts.values()
                            .forEach(known ->
                                    FileHeader.scan(known).map(FileHeader::name).ifPresent(declared::add));
                    siblings(folder.resolve("any")).forEach((name, known) -> {
                        boolean taken = FileHeader.scan(known)
                                .map(header -> declared.contains(header.name()))
                                .orElse(false);
                        if (!taken) {
                            texts.putIfAbsent(name, known);
                        }
                    });
                });
        return new GameFile(path, text.name(), new Library(texts));
    }

    /** The path that an argument means. */
    Path locate(String argument) {
        Path path;
        try {
            path = workingFolder.resolve(argument);
        } catch (InvalidPathException e) {
            throw new UserError("`" + argument + "` is no path", e);
        }
        if (argument.endsWith(SUFFIX) || argument.contains("/") || Files.isRegularFile(path)) {
            return path;
        }
        Optional<Path> own =
                ours.map(folder -> folder.resolve(argument + SUFFIX)).filter(Files::isRegularFile);
        if (own.isPresent()) {
            return own.get();
        }
        Path local = workingFolder.resolve(argument + SUFFIX);
        if (Files.isRegularFile(local)) {
            return local;
        }
        List<String> names = names();
        String hint = Suggest.closest(argument, names)
                .map(name -> "; did you mean `" + name + "`?")
                .orElse(names.isEmpty() ? "" : "; there are " + String.join(", ", names));
        throw new UserError("no game is called `" + argument + "`" + hint);
    }

    /** The names of the games that come with the program. */
    List<String> names() {
        return ours.map(folder -> siblings(folder.resolve("any")).values().stream()
                        .filter(text -> FileHeader.scan(text)
                                .filter(header -> header.layer().isPlayable())
                                .isPresent())
                        .map(text -> text.name().substring(0, text.name().length() - SUFFIX.length()))
                        .toList())
                .orElse(List.of());
    }

    /** The text of a file, or one clear sentence about why there is none. */
    static SourceText read(Path path) {
        try {
            return readText(path);
        } catch (NotText e) {
            throw new UserError(e.getMessage(), e);
        } catch (IOException e) {
            throw new UserError(explain(path, e), e);
        }
    }

    /** What went wrong with a file, in words. */
    static String explain(Path path, IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "there is no file " + path;
        }
        if (Files.isDirectory(path)) {
            return path + " is a folder, not a file";
        }
        if (problem instanceof AccessDeniedException) {
            return path + " may not be read or written";
        }
        return path + " cannot be read or written: " + problem.getMessage();
    }

    private static SourceText readText(Path path) throws IOException, NotText {
        String name = path.getFileName().toString();
        TextDecoder.checkSize(name, Files.size(path));
        return TextDecoder.decode(name, Files.readAllBytes(path));
    }

    /** The readable texts beside a file; one that is no text cannot be meant by any that is. */
    private static Map<String, SourceText> siblings(Path path) {
        Map<String, SourceText> texts = new TreeMap<>();
        Path folder = path.toAbsolutePath().getParent();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = file.getFileName().toString();
                if ((name.endsWith(SUFFIX) || name.endsWith(".tsv")) && Files.isReadable(file)) {
                    addIfText(texts, file);
                }
            }
        } catch (IOException e) {
            throw new UserError(explain(folder, e), e);
        }
        return texts;
    }

    private static void addIfText(Map<String, SourceText> texts, Path file) throws IOException {
        try {
            SourceText text = readText(file);
            texts.put(text.name(), text);
        } catch (NotText e) {
            // The file may have nothing to do with the game. If it has, the compiler will miss it and say so.
            texts.remove(file.getFileName().toString());
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return other != null && Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }
}
