package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever wants an order where it cannot be given is told which menus have it, or that none does. */
class MenusNamedTest {
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
                     | Jo      | Carriers | }
            sequence { each turn {
              phase MorningRound { Carriers may { Walk } }
              Weather()
              phase Counting { Clerks may { Count "the clerks count" { } } } } }
            procedure Weather { if roll d6 for rain > 4 { Carriers may { SAIL } } }
            order Walk(c in Carrier, o in Office) "{c} to {o}" { move c to o }
            order Sail(c in Carrier, o in Office) "{c} sails to {o}" { move c to o }
            game over at end of turn 4
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..4   at North: Jo }
            """;

    @Test
    void anExampleIsToldThatNoMenuHasItsOrder(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("SAIL", "Walk") + """
                example "By boat" { given scenario Morning   play Carriers Sail(Jo, South)   expect Jo.at is South }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out()).contains("""
                expected Carriers Sail(Jo, South)
                        actual   no menu offers `Sail`
                        hint     the sequence of play has the menus: write it into one, such as `{ Sail }`
                """);
    }

    @Test
    void anExampleOfAnOrderBehindDiceIsToldOfTheDice(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("SAIL", "Sail") + """
                example "By boat" { given scenario Morning   play Carriers Sail(Jo, South)   expect Jo.at is South }
                """);

        assertThat(GrogRun.in(folder, "test", "post.grog").out())
                .contains("the game waits for dice that the script does not give: d6 for rain")
                .doesNotContain("no menu offers");
    }

    @Test
    void aPlayerIsToldInWhichPhaseAnOrderIsOffered(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("post.grog"), GAME.replace("SAIL", "Sail"));

        assertThat(GrogRun.typing(
                                "why not count\nwhy not walk jo north\nwhy not sail\n",
                                folder,
                                "play",
                                "post.grog",
                                "--seed",
                                "1")
                        .out())
                .contains("> why not count\n`Count` is not asked for here: it is offered in the phase counting.")
                .doesNotContain("`Walk` is not asked for")
                .contains("> why not sail\nNothing that is refused here fits `sail`.");
    }
}
