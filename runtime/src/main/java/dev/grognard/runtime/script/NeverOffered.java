package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The questions that were passed while an order was looked for, and whether they show that nobody can give it: then dice of a later
 * phase would not bring it about.
 */
final class NeverOffered {
    private static final int MOST_QUESTIONS_SHOWN = 8;

    private final Game game;
    private final Position position;
    private final GonePast gonePast;
    private final List<PassedOver> passed = new ArrayList<>();
    private Sought sought;

    /** The turn of the first question that was passed. */
    private int turn;

    NeverOffered(Game game, Position position, GonePast gonePast) {
        this.game = game;
        this.position = position;
        this.gonePast = gonePast;
    }

    /** From here on this is looked for. */
    void seek(Sought what) {
        sought = what;
        passed.clear();
    }

    /** A question is passed. */
    void pass(PassedOver question) {
        if (passed.isEmpty()) {
            turn = position.turn();
        }
        passed.add(question);
    }

    /** What is wrong with an order that no menu of the game has, so that no question can come for it. */
    Optional<Told> inNoMenu(Sought what) {
        String name = Notation.name(what.notation());
        List<Game.Offered> offered = game.offered();
        // A name alone may also be a step of a journey.
        return what.isOrder()
                        && Notation.isOrder(what.notation())
                        && !offered.isEmpty()
                        && offered.stream().noneMatch(one -> one.name().equals(name))
                ? Optional.of(new Told(
                        "no menu offers `" + name + "`",
                        "the sequence of play has the menus: write it into one, such as `{ " + name + " }`"))
                : Optional.empty();
    }

    /** The questions that were passed since then. */
    List<PassedOver> passed() {
        return List.copyOf(passed);
    }

    /**
     * That it was never offered, and who could have given it, if that is certain enough: a whole turn has come to its end, or the side
     * was asked in vain what it can do and somebody else could have given this very order.
     *
     * @param standing what the game has come to instead
     */
    Optional<Told> told(String standing) {
        String notation = sought.notation();
        if (passed.isEmpty() || !sought.isOrder()) {
            return Optional.empty();
        }
        Optional<OpenQuestion> elsewhere = elsewhere(notation);
        boolean isOver = position.isOver() || position.turn() != turn;
        Set<String> asked = asked();
        if (asked.isEmpty() ? !isOver || elsewhere.isEmpty() : !isOver && elsewhere.isEmpty()) {
            return Optional.empty();
        }
        String name = Notation.name(notation);
        StringBuilder actual = new StringBuilder(
                "`" + name + "` was never offered to " + sought.side().printed());
        actual.append(asked.isEmpty() ? ", who were asked nothing" : ": these were asked and passed");
        asked.stream()
                .limit(MOST_QUESTIONS_SHOWN)
                .forEach(one -> actual.append("\n  ").append(one));
        if (asked.size() > MOST_QUESTIONS_SHOWN) {
            actual.append("\n  and ")
                    .append(asked.size() - MOST_QUESTIONS_SHOWN)
                    .append(" more");
        }
        actual.append("\nthen ").append(standing);
        return Optional.of(new Told(actual.toString(), elsewhere.map(this::hint).orElse("")));
    }

    /**
     * What is told of an order that was never offered.
     *
     * @param hint what to do about it; no word if that is not known
     */
    record Told(String actual, String hint) {}

    private String hint(OpenQuestion question) {
        return "a menu of " + question.decider().printed() + " has it: write `" + (sought.refusing() ? "refuse " : "")
                + question.decider().id() + " " + sought.notation() + "`";
    }

    /** What the side was asked, each question once. */
    private Set<String> asked() {
        Set<String> asked = new LinkedHashSet<>();
        passed.stream()
                .filter(question -> question.decider() == sought.side().index())
                .forEach(question -> asked.add(question.question(game).summary()));
        return asked;
    }

    /** The question of another side that knew this very order, even if it had nothing to offer. */
    private Optional<OpenQuestion> elsewhere(String notation) {
        List<PassedOver> all = new ArrayList<>(passed);
        all.addAll(gonePast.inVain());
        return all.stream()
                .filter(question -> question.decider() != sought.side().index())
                .map(question -> question.question(game))
                .filter(question -> question.has(notation))
                .findFirst();
    }
}
