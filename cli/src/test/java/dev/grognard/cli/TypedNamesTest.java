package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is typed on any keyboard finds names with marks, hexes by their numbers, and orders that follow one another. */
class TypedNamesTest {
    private static final String GAME = """
            language 1
            game Plateau "The plateau"
            sides Blue "the Blues", Red "the Reds"
            terrain Woods
            map hexes 0101..0404 flat-top, even columns down { named Flavigné 0303 }
            quantity MP
            piece Unit on Hex { side: Side   strength: Int   state moved: Bool each turn }
            pieces {
              | Unit  | side | strength |
              | Vergé | Blue | 3        |
              | Besse | Blue | 2        |
              | Bessé | Blue | 4        |
            }
            travel March(u: Unit) in MP { cost 1 }
            order MarchUnit(u in Unit of side on map) "{u} marches"
              requires not u.moved else "{u} has marched" [1.1]
            {
              u.moved = yes
              side moves u by March within 3 at least 1 step
            }
            sequence { each turn { for each s in Side { phase Movement(s) { s may repeatedly "who marches" { MarchUnit } } } } }
            game over at end of turn 2
            victory { Red "at dusk" otherwise }
            scenario Day "Day" { turns 1..2   at 0101: Vergé   at 0201: Besse   at 0202: Bessé }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("plateau.grog"), GAME);
    }

    private String typing(String input) {
        return GrogRun.typing(input + "quit\n", folder, "play", "plateau.grog", "--seed", "1")
                .out();
    }

    @Test
    void aNameIsFoundWithoutItsMarks() {
        assertThat(typing("verge\nflavigne\nwhy Verge.strength\n"))
                .contains("the Blues: Vergé marches", "Vergé: 0101 → ", "→ Flavigné (0303)", "strength of Vergé = 3");
    }

    @Test
    void aNameThatIsWrittenSoComesBeforeOneWithMarks() {
        assertThat(typing("besse\n")).contains("the Blues: Besse marches");
        assertThat(typing("bessé\n")).contains("the Blues: Bessé marches");
        assertThat(typing("why Besse.strength\nwhy Bessé.strength\n"))
                .contains("strength of Besse = 2", "strength of Bessé = 4");
    }

    @Test
    void ordersThatWaitForTheFirstAreTold() {
        assertThat(typing("1 3\n0201\ndone\n"))
                .contains("the Blues: Vergé marches\nAfterwards: Bessé marches\n")
                .contains("where Bessé goes");
    }

    @Test
    void hexesInARowAreNotTakenForOptions() {
        assertThat(typing("1\n0201 0202 done\n"))
                .contains("One place at a time, or where it is to end: `0202` goes there by the cheapest way.");
    }

    @Test
    void whoEndsAJourneyThatMustGoOnIsToldWhatWhoPassesIsTold() {
        assertThat(typing("1\ndone\n"))
                .contains("The journey has to go on: ")
                .doesNotContain("Nothing is being picked");
    }

    @Test
    void theNameOfASideIsNoAdjective() {
        assertThat(typing("map\n" + "pass\n".repeat(2)))
                .contains("B the Blues, R the Reds")
                .contains("the Reds: victory in turn 2, at dusk");
    }

    @Test
    void aSavedMatchIsNotTheGameThatWhyWants() {
        assertThat(GrogRun.in(folder, "why", "evening.json").err())
                .contains("evening.json is a saved match, not a game: grog why GAME --load evening.json");
    }
}
