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
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.save.Saves;
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
    /** Every so many decisions a match is looked at closely. */
    private static final int LOOK_EVERY = 7;
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

    private static void playsToItsEnd(Game game, Game.Setup setup) {
        Set<String> all = new HashSet<>();
        game.options().forEach(option -> all.add(option.id()));
        for (long seed = 1; seed <= SEEDS; seed++) {
            Match match = Match.begin(game, setup.id(), seed % 2 == 0 ? all : Set.of(), seed);
            BotRandom random = new BotRandom(seed);
            while (match.decision().isPresent()) {
                int taken = match.taken().size();
                assertThat(taken).as("decisions with seed %d", seed).isLessThan(MOST_DECISIONS);
                if (taken % LOOK_EVERY == 0) {
                    survivesSaving(match);
                    survivesQuestions(match);
                    survivesUndoing(match);
                }
                match.choose(random.next(match.options().size()));
            }
            assertThat(match.result()).as("result with seed %d", seed).isPresent();
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

    private static void survivesSaving(Match match) {
        Match loaded = Saves.read(match.game(), Saves.write(match));
        assertThat(loaded.position().snapshot()).isEqualTo(match.position().snapshot());
        assertThat(notations(loaded)).isEqualTo(notations(match));
    }

    /** Asking what is refused, and why, and looking at the board changes nothing. */
    private static void survivesQuestions(Match match) {
        int[] before = match.position().snapshot();
        List<String> options = notations(match);
        assertThat(match.refusals())
                .allSatisfy(refusal -> assertThat(refusal.reason().toString()).isNotBlank())
                .extracting(Refusal::notation)
                .doesNotContainAnyElementsOf(options);
        match.game().schema().sides().forEach(side -> match.view(side.index()));
        assertThat(match.position().snapshot()).isEqualTo(before);
    }

    private static void survivesUndoing(Match match) {
        int[] before = match.position().snapshot();
        Match trial = match.copy();
        trial.choose(0);
        if (trial.canUndo()) {
            trial.undo();
            assertThat(trial.position().snapshot()).isEqualTo(before);
            assertThat(notations(trial)).isEqualTo(notations(match));
        }
        assertThat(match.position().snapshot()).isEqualTo(before);
    }

    private static List<String> notations(Match match) {
        return match.options().stream().map(Option::notation).toList();
    }
}
