package dev.grognard.games;

import dev.grognard.runtime.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Every game and mod of this module, found among its compiled classes, so that a new one is tested by being there. */
final class AllGames {
    static final Path CLASSES = Path.of("target", "classes");

    /** A game with one of its scenarios. */
    record Staged(Game game, String setup) {
        @Override
        public String toString() {
            return game.id() + ", " + setup;
        }
    }

    /** What a test does with a game and a scenario. */
    @FunctionalInterface
    interface Trial {
        void run(Staged staged);
    }

    private AllGames() {}

    static List<Game> games() {
        return classFiles().stream().flatMap(file -> game(file).stream()).toList();
    }

    static Stream<DynamicTest> inEveryScenario(Trial trial) {
        return games().stream()
                .flatMap(game -> game.setups().stream().map(setup -> new Staged(game, setup.id())))
                .map(staged -> DynamicTest.dynamicTest(staged.toString(), () -> trial.run(staged)));
    }

    static List<Path> classFiles() {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Game> game(Path file) {
        String name = CLASSES.relativize(file)
                .toString()
                .replaceAll("\\.class$", "")
                .replace(file.getFileSystem().getSeparator(), ".");
        try {
            Class<?> type = Class.forName(name, false, AllGames.class.getClassLoader());
            boolean playable = Game.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
            return playable ? Optional.of((Game) type.getConstructor().newInstance()) : Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name + " cannot be loaded", e);
        }
    }
}
