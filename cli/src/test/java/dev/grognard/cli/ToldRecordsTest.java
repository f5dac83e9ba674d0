package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a value of a record with columns reads where a text or a working tells it. */
class ToldRecordsTest {
    private static final String TRACK = """
            language 1
            game Track "The track"

            sides Red, Blue
            place Town
            map { | Town | xy     |
                  | Mill | 10, 50 | }
            piece Unit on Town { side: Side }
            pieces { | Unit | side |
                     | Pike | Blue | }
            enum Month { LateMay "late May", June "June" }
            record Printed { month: Month   days: Int   harvest: Bool }
            table track(n: Int 1..2): Printed [2.4] {
              | n | month    | days | harvest |
              | 1 | late May | 31   | no      |
              | 2 | June     | 30   | yes     |
            }
            sequence { each turn { phase Watch { say "It is {track(turn)}." } } }
            game over at end of turn 2
            victory { nobody "a draw" otherwise }
            scenario Raid "The raid" { turns 1..2   at Mill: Pike }
            """;

    @TempDir
    private Path folder;

    @Test
    void aRecordWithColumnsIsToldByThem() throws IOException {
        Files.writeString(folder.resolve("track.grog"), TRACK);
        GrogRun run = GrogRun.typing(
                "why track 2\nquit\n", folder, "play", "track.grog", "--seed", "1", "--scenario", "Raid");
        assertThat(run.out())
                .contains("It is late May, days 31.", "It is June, days 30, harvest.")
                .contains("= June, days 30, harvest");
    }
}
