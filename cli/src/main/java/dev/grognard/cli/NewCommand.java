package dev.grognard.cli;

import dev.grognard.compiler.format.Formatter;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grog new}: a small game to change into one's own. */
@Command(
        name = "new",
        description = "Writes a small game that can be played at once, to be changed into yours.",
        mixinStandardHelpOptions = true)
final class NewCommand implements Callable<Integer> {
    /** The kinds of board that there is a sample of. */
    enum Board {
        POINTS,
        HEXES
    }

    /** A name in a rulebook's text: a capital, then letters and digits. */
    private static final Pattern SIDE = Pattern.compile("\\p{Lu}[\\p{L}\\p{N}]*");

    private static final List<String> SAMPLE_SIDES = List.of("Blue", "Red");

    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "NAME", description = "What it is to be called, such as little-war or \"Little War\".")
    private String name;

    @Option(
            names = "--board",
            paramLabel = "KIND",
            description = "points (places joined by roads) or hexes; asked for unless told.")
    private Optional<Board> board = Optional.empty();

    @Option(
            names = "--sides",
            paramLabel = "A,B",
            split = ",",
            description = "The names of the two sides; asked for unless told.")
    private List<String> sides = new ArrayList<>();

    NewCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        String[] words = name.replaceAll("\\.grog$", "").strip().split("[^\\p{L}\\p{N}]+");
        String identifier = capitalised(words, "");
        if (identifier.isEmpty() || !Character.isLetter(identifier.charAt(0))) {
            throw new UserError("`" + name + "` is no name for a game: it must begin with a letter");
        }
        String file = String.join("-", words).toLowerCase(Locale.ROOT);
        Path game = shelf.workingFolder().resolve(file + ".grog");
        Path cases = shelf.workingFolder().resolve(file + ".cases.tsv");
        refuseExisting(game);
        refuseExisting(cases);
        List<String> named = sides.isEmpty() ? List.of() : sides(sides);
        Board kind = board.orElseGet(this::askBoard);
        List<String> two = named.isEmpty() ? askSides() : named;
        String sample = "new-" + kind.name().toLowerCase(Locale.ROOT);
        String text = resource(sample + ".grog")
                .replace("@NAME@", identifier)
                .replace("@TITLE@", capitalised(words, " "))
                .replace("@FILE@", game.getFileName().toString())
                .replace("@CASES@", cases.getFileName().toString())
                .replace("@FIRST@", two.get(0))
                .replace("@SECOND@", two.get(1));
        SourceText source = new SourceText(game.getFileName().toString(), text);
        write(game, Formatter.format(GrogParser.parse(source).file()));
        write(cases, resource(sample + ".cases.tsv"));
        console.out()
                .println("Wrote " + game.getFileName() + " and " + cases.getFileName() + ". Play it with `grog play "
                        + game.getFileName() + "`.");
        return 0;
    }

    private Board askBoard() {
        while (true) {
            String answer = ask("Is the board made of points or of hexes? [points]");
            for (Board kind : Board.values()) {
                if (kind.name().toLowerCase(Locale.ROOT).startsWith(answer.toLowerCase(Locale.ROOT))) {
                    return kind;
                }
            }
            console.out().println("`" + answer + "` is neither `points` nor `hexes`.");
        }
    }

    private List<String> askSides() {
        while (true) {
            String answer = ask("What are the two sides called? [" + String.join(", ", SAMPLE_SIDES) + "]");
            if (answer.isEmpty()) {
                return SAMPLE_SIDES;
            }
            try {
                return sides(List.of(answer.split("[,\\s]+")));
            } catch (UserError e) {
                console.out().println(e.getMessage());
            }
        }
    }

    /** A line that somebody types; an empty one, and the end of the input, stand for what was offered. */
    private String ask(String question) {
        console.out().print(question + " ");
        console.out().flush();
        try {
            String line = console.in().readLine();
            if (line == null) {
                console.out().println();
                return "";
            }
            return line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> sides(List<String> names) {
        List<String> two =
                names.stream().map(String::strip).map(NewCommand::capitalised).toList();
        if (two.size() != 2 || two.get(0).equals(two.get(1))) {
            throw new UserError("two different names are wanted, such as Blue, Red");
        }
        two.stream().filter(one -> !SIDE.matcher(one).matches()).findFirst().ifPresent(bad -> {
            throw new UserError("`" + bad + "` is no name for a side: write one word of letters");
        });
        return two;
    }

    private static void refuseExisting(Path path) {
        if (Files.exists(path)) {
            throw new UserError(path.getFileName() + " exists already; nothing was written to it: take another name");
        }
    }

    private static void write(Path path, String text) {
        try {
            Files.writeString(path, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new UserError(WholeFile.explain(path, e), e);
        }
    }

    private static String capitalised(String[] words, String between) {
        return Arrays.stream(words).map(NewCommand::capitalised).collect(Collectors.joining(between));
    }

    private static String capitalised(String word) {
        return word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static String resource(String name) {
        try (InputStream in = NewCommand.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
