package dev.grognard.runtime.trust;

import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.SecretState;
import dev.grognard.runtime.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * A state of the game that a side does not see, with what it is and what it could be.
 *
 * @param one a value, as it is kept
 * @param other another one
 * @param told both in words
 */
record SecretValue(SecretState state, int viewer, int one, int other, String told) implements Secret {
    /** The states that a side does not see now and that could be something else. */
    static List<SecretState> hiddenFrom(Position position, int viewer) {
        long[] now = position.snapshot();
        return position.secretStates().stream()
                .filter(state -> state.count() > 1 && state.isThere(now) && !sees(position, state, viewer))
                .toList();
    }

    /** The state as it is, and as it could be. */
    static Secret of(Position position, SecretState state, int viewer, BotRandom random) {
        long[] now = position.snapshot();
        int one = state.value(now);
        int step = 1 + random.next(state.count() - 1);
        int other = state.least() + (one - state.least() + step) % state.count();
        Schema.Field field = field(position, state).orElseThrow();
        String[] words = new String[1];
        String first = field.reader().read(position, 0);
        position.holdsExchanged(
                changing -> state.exchange(changing, one, other),
                () -> (words[0] = field.reader().read(position, 0)) != null);
        return new SecretValue(
                state, viewer, one, other, "can tell whether " + state.name() + " is " + first + " or " + words[0]);
    }

    private static Optional<Schema.Field> field(Position position, SecretState state) {
        return position.game().schema().globals().stream()
                .filter(field -> field.name().equals(state.name()))
                .findFirst();
    }

    private static boolean sees(Position position, SecretState state, int viewer) {
        return field(position, state)
                .map(field -> field.sight().visible(position, viewer, 0))
                .orElse(true);
    }

    @Override
    public void exchange(long[] state) {
        this.state.exchange(state, one, other);
    }

    /** Not every value of its type need be one that it can have now; what the rulebook promises tells. */
    @Override
    public boolean couldBe(Position otherwise) {
        return otherwise.brokenInvariants().isEmpty();
    }

    @Override
    public boolean isSeen(Position position) {
        return sees(position, state, viewer);
    }

    @Override
    public boolean endsWhenSeen() {
        return true;
    }

    /** A secret aim is there for the sake of the end. */
    @Override
    public boolean endsWithTheGame() {
        return true;
    }

    @Override
    public boolean isHiddenIn(Position position) {
        int value = state.value(position.snapshot());
        return (value == one || value == other) && !isSeen(position);
    }
}
