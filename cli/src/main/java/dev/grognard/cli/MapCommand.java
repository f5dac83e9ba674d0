package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.draw.BoardSvg;
import dev.grognard.compiler.draw.Onlooker;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code grog map}: the board of a game as a picture. */
@Command(
        name = "map",
        description = {
            "Draws the board of a game with the counters of a set-up, its boxes, its turns and a legend.",
            "The picture is an SVG file: any browser shows it, and printed at full size its counters are 16 mm wide."
        },
        mixinStandardHelpOptions = true)
final class MapCommand implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";
    private static final String SUFFIX = ".svg";

    private final Console console;
    private final GameShelf shelf;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The name of one of ours, or a .grog file.")
    private String game;

    @Option(names = "--scenario", paramLabel = "S", description = "The set-up; the first one unless told.")
    private Optional<String> scenario = Optional.empty();

    @Option(names = "--empty", description = "Draw no counters: a board to print and play on.")
    private boolean empty;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Draw what this side may see; what everybody may see unless told.")
    private Optional<String> side = Optional.empty();

    @Option(names = "--open", description = "Draw everything face up, also what the rules hide from players.")
    private boolean open;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write it: NAME.svg in this folder unless told, - for standard output.")
    private Optional<String> output = Optional.empty();

    @Mixin
    private Reporting reporting;

    MapCommand(Console console, GameShelf shelf) {
        this.console = console;
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        if (empty && scenario.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--empty and --scenario exclude each other");
        }
        if (open && side.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--open and --side exclude each other");
        }
        GameShelf.GameFile file = shelf.open(game);
        Compilation compilation = GameLoader.check(console, reporting, file);
        GameModel model = GameLoader.model(compilation, game);
        String picture = BoardSvg.draw(model, setUp(model), onlooker(model));
        String name = output.orElseGet(() -> file.name().replaceAll("\\.grog$", "") + SUFFIX);
        if (name.equals(STANDARD_OUTPUT)) {
            console.out().print(picture);
            console.out().flush();
        } else {
            write(name, picture);
            console.out().println("Wrote " + name + "." + hidden(model));
        }
        return 0;
    }

    private Onlooker onlooker(GameModel model) {
        List<Member> sides = model.kinds(Kind.Category.SIDE).stream()
                .flatMap(kind -> model.membersOf(kind).stream())
                .toList();
        Optional<String> chosen = side.map(wanted ->
                PlayCommand.pick("side", wanted, sides.stream().map(Member::id).toList()));
        return sides.stream()
                .filter(one -> chosen.filter(one.id()::equals).isPresent())
                .findFirst()
                .map(Onlooker::of)
                .orElse(open ? Onlooker.ALL_SEEING : Onlooker.ANYBODY);
    }

    /** Says whose picture it is where players do not all see the same. */
    private String hidden(GameModel model) {
        if (empty || !BoardSvg.keepsBack(model, setUp(model), onlooker(model))) {
            return "";
        }
        return side.isPresent()
                ? " It shows what " + onlooker(model).side().orElseThrow().printed() + " may see."
                : " It shows what everybody may see: --side SIDE draws what a side sees, --open everything.";
    }

    private Optional<ScenarioDef> setUp(GameModel model) {
        if (empty) {
            return Optional.empty();
        }
        List<String> names = model.scenarios().stream().map(ScenarioDef::name).toList();
        Optional<String> chosen = scenario.map(wanted -> PlayCommand.pick("scenario", wanted, names))
                .or(() -> names.stream().findFirst());
        return model.scenarios().stream()
                .filter(one -> chosen.filter(one.name()::equals).isPresent())
                .findFirst();
    }

    /** Writes over an older picture, but over nothing else. */
    private void write(String name, String picture) {
        Path path;
        try {
            path = shelf.workingFolder().resolve(name);
        } catch (InvalidPathException e) {
            throw new UserError("`" + name + "` is no path", e);
        }
        try {
            if (Files.isRegularFile(path) && !isPicture(path)) {
                throw new UserError(name + " exists already and is no SVG picture; nothing was written to it");
            }
            Files.writeString(path, picture);
        } catch (IOException e) {
            throw new UserError(WholeFile.explain(path, e), e);
        }
    }

    private static boolean isPicture(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        return bytes.length == 0 || new String(bytes, StandardCharsets.UTF_8).contains("<svg");
    }
}
