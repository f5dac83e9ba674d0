package dev.grognard.runtime.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.skirmish.Skirmish;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SavesTest {
    private final Game game = new Skirmish();

    @Test
    void savingAndLoadingIsTheIdentityAtEveryDecision() {
        for (long seed = 1; seed <= 20; seed++) {
            Match match = Match.begin(game, "Noon", Set.of("Mud"), seed);
            Random random = new Random(seed);
            while (!match.isOver()) {
                match.choose(random.nextInt(match.options().size()));
                String text = Saves.write(match);
                Match loaded = Saves.read(game, text);
                assertThat(loaded.position().sameStateAs(match.position())).isTrue();
                assertThat(loaded.decision()).isEqualTo(match.decision());
                assertThat(loaded.options()).isEqualTo(match.options());
                assertThat(loaded.log()).isEqualTo(match.log());
                assertThat(loaded.canUndo()).isEqualTo(match.canUndo());
                assertThat(Saves.write(loaded)).isEqualTo(text);
            }
        }
    }

    @Test
    void saysWhenATextIsNoSave() {
        refuses("It is raining", "The save cannot be read: it is not JSON, or it was cut off before its end.");
        refuses("", "The save cannot be read: it is JSON, but not a saved match.");
        refuses("[1, 2]", "The save cannot be read: it is JSON, but not a saved match.");
        refuses("{\"format\": 1}", "The save cannot be read: a part of it is missing.");
        refuses(
                "{\"format\": 1, \"decisions\": \"none\"}",
                "The save cannot be read: a part of it is not what a saved match holds.");
        String whole = save();
        for (int length = 1; length < whole.length() - 1; length += 7) {
            String cut = whole.substring(0, length);
            assertThatThrownBy(() -> Saves.read(game, cut))
                    .isInstanceOf(SaveException.class)
                    .hasMessage("The save cannot be read: it is not JSON, or it was cut off before its end.");
        }
    }

    @Test
    void saysWhenTheSaveIsForAnotherProgram() {
        refuses(
                save().replace("\"game\" : \"Skirmish\"", "\"game\" : \"Chess\""),
                "The save is of another game: Chess, not Skirmish. Load it with the file in which `Chess` stands; a mod is a game of its own.");
        refuses(
                save().replace("\"format\" : 1", "\"format\" : 9"),
                "The save was written by a newer program: its format is 9, and this program knows formats up to 1.");
        refuses(
                save().replace("Noon", "Night"),
                "The save begins with a scenario that A Skirmish at the Bridge does not have: Night.");
        refuses(
                save().replace("Mud", "Fog"),
                "The save uses an option that A Skirmish at the Bridge does not have: Fog.");
    }

    @Test
    void saysWhenASaveWasChangedByHand() {
        refuses(
                save().replace("Charge(Birch, Bridge)", "March(Birch, South)"),
                "The save has been changed by hand: decision 1, Red March(Birch, South): not an answer to \"Give an order\".");
        refuses(
                save().replace("\"seed\" : \"3\"", "\"seed\" : \"4\""),
                "The save has been changed by hand: replaying its decisions does not lead to the position it holds.");
        refuses(
                save().replace("\"seed\" : \"3\"", "\"seed\" : \"three\""),
                "The save has been changed by hand: its seed is not a number.");
        refuses(
                save().replace("\"side\" : \"Red\"", "\"side\" : \"Blue\""),
                "The save has been changed by hand: decision 1, Blue Charge(Birch, Bridge): it is Red who decides.");
    }

    @Test
    void replaysASaveWhoseStateWasLaidOutDifferently() {
        String older = save().replaceFirst("\"snapshot\" : \"[^\"]*\"", "\"snapshot\" : \"AAAABBBB\"");
        assertThat(Saves.read(game, older)
                        .position()
                        .sameStateAs(Saves.read(game, save()).position()))
                .isTrue();
    }

    @Test
    void replaysUnderChangedRulesAndStopsWhereADecisionNoLongerStands() {
        Match match = Match.begin(game, "Dawn", Set.of(), 5);
        match.play("March(Ash, Bridge)");
        match.play("pass");
        String text = Saves.write(match);
        assertThat(Saves.read(new Skirmish("second", 2), text).taken()).hasSize(2);
        assertThatThrownBy(() -> Saves.read(new Skirmish("third", 0), text))
                .isInstanceOf(SaveException.class)
                .hasMessage("The rules have changed since this was saved, and it stands no longer from decision 1, "
                        + "Red March(Ash, Bridge): the game is over by then.");
    }

    private String save() {
        Match match = Match.begin(game, "Noon", Set.of("Mud"), 3);
        match.play("Charge(Birch, Bridge)");
        match.play("pass");
        return Saves.write(match);
    }

    private void refuses(String text, String sentence) {
        assertThatThrownBy(() -> Saves.read(game, text))
                .isInstanceOf(SaveException.class)
                .hasMessage(sentence);
    }
}
