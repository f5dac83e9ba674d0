package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapCommandTest {
    private static final Path FIXTURES = Path.of("..", "compiler", "src", "test", "fixtures", "draw");

    @TempDir
    private Path folder;

    @BeforeEach
    void copyGame() throws IOException {
        Files.copy(FIXTURES.resolve("island.grog"), folder.resolve("island.grog"));
    }

    @Test
    void writesPictureBesideTheGame() {
        GrogRun run = GrogRun.in(folder, "map", "island.grog");

        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("Wrote island.svg.%n".formatted());
        assertThat(folder.resolve("island.svg"))
                .content()
                .startsWith("<?xml")
                .contains("War &amp; &lt;peace&gt;", "data-name=\"Tom\"");
    }

    @Test
    void writesOverOlderPicture() throws IOException {
        GrogRun.in(folder, "map", "island.grog", "-o", "board.svg");
        String first = Files.readString(folder.resolve("board.svg"));

        GrogRun run = GrogRun.in(folder, "map", "island", "--scenario", "truce", "-o", "board.svg");

        assertThat(run.status()).isZero();
        assertThat(folder.resolve("board.svg")).content().isNotEqualTo(first).contains("Truce · turns 1 to 2");
    }

    @Test
    void writesOverNothingElse() {
        GrogRun run = GrogRun.in(folder, "map", "island.grog", "-o", "island.grog");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("island.grog exists already and is no SVG picture; nothing was written to it");
        assertThat(folder.resolve("island.grog")).hasSameTextualContentAs(FIXTURES.resolve("island.grog"));
    }

    @Test
    void drawsWhatEverybodyMaySeeUnlessTold() throws IOException {
        Files.copy(FIXTURES.resolveSibling("play").resolve("sight.grog"), folder.resolve("sight.grog"));

        GrogRun run = GrogRun.in(folder, "map", "sight.grog");
        assertThat(run.out()).contains("It shows what everybody may see: --side SIDE draws what a side sees");
        assertThat(folder.resolve("sight.svg")).content().doesNotContain("Birch");

        assertThat(GrogRun.in(folder, "map", "sight.grog", "--side", "crown").out())
                .contains("It shows what Crown may see.");
        assertThat(folder.resolve("sight.svg")).content().doesNotContain("Birch");

        assertThat(GrogRun.in(folder, "map", "sight.grog", "--side", "cabal").out())
                .isEqualTo("Wrote sight.svg.%n".formatted());
        assertThat(folder.resolve("sight.svg")).content().contains("Birch");

        assertThat(GrogRun.in(folder, "map", "sight.grog", "--open").status()).isZero();
        assertThat(folder.resolve("sight.svg")).content().contains("Birch");
        assertThat(GrogRun.in(folder, "map", "sight.grog", "--open", "--side", "cabal")
                        .status())
                .isEqualTo(2);
    }

    @Test
    void printsToStandardOutput() {
        GrogRun run = GrogRun.in(folder, "map", "island.grog", "--empty", "-o", "-");

        assertThat(run.out()).startsWith("<?xml").endsWith("</svg>\n").doesNotContain("class=\"counter\"");
    }

    @Test
    void unknownScenario() {
        GrogRun run = GrogRun.in(folder, "map", "island.grog", "--scenario", "Truze");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("no scenario is called `Truze`; did you mean `Truce`?");
        assertThat(folder.resolve("island.svg")).doesNotExist();
    }

    @Test
    void missingFolder() {
        GrogRun run = GrogRun.in(folder, "map", "island.grog", "-o", "nowhere/board.svg");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("nowhere").doesNotContain("\tat ");
    }

    @Test
    void wrongUsage() {
        assertThat(GrogRun.in(folder, "map").status()).isEqualTo(2);
        assertThat(GrogRun.in(folder, "map", "island.grog", "--empty", "--scenario", "War")
                        .status())
                .isEqualTo(2);
    }
}
