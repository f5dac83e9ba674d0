package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.bot.GreedyBot;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.trust.MethodSizes;
import dev.grognard.runtime.trust.RandomPlay;
import dev.grognard.runtime.trust.Scrutiny;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Small games that between them use every construct: each is compiled, its examples hold, and it can be played to the end. */
class FixtureGamesTest {
    private static final Path FIXTURES = Path.of("..", "compiler", "src", "test", "fixtures", "play");
    private static final int SEEDS = 20;
    /** Far more than any of these games takes. */
    private static final int MOST_DECISIONS = 2_000;
    /** How often a match is looked at closely in each way. */
    private static final Scrutiny LOOKS = new Scrutiny(7, 5, 5, 5, 3, 3);
    /** HotSpot leaves longer methods uncompiled. */
    private static final int MOST_BYTECODE = 8_000;

    @TestFactory
    Stream<DynamicNode> everyConstructPlays() throws IOException {
        Library library = library();
        return library.texts().values().stream()
                .filter(text -> FileHeader.scan(text)
                        .filter(header -> header.layer().isPlayable())
                        .isPresent())
                .map(SourceText::name)
                .map(name -> dynamicContainer(name, tests(name, library)));
    }

    private static Library library() throws IOException {
        Map<String, SourceText> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(FIXTURES)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                texts.put(name, new SourceText(name, Files.readString(file)));
            }
        }
        return new Library(texts);
    }

    /** The first test compiles the game; the others are about what came of it, if anything did. */
    private static Stream<DynamicTest> tests(String name, Library library) {
        CompiledText compiled;
        try {
            compiled = CompiledText.of(name, library);
        } catch (ReflectiveOperationException | RuntimeException | AssertionError failure) {
            return Stream.of(dynamicTest("compiles", () -> {
                throw failure;
            }));
        }
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(dynamicTest("compiles", () -> assertThat(compiled.examples()).isNotEmpty()));
        tests.add(dynamicTest("has no long methods", () -> hasNoLongMethods(compiled)));
        compiled.examples()
                .forEach(example -> tests.add(dynamicTest(example.title(), () -> example.run(compiled.game()))));
        for (Game.Setup setup : compiled.game().setups()) {
            tests.add(dynamicTest("plays " + setup.id(), () -> playsToItsEnd(compiled.game(), setup)));
            tests.add(dynamicTest("bots play " + setup.id(), () -> greedyBotsFinish(compiled.game(), setup)));
        }
        return tests.stream();
    }

    private static void hasNoLongMethods(CompiledText compiled) throws IOException {
        for (Map.Entry<String, byte[]> entry : compiled.classes().entrySet()) {
            assertThat(MethodSizes.of(entry.getValue()))
                    .as(entry.getKey())
                    .allSatisfy((method, size) -> assertThat(size).as(method).isLessThanOrEqualTo(MOST_BYTECODE));
        }
    }

    /** Random play that looks closely: saves, copies, undo, refusals, both readings of each rule, and who may see what. */
    private static void playsToItsEnd(Game game, Game.Setup setup) {
        Set<String> all = new HashSet<>();
        game.options().forEach(option -> all.add(option.id()));
        for (long seed = 1; seed <= SEEDS; seed++) {
            Set<String> options = seed % 2 == 0 ? all : Set.of();
            RandomPlay.Played played = new RandomPlay(game, options, LOOKS).play(setup.id(), seed);
            assertThat(played.finding()).as("with seed %d", seed).isEmpty();
        }
    }

    private static void greedyBotsFinish(Game game, Game.Setup setup) {
        Match match = Match.begin(game, setup.id(), Set.of(), 1);
        GreedyBot bot = new GreedyBot();
        BotRandom random = new BotRandom(1);
        while (match.decision().isPresent()) {
            assertThat(match.taken().size()).isLessThan(MOST_DECISIONS);
            match.choose(bot.choose(match.position(), random));
        }
        assertThat(match.result()).isPresent();
    }
}
