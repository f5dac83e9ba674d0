package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.games.AllGames.Staged;
import dev.grognard.runtime.trust.PlayRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A whole game of every scenario, kept as text: it changes only when a rule does, and reads like a record of play. */
class GoldenReplayTest {
    private static final Path GOLDEN = Path.of("src", "test", "golden");
    private static final long SEED = 18;

    @TestFactory
    Stream<DynamicTest> playsAsRecorded() {
        return AllGames.inEveryScenario(GoldenReplayTest::compare);
    }

    private static void compare(Staged staged) {
        Path file = GOLDEN.resolve(staged.game().id() + "-" + staged.setup() + ".log");
        String played = PlayRecord.ofRandomGame(staged.game(), staged.setup(), SEED);
        try {
            if ("rewrite".equals(System.getProperty("golden"))) {
                assertThat(System.getenv("CI"))
                        .as("golden files are not rewritten by CI")
                        .isNotEqualTo("true");
                Files.createDirectories(GOLDEN);
                Files.writeString(file, played);
            }
            assertThat(file)
                    .as("the record of %s; -Dgolden=rewrite writes it", staged)
                    .exists();
            assertThat(played).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
