package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person takes his own decisions back, and does not let a bot try again. */
class UndoAgainstBotTest {
    private static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers, Clerks
            place Office
            map { | Office | xy     |
                  | North  | 10, 10 |
                  | South  | 20, 20 | }
            piece Carrier on Office { side: Side }
            pieces { | Carrier | side     |
                     | Jo      | Carriers |
                     | Ed      | Clerks   | }
            sequence { each turn {
              phase Rounds { Carriers must { Walk(o in Office) "to {o}" { move Jo to o } } }
              phase Desk { Clerks must { Sit(o in Office) "sits in {o}" { move Ed to o } } } } }
            game over at end of turn 4
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..4   at North: Jo   at South: Ed }
            """;

    @Test
    void whatOnlyTheBotHasDecidedStays(@TempDir Path folder) throws IOException {
        assertThat(typed(folder, "undo\n"))
                .contains("Nothing has been decided here yet, so there is nothing to take back.")
                .doesNotContain("Taken back");
    }

    @Test
    void onesOwnDecisionIsTakenBackWithTheAnswersOfTheBot(@TempDir Path folder) throws IOException {
        assertThat(typed(folder, "1\nundo\n"))
                .contains("Taken back: Clerks, the Clerks: sits in North, and one decision after it."
                        .replace("Clerks, the ", ""));
    }

    private static String typed(Path folder, String lines) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME);
        return GrogRun.typing(lines + "quit\n", folder, "play", "post.grog", "--side", "Clerks", "--seed", "2")
                .out();
    }
}
