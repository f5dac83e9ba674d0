package dev.grognard.cli;

import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Taken;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a match that was played again by other rules parts from what it was, although its decisions stand. */
final class Parting {
    private final Match before;
    private final Replay replay;
    private final int viewer;

    /** @param viewer who is told of it, and only what he may see */
    Parting(Match before, Replay replay, int viewer) {
        this.before = before;
        this.replay = replay;
        this.viewer = viewer;
    }

    /** In a sentence; nothing if all that was kept came out as it did. */
    Optional<String> told() {
        return inTheRecord().or(this::onTheBoard);
    }

    private Optional<String> inTheRecord() {
        List<LogEntry> was = before.log();
        List<LogEntry> is = replay.match().log();
        int common = Math.min(was.size(), is.size());
        int first = 0;
        while (first < common && was.get(first).toString().equals(is.get(first).toString())) {
            first++;
        }
        boolean same = first == common && (!isWhole() || was.size() == is.size());
        return same
                ? Optional.empty()
                : Optional.of(since(first) + " the record goes another way: it was " + words(was, first) + ", it is "
                        + words(is, first) + ".");
    }

    /** Whether the same decisions have been taken in both. */
    private boolean isWhole() {
        return before.taken().size() == replay.match().taken().size();
    }

    private String words(List<LogEntry> log, int index) {
        return index < log.size() ? "“" + log.get(index).seenBy(viewer) + "”" : "nothing";
    }

    /** From which decision on an entry of the record, from 0 on, was written. */
    private String since(int entry) {
        long number = replay.logSizes().stream().filter(size -> size <= entry).count();
        if (number == 0) {
            return "But from the beginning on";
        }
        Taken taken = replay.match().taken().get((int) number - 1);
        return "But from number " + number + " on, " + taken.sideId() + " " + taken.notation() + ",";
    }

    private Optional<String> onTheBoard() {
        if (!isWhole()) {
            return Optional.empty();
        }
        Map<Fact, String> was = facts(before.view(Text.ALL_SEEING));
        Map<Fact, String> is = facts(replay.match().view(Text.ALL_SEEING));
        return is.keySet().stream()
                .filter(fact -> was.containsKey(fact) && !was.get(fact).equals(is.get(fact)))
                .findFirst()
                .map(fact -> "But the board is another one"
                        + (isSeen(fact)
                                ? ": " + fact.words() + " was " + was.get(fact) + ", is " + is.get(fact) + "."
                                : "."));
    }

    private boolean isSeen(Fact fact) {
        return facts(replay.match().view(viewer)).containsKey(fact);
    }

    /**
     * Something that may be different on a board.
     *
     * @param whose the side, place or piece, with what leads on from it; empty for what belongs to the game
     * @param state the name of the state in the rules; empty if it is the piece's place that is meant
     */
    private record Fact(String whose, Optional<String> state) {
        String words() {
            return whose + state.map(Plain::words).orElse("");
        }
    }

    /** Where each piece stands, and all state. */
    private static Map<Fact, String> facts(BoardView view) {
        Map<Fact, String> facts = new LinkedHashMap<>();
        add(facts, "", view.globals());
        view.sides().forEach(side -> add(facts, side.name() + ": ", side.values()));
        for (BoardView.PlaceView place : view.places()) {
            add(facts, place.name() + ": ", place.values());
            place.pieces().stream()
                    .filter(BoardView.Standing::isKnown)
                    .forEach(piece ->
                            facts.put(new Fact("the place of " + piece.name(), Optional.empty()), place.name()));
        }
        Stream.concat(view.places().stream().flatMap(place -> place.pieces().stream()), view.elsewhere().stream())
                .filter(BoardView.Standing::isKnown)
                .forEach(piece -> add(facts, piece.name() + ": ", piece.values()));
        return facts;
    }

    private static void add(Map<Fact, String> facts, String whose, List<BoardView.Value> values) {
        values.stream()
                .filter(BoardView.Value::state)
                .forEach(value -> facts.put(new Fact(whose, Optional.of(value.name())), value.text()));
    }
}
