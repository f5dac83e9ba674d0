package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * A match that was played once more in order to be asked: it knows how every number in its record came about. Whatever it answers is told only
 * as far as the one who asks may know it.
 */
public final class Hindsight {
    private final Position position;
    private final List<LogEntry> log;

    private Hindsight(Position position, List<LogEntry> log) {
        this.position = position;
        this.log = log;
    }

    static Hindsight of(Match match) {
        return of(match, explanation -> {});
    }

    /** Plays a match once more for somebody who reads along whatever is taken down, be it told in the record or not. */
    public static Hindsight of(Match match, Consumer<Explanation> reader) {
        Position again = match.game().newPosition();
        EventLog log = new EventLog(match.game());
        again.report(log);
        again.explainItself(reader);
        match.beginning().setUp(match.game(), again);
        again.advance();
        for (Taken taken : match.taken()) {
            again.choose(indexOf(again, taken.notation()));
        }
        if (!again.sameStateAs(match.position())
                || log.happened().size() != match.log().size()) {
            throw new IllegalStateException("the match played again has gone another way");
        }
        return new Hindsight(again, log.happened());
    }

    private static int indexOf(Position asking, String notation) {
        for (int i = 0; i < asking.optionCount(); i++) {
            if (asking.optionNotation(i).equals(notation)) {
                return i;
            }
        }
        throw new IllegalStateException(notation + " is not offered again");
    }

    /** How the numbers in an entry of the record came about, as far as a side or the all-seeing may know it; what one tells along is not told again. */
    public List<Explanation> workings(int entry, int viewer) {
        List<Explanation> all = log.get(entry).workings().stream()
                .map(working -> working.seenBy(viewer))
                .toList();
        return all.stream()
                .filter(working -> all.stream().noneMatch(other -> other.restsOn(working)))
                .toList();
    }

    /** The last entry of the record that holds a number; none if there has been no number yet. */
    public OptionalInt lastWithFigure() {
        for (int i = log.size() - 1; i >= 0; i--) {
            if (log.get(i).hasFigure()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * How a rule, a sum or a table comes to its value now, as far as a side or the all-seeing may know it; nothing if there is none of that name.
     *
     * @throws IllegalArgumentException if the arguments do not fit
     * @throws IllegalStateException if it stands in a procedure that is not under way, or if a side asks while choices are made in secret
     */
    public Optional<Explanation> explain(String rule, List<String> arguments, int viewer) {
        if (keepsSecrets(viewer)) {
            throw new IllegalStateException("choices are being made in secret");
        }
        return position.explain(rule, arguments).map(working -> working.seenBy(viewer));
    }

    /** What is not allowed now, each with its working as far as a side or the all-seeing may know it. */
    public List<Refusal> refusals(int viewer) {
        if (!position.isWaiting()) {
            return List.of();
        }
        List<Refusal> told = new ArrayList<>();
        for (Refusal refusal : position.refusals()) {
            told.add(new Refusal(
                    refusal.label(),
                    refusal.notation(),
                    refusal.action(),
                    refusal.reason(),
                    refusal.cases(),
                    refusal.working().filter(working -> !keepsSecrets(viewer)).map(working -> working.seenBy(viewer))));
        }
        return List.copyOf(told);
    }

    /** What was chosen in secret is in the state already, and no sight says from whom it is hidden. */
    private boolean keepsSecrets(int viewer) {
        return viewer != Text.ALL_SEEING && position.isSecret();
    }
}
