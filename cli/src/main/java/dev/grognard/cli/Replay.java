package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Refused;
import dev.grognard.runtime.match.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match played once more by other rules, as far as its decisions still stand.
 *
 * @param match what came of it
 * @param dropped the decisions that were left out, from the first one that does not stand
 * @param why why that one does not stand; empty if all do
 * @param logSizes how long the record was when each of the decisions that stand was taken
 */
record Replay(Match match, List<Taken> dropped, Optional<String> why, List<Integer> logSizes) {
    /** Begins anew with these rules and takes the decisions one after the other; nothing if there is no such scenario or option. */
    static Optional<Replay> of(Game game, Beginning beginning, List<Taken> decisions) {
        boolean known = game.setups().stream().anyMatch(setup -> setup.id().equals(beginning.setupId()))
                && beginning.optionIds().stream()
                        .allMatch(id -> game.options().stream()
                                .anyMatch(choice -> choice.id().equals(id)));
        if (!known) {
            return Optional.empty();
        }
        Match match = Match.begin(game, beginning.setupId(), beginning.optionIds(), beginning.seed());
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < decisions.size(); i++) {
            int size = match.log().size();
            Optional<String> objection = take(match, decisions.get(i));
            if (objection.isPresent()) {
                return Optional.of(new Replay(match, decisions.subList(i, decisions.size()), objection, sizes));
            }
            sizes.add(size);
        }
        return Optional.of(new Replay(match, List.of(), Optional.empty(), sizes));
    }

    /** Takes a decision, or says why it cannot be taken. */
    private static Optional<String> take(Match match, Taken taken) {
        if (match.decision().isEmpty()) {
            return Optional.of("the game is over by then");
        }
        String asked =
                match.game().schema().sides().get(match.decision().get().side()).id();
        if (!asked.equals(taken.sideId())) {
            return Optional.of("it is " + match.decision().get().sideName() + " who decides");
        }
        try {
            match.play(taken.notation());
            return Optional.empty();
        } catch (Refused e) {
            return Optional.of(match.whyNot(taken.notation())
                    .map(refusal -> refusal.reason() + ExplanationPrinter.cited(refusal.cases()))
                    .orElse("it is not among the answers"));
        }
    }
}
