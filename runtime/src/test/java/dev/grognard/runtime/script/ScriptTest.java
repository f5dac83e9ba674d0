package dev.grognard.runtime.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.skirmish.Band;
import dev.grognard.runtime.skirmish.Place;
import dev.grognard.runtime.skirmish.Side;
import dev.grognard.runtime.skirmish.Skirmish;
import dev.grognard.runtime.skirmish.State;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ScriptTest {
    private State state;

    @Test
    void playsAChargeWithScriptedDice() {
        passes(script -> {
            noon(script);
            script.play(3, "Red", "Charge(Ash, South)");
            script.chooses(4, "Blue", "Yarrow").rolls("charge", 5, 6, 1);
            script.expect(5, "Yarrow.at is Gone", () -> state.at(Band.YARROW) == Place.GONE);
            script.expect(6, "Ash.moved", () -> state.moved(Band.ASH));
        });
    }

    @Test
    void forcedAnswersAreNotWritten() {
        passes(script -> {
            noon(script);
            script.play(3, "Red", "Charge(Birch, Bridge)").rolls("charge", 1, 5);
            script.expect(4, "Xenia.sp is 2", () -> state.sp(Band.XENIA) == 2);
        });
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "Charge(Birch, Bridge)").rolls("charge", 1, 5);
                    script.chooses(4, "Blue", "Xenia");
                },
                4,
                "actual   this was the only choice and has been made already",
                "hint     such answers are not written",
                "Blue, Who stands against the charge? Xenia [charge.2]  (no other choice)");
    }

    @Test
    void optionalDecisionsThatTheNextStepDoesNotFitArePassed() {
        passes(script -> {
            noon(script);
            script.play(3, "Red", "March(Ash, North)");
            script.play(4, "Blue", "March(Yarrow, Bridge)");
            script.play(5, "Red", "Charge(Birch, Bridge)").rolls("charge", 1, 2);
            script.chooses(6, "Blue", "Yarrow");
            script.expect(7, "turn is 3", () -> state.turn() == 3);
        });
    }

    @Test
    void aWillNotAnsweredIsDeclined() {
        passes(script -> {
            emptyBoard(script);
            script.given(() -> {
                state.setAt(Band.ASH, Place.NORTH);
                state.setAt(Band.YARROW, Place.BRIDGE);
                state.setAt(Band.ZINNIA, Place.SOUTH);
                state.setSp(Band.YARROW, 1);
            });
            script.play(3, "Red", "Charge(Ash, Bridge)").rolls("charge", 1, 1, 6);
            script.play(4, "Blue", "March(Zinnia, Bridge)");
            script.expect(5, "Ash.at is North", () -> state.at(Band.ASH) == Place.NORTH);
        });
    }

    @Test
    void laterQuestionsCanBeAnsweredByName() {
        passes(script -> {
            emptyBoard(script);
            script.given(() -> {
                state.setAt(Band.ASH, Place.NORTH);
                state.setAt(Band.YARROW, Place.BRIDGE);
                state.setAt(Band.ZINNIA, Place.SOUTH);
                state.setSp(Band.YARROW, 1);
            });
            script.play(3, "Red", "Charge(Ash, Bridge)")
                    .answers("pursue", "yes")
                    .rolls("charge", 1, 1, 6);
            script.expect(5, "Ash.at is Bridge", () -> state.at(Band.ASH) == Place.BRIDGE);
        });
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "March(Ash, North)").answers("pursue", "yes");
                },
                3,
                "expected an answer to pursue: yes",
                "actual   this was never asked");
    }

    @Test
    void choosesSeveralAndIsDone() {
        passes(script -> {
            weakRed(script);
            script.play(3, "Red", "Rally()");
            script.chooses(4, "Red", "Ash").rolls("rally", 6);
            script.expect(5, "Ash.sp is 2", () -> state.sp(Band.ASH) == 2);
            script.play(6, "Red", "Rally()");
            script.chooses(7, "Red", "Birch", "Cedar").rolls("rally", 6).rolls("rally", 1);
            script.expect(8, "Birch rallied", () -> state.sp(Band.BIRCH) == 2 && state.sp(Band.CEDAR) == 1);
        });
        fails(
                script -> {
                    weakRed(script);
                    script.play(3, "Red", "Rally()");
                    script.chooses(4, "Red", "Ash", "Xenia").rolls("rally", 6);
                },
                4,
                "expected Red chooses Ash, Xenia",
                "actual   Xenia cannot be chosen: the question to Red: Who rallies?");
    }

    @Test
    void expectsBeforeWhatLastsATurnIsReset() {
        passes(script -> {
            noon(script);
            script.play(3, "Red", "March(Ash, North)");
            script.passes(4, "Red");
            script.play(5, "Blue", "March(Xenia, South)");
            script.passes(6, "Blue");
            script.expect(7, "Xenia.moved", () -> state.moved(Band.XENIA) && state.turn() == 2);
            script.play(8, "Red", "March(Birch, Bridge)");
            script.expect(9, "not Xenia.moved", () -> !state.moved(Band.XENIA) && state.turn() == 3);
        });
    }

    @Test
    void refusesByTheCitedCase() {
        passes(script -> {
            state(script);
            script.begin("Dawn", Set.of("Mud"));
            script.refuse(3, "Red", "March(Ash, Bridge)", List.of("march.1"));
            script.refuse(4, "Red", "March(Ash, Bridge)", List.of("option.1.a"));
            script.refuse(5, "Blue", "Rally()", List.of("rally.3"));
        });
        fails(
                script -> {
                    state(script);
                    script.begin("Dawn", Set.of("Mud"));
                    script.refuse(3, "Red", "March(Ash, Bridge)", List.of("march.9"));
                },
                3,
                "expected refuse Red March(Ash, Bridge) [march.9]",
                "actual   it is refused otherwise: the bridge cannot be reached through the mud [march.1]",
                "working  mayMarch(Ash, Bridge) is no [march.1]",
                "           + a heavy band in the mud gives no");
        fails(
                script -> {
                    state(script);
                    script.begin("Dawn", Set.of());
                    script.refuse(3, "Red", "March(Ash, Bridge)", List.of("march.1"));
                },
                3,
                "actual   it is allowed");
    }

    @Test
    void anOrderThatIsOnTheMenuButIllegalFailsWithTheRefusal() {
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "March(Ash, North)");
                    script.play(4, "Red", "Charge(Ash, Bridge)");
                },
                4,
                "skirmish.grog:4: example \"a test\" [turn.1]",
                "expected Red Charge(Ash, Bridge)",
                "actual   it is refused: Ash has moved [march.2]",
                "Red: Ash marches to The North Wood [turn.1]");
    }

    @Test
    void anAnswerToAnotherQuestionFailsWithWhatIsAsked() {
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "Charge(Ash, South)");
                    script.passes(4, "Red");
                },
                4,
                "expected Red passes",
                "actual   the question to Blue: Who stands against the charge?",
                "Yarrow",
                "Zinnia");
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Green", "March(Ash, North)");
                },
                3,
                "expected a side called Green");
    }

    @Test
    void diceMustMatchAndBeUsedUp() {
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "Charge(Birch, Bridge)").rolls("fire", 1, 5);
                },
                3,
                "expected rolls fire 1 5",
                "actual   the game throws 2 d6 for charge");
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "Charge(Birch, Bridge)").rolls("charge", 1);
                },
                3,
                "expected rolls charge 1");
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "March(Ash, North)").rolls("charge", 1, 2);
                },
                3,
                "expected rolls charge 1 2",
                "actual   these dice were never thrown");
        fails(
                script -> {
                    noon(script);
                    script.play(3, "Red", "Charge(Birch, Bridge)");
                    script.play(4, "Red", "March(Ash, North)");
                },
                3,
                "expected the dice of Red Charge(Birch, Bridge)",
                "actual   the game waits for dice that the script does not give: 2 d6 for charge",
                "hint     write `rolls charge N N` behind `Red Charge(Birch, Bridge)`");
    }

    @Test
    void anOrderThatStandsBeforeDiceThatAreForgottenFails() {
        for (boolean expecting : new boolean[] {true, false}) {
            fails(
                    script -> {
                        noon(script);
                        script.play(3, "Red", "Charge(Birch, Bridge)");
                        if (expecting) {
                            script.expect(4, "Xenia.sp is 3", () -> state.sp(Band.XENIA) == 3);
                        }
                    },
                    3,
                    "expected the dice of Red Charge(Birch, Bridge)",
                    "actual   the game waits for dice that the script does not give: 2 d6 for charge",
                    "hint     write `rolls charge N N` behind `Red Charge(Birch, Bridge)`");
        }
    }

    @Test
    void whoeverLooksInsideFindsTheGameBeforeItsDice() {
        passes(script -> {
            noon(script);
            script.play(3, "Red", "Charge(Birch, Bridge)");
            script.lookInside();
            script.expect(4, "Birch is shown", () -> state.isShown(Band.BIRCH) && state.sp(Band.XENIA) == 3);
            script.rolls(5, "charge", 6, 6);
            script.expect(6, "Xenia.sp is 1", () -> state.sp(Band.XENIA) == 1);
        });
    }

    @Test
    void aFailedExpectationShowsTheActualValueAndItsWorking() {
        fails(
                script -> {
                    noon(script);
                    script.expect(
                            9, "Ash.sp is 2", () -> state.sp(Band.ASH) == 2, () -> "Ash.sp is " + state.sp(Band.ASH));
                },
                9,
                "expected Ash.sp is 2",
                "actual   Ash.sp is 3",
                "so far   Red, turn 2 [turn.1]");
        fails(
                script -> {
                    noon(script);
                    script.expect(9, "odds is 3", () -> false, () -> Explanation.of("odds", "2", "odds.1"));
                },
                9,
                "actual   odds is 2",
                "working  odds is 2 [odds.1]");
        fails(
                script -> {
                    noon(script);
                    throw new IllegalStateException("a bug");
                },
                1,
                "it broke down: java.lang.IllegalStateException: a bug");
    }

    private void state(Script script) {
        state = (State) script.position();
    }

    private void noon(Script script) {
        state(script);
        script.begin("Noon", Set.of());
        script.given(() -> state.start(Side.RED));
    }

    private void emptyBoard(Script script) {
        state(script);
        script.begin(null, Set.of());
        script.given(() -> state.start(Side.RED));
    }

    private void weakRed(Script script) {
        state(script);
        script.begin("Dawn", Set.of());
        script.given(() -> {
            state.start(Side.RED);
            state.setSp(Band.ASH, 1);
            state.setSp(Band.BIRCH, 1);
            state.setSp(Band.CEDAR, 1);
        });
    }

    private static Example example(Consumer<Script> body) {
        return new Example("a test", "skirmish.grog", 1, List.of("turn.1"), body);
    }

    private static void passes(Consumer<Script> body) {
        example(body).run(new Skirmish());
    }

    private static void fails(Consumer<Script> body, int line, String... parts) {
        assertThatThrownBy(() -> example(body).run(new Skirmish()))
                .isInstanceOfSatisfying(ExampleFailure.class, failure -> {
                    assertThat(failure.line()).isEqualTo(line);
                    assertThat(failure.getMessage()).contains(parts);
                });
    }
}
