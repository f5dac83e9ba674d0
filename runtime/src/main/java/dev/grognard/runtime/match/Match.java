package dev.grognard.runtime.match;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A game being played: asks for decisions, takes answers, tells what happened and can go back to the last die or reveal. */
public final class Match {
    private final Game game;
    private final Beginning beginning;
    private final Position position;
    private final EventLog log;
    private final List<Taken> taken = new ArrayList<>();
    /** The moments that can be gone back to, the latest last; nothing before the last die or reveal is kept. */
    private final Deque<Moment> moments = new ArrayDeque<>();

    private List<Option> options;
    private List<Refusal> refusals;
    private Hindsight hindsight;

    /** A state in which a decision was awaited, and how long the log was then. */
    private record Moment(long[] state, int logSize) {}

    private Match(Game game, Beginning beginning, Position position, EventLog log) {
        this.game = game;
        this.beginning = beginning;
        this.position = position;
        this.log = log;
    }

    /**
     * Sets a game up and runs it to its first decision.
     *
     * @throws IllegalArgumentException if the game has no such scenario or option
     */
    public static Match begin(Game game, String setupId, Set<String> optionIds, long seed) {
        Beginning beginning = new Beginning(setupId, optionIds, seed);
        Match match = new Match(game, beginning, game.newPosition(), new EventLog(game));
        match.position.report(match.log);
        beginning.setUp(game, match.position);
        match.position.advance();
        return match;
    }

    public Game game() {
        return game;
    }

    public Beginning beginning() {
        return beginning;
    }

    /** The game's own typed state, for those who know which game it is; to be read only. */
    public Position position() {
        return position;
    }

    /** What is asked of whom; empty when the game is over. */
    public Optional<Decision> decision() {
        if (!position.isWaiting()) {
            return Optional.empty();
        }
        return Optional.of(new Decision(
                position.decider(), side(position.decider()).printed(), position.prompt(), position.decisionPoint()));
    }

    /** The answers that the rules allow now, in an order that tells the one who is asked nothing about pieces that he does not know. */
    public List<Option> options() {
        if (options == null) {
            options = position.isWaiting() ? Option.allOf(position, beginning.seed() * 31 + taken.size()) : List.of();
        }
        return options;
    }

    /** Takes the option with this index. */
    public void choose(int option) {
        if (!position.isWaiting()) {
            throw new IllegalStateException("the game is over");
        }
        if (option < 0 || option >= position.optionCount()) {
            throw new IllegalArgumentException("no option " + option + " among " + position.optionCount());
        }
        int rolls = position.rolls();
        int reveals = position.reveals();
        moments.addLast(new Moment(position.snapshot(), log.size()));
        taken.add(new Taken(position.decider(), side(position.decider()).id(), position.optionNotation(option)));
        changed();
        position.choose(option);
        if (position.rolls() != rolls || position.reveals() != reveals) {
            moments.clear();
        }
    }

    /**
     * Takes the option that is this typed action.
     *
     * @throws Refused if it is not among the options
     */
    public void apply(Record action) {
        chooseOrRefuse(
                action.toString(),
                option -> position.optionAction(option).equals(action),
                refusal -> refusal.action().equals(action));
    }

    /**
     * Takes the option with this notation.
     *
     * @throws Refused if it is not among the options
     */
    public void play(String notation) {
        chooseOrRefuse(
                notation,
                option -> position.optionNotation(option).equals(notation),
                refusal -> refusal.notation().equals(notation));
    }

    /** Asks the position and makes no list of options: whoever reads a save goes through thousands of decisions. */
    private void chooseOrRefuse(String ordered, IntPredicate wanted, Predicate<Refusal> refused) {
        int found = position.isWaiting()
                ? IntStream.range(0, position.optionCount())
                        .filter(wanted)
                        .findFirst()
                        .orElse(-1)
                : -1;
        if (found < 0) {
            throw new Refused(
                    ordered, refusals().stream().filter(refused).findFirst().orElse(null));
        }
        choose(found);
    }

    /** What the present decision is about but the rules do not allow, each with its reason. */
    public List<Refusal> refusals() {
        if (refusals == null) {
            refusals = position.isWaiting() ? position.refusals() : List.of();
        }
        return refusals;
    }

    /** Why this is not allowed now; empty when it is allowed, or when the present decision is not about it. */
    public Optional<Refusal> whyNot(String notation) {
        return refusals().stream()
                .filter(refusal -> refusal.notation().equals(notation))
                .findFirst();
    }

    /** Whether the last decision can be taken back: no die has been thrown and nothing hidden shown since. */
    public boolean canUndo() {
        return !moments.isEmpty() && !hasShownMore(moments.getLast());
    }

    /** Whether somebody sees now what he did not see then: a state may show what is hidden as well as the rules' own word for it. */
    private boolean hasShownMore(Moment moment) {
        if (game.schema().isOpen()) {
            return false;
        }
        Position then = game.newPosition();
        then.restore(moment.state);
        return Sighted.of(position).hasMoreThan(Sighted.of(then));
    }

    /** Takes the last decision back. */
    public void undo() {
        if (!canUndo()) {
            throw new IllegalStateException("nothing can be taken back past a die or a reveal");
        }
        Moment moment = moments.removeLast();
        // Taking the state up again repeats no event that players should read twice.
        position.report(null);
        position.restore(moment.state);
        position.report(log);
        log.truncate(moment.logSize);
        taken.remove(taken.size() - 1);
        changed();
    }

    /** A match that goes its own way from here, with its own undo. */
    public Match copy() {
        Match copy = new Match(game, beginning, game.newPosition(), log.copy());
        copy.position.copyFrom(position);
        copy.position.report(copy.log);
        copy.taken.addAll(taken);
        copy.moments.addAll(moments);
        return copy;
    }

    public boolean isOver() {
        return position.isOver();
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Result> result() {
        if (!position.isOver()) {
            return Optional.empty();
        }
        Optional<String> winner = position.winner() == Position.NOBODY
                ? Optional.empty()
                : Optional.of(side(position.winner()).printed());
        return Optional.of(new Result(winner, position.endingText(), position.endingCases()));
    }

    /** The number of the turn, with its date if it has one. */
    public String turnName() {
        return game().turnName(turn());
    }

    public int turn() {
        return position.turn();
    }

    /** The record of play. */
    public List<LogEntry> log() {
        return log.happened();
    }

    /** The record from this entry on, which counts from 0, in as few lines as tell it. */
    public List<Line> lines(int from) {
        return Line.of(log(), from);
    }

    /** The same match with the working of every number in it, for those who ask; made when it is first asked for. */
    public Hindsight hindsight() {
        if (hindsight == null) {
            hindsight = Hindsight.of(this);
        }
        return hindsight;
    }

    /** Every decision that was taken by a player, first to last. */
    public List<Taken> taken() {
        return List.copyOf(taken);
    }

    /** What a side, or {@link Text#ALL_SEEING}, may see. */
    public BoardView view(int viewer) {
        return BoardView.of(position, viewer);
    }

    private Thing side(int index) {
        return game.schema().sides().get(index);
    }

    private void changed() {
        options = null;
        refusals = null;
        hindsight = null;
    }
}
