package dev.grognard.cli;

import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.NamedFiles;
import dev.grognard.compiler.source.NotText;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.TextDecoder;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds games by name or path and reads the texts that they need.
 *
 * @param workingFolder what relative paths are relative to
 * @param ours the folder of the games that come with the program, if they are there
 * @param parses what the texts were read as before
 */
record GameShelf(Path workingFolder, Optional<Path> ours, ParseCache parses) {
    /** The system property by which the launcher says where the program lives. */
    static final String HOME = "grog.home";

    private static final String SUFFIX = ".grog";

    /** Lists of printed cases. */
    private static final String LIST = ".tsv";

    /** Mods of our games stand in a folder below them. */
    private static final int OUR_DEPTH = 2;

    /** A shelf from which nothing has been read yet. */
    GameShelf(Path workingFolder, Optional<Path> ours) {
        this(workingFolder, ours, new ParseCache());
    }

    /** A text to work on and those that it may refer to. */
    record GameFile(Path path, String name, Library library, ParseCache parses) {
        SourceText text() {
            return library.find(name).orElseThrow();
        }

        /** The game that a mod is for; none if this is no mod. */
        Optional<GameFile> base() {
            return FileHeader.scan(text())
                    .filter(header -> header.layer() == FileHeader.Layer.MOD)
                    .flatMap(FileHeader::base)
                    .map(game -> NamedFiles.of(library, game)
                            .meant()
                            .map(header ->
                                    new GameFile(path, header.span().source().name(), library, parses))
                            .orElseThrow(() -> new UserError("the game " + game + " is nowhere to be found")));
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

    /**
     * The file that a GAME or FILE argument means, and what it may refer to: the files beside it, then those of the folder above
     * if what it extends is not among them, then our own games.
     */
    GameFile open(String argument) {
        Path path = locate(argument);
        SourceText text = read(path);
        if (SaveFile.isMatch(text.text())) {
            throw new UserError(argument + " is a saved match, not a game: `grog play GAME --load " + argument
                    + "` plays it on, with the game that it was played by");
        }
        if (argument.endsWith(LIST)) {
            throw new UserError(
                    argument + " is a list of cases, not a game: it is read with the .grog file that names it");
        }
        Path folder = path.toAbsolutePath().normalize().getParent();
        Map<String, SourceText> texts = new TreeMap<>(texts(files(folder, 1)));
        texts.put(text.name(), text);
        Optional<String> base = FileHeader.scan(text).flatMap(FileHeader::base);
        if (base.isPresent() && !declares(texts, base.get()) && folder.getParent() != null) {
            addUnlessDeclared(texts, folder.getParent(), 1);
        }
        ours.ifPresent(shelf -> addUnlessDeclared(texts, shelf, OUR_DEPTH));
        refuseUnreadable(text, folder, texts);
        return new GameFile(path, text.name(), new Library(texts), parses);
    }

    /** A file that a game names and that cannot be read as a text is not missing, and is told as what it is. */
    private static void refuseUnreadable(SourceText text, Path folder, Map<String, SourceText> texts) {
        List<SourceText> layers = layers(text, texts);
        boolean misses = FileHeader.scan(layers.get(layers.size() - 1))
                .flatMap(FileHeader::base)
                .filter(base -> !declares(texts, base))
                .isPresent();
        for (Path file : files(folder, 1)) {
            String name = file.getFileName().toString();
            boolean named = layers.stream().anyMatch(one -> one.text().contains("\"" + name + "\""))
                    || misses && name.endsWith(SUFFIX);
            if (named && !texts.containsKey(name)) {
                read(file);
            }
        }
    }

    /** A text and those that it stands on, as far as they can be read. */
    private static List<SourceText> layers(SourceText text, Map<String, SourceText> texts) {
        Library library = new Library(texts);
        List<SourceText> layers = new ArrayList<>();
        Optional<SourceText> next = Optional.of(text);
        while (next.isPresent() && !layers.contains(next.get())) {
            layers.add(next.get());
            next = FileHeader.scan(next.get())
                    .flatMap(FileHeader::base)
                    .flatMap(base -> NamedFiles.of(library, base).meant())
                    .map(header -> header.span().source());
        }
        return layers;
    }

    /** Reads what an argument means before anybody asks for it; whatever is wrong with it is told when somebody does. */
    void readAhead(String argument) {
        try {
            GameFile file = open(argument);
            GrogCompiler.readAhead(file.name(), file.library(), parses);
        } catch (UserError e) {
            // The command will open it too, if it is a file at all that is meant, and tell the same.
            return;
        }
    }

    /** The files that {@link #open} may read for an argument. */
    List<Path> around(String argument) {
        Path folder = locate(argument).toAbsolutePath().normalize().getParent();
        List<Path> files = new ArrayList<>(files(folder, 1));
        if (folder.getParent() != null) {
            files.addAll(files(folder.getParent(), 1));
        }
        ours.ifPresent(shelf -> files.addAll(files(shelf, OUR_DEPTH)));
        return files;
    }

    private static boolean declares(Map<String, SourceText> texts, String name) {
        return texts.values().stream()
                .anyMatch(text -> FileHeader.scan(text)
                        .filter(header -> header.name().equals(name))
                        .isPresent());
    }

    /** Adds the texts of a folder whose names, of file and of game, are not taken by nearer ones. */
    private static void addUnlessDeclared(Map<String, SourceText> texts, Path folder, int depth) {
        Map<String, SourceText> nearer = Map.copyOf(texts);
        List<Path> farther = files(folder, depth).stream()
                .filter(file -> !nearer.containsKey(file.getFileName().toString()))
                .toList();
        texts(farther).forEach((name, text) -> {
            boolean taken = FileHeader.scan(text)
                    .map(header -> declares(nearer, header.name()))
                    .orElse(false);
            if (!taken) {
                texts.put(name, text);
            }
        });
    }

    /** The path that an argument means. */
    Path locate(String argument) {
        Path path;
        try {
            path = workingFolder.resolve(argument);
        } catch (InvalidPathException e) {
            throw new UserError("`" + argument + "` is no path", e);
        }
        boolean isFile = argument.endsWith(SUFFIX) || argument.contains("/") || Files.isRegularFile(path);
        if (isFile && !Files.isDirectory(path)) {
            return path;
        }
        Optional<Path> own = ours.stream()
                .flatMap(folder -> files(folder, OUR_DEPTH).stream())
                .filter(file -> file.getFileName().toString().equals(argument + SUFFIX))
                .findFirst();
        if (own.isPresent()) {
            return own.get();
        }
        Path local = workingFolder.resolve(argument + SUFFIX);
        if (Files.isRegularFile(local)) {
            return local;
        }
        if (Files.isDirectory(path)) {
            throw new UserError("`" + argument + "` is a folder, not a file"
                    + files(path, 1).stream()
                            .filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                            .findFirst()
                            .map(file -> "; did you mean `"
                                    + Path.of(argument)
                                            .resolve(file.getFileName())
                                            .normalize() + "`?")
                            .orElse(""));
        }
        List<String> names = names();
        String hint = Suggest.closest(argument, names)
                .map(name -> "; did you mean `" + name + "`?")
                .orElse(names.isEmpty() ? "" : "; there are " + String.join(", ", names));
        throw new UserError("no game is called `" + argument + "`" + hint);
    }

    /** The names of the games that come with the program. */
    List<String> names() {
        return ours.map(folder -> texts(files(folder, OUR_DEPTH)).values().stream()
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

    /** The texts of those files that can be read; a file that is no text cannot be meant by any that is. */
    private static Map<String, SourceText> texts(List<Path> files) {
        Map<String, SourceText> texts = new TreeMap<>();
        for (Path file : files) {
            try {
                addIfText(texts, file);
            } catch (IOException e) {
                throw new UserError(explain(file, e), e);
            }
        }
        return texts;
    }

    private static List<Path> files(Path folder, int depth) {
        try (Stream<Path> files = Files.find(folder, depth, (file, attributes) -> attributes.isRegularFile())) {
            return files.filter(file -> isText(file.getFileName().toString()))
                    .filter(Files::isReadable)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UserError(explain(folder, e), e);
        }
    }

    private static boolean isText(String name) {
        return name.endsWith(SUFFIX) || name.endsWith(LIST);
    }

    private static void addIfText(Map<String, SourceText> texts, Path file) throws IOException {
        try {
            SourceText text = readText(file);
            texts.putIfAbsent(text.name(), text);
        } catch (NotText e) {
            // The file may have nothing to do with the game; whoever opens one that has tells why it cannot be read.
            texts.remove(file.getFileName().toString());
        }
    }
}
