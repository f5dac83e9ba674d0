package dev.grognard.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code grog new}: a small game to change into one's own. */
@Command(
        name = "new",
        description = "Writes a small game that can be played at once, to be changed into yours.",
        mixinStandardHelpOptions = true)
final class NewCommand implements Callable<Integer> {
    private static final String TEMPLATE = "new-game.grog";

    private final Console console;
    private final GameShelf shelf;

    @Parameters(paramLabel = "NAME", description = "What it is to be called, such as little-war or \"Little War\".")
    private String name;

    NewCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        String[] words = name.replaceAll("\\.grog$", "").strip().split("[^\\p{L}\\p{N}]+");
        String identifier = Arrays.stream(words).map(NewCommand::capitalised).collect(Collectors.joining());
        if (identifier.isEmpty() || !Character.isLetter(identifier.charAt(0))) {
            throw new UserError("`" + name + "` is no name for a game: it must begin with a letter");
        }
        String title = Arrays.stream(words).map(NewCommand::capitalised).collect(Collectors.joining(" "));
        String file = String.join("-", words).toLowerCase(Locale.ROOT) + ".grog";
        String text = template().replace("@NAME@", identifier).replace("@TITLE@", title);
        Path path = shelf.workingFolder().resolve(file);
        try {
            Files.writeString(path, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new UserError(file + " exists already; nothing was written to it", e);
        } catch (IOException e) {
            throw new UserError(GameShelf.explain(path, e), e);
        }
        console.out().println("Wrote " + file + ". Play it with `grog play " + file + "`.");
        return 0;
    }

    private static String capitalised(String word) {
        return word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static String template() {
        try (InputStream in = NewCommand.class.getResourceAsStream(TEMPLATE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
