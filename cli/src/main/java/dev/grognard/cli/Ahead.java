package dev.grognard.cli;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.match.Telling;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Answers to one question that were typed in one line. They wait while others are asked, and are never given to another question; standing
 * ones are given whenever the same is asked about the same things, the last of them again and again.
 */
final class Ahead {
    static final String DONE = "done";

    private final Asked asked;
    /** How long the record was when they were typed. */
    private final int begun;

    private final int taken;
    private final int rolls;
    private final boolean standing;
    private int given;
    /** Whether the procedure that asked has ended since, although another run of it may ask in the same words. */
    private boolean over;

    private boolean toldWaiting;

    private final Deque<Offer> left;
    private final List<Offer> skipped = new ArrayList<>();
    /** What can be asked about once more: a list whose members come back is a new one. */
    private final Set<String> listed;

    /** These answers to a question, the next first, of all that was offered. */
    Ahead(Match match, Asked asked, List<Offer> answers, List<Offer> offered, boolean standing) {
        this.standing = standing;
        this.asked = asked;
        this.begun = match.log().size();
        this.taken = match.taken().size();
        this.rolls = match.position().rolls();
        this.left = new ArrayDeque<>(answers);
        this.listed = offered.stream().map(Offer::notation).collect(Collectors.toCollection(HashSet::new));
    }

    /** Takes note of what is asked now: where the same side is asked something else, or another side the same, this question is done with. */
    void notice(Match match, Asked now) {
        boolean sameSide = asked.side() == now.side();
        boolean sameWords = asked.point().equals(now.point());
        over |= standing
                ? match.turn() != asked.turn()
                : !asked.isUnderWay(match) || asked.frame() == now.frame() && sameSide != sameWords;
    }

    /** The option that the next answer stands for, if this is its question and it can still be given. */
    Optional<Option> next(Match match, Asked now) {
        if (standing) {
            return nextStanding(match, now);
        }
        if (left.isEmpty() || !now.equals(asked) || !goesOn(match)) {
            return Optional.empty();
        }
        Optional<Option> option = offered(match, left.peek());
        while (option.isEmpty() && left.size() > 1 && shrinks()) {
            // Whoever has left the list meanwhile does not hold up those after him.
            skipped.add(left.remove());
            option = offered(match, left.peek());
        }
        if (option.isPresent()) {
            Offer answer = left.remove();
            listed.remove(answer.notation());
            given++;
        }
        return option;
    }

    /** The last answer stands as long as it is offered, among others that were offered when it was given. */
    private Optional<Option> nextStanding(Match match, Asked now) {
        if (left.isEmpty() || over || !now.isAskedLike(asked)) {
            return Optional.empty();
        }
        boolean sameThings = match.options().stream().allMatch(option -> listed.contains(option.notation()));
        Optional<Option> option = sameThings ? offered(match, left.peek()) : Optional.empty();
        if (option.isPresent() && left.size() > 1) {
            left.remove();
        }
        return option;
    }

    private static Optional<Option> offered(Match match, Offer answer) {
        return match.options().stream()
                .filter(option -> option.notation().equals(answer.notation()))
                .findFirst();
    }

    /** Whether what was taken once is not offered for this question again. */
    private boolean shrinks() {
        return asked.kind() == DecisionPoint.Kind.NEXT || asked.kind() == DecisionPoint.Kind.SEVERAL;
    }

    /**
     * Whether the question is not only asked in the same words. An order, or several of a list of orders, is gone through while dice are
     * thrown and others are asked, but then nobody comes back to the list; anything else goes on at once or not at all.
     */
    private boolean goesOn(Match match) {
        boolean sameList = !over && match.options().stream().allMatch(option -> listed.contains(option.notation()));
        return isGoneThrough() && sameList || asked.kind() != DecisionPoint.Kind.NEXT && isAtOnce(match);
    }

    /** Whether no die was thrown and nobody else has decided since they were typed. */
    private boolean isAtOnce(Match match) {
        return match.taken().size() == taken + given && match.position().rolls() == rolls;
    }

    private boolean isGoneThrough() {
        return asked.kind() == DecisionPoint.Kind.NEXT || asked.kind() == DecisionPoint.Kind.MENU;
    }

    /** What a side is told once, when it is asked something else: the orders that it has typed ahead and that will follow. */
    List<String> tellWaiting(int side) {
        if (toldWaiting || standing || side != asked.side() || asked.kind() != DecisionPoint.Kind.MENU) {
            return List.of();
        }
        toldWaiting = true;
        return left.stream().map(Offer::label).toList();
    }

    boolean isUsedUp() {
        return left.isEmpty() && skipped.isEmpty();
    }

    /** Whether what is left can never be used, now that this is asked or the match is over. */
    boolean isLost(Match match, Optional<Asked> now) {
        if (left.isEmpty()) {
            return !skipped.isEmpty();
        }
        if (standing) {
            return over || now.isEmpty() || now.get().isAskedLike(asked);
        }
        boolean waits = isGoneThrough() && !over && asked.isUnderWay(match);
        return !waits || now.isPresent() && now.get().equals(asked);
    }

    /**
     * Drops what is left and says what it was, but for what the match has taken by itself, and that a list is done. What is left of an
     * order that was gone through is nothing to tell: it ended before it came to them.
     */
    List<String> drop(Match match) {
        boolean ended = over || !asked.isUnderWay(match);
        if (standing || asked.kind() == DecisionPoint.Kind.NEXT || isGoneThrough() && ended && !isAtOnce(match)) {
            skipped.clear();
            left.clear();
            return List.of();
        }
        Set<String> taken = new HashSet<>();
        for (LogEntry entry : match.log()
                .subList(Math.min(begun, match.log().size()), match.log().size())) {
            if (entry.telling() instanceof Telling.Answer answer) {
                taken.add(answer.answer().toString());
            }
        }
        skipped.addAll(left);
        List<String> unused = skipped.stream()
                .filter(offer -> !offer.notation().equals(DONE)
                        && !taken.contains(offer.option().label().toString()))
                .map(Offer::label)
                .toList();
        skipped.clear();
        left.clear();
        return unused;
    }
}
