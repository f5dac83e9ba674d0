package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.trust.Finding;
import dev.grognard.runtime.trust.RandomPlay;
import dev.grognard.runtime.trust.Scrutiny;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A state of the game that one side does not see must not be told by anything that this side notices. */
class SecretStatesTest {
    private static final int SEEDS = 60;

    private static final String GAME = """
            language 1
            game Plans "Plans"
            sides Blue, Red
            place Town { state dug: Int = 0 }
            link Road between Town
            map {
              | Town   | xy     |
              | Mill   | 10, 50 |
              | Bridge | 60, 50 |
              | Castle | 90, 50 |
              Road: Mill - Bridge - Castle
            }
            piece Unit on Town { side: Side }
            pieces {
              | Unit   | side |
              | Pikes  | Blue |
              | Guards | Red  |
            }
            state plan: Town = Mill seen by Red, by everyone when turn >= 3
            at start of turn 1 { secretly { let town = Red chooses one of (Mill, Bridge) "the plan"   plan = town } }
            order Go(u in Unit of side, by in Road where .from is u.at) "{u} goes to {by.to}"
              // what may be done
            { move u to by.to }
            sequence { each turn { for each s in Side { phase Movement(s) { s may { Go } } } } }
            game over at end of turn 4
            victory { Red "there" when Guards.at is plan   Blue "not there" otherwise }
            scenario Raid "The raid" { turns 1..4   at Mill: Pikes   at Castle: Guards }
            """;

    private static Optional<Finding> found(String text) throws ReflectiveOperationException {
        RandomPlay random = new RandomPlay(
                CompiledText.of("plans.grog", new Library(Map.of("plans.grog", new SourceText("plans.grog", text))))
                        .game(),
                Set.of(),
                Scrutiny.FULL);
        return LongStream.rangeClosed(1, SEEDS)
                .boxed()
                .flatMap(seed -> random.play("Raid", seed).finding().stream())
                .findFirst();
    }

    @Test
    void aSecretPlanThatNothingTellsIsKept() throws ReflectiveOperationException {
        assertThat(found(GAME)).isEmpty();
        assertThat(found(GAME + "at end of turn on turn 3 { say \"It was {plan}.\" }"))
                .isEmpty();
    }

    /** Who has won often rests on a secret aim, and nothing is hidden any more when the game is over. */
    @Test
    void whatTheEndOfTheGameTellsIsNoLeak() throws ReflectiveOperationException {
        String kept = GAME.replace(" seen by Red, by everyone when turn >= 3", " seen by Red");
        assertThat(found(kept)).isEmpty();
        assertThat(found(kept + "victory Red \"there already\" as soon as Guards.at is plan"))
                .isEmpty();
    }

    @Test
    void whatIsSaidOfASecretPlanIsALeakUnlessItIsRevealed() throws ReflectiveOperationException {
        String dust = "if plan is Bridge { say \"Dust rises.\" }";
        assertThat(found(GAME + "at end of turn 1 { " + dust + " }"))
                .hasValueSatisfying(finding -> assertThat(finding.detail())
                        .startsWith("Blue can tell whether plan is ")
                        .contains("the log differs: ", "Dust rises."));
        assertThat(found(GAME + "at end of turn 1 { reveal that plan is Bridge   " + dust + " }"))
                .isEmpty();
    }

    @Test
    void whatASecretPlanForbidsTheEnemyIsALeak() throws ReflectiveOperationException {
        String mined = GAME.replace(
                "// what may be done", "requires side is Red or by.to is not plan or turn >= 3 else \"mined\"");
        assertThat(found(mined))
                .hasValueSatisfying(
                        finding -> assertThat(finding.detail()).startsWith("Blue can tell whether plan is "));
    }

    @Test
    void valuesThatTheRulesPromiseNotToHaveAreNotTried() throws ReflectiveOperationException {
        String castle = GAME + "at end of turn 1 { if plan is Castle { say \"Bells ring.\" } }";
        assertThat(found(castle)).isPresent();
        assertThat(found(castle + "invariant \"Red plans no march to where it stands\" plan is not Castle"))
                .isEmpty();
    }
}
