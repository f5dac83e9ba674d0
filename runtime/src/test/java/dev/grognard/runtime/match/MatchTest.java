package dev.grognard.runtime.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.skirmish.Action;
import dev.grognard.runtime.skirmish.Band;
import dev.grognard.runtime.skirmish.Place;
import dev.grognard.runtime.skirmish.Skirmish;
import dev.grognard.runtime.skirmish.State;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    private final Match match = Match.begin(new Skirmish(), "Dawn", Set.of(), 7);

    @Test
    void asksTheFirstSideForAnOrder() {
        Decision decision = match.decision().orElseThrow();
        assertThat(decision.sideName()).isEqualTo("Red");
        assertThat(decision.prompt()).hasToString("Give an order");
        assertThat(decision.point().kind()).isEqualTo(DecisionPoint.Kind.MENU);
        assertThat(match.options())
                .extracting(Option::notation)
                .containsExactly("March(Ash, Bridge)", "March(Birch, Bridge)", "March(Cedar, Bridge)", "pass");
    }

    @Test
    void takesAnOptionByIndexByActionOrByNotation() {
        match.choose(0);
        match.apply(new Action.March(Band.BIRCH, Place.BRIDGE));
        match.play("March(Cedar, Bridge)");
        assertThat(((State) match.position()).at(Band.CEDAR)).isEqualTo(Place.BRIDGE);
        assertThat(match.taken())
                .extracting(Taken::notation)
                .containsExactly("March(Ash, Bridge)", "March(Birch, Bridge)", "March(Cedar, Bridge)");
    }

    @Test
    void refusesWithReasonCasesAndWorking() {
        assertThatThrownBy(() -> match.apply(new Action.Rally()))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("nobody to rally [rally.3]");
        Match muddy = Match.begin(new Skirmish(), "Dawn", Set.of("Mud"), 7);
        assertThat(muddy.whyNot("March(Ash, Bridge)")).hasValueSatisfying(refusal -> {
            assertThat(refusal.reason()).hasToString("the bridge cannot be reached through the mud");
            assertThat(refusal.restsOn("option.1.a")).isTrue();
            assertThat(refusal.restsOn("march.1.a")).isFalse();
            assertThat(refusal.working().orElseThrow().rendered()).isEqualTo("""
                            mayMarch(Ash, Bridge) is no [march.1]
                              + a heavy band in the mud gives no: the bridge cannot be reached through the mud [option.1.a]
                            """);
        });
        assertThat(muddy.whyNot("pass")).isEmpty();
        assertThatThrownBy(() -> muddy.play("Fly(Ash)"))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.refusal()).isEmpty());
        assertThat(muddy.options())
                .extracting(Option::notation)
                .containsExactly("March(Birch, Bridge)", "March(Cedar, Bridge)", "pass");
    }

    @Test
    void refusesUnknownScenariosAndOptions() {
        assertThatThrownBy(() -> Match.begin(new Skirmish(), "Night", Set.of(), 1))
                .hasMessageContaining("no scenario Night");
        assertThatThrownBy(() -> Match.begin(new Skirmish(), "Dawn", Set.of("Fog"), 1))
                .hasMessageContaining("no option Fog");
    }

    @Test
    void undoesDownToTheLastDie() {
        Match noon = Match.begin(new Skirmish(), "Noon", Set.of(), 3);
        noon.play("Charge(Ash, South)");
        assertThat(noon.canUndo()).as("a reveal").isFalse();
        noon.play("Yarrow");
        assertThat(noon.canUndo()).as("a die").isFalse();
        long[] before = noon.position().snapshot();
        int logged = noon.log().size();
        noon.play("pass");
        noon.play("pass");
        assertThat(noon.canUndo()).isTrue();
        noon.undo();
        noon.undo();
        assertThat(noon.canUndo()).isFalse();
        assertThat(noon.position().snapshot()).isEqualTo(before);
        assertThat(noon.log()).hasSize(logged);
        assertThat(noon.taken()).hasSize(2);
        assertThatThrownBy(noon::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        match.play("March(Ash, Bridge)");
        Match copy = match.copy();
        assertThat(copy.position().sameStateAs(match.position())).isTrue();
        copy.play("pass");
        assertThat(match.decision().orElseThrow().sideName()).isEqualTo("Red");
        copy.undo();
        copy.undo();
        assertThat(copy.taken()).isEmpty();
        assertThat(match.taken()).hasSize(1);
    }

    @Test
    void theLogReadsLikeARecordOfPlayAndKeepsSecrets() {
        match.play("March(Ash, Bridge)");
        match.play("pass");
        assertThat(match.log())
                .extracting(entry -> entry.seenBy(RED))
                .containsExactly(
                        "Red, turn 1 [turn.1]",
                        "Red: Ash marches to The Bridge [turn.1]",
                        "Ash: The North Wood → The Bridge [march.1]",
                        "Blue, turn 1 [turn.1]");
        assertThat(match.log())
                .extracting(entry -> entry.seenBy(BLUE))
                .contains("Red: a Red band marches to The Bridge [turn.1]")
                .noneMatch(line -> line.contains("Ash"));
        match.play("Charge(Xenia, Bridge)");
        LogEntry last = match.log().get(match.log().size() - 1);
        assertThat(last.kind()).isEqualTo(LogEntry.Kind.ROLLED);
        assertThat(last.dice()).hasSize(3);
        assertThat(last.toString()).startsWith("Roll for charge: ");
    }

    @Test
    void sameSeedAndDecisionsGiveTheSameGame() {
        for (long seed = 1; seed <= 50; seed++) {
            Match first = Match.begin(new Skirmish(), "Noon", Set.of("Long"), seed);
            Match second = Match.begin(new Skirmish(), "Noon", Set.of("Long"), seed);
            Random random = new Random(seed);
            while (!first.isOver()) {
                int option = random.nextInt(first.options().size());
                first.choose(option);
                second.choose(option);
                assertThat(second.position().sameStateAs(first.position())).isTrue();
            }
            assertThat(second.log()).isEqualTo(first.log());
            assertThat(first.result()).isPresent();
            assertThat(first.decision()).isEmpty();
            assertThat(first.options()).isEmpty();
        }
    }
}
