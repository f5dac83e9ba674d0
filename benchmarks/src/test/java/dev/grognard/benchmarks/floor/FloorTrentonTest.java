package dev.grognard.benchmarks.floor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.games.trenton1776.Location;
import dev.grognard.games.trenton1776.Side;
import dev.grognard.games.trenton1776.Trenton1776;
import dev.grognard.games.trenton1776.Unit;
import dev.grognard.runtime.bot.BotRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The game by hand and the generated one are the same game. */
class FloorTrentonTest {
    private static final int GAMES = 1_000;

    /** How many decisions back a failure shows. */
    private static final int LOOK_BACK = 12;

    private final dev.grognard.games.trenton1776.State generated = new Trenton1776().newPosition();
    private final FloorTrenton floor = new FloorTrenton();
    private final List<String> taken = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void goesInStepWithTheGeneratedGame(int setup) {
        for (int game = setup; game < GAMES; game += 3) {
            play(setup, game);
        }
    }

    @Test
    void goesOnInACopyAsInTheOriginal() {
        FloorTrenton copy = new FloorTrenton();
        floor.begin(1, 5);
        BotRandom random = new BotRandom(5);
        while (!floor.isOver()) {
            copy.copyFrom(floor);
            int option = random.next(floor.optionCount());
            floor.choose(option);
            copy.choose(option);
            assertThat(copy.state.sets).isEqualTo(floor.state.sets);
            assertThat(copy.state.bytes).isEqualTo(floor.state.bytes);
            assertThat(copy.state.v).isEqualTo(floor.state.v);
        }
    }

    private void play(int setup, long seed) {
        taken.clear();
        BotRandom random = new BotRandom(seed);
        generated.begin(setup, 0, seed);
        generated.advance();
        floor.begin(setup, seed);
        while (generated.isWaiting() && !floor.isOver()) {
            compareDecisions(seed);
            int option = random.next(generated.optionCount());
            taken.add(generated.decider() + " " + generated.optionNotation(option));
            generated.choose(option);
            floor.choose(option);
        }
        assertThat(floor.isOver()).as(where(seed)).isEqualTo(generated.isOver());
        assertThat(floor.state.v[State.WINNER]).as(where(seed)).isEqualTo(generated.winner());
        assertThat(Ending.TEXTS.get(floor.state.v[State.ENDING]))
                .as(where(seed))
                .isEqualTo(generated.endingText().toString());
        comparePositions(seed);
    }

    private void compareDecisions(long seed) {
        assertThat(floor.state.v[State.DECIDER]).as(where(seed)).isEqualTo(generated.decider());
        if (!options().equals(generatedOptions())) {
            assertThat(options()).as(where(seed)).isEqualTo(generatedOptions());
        }
        comparePositions(seed);
    }

    private List<String> options() {
        List<String> options = new ArrayList<>();
        for (int i = 0; i < floor.optionCount(); i++) {
            options.add(Notation.of(floor, i));
        }
        return options;
    }

    private List<String> generatedOptions() {
        List<String> options = new ArrayList<>();
        for (int i = 0; i < generated.optionCount(); i++) {
            options.add(generated.optionNotation(i));
        }
        return options;
    }

    private void comparePositions(long seed) {
        State state = floor.state;
        boolean same = state.v[State.TURN] == generated.turn()
                && state.v[State.ACTION_POINTS] == generated.ap(Side.AMERICAN)
                && state.v[State.ACTION_POINTS + 1] == generated.ap(Side.BRITISH);
        for (Unit unit : Unit.values()) {
            same &= Board.PLACES
                            .get(state.place(unit.index()))
                            .equals(generated.at(unit).id())
                    && state.strength(unit.index()) == generated.sp(unit)
                    && (state.sets[State.FACE_UP] >> unit.index() & 1) != 0 == generated.faceUp(unit);
        }
        for (Location location : Location.values()) {
            boolean british = (state.sets[State.BRITISH_CONTROL] >> location.index() & 1) != 0;
            same &= british == (generated.control(location) == Side.BRITISH);
        }
        assertThat(same).as(() -> "the same position " + where(seed)).isTrue();
    }

    private String where(long seed) {
        List<String> last = taken.subList(Math.max(0, taken.size() - LOOK_BACK), taken.size());
        return "in game " + seed + " after " + taken.size() + " decisions, the last being " + last;
    }
}
