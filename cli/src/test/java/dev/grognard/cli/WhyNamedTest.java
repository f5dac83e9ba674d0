package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever has a name in the rules can be asked about by it: orders, regions and lists. */
class WhyNamedTest {
    private static final String GAME = """
            language 1
            game Valley "The valley"
            sides Blue, Red
            place Town { vp: Int = 1 }
            link Road between Town
            map {
              | Town    | xy     | vp |
              | Mill    | 10, 50 |    |
              | Bridge  | 40, 30 | 2  |
              | Orchard | 40, 80 |    |
              | Castle  | 80, 50 | 3  |
              Road: Mill - Bridge - Castle, Mill - Orchard - Castle
            }
            region Heights [1.2] = Town where .vp >= 2
            piece Unit on Town { side: Side   state moved: Bool each turn }
            pieces {
              | Unit     | side |
              | Dragoons | Blue |
              | Pikes    | Blue |
              | Lancers  | Blue |
              | Guards   | Red  |
            }
            record Arrival { due: Int   unit: Unit   to: Town }
            list arrivals: Arrival
            list arrivals also {
              | due | unit  | to   |
              | 2   | Pikes | Mill |
            }
            at start of turn { for each a in arrivals where .due is turn { move a.unit to a.to } }
            rule worth(u: Unit, t: Town): Int = if t in Heights and u.side is Blue then t.vp else 0
            sequence { each turn { phase Movement { step Marches { Blue may repeatedly { March } } } } }
            order March(unit in Unit of side on map, by in Road where .from is unit.at) "{unit} goes to {by.to}" [2.1]
              requires not unit.moved else "{unit} has moved this turn" [2.2]
            { unit.moved = yes   move unit to by.to   if by.to is Castle { Blue.fame += worth(unit, by.to) } }
            side { state fame: Int = 0 }
            game over at end of turn 2
            victory { nobody "evening" otherwise }
            scenario Raid "The raid" { turns 1..2   at Mill: Dragoons, Lancers   at Castle: Guards
              list arrivals also {
                | due | unit     | to     |
                | 3   | Dragoons | Castle |
              }
            }
            scenario Feint "The feint" { turns 1..2   at Orchard: Dragoons   at Castle: Guards }
            """;

    @TempDir
    private Path folder;

    private String typed(String lines, String scenario) throws IOException {
        Files.writeString(folder.resolve("valley.grog"), GAME);
        return GrogRun.typing(lines + "\nquit\n", folder, "play", "valley.grog", "--scenario", scenario)
                .out();
    }

    @Test
    void anOrderIsExplainedWithOrWithoutNot() throws IOException {
        String refused = "Dragoons goes to Castle\n  Dragoons has moved this turn [2.2]\n";
        assertThat(typed("dragoons bridge\nwhy march dragoons castle\nwhy not march dragoons castle", "Raid"))
                .contains("> why march dragoons castle\n" + refused)
                .contains("> why not march dragoons castle\n" + refused);
        String foe = "Not offered: Guards is not among `Unit of side on map`: it is Red.\n";
        assertThat(typed(
                        "why march guards\nwhy not march guards\nwhy march dragoons\nwhy march dragoons castle",
                        "Raid"))
                .contains("> why march guards\n" + foe)
                .contains("> why not march guards\n" + foe)
                .contains(
                        "> why march dragoons\nAllowed: Dragoons goes to Bridge, Dragoons goes to Orchard.\n",
                        "> why march dragoons castle\nNot offered: Castle is not among `Road where .from is unit.at`.\n");
    }

    @Test
    void anOrderIsFoundByTheWordsOfItsOptionsAlsoWhereItIsNotOffered() throws IOException {
        assertThat(typed("why not goes guards\nwhy not goes dragoons to castle", "Raid"))
                .contains("> why not goes guards\nNot offered: Guards is not among `Unit of side on map`: it is Red.\n")
                .contains("> why not goes dragoons to castle\n"
                        + "Not offered: Castle is not among `Road where .from is unit.at`.\n");
    }

    @Test
    void aRegionTellsItsPlacesAndAListTheRowsThatArePlayed() throws IOException {
        assertThat(typed("why Heights\nwhy heights\nwhy arrivals", "Raid"))
                .contains("""
                > why Heights
                Heights = Bridge, Castle [1.2]
                  + Town where vp ≥ 2
                > why heights
                Heights = Bridge, Castle [1.2]
                """)
                .contains("""
                > why arrivals
                arrivals = 2 rows
                  + due 2, unit Pikes, to Mill
                  + due 3, unit Dragoons, to Castle
                """);
        assertThat(typed("why arrivals", "Feint")).contains("""
                arrivals = 1 row
                  + due 2, unit Pikes, to Mill
                """);
    }

    @Test
    void theSameIsToldOfASavedMatch() throws IOException {
        typed("save m.json", "Raid");
        assertThat(asked("march", "guards")).contains("Guards is not among `Unit of side on map`: it is Red.");
        assertThat(asked("not", "march", "guards")).contains("Guards is not among `Unit of side on map`: it is Red.");
        assertThat(asked("Heights")).contains("Heights = Bridge, Castle [1.2]");
        assertThat(asked("arrivals")).contains("arrivals = 2 rows");
    }

    private String asked(String... words) {
        String[] command = {"why", "valley.grog", "--load", "m.json"};
        String[] all = Arrays.copyOf(command, command.length + words.length);
        System.arraycopy(words, 0, all, command.length, words.length);
        return GrogRun.typing("", folder, all).out();
    }

    @Test
    void nothingCanBeTakenBackBeforeAnythingWasDecided() throws IOException {
        assertThat(typed("undo", "Raid"))
                .contains("Nothing has been decided here yet, so there is nothing to take back.\n");
    }
}
