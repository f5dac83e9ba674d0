package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.script.Example;
import dev.grognard.runtime.trust.RandomPlay;
import dev.grognard.runtime.trust.Scrutiny;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The tutorial is true: after each of its chapters the file that a reader has compiles, plays, and keeps its examples. */
class TutorialTest {
    private static final Path TUTORIAL = Path.of("..", "docs", "tutorial.md");
    private static final String GAME = "chestnut-ridge.grog";
    private static final Pattern PART =
            Pattern.compile("^## (.*)$|^```grog (step|mod)(?: replaces (.*))?\n((?s:.*?))^```$", Pattern.MULTILINE);

    /** What a reader has in the folder at the end of a chapter. */
    private record Chapter(String title, String game, String mod) {}

    @TestFactory
    Stream<DynamicTest> everyChapterLeavesAGameThatPlays() throws IOException {
        return chapters().stream()
                .map(chapter -> dynamicTest(chapter.title(), () -> {
                    SourceText game = new SourceText(GAME, chapter.game());
                    plays(CompiledText.of(GAME, Library.of(game)));
                    if (!chapter.mod().isEmpty()) {
                        SourceText mod = new SourceText("high-water.grog", chapter.mod());
                        plays(CompiledText.of(mod.name(), Library.of(game, mod)));
                    }
                }));
    }

    @Test
    void itEndsWithAWholeSmallWargame() throws IOException {
        List<Chapter> chapters = chapters();
        Chapter last = chapters.get(chapters.size() - 1);
        assertThat(last.game()).contains("table combat", "  except when ", "example \"");
        assertThat(last.game().split("\n *phase ")).hasSize(1 + 4);
        assertThat(last.mod()).contains("exception to ");
    }

    @Test
    void theModSaysAllThatItChanges(@TempDir Path folder) throws IOException {
        List<Chapter> chapters = chapters();
        Chapter last = chapters.get(chapters.size() - 1);
        Files.writeString(folder.resolve(GAME), last.game());
        Files.writeString(folder.resolve("high-water.grog"), last.mod());
        assertThat(GrogRun.in(folder, "diff", "high-water.grog").out())
                .contains("exception to rule wades: when by is Ford = yes")
                .contains("exception to modifiers advantage: \"ridge\" when target is Ridge = 0")
                .contains("2 changes");
    }

    private static void plays(CompiledText compiled) throws ReflectiveOperationException {
        for (Example example : compiled.examples()) {
            example.run(compiled.game());
        }
        RandomPlay play = new RandomPlay(compiled.game(), Set.of(), Scrutiny.FULL);
        for (long seed = 0; seed < 5; seed++) {
            assertThat(play.play("Dawn", seed).finding()).isEmpty();
        }
    }

    private static List<Chapter> chapters() throws IOException {
        List<Chapter> chapters = new ArrayList<>();
        String title = "";
        String game = "";
        String mod = "";
        boolean changed = false;
        Matcher part = PART.matcher(Files.readString(TUTORIAL));
        while (part.find()) {
            if (part.group(1) != null) {
                if (changed) {
                    chapters.add(new Chapter(title, game, mod));
                }
                title = part.group(1);
                changed = false;
                continue;
            }
            changed = true;
            if (part.group(2).equals("mod")) {
                mod = part.group(4);
            } else if (part.group(3) == null) {
                game += (game.isEmpty() ? "" : "\n") + part.group(4);
            } else {
                game = replaced(game, part.group(3), part.group(4));
            }
        }
        return chapters;
    }

    /** Puts a declaration into the place of the one that begins in the same way, its prose included. */
    private static String replaced(String game, String beginning, String text) {
        Matcher old = Pattern.compile(
                        "(?:^///.*\n)*^" + Pattern.quote(beginning) + "\\b(?s:.*?)^}\n", Pattern.MULTILINE)
                .matcher(game);
        assertThat(old.find()).as(beginning).isTrue();
        return game.substring(0, old.start()) + text + game.substring(old.end());
    }
}
